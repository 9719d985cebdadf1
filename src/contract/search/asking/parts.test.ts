import { expect, test } from 'vitest';
import { kindsMeant } from '#contract/search/understanding/kinds-meant.ts';
import { type Question, readQuestion } from '#contract/search/understanding/question.ts';
import { type SearchedKind, thesaurusOf } from '#contract/search/understanding/thesaurus.ts';
import { ownWordsOf } from './answering.ts';
import { queriesNear } from './partly.ts';
import { queryForMeaning } from './text-queries.ts';

const kind = (name: string, more: Partial<SearchedKind>) => ({
  ...{ name, words: '', sells: '', needs: '', abroad: '' },
  ...more,
});
const by = thesaurusOf(
  [
    kind('Asansörcü', {
      words: 'asansör, asansör bakımı, yürüyen merdiven',
      category: 'Hizmetler',
    }),
    kind('Huzurevi', { words: 'yaşlılar evi', category: 'Hizmetler' }),
    kind('Tenis kulübü', { words: 'tenis, kortlar', category: 'Spor' }),
    kind('Hamam', { words: 'türk hamamı', category: 'Güzellik' }),
    kind('Kırtasiye', { words: 'defter, okul malzemesi', category: 'Alışveriş' }),
    kind('Kolej', { words: 'okul, özel okul', category: 'Eğitim' }),
    kind('Oto tamirci', { words: 'oto servis', needs: 'arabam', category: 'Otomotiv' }),
    kind('Kuyumcu', { words: 'mücevher', needs: 'altın satmak', category: 'Alışveriş' }),
    kind('Binici', { words: 'binicilik', needs: 'binicilik yapmak', category: 'Spor' }),
    kind('Sinema', { words: 'film', sells: 'kaplama', category: 'Eğlence' }),
    kind('Psikiyatrist', {
      words: 'psikiyatri, ruh doktoru',
      needs: 'ruhsal, kafam',
      category: 'Sağlık',
    }),
  ].map((one, at) => ({ ...one, id: at + 1 })),
);
/** A part of the question answers for the whole. */
const isAnswered = (q: string) =>
  queryForMeaning(readQuestion(by, q) as Question, true) !== undefined;

test.each<[q: string, isByPart: boolean]>([
  // Who does one work on a thing does another.
  ['asansör montajı', true],
  ['asansör tamiri', true],
  ['asansör kursu', false],
  ['asansör kiralama', false],
  ['huzurevi tamiri', false],
  // Who teaches it has teachers.
  ['tenis hocası', true],
  ['tenis dersi', true],
  ['hamam kursu', false],
  // What else the kind is asked for with that word before it.
  ['okul kırtasiye', true],
  ['tenis kırtasiye', false],
])('%s: by a part of it: %s', (q, isByPart) => {
  expect(isAnswered(q)).toBe(isByPart);
});

test.each<[q: string, ...unasked: string[]]>([
  ['zonk zank tenis', 'zonk', 'zank'],
  ['tenis zonk zank', 'zonk', 'zank'],
  ['tenis dersi'],
  ['asansör montajı'],
  ['seyhan zonk zank tenis', 'zonk', 'zank'],
])('what a part answers of %s leaves out what the rest says: %s %s', (q, ...unasked) => {
  expect(queryForMeaning(readQuestion(by, q) as Question, true)?.unasked).toEqual(unasked);
});

test('more known words than were understood are another thing, unless a kind is named at the end', () => {
  expect(isAnswered('zonk zank tenis')).toBe(true);
  expect(isAnswered('tenis zonk zank')).toBe(true);
  expect(isAnswered('tenis film kaplama')).toBe(false);
  expect(isAnswered('kafam film psikiyatri')).toBe(true);
});

test('near what all its words are together nobody is who has a part of them', () => {
  const near = (q: string) =>
    queriesNear(readQuestion(by, q) as Question).filter(({ isPart }) => isPart).length;
  expect(near('okul malzemesi')).toBe(0);
  expect(near('yürüyen merdiven')).toBe(0);
  expect(near('yürüyen zonk')).toBeGreaterThan(0);
});

test('another spelling of a word is no kind: whoever has to do with an oto has not what is asked', () => {
  expect(isAnswered('oto zonk zank')).toBe(false);
  expect(isAnswered('oto film')).toBe(true);
});

test('a name with what is done answers only where those that help are called so', () => {
  const own = (q: string) => {
    const question = readQuestion(by, q) as Question;
    const meant = kindsMeant(by, question.telling);
    return ownWordsOf(question, { meant, kinds: meant.all, isSaid: false, isNamed: false }, []);
  };
  expect(own('altın satmak').named).toBe('Nothing');
  // In a name of another category that is another thing, as the dövme of an oto galeri.
  expect(own('binicilik yapmak')).toEqual({
    named: '(0BINIC:B | 0BINI:B | binicilik:B)',
    worded: { query: '(0BINIC | 0BINI | binicilik:AB)', categories: ['Spor'] },
  });
});
