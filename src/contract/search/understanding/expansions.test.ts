import { expect, test } from 'vitest';
import { searchNorm } from '#contract/text/turkish-fold.ts';
import { kindsMeant } from './kinds-meant.ts';
import { expansionsOf, thingsOf } from './synonyms.ts';
import { thesaurusOf } from './thesaurus.ts';

const kind = (name: string, words = '', sells = '', needs = '') => ({
  ...{ name, words, sells, needs, abroad: '' },
});
const KINDS = [
  kind('Berber', 'tıraş evi', 'kuaför'),
  kind('Kuaför', 'saç evi, hairdresser', '', 'saç kestirmek'),
  kind('Güzellik merkezi', 'hairdresser, saç evi merkezi'),
  kind('Ürolog', '', '', 'böbrek taşı, ağız diş, yaşlı ev, liman karalı, bol tuzlu'),
  kind('Diyetisyen', '', '', 'zayıflamak, öğretmek'),
  kind('Oto servis', 'oto tamir', '', 'arabam, hıçkırık'),
  kind('Araba yıkama', 'araba temizliği', '', 'arabam'),
  kind('Galeri', 'oto'),
  kind('Lastikçi', 'oto lastik'),
  kind('Kitapçı', 'kitap, otomatik'),
  kind('Ciltçi', '', '', 'kitap'),
  kind('Ayakkabıcı', 'çelik taban', '=kara taban'),
  kind('Halı saha', 'futbol sahası'),
  kind('Bayi', 'tekel bayi, büfe'),
  kind('Sürücü kursu', 'ehliyet kursu', '', 'araba öğrenmek'),
  kind('Motosiklet kursu', 'ehliyet kursu', '', 'motor sürmek'),
  kind('Nörolog', '', '', 'başım ağrıyor, uykusuzluk, unutkanlık'),
  kind('Psikolog', '', '', 'uykusuzluk'),
  kind('Kuruyemişçi', '', 'badem'),
  kind('Kulak doktoru', '', '', 'bademcik'),
].map((one, id) => ({ ...one, id }));
const made = () => thesaurusOf(KINDS);
const nameOf = (id: number | undefined) => KINDS[id ?? -1]?.name;
const wordsOf = (q: string) => searchNorm(q).split(' ');
const expand = (q: string) => expansionsOf(made(), wordsOf(q), 50);
/** Kinds a question has to do with. */
const meant = (q: string) => [...kindsMeant(made(), wordsOf(q)).all].map(nameOf);

test.each<[q: string, kind: string, isMeant: boolean]>([
  // A small one is another thing.
  ['badem', 'Kuruyemişçi', true],
  ['badem', 'Kulak doktoru', false],
  ['bademcik', 'Kulak doktoru', true],
  // Beside another word of its line a short one, whatever its ending.
  ['böbrek taşım', 'Ürolog', true],
  ['böbrek tan', 'Ürolog', false],
  ['ağız dişsiz', 'Ürolog', true],
  ['yaşlı evsiz', 'Ürolog', false],
  ['bol tuzda', 'Ürolog', true],
  ['liman karada', 'Ürolog', false],
  // One verb in all its forms, and no other that begins like it.
  ['zayıflıyorum', 'Diyetisyen', true],
  ['öğretiyor', 'Diyetisyen', false],
  ['öğrenmek', 'Diyetisyen', false],
  ['otomatik', 'Kitapçı', true],
  ['otomativ', 'Kitapçı', false],
  // What is mine is a need; where the thing itself leads there as well, so is any.
  ['arabamın', 'Oto servis', true],
  ['araba', 'Oto servis', false],
  ['araba', 'Araba yıkama', true],
  ['kitabım', 'Ciltçi', true],
  // What is for a car is for an oto; an oto alone it is not.
  ['otomobil lastik', 'Lastikçi', true],
  ['arabaya lastik', 'Lastikçi', true],
  ['arabaya lastik', 'Galeri', false],
  ['arabaya', 'Galeri', false],
  // No word that only begins like one of several.
  ['çelik tabanlar', 'Ayakkabıcı', true],
  ['çelik tabanca', 'Ayakkabıcı', false],
  ['kara tabanı', 'Ayakkabıcı', true],
  ['kara tabanca', 'Ayakkabıcı', false],
])('%s has to do with a %s: %s', (q, name, isMeant) => {
  if (isMeant) expect(meant(q)).toContain(name);
  else expect(meant(q)).not.toContain(name);
});

test('who sells is asked for only where the word says what', () => {
  const things = (q: string) => thingsOf(made(), wordsOf(q));
  expect(things('tekel bayi')).toEqual(['tekel', 'bayi']);
  expect(things('akü bayi')).toEqual(['aku']);
  expect(things('akü tekel bayi')).toEqual(['aku', 'tekel']);
  expect(expand('akü bayi')).toEqual([]);
  for (const q of ['tekel bayi', 'bayi'])
    expect(
      expand(q).map(({ found }) => found),
      q,
    ).toContainEqual(['bufe']);
});

test('what explains more of a question comes first, then what is needed, what is said before who has it', () => {
  const order = (q: string) => [...new Set(expand(q).map(({ kindId }) => nameOf(kindId)))];
  expect(order('kitap halı saha')).toEqual(['Halı saha', 'Kitapçı', 'Ciltçi']);
  expect(order('büfe hıçkırık')).toEqual(['Oto servis', 'Bayi']);
  expect(order('kuaför').slice(0, 2)).toEqual(['Kuaför', 'Berber']);
});

test('who answers few needs is nearer than who answers many, if the question says as much of them', () => {
  const ranks = (q: string) =>
    Object.fromEntries(expand(q).map(({ kindId, rank }) => [nameOf(kindId), rank]));
  expect(ranks('uykusuzluk')).toEqual({ Psikolog: 0, Nörolog: 0.5 });
  expect(ranks('başım ağrıyor uykusuzluk')).toEqual({ Nörolog: 0, Psikolog: 0 });
  expect(ranks('unutkanlık büfe')).toEqual({ Nörolog: 0, Bayi: 0 });
});

test('what several needs lead to is told by the words of all of them, not by what is called so', () => {
  const leading = (q: string, to: string) =>
    expand(q)
      .filter(({ found, isNeed }) => isNeed && found.join(' ') === to)
      .map(({ told, kept, read }) => ({ told, kept, read }));
  expect(leading('araba öğrenmek motor sürmek', 'ehliyet kursu')[0]).toEqual({
    told: ['araba', 'ogrenmek', 'motor', 'surmek'],
    kept: [],
    read: ['araba', 'ogrenmek'],
  });
  const [first] = leading('hairdresser saç kestirmek', 'hairdresser');
  expect(first).toMatchObject({ told: ['sac', 'kestirmek'], kept: ['hairdresser'] });
});

test('what another one finds as well is not asked, and what is said in part is not said', () => {
  const found = (q: string) => expand(q).map((one) => one.found.join(' '));
  expect(found('hairdresser')).toContain('sac evi');
  expect(found('hairdresser')).not.toContain('sac evi merkezi');
  const said = (q: string) =>
    expand(q)
      .filter(({ isSaid }) => isSaid)
      .map((one) => one.found.join(' '));
  expect(said('saç kestirmek')).toEqual([]);
  expect(said('hairdresser kuaför').toSorted()).toEqual(['hairdresser', 'kuafor']);
});
