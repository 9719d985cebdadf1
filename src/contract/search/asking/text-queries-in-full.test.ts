import { expect, test } from 'vitest';
import { type Question, readQuestion } from '#contract/search/understanding/question.ts';
import { thesaurusOf } from '#contract/search/understanding/thesaurus.ts';
import { queryForBeginnings } from './beginnings.ts';
import { queryForAllButOne, queryForAny } from './partly.ts';
import { type Boost, queryForAll, queryForMeaning, type TextQuery } from './text-queries.ts';

const kind = (name: string, words: string, sells = '', needs = '') => ({
  ...{ name, words, sells, needs, abroad: '' },
});
const words = thesaurusOf([
  kind('Kuaför', 'kuaför salonu, saç evi, hairdresser', 'fön', 'saç kestirmek'),
  kind('Berber', 'barber', 'kuaför'),
  kind('Tekel bayii', 'tekel, büfe', 'kuruyemiş'),
  kind('Diş hekimi', 'diş, ağız ve diş', '', 'dişim ağrıyor'),
  kind('Laboratuvar', 'tahlil merkezi', '', 'hormon testi'),
  kind('Tıp merkezi', 'poliklinik', '', 'hormon testi, dişim ağrıyor, başım ağrıyor'),
  kind('Şekerlemeci', 'şekerleme, şeker, lokum', 'bayram şekeri'),
  kind('Halı saha', 'futbol sahası', '', 'top oynamak'),
  kind('Oto yıkama', 'oto kuaför', 'pasta cila', 'araba yıkatmak'),
]);

const shown = (boosts: readonly Boost[] = []) =>
  boosts.map(({ query, points }) => `${points} ${query}`);

/** What the database is asked, word for word: whoever changes it on purpose changes it here too. */
const asked: [
  ask: (question: Question) => TextQuery | undefined,
  question: string,
  expected: Omit<TextQuery, 'boosts' | 'best'> & { boosts: string[]; best: string[] },
][] = [
  [
    queryForAll,
    'kuaför salonu',
    {
      head: '((KUAFO | kuafor) & (SALON | salonu)) | (0KUAFO) | (0HAIRD) | (0SAC & 0EVI) | (kuaforsalonu:*)',
      anywhere: '((KUAFO | kuafor) & (SALON | salonu | 1ASALON | 1Asalonu)) | (kuaforsalonu:*)',
      besides: [],
      boosts: [
        '8 (KUAFO:ABC | kuafor:ABC) & (SALON:ABC | salonu:ABC)',
        '6 (KUAFO:A | kuafor:A)',
        '4 kuafor:A',
        '5 (KUAFO:B | kuafor:B)',
        '3 kuafor:B',
        '1 (KUAFO:CD | kuafor:CD)',
        '3 (SALON:AB | salonu:AB)',
        '2 (KUAFO:A) | (HAIRD:A) | (SAC:A & EVI:A)',
        '2 (KUAFO:B) | (HAIRD:B) | (SAC:B & EVI:B)',
        '1 (KUAFO:AB) | (SAC:AB & EVI:AB)',
        '7 KUAFO:A',
        '9 KUAFO:B',
      ],
      best: [],
      opening: 'kuafor salonu ',
    },
  ],
  [
    queryForAll,
    'tekel büfe',
    {
      head: '((TEKEL) & (BUFE)) | (0TEKEL) | (0BUFE) | (tekelbufe:*)',
      anywhere: '((TEKEL) & (BUFE)) | (tekelbufe:*)',
      besides: [],
      boosts: [
        '8 (TEKEL:ABC) & (BUFE:ABC)',
        '6 (TEKEL:A)',
        '4 tekel:A',
        '5 (TEKEL:B)',
        '3 tekel:B',
        '1 (TEKEL:CD)',
        '6 (BUFE:A)',
        '4 bufe:A',
        '5 (BUFE:B)',
        '3 bufe:B',
        '1 (BUFE:CD)',
        '2 (TEKEL:A) | (BUFE:A)',
        '2 (TEKEL:B) | (BUFE:B)',
        '7 (TEKEL:A) | (BUFE:A)',
        '9 (TEKEL:B) | (BUFE:B)',
      ],
      best: [],
      opening: 'tekel bufe ',
    },
  ],
  [
    queryForAll,
    'dişim ağrıyor',
    {
      head: '(Nothing) | (0DIS) | (0TIP & 0MERKE) | (0POLIK)',
      anywhere: 'Nothing',
      besides: [],
      boosts: [
        '8 (DISIM:ABC | DIS:ABC)',
        '6 (AGRIY:A | agriyor:A)',
        '4 agriyor:A',
        '5 (AGRIY:B | agriyor:B)',
        '3 agriyor:B',
        '1 (AGRIY:CD | agriyor:CD)',
        '4 DISIM:AB',
      ],
      best: [
        '7 DIS:A',
        '8 DIS:B',
        '6 DIS:D',
        '6 TIP:A & MERKE:A',
        '7 TIP:B & MERKE:B',
        '5 TIP:D & MERKE:D',
        '5 POLIK:A',
        '6 POLIK:B',
        '4 POLIK:D',
      ],
      opening: 'disim agriyor ',
    },
  ],
  [
    queryForAll,
    'hormon testi',
    {
      head: '((HORMO | hormon) & (TESTI | TEST)) | (0LABOR) | (0TAHLI & 0MERKE) | (0TIP & 0MERKE) | (0POLIK) | (hormontesti:*)',
      anywhere:
        '((HORMO | hormon | 1AHORMO | 1Ahormon) & (TESTI | TEST | 1ATESTI | 1ATEST)) | (hormontesti:*)',
      besides: [],
      boosts: ['8 (HORMO:ABC | hormon:ABC) & (TESTI:ABC | TEST:ABC)', '4 HORMO:AB', '4 TESTI:AB'],
      best: [
        '7 LABOR:A',
        '8 LABOR:B',
        '6 LABOR:D',
        '6 (TAHLI:A & MERKE:A) | (TIP:A & MERKE:A)',
        '7 (TAHLI:B & MERKE:B) | (TIP:B & MERKE:B)',
        '5 (TAHLI:D & MERKE:D) | (TIP:D & MERKE:D)',
        '5 POLIK:A',
        '6 POLIK:B',
        '4 POLIK:D',
      ],
      opening: 'hormon testi ',
    },
  ],
  [
    queryForAll,
    'bahçeli kuaför seyhan',
    {
      head: '((BAHCE | bahceli) & (KUAFO | kuafor) & (SEYHA | seyhan)) | ((BAHCE | bahceli) & (SEYHA | seyhan) & 0HAIRD) | ((BAHCE | bahceli) & (SEYHA | seyhan) & 0SAC & 0EVI) | ((BAHCE | bahceli) & (SEYHA | seyhan) & 0BERBE) | ((BAHCE | bahceli) & (SEYHA | seyhan) & 0BARBE) | ((KUAFO | kuafor) & (SEYHA | seyhan) & TERAS) | ((KUAFO | kuafor) & (SEYHA | seyhan) & ACIK & HAVA) | ((SEYHA | seyhan) & bahcelikuafor:*) | ((BAHCE | bahceli) & kuaforseyhan:*)',
      anywhere:
        '((BAHCE | bahceli | 1ABAHCE | 1Abahceli) & (KUAFO | kuafor) & (SEYHA | seyhan | 1ASEYHA | 1Aseyhan)) | ((SEYHA | seyhan) & bahcelikuafor:*) | ((BAHCE | bahceli) & kuaforseyhan:*)',
      besides: [
        {
          head: '(0HAIRD) | (0SAC & 0EVI) | (0BERBE) | (0BARBE)',
          rest: '(BAHCE | bahceli | 1ABAHCE | 1Abahceli) & (SEYHA | seyhan | 1ASEYHA | 1Aseyhan)',
        },
        {
          head: '(TERAS) | (ACIK & HAVA)',
          rest: '(KUAFO | kuafor) & (SEYHA | seyhan | 1ASEYHA | 1Aseyhan)',
        },
      ],
      boosts: [
        '8 (BAHCE:ABC | bahceli:ABC) & (KUAFO:ABC | kuafor:ABC) & (SEYHA:ABC | seyhan:ABC)',
        '6 (KUAFO:A | kuafor:A)',
        '4 kuafor:A',
        '5 (KUAFO:B | kuafor:B)',
        '3 kuafor:B',
        '1 (KUAFO:CD | kuafor:CD)',
        '6 (SEYHA:A | seyhan:A)',
        '4 seyhan:A',
        '5 (SEYHA:B | seyhan:B)',
        '3 seyhan:B',
        '1 (SEYHA:CD | seyhan:CD)',
        '3 (BAHCE:AB | bahceli:AB)',
        '8 (HAIRD:A) | (SAC:A & EVI:A)',
        '8 (HAIRD:B) | (SAC:B & EVI:B)',
        '1 SAC:AB & EVI:AB',
      ],
      best: [
        '5 TERAS:A',
        '6 TERAS:B',
        '4 TERAS:D',
        '3 ACIK:A & HAVA:A',
        '4 ACIK:B & HAVA:B',
        '2 ACIK:D & HAVA:D',
      ],
      opening: 'bahceli kuafor seyhan ',
    },
  ],
  [
    (question) => queryForMeaning(question, false),
    'bahçeli kuaför seyhan',
    {
      head: '((SEYHA | seyhan) & (KUAFO | kuafor)) | ((SEYHA | seyhan) & 0KUAFO) | ((SEYHA | seyhan) & 0HAIRD) | ((SEYHA | seyhan) & 0SAC & 0EVI) | ((SEYHA | seyhan) & 0BERBE) | ((SEYHA | seyhan) & 0BARBE)',
      anywhere: 'Nothing',
      besides: [],
      boosts: [
        '6 (KUAFO:A | kuafor:A)',
        '4 kuafor:A',
        '5 (KUAFO:B | kuafor:B)',
        '3 kuafor:B',
        '1 (KUAFO:CD | kuafor:CD)',
        '6 (SEYHA:A | seyhan:A)',
        '4 seyhan:A',
        '5 (SEYHA:B | seyhan:B)',
        '3 seyhan:B',
        '1 (SEYHA:CD | seyhan:CD)',
        '3 (BAHCE:AB | bahceli:AB)',
        '2 (KUAFO:A) | (HAIRD:A) | (SAC:A & EVI:A)',
        '2 (KUAFO:B) | (HAIRD:B) | (SAC:B & EVI:B)',
        '1 (KUAFO:AB) | (SAC:AB & EVI:AB)',
        '7 KUAFO:A',
        '9 KUAFO:B',
      ],
      best: [],
      opening: 'bahceli kuafor seyhan ',
      isPart: true,
      unasked: [],
    },
  ],
  [
    queryForBeginnings,
    'halı sahada',
    {
      head: 'hali:* & sahad:*',
      anywhere: '(hali:* | 1Ahali:*) & (sahad:* | 1Asahad:*)',
      besides: [],
      boosts: [
        '6 hali:*A',
        '4 hali:A',
        '5 hali:*B',
        '3 hali:B',
        '1 hali:*CD',
        '6 sahad:*A',
        '4 sahada:A',
        '5 sahad:*B',
        '3 sahada:B',
        '1 sahad:*CD',
      ],
      best: [],
      opening: 'hali sahada',
    },
  ],
  [
    queryForAllButOne,
    'oto yıkama salonu',
    {
      head: '((YIKAM | yikama | 1AYIKAM | 1Ayikama) & (SALON | salonu | 1ASALON | 1Asalonu)) | ((OTO | 1AOTO) & (SALON | salonu | 1ASALON | 1Asalonu)) | ((OTO | 1AOTO) & (YIKAM | yikama | 1AYIKAM | 1Ayikama))',
      anywhere:
        '((YIKAM | yikama | 1AYIKAM | 1Ayikama) & (SALON | salonu | 1ASALON | 1Asalonu)) | ((OTO | 1AOTO) & (SALON | salonu | 1ASALON | 1Asalonu)) | ((OTO | 1AOTO) & (YIKAM | yikama | 1AYIKAM | 1Ayikama))',
      besides: [],
      boosts: [
        '6 (OTO:A)',
        '4 oto:A',
        '5 (OTO:B)',
        '3 oto:B',
        '1 (OTO:CD)',
        '6 (YIKAM:A | yikama:A)',
        '4 yikama:A',
        '5 (YIKAM:B | yikama:B)',
        '3 yikama:B',
        '1 (YIKAM:CD | yikama:CD)',
        '6 (SALON:A | salonu:A)',
        '4 salonu:A',
        '5 (SALON:B | salonu:B)',
        '3 salonu:B',
        '1 (SALON:CD | salonu:CD)',
      ],
      best: [],
      opening: 'oto yikama salonu ',
      isPart: true,
    },
  ],
  [
    queryForAny,
    'oto yıkama salonu',
    {
      head: '((OTO | 1AOTO)) | ((YIKAM | yikama | 1AYIKAM | 1Ayikama)) | ((SALON | salonu | 1ASALON | 1Asalonu))',
      anywhere:
        '((OTO | 1AOTO)) | ((YIKAM | yikama | 1AYIKAM | 1Ayikama)) | ((SALON | salonu | 1ASALON | 1Asalonu))',
      besides: [],
      boosts: [
        '6 (OTO:A)',
        '4 oto:A',
        '5 (OTO:B)',
        '3 oto:B',
        '1 (OTO:CD)',
        '6 (YIKAM:A | yikama:A)',
        '4 yikama:A',
        '5 (YIKAM:B | yikama:B)',
        '3 yikama:B',
        '1 (YIKAM:CD | yikama:CD)',
        '6 (SALON:A | salonu:A)',
        '4 salonu:A',
        '5 (SALON:B | salonu:B)',
        '3 salonu:B',
        '1 (SALON:CD | salonu:CD)',
      ],
      best: [],
      opening: 'oto yikama salonu ',
      isPart: true,
    },
  ],
];

test.each(asked)('%o asks for "%s"', (ask, question, expected) => {
  const query = ask(readQuestion(words, question) as Question);
  expect({ ...query, boosts: shown(query?.boosts), best: shown(query?.best) }).toEqual(expected);
});

const read = (text: string) => readQuestion(words, text) as Question;

test('what would ask nothing new, or for nothing, is not asked', () => {
  for (const text of ['kuaförler', 'a kuaförler'])
    expect(queryForBeginnings(read(text))).toBeUndefined();
  for (const text of ['kuaför', 'seyhan salonu', 'seyhan kuaför'])
    expect(queryForAny(read(text))).toBeUndefined();
  expect(queryForAllButOne(read('kuaför'))).toBeUndefined();
  expect(queryForAllButOne(read('seyhan salonu'))).toBeUndefined();
  expect(queryForAllButOne(read('seyhan salonu'), true)?.head).toBe(
    '(SALON | salonu | 1ASALON | 1Asalonu)',
  );
  expect(queryForMeaning(read('kuaför'), true)).toBeUndefined();
  expect(queryForMeaning(read('xyzzy plugh'), true)).toBeUndefined();
});
