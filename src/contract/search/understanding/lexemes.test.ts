import { expect, test } from 'vitest';
import { searchColumns } from '#server/businesses/indexing/search-columns.rules.ts';
import { seededWords } from '#tests/support/seeded-words.ts';
import {
  hardened,
  isKnownWithEnding,
  lexemesOf,
  lexemesOfKind,
  lexemesOfName,
  lexemesWithin,
  nameLexemes,
  readNameWords,
  readWords,
  softened,
  spelledWords,
  stemsOf,
  stemsOfAsked,
} from './lexemes.ts';

test('a word is stored as it is and by its stem, a short one by its root as well', () => {
  expect(lexemesOf(readWords('Kuaförler'))).toEqual(['kuaforler', 'KUAFO']);
  expect(lexemesOf(readWords('oteli'))).toEqual(['oteli', 'OTELI', 'OTEL']);
  expect(stemsOf('kebabi')).toEqual(stemsOf('kebapci'));
});

test('a question loses more endings than a name, where a known word is left', () => {
  expect(stemsOfAsked(seededWords, 'bara')).toContain('BAR');
  expect(stemsOfAsked(seededWords, 'disim')).toContain('DIS');
  // In the dative only what a kind is called.
  expect(stemsOfAsked(seededWords, 'deve')).toEqual(['DEVE']);
  expect(stemsOfAsked(seededWords, 'saclarimizi')).toContain('SAC');
  expect(stemsOfAsked(seededWords, 'hali')).toEqual(['HALI']);
  // No word that only asks is a root: yoku, varda, yerde.
  expect(stemsOfAsked(seededWords, 'varda')).toEqual(['VARDA']);
  expect(stemsOfAsked(seededWords, 'yerde')).toEqual(['YERDE']);
  expect(stemsOf('bara')).toEqual(['BARA']);
});

test('neighbours of a name are found as one word, those of a text are not', () => {
  expect(lexemesOfName(readWords('Uzatma Halı Saha'))).toContain('halisaha');
  expect(lexemesOfName(readWords('5 Ocak'))).toContain('5ocak');
  expect(lexemesOfName(readWords('İğne ve İplik'))).not.toContain('igneve');
  expect(lexemesOf(readWords('Uzatma Halı Saha'))).not.toContain('halisaha');
});

test('a point makes a word of a name short for another, not one of a sentence or an address', () => {
  const read = (name: string) => lexemesOf(readNameWords(name));
  expect(read('Fiz. Ted. Merkezi')).toEqual(expect.arrayContaining(['fizik', 'tedavi']));
  expect(read('Güney Muh.')).toEqual(expect.arrayContaining(['muhendislik', 'muhasebe']));
  expect(read('Pati Pet.')).not.toContain('petrol');
  expect(read('Güney Muh')).toEqual(['guney', 'GUNEY', 'muh', 'MUH']);
  const { searchHead, searchAll } = searchColumns({
    name: 'Ak Ted.',
    category: 'Sağlık',
    address: 'Rest. Sok. 5',
    description: 'Doğum yeri has. Gelen vet.',
    district: 'Seyhan',
    hours: null,
  });
  expect(searchHead).toContain('tedavi');
  expect(searchAll).toContain('tedavi');
  expect(searchAll).not.toMatch(/restoran|hastanesi|veteriner/);
});

test('the vocabulary keeps how a word is written, not how it was damaged', () => {
  const words = readWords('Çukurova KUAFÖRÜ Kuaf?r 62002 kafe kafe');
  expect(spelledWords(words)).toBe('cukurova/çukurova kuaforu/kuaförü 62002 kafe');
});

test.each([
  // Five letters say enough; so short a root they would hide.
  ['kuaforler', 'KUAFO'],
  ['yatcilik', 'YATCI', 'YAT'],
  ['evleri', 'EVLER', 'EV'],
  // The longer root, or both where the shorter one deals in something.
  ['arasi', 'ARASI', 'ARAS'],
  ['cinsi', 'CINSI', 'CINS'],
  ['kotcu', 'KOTCU', 'KOTC', 'KOT'],
  // Soft and hard are one stem, of three letters they are two.
  ['kalbi', 'KALBI', 'KALP'],
  ['kodu', 'KODU', 'KOD'],
  ['kanadi', 'KANAT'],
  ['kebabcilar', 'KEBAP'],
  ['dolabci', 'DOLAP'],
  // Inside a word only a vowel softens.
  ['fotograf', 'FOTOG'],
  ['fotokopi', 'FOTOK'],
  // Where five letters would join what is not one.
  ['temizlik', 'TEMIZLI'],
  // A number is only what it is.
  ['62002'],
  ['5ocak'],
])('%s is stored by its stems', (word, ...stems) => {
  expect(stemsOf(word)).toEqual(stems);
});

const known = (...words: string[]) => new Set(words);
test('a root is asked for where it is known, and no kind loses the ending of another word', () => {
  const asked = (word: string, more: Partial<Parameters<typeof stemsOfAsked>[0]>) =>
    stemsOfAsked({ kinds: known(), known: known(), asking: known(), ...more }, word);
  expect(asked('kurye', { known: known('kur') })).toEqual(['KURYE', 'KUR']);
  expect(asked('kurye', { kinds: known('kurye'), known: known('kur') })).toEqual(['KURYE']);
  expect(asked('disi', { known: known('dis'), kinds: known('disi') })).toEqual(['DISI', 'DIS']);
  expect(asked('disi', { known: known('dis'), asking: known('dis') })).toEqual(['DISI']);
  expect(asked('disi', {})).toEqual(['DISI']);
  expect(asked('evi', {})).toEqual(['EVI', 'EV']);
  expect(asked('62002', {})).toEqual([]);
});

test('the name of a kind is no shorter word with an ending', () => {
  expect(stemsOfAsked(seededWords, 'cami')).toEqual(['CAMI']);
  expect(stemsOfAsked(seededWords, 'camci')).toContain('CAM');
});

test('a short known word is known with its endings', () => {
  const isKnown = (word: string) =>
    isKnownWithEnding({ kinds: known(), known: known('bar', 'ev', 'otel'), asking: known() }, word);
  expect(['bara', 'barlarda', 'evleri', 'otelci', 'otelimiz'].filter(isKnown)).toHaveLength(5);
  expect(['barbar', 'barm', 'barsin', 'evli', 'atlar', 'motele', 'kar'].filter(isKnown)).toEqual(
    [],
  );
});

test('the last letter of a word is hard at its end and soft before a vowel', () => {
  expect(['kebap', 'kanat', 'ekmek', 'otel'].map(softened)).toEqual([
    ...['kebab', 'kanad', 'ekmeg', 'otel'],
  ]);
  expect(['kebab', 'kanad', 'ekmeg', 'otel', 'badem'].map(hardened)).toEqual([
    ...['kebap', 'kanat', 'ekmek', 'otel', 'badem'],
  ]);
});

test('neighbours are joined to words of a usual length, never over an and', () => {
  const joined = (name: string) => {
    const words = readWords(name);
    const alone = new Set(lexemesOf(words));
    return lexemesOfName(words).filter((lexeme) => !alone.has(lexeme));
  };
  expect(joined('A B')).toEqual([]);
  expect(joined('A Bc')).toEqual(['abc']);
  expect(joined(`${'a'.repeat(12)} ${'b'.repeat(12)}`)).toEqual([
    `${'a'.repeat(12)}${'b'.repeat(12)}`,
  ]);
  expect(joined(`${'a'.repeat(12)} ${'b'.repeat(13)}`)).toEqual([]);
  expect(joined('İğne ve İplik ile')).toEqual([]);
});

test('stems of a name or a kind are marked, and what its longer words end with stands for itself', () => {
  expect(lexemesOfKind(readNameWords('Otel'))).toEqual(['otel', 'OTEL', '0OTEL']);
  const within = (name: string) => lexemesWithin(readNameWords(name));
  expect(within('Adanakağıt Ltd')).toEqual(['KAGIT', '0KAGIT']);
  expect(within('Olspor')).toEqual(['SPOR', '0SPOR']);
  expect(within('Kağıt Ospor')).toEqual([]);
});

test('a family and foreign trade tell no kind: their stems stand with the parts of a name', () => {
  const of = (name: string) => nameLexemes(readNameWords(name));
  expect(of('Helvacıoğlu').A).toEqual(['helvacioglu']);
  expect(of('Helvacıoğlu').D).toContain('HELVA');
  expect(of('Ak Dış Tic.').A).not.toContain('0DIS');
  expect(of('Ak Dış Tic.')).toMatchObject({ D: ['DIS'] });
  expect(of('Ak Diş Kliniği').A).toContain('0DIS');
});
