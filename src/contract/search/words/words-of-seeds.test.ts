import { expect, test } from 'vitest';
import { WORD_LIST_LENGTH, WORD_LISTS } from '#contract/kinds/administered-kinds.ts';
import { splitCommaList } from '#contract/text/comma-list.ts';
import { searchNorm } from '#contract/text/turkish-fold.ts';
import { seededKinds, seededWords } from '#tests/support/seeded-words.ts';
import { kindsMeant } from '../understanding/kinds-meant.ts';
import { readQuestion } from '../understanding/question.ts';

/** Names of the kinds that have to do with every word of a question. */
function meantBy(q: string): string[] {
  const { telling = [] } = readQuestion(seededWords, q) ?? {};
  const { covering } = kindsMeant(seededWords, telling);
  return [...covering].map((id) => seededKinds[id]?.name ?? '');
}

test.each([
  ['dış cephe mantolama', 'Çatıcı', 'Diş hekimi'],
  ['salı pazarı', 'Pazar yeri', 'Kadın giyim mağazası'],
  ['burun eti', 'Kulak burun boğaz uzmanı', 'Kasap'],
  ['su saati patladı', 'Su tesisatçısı', 'Saatçi'],
  ['bıçak biletmek', 'Bıçakçı ve bileyici', 'Otobüs firması'],
  ['şeffaf plak', 'Diş hekimi', 'Antikacı'],
  ['yurt dışında okumak', 'Yurt dışı eğitim danışmanı', 'Öğrenci yurdu'],
  ['fırın tamiri', 'Beyaz eşya servisi', 'Fırın'],
  ['mangallık et alınacak kasap', 'Kasap', 'Mangal bahçesi'],
  ['muhtarlık', 'Muhtarlık', 'Devlet dairesi'],
  ['adliye sarayı', 'Adliye', 'Devlet dairesi'],
  ['mermer', 'Mermerci', 'Parkeci'],
  ['gastroenterolog', 'Gastroenterolog', 'Doktor'],
  ['yamaç paraşütü', 'Yamaç paraşütü pisti', 'Doğa sporları kulübü'],
])('%s is asked of a %s, not of a %s', (q, kind, other) => {
  expect(meantBy(q)).toContain(kind);
  expect(meantBy(q)).not.toContain(other);
});

test.each([
  ['Eczane', 'pharmacy', 'صيدلية', 'dermanxane', 'аптека', 'Apotheke'],
  ['Diş hekimi', 'toothache', 'طبيب أسنان', 'pizîşkê diranan', 'зубной врач', 'Zahnschmerzen'],
  ['Otel', 'rooms', 'فنادق', 'otêl', 'гостиница', 'Unterkunft'],
  ['Cami', 'mosque', 'المسجد', 'mizgeft', 'мечеть', 'Moschee'],
  ['Hamam', 'turkish bath', 'حمام', 'hemam', 'баня', 'Dampfbad'],
  ['Otogar', 'bus station', 'كراج باصات', 'rawestgeha otobusê', 'автовокзал', 'Busbahnhof'],
])(
  'who comes from abroad asks for a %s in English, Arabic, Kurdish, Russian and German',
  (kind, ...words) => {
    for (const word of words) expect(meantBy(word), word).toContain(kind);
  },
);

test('each list fits into the form of the team, and says nothing twice', () => {
  for (const kind of seededKinds)
    for (const list of WORD_LISTS) {
      expect(kind[list].length, `${kind.name}: ${list}`).toBeLessThanOrEqual(WORD_LIST_LENGTH);
      const phrases = splitCommaList(kind[list]).filter((phrase) => !/[=_&]/.test(phrase));
      if (list === 'files') continue;
      const twice = phrases.filter(
        (phrase, at) => phrases.findIndex((one) => searchNorm(one) === searchNorm(phrase)) !== at,
      );
      expect(twice, `${kind.name}: ${list}`).toEqual([]);
    }
});
