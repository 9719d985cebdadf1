import { expect, test } from 'vitest';
import { searchNorm } from '#contract/text/turkish-fold.ts';
import { kindsMeant } from './kinds-meant.ts';
import { isKindNamed, tellsAll, tellsKind } from './synonyms.ts';
import { type SearchedKind, thesaurusOf } from './thesaurus.ts';

const kind = (name: string, more: Partial<SearchedKind> = {}): SearchedKind => ({
  ...{ name, words: '', sells: '', needs: '', abroad: '' },
  ...more,
});
const KINDS = [
  kind('Kahveci', { words: 'kahvehane, kıraathane', category: 'Kafeler', alike: 'yeme' }),
  kind('Kuruyemişçi', { words: 'kahve', sells: 'lokum', category: 'Marketler' }),
  kind('Kebapçı', { words: 'kebap, tava kebap', category: 'Restoranlar', alike: 'yeme' }),
  kind('Kasap', { words: 'et', sells: 'kebaplık et', category: 'Marketler' }),
  kind('Kreş', { sells: 'anaokulu' }),
  kind('Anaokulu', { sells: 'kreş, oyun grubu' }),
  kind('Bar', { words: 'meyhane', sells: 'gece kulübü, pub' }),
  kind('Gece kulübü', { sells: 'bar' }),
  kind('Pub', { sells: 'bar' }),
  kind('Halı yıkama'),
  kind('Halı yıkamacı'),
  kind('Yıkama yağlama istasyonu'),
  kind('Diş kliniği'),
  kind('Pastane', { words: 'pasta', sells: 'lokum', needs: 'doğum günü' }),
  kind('Perdeci', { words: 'perde, jaluzi', sells: 'jaluzi' }),
  kind('Çeyizci', { sells: 'jaluzi' }),
  kind('Dökümcü', { words: 'döküm' }),
  kind('Tuhafiyeci', { sells: 'dokuma', needs: 'döküme vermek' }),
  kind('Kadın kuaförü', { words: 'kuaför, saç' }),
  kind('Bale kursu', { words: 'bale', sells: 'bale dersi, halk oyunu dersi' }),
].map((one, at) => ({ ...one, id: at + 1 }));
/** Of what businesses are told to be none. */
const WITHOUT_BUSINESSES = kind('Hamam', { words: 'türk hamamı', category: 'Otel' });
const made = () => thesaurusOf([...KINDS, WITHOUT_BUSINESSES]);

const wordsOf = (q: string) => searchNorm(q).split(' ');
const named = (ids: ReadonlySet<number>) =>
  KINDS.filter(({ id }) => ids.has(id)).map(({ name }) => name);
const meant = (q: string) => {
  const { isName, isPair, noun, categories, ...kinds } = kindsMeant(made(), wordsOf(q));
  return {
    ...{ isName, isPair, noun, categories: [...categories] },
    ...{ said: named(kinds.said), all: named(kinds.all), whole: named(kinds.whole) },
    helping: named(kinds.helping),
    ...{ covering: named(kinds.covering), siblings: named(kinds.siblings) },
  };
};
const NOTHING = {
  ...{ isName: false, isPair: false, noun: undefined, categories: [] },
  ...{ said: [], all: [], helping: [], whole: [], covering: [], siblings: [] },
};

test.each<[q: string, expected: Partial<ReturnType<typeof meant>>]>([
  ['mesut usta', NOTHING],
  // Nobody is told to be one.
  ['hamam', NOTHING],
  // Words with one stem: said as one has it, it is that one; with another ending, either.
  ['kahveci', { said: ['Kahveci'], all: ['Kahveci', 'Kuruyemişçi'], isName: true }],
  ['kahve', { said: ['Kuruyemişçi'], all: ['Kahveci', 'Kuruyemişçi'], isName: false }],
  ['kahvecide', { said: ['Kahveci', 'Kuruyemişçi'], isName: true }],
  ['kıraathane', { said: ['Kahveci'], whole: ['Kahveci'], isName: false }],
  ['kahveci kıraathanede', { said: ['Kahveci'] }],
  ['halı yıkama', { said: ['Halı yıkama'] }],
  ['halı yıkamacı', { said: ['Halı yıkamacı'] }],
  ['diş kliniği', { whole: ['Diş kliniği'], isName: true }],
  ['diş klinik', { whole: ['Diş kliniği'], isName: false }],
  // Of two that share a word neither is a part of the other.
  ['halı yıkama yağlama istasyonu', { said: ['Halı yıkama', 'Yıkama yağlama istasyonu'] }],
  // What somebody has or does is not what they are called.
  ['lokum', { said: [], whole: [], all: ['Kuruyemişçi', 'Pastane'], isName: false }],
  ['doğum günü', { said: [], all: ['Pastane'], covering: ['Pastane'] }],
  // Where a kind is called so, who only sells it helps nobody; of what none is called all do.
  ['meyhane pub', { all: ['Bar', 'Pub'], helping: ['Bar', 'Pub'] }],
  ['kreş usta', { all: ['Kreş', 'Anaokulu'], helping: ['Kreş'] }],
  ['lokum', { helping: ['Kuruyemişçi', 'Pastane'] }],
  // What its businesses may be named by and only some have is no word of all; who only sells it helps as little.
  ['jaluzi', { said: [], whole: [], all: ['Perdeci', 'Çeyizci'], helping: ['Perdeci'] }],
  ['perde', { said: ['Perdeci'], whole: ['Perdeci'] }],
  // Nothing else may stand in it, but where it is.
  ['kebapçı salonu', { whole: ['Kebapçı'], covering: ['Kebapçı'], isName: true }],
  ['kebapçı seyhan', { said: ['Kebapçı'], whole: [], covering: [], isName: false }],
  ['pasta lokum', { said: ['Pastane'], whole: [], covering: ['Pastane'] }],
  ['tava kebap', { whole: ['Kebapçı'], isName: false }],
  // What one is called: of one kind, and of several where it is the name of one of them.
  ['tava kebap', { noun: 'kebapçı' }],
  ['gece kulübü', { noun: 'gece kulübü' }],
  ['meyhane', { noun: 'bar' }],
  ['kuaför', { noun: 'kuaför' }],
  ['saç', { noun: 'kadın kuaförü' }],
  ['kebapçı seyhan', { noun: undefined }],
  ['lokum', { noun: undefined }],
  // Who is said to be the other as well.
  ['kreş', { siblings: ['Anaokulu'], isPair: true }],
  ['anaokulu', { siblings: ['Kreş'], isPair: true }],
  ['bar', { siblings: ['Gece kulübü', 'Pub'], isPair: false }],
  ['gece kulübü', { siblings: ['Bar'], isPair: false }],
  ['kahveci', { siblings: [], isPair: false }],
  // Categories, and those that are like them.
  ['kebapçı', { categories: ['Restoranlar', 'Kafeler'].toSorted() }],
  ['lokum', { categories: ['Marketler'] }],
  ['meyhane', { categories: [] }],
])('%s', (q, expected) => {
  const found = meant(q);
  const sorted = { ...found, categories: found.categories.toSorted() };
  expect(sorted).toMatchObject(expected);
});

test('what a kind sells is sold, though another word for it begins alike, and is no trade', () => {
  const by = thesaurusOf([
    kind('Şekerlemeci', { id: 1, words: 'lokumcu, lokum', sells: 'lokum' }),
    kind('Pastane', { id: 2, sells: 'lokum' }),
  ]);
  expect(kindsMeant(by, ['lokum'])).toMatchObject({ isSold: true, isTrade: false });
  expect(kindsMeant(by, ['lokumcu'])).toMatchObject({ isSold: false, isTrade: true });
});

test.each<[word: string, isCalled: boolean, isSoldToo: boolean]>([
  ['kebapçı', true, true],
  ['kebap', true, true],
  ['lokum', false, true],
  ['jaluzi', true, true],
  ['wifi', false, false],
  ['usta', false, false],
])('%s: a kind is called so %s, or has it %s', (word, isCalled, isSoldToo) => {
  const by = made();
  expect(tellsKind(by, searchNorm(word), false)).toBe(isCalled);
  expect(tellsKind(by, searchNorm(word), true)).toBe(isSoldToo);
});

test.each<[q: string, isNamed: boolean, isTold: boolean]>([
  ['kebapçı', true, true],
  ['gece kulübü', true, true],
  ['kulübü gece', true, true],
  ['kebap lokum', false, true],
  ['lokum', false, true],
  ['kebap salonu', false, true],
  ['salonu', false, false],
  ['kebap usta', false, false],
  ['usta', false, false],
  // A feature, and no kind.
  ['wifi', false, false],
])('all of "%s" is what a kind is called %s, or has and does %s', (q, isNamed, isTold) => {
  const by = made();
  expect(isKindNamed(by, wordsOf(q))).toBe(isNamed);
  expect(tellsAll(by, wordsOf(q))).toBe(isTold);
});

test.each([
  ['döküm', ['Dökümcü']],
  ['döküm vermek', ['Tuhafiyeci']],
])('what is called so alone is no other thing in the dative, a need may be: %s', (q, all) => {
  expect(meant(q).all).toEqual(all);
});

test.each([
  ['halı yıkama yaptıracağım', ['Halı yıkama']],
  ['perde almak', ['Perdeci']],
  ['perde açmak', []],
])('to have or get a thing says nothing beside it: %s', (q, whole) => {
  expect(meant(q).whole).toEqual(whole);
});

test('who works on a thing, or teaches it, is nobody who only sells it', () => {
  const helping = (q: string) => named(kindsMeant(made(), wordsOf(q)).helping);
  expect(helping('lokum')).toEqual(['Kuruyemişçi', 'Pastane']);
  expect(helping('lokum ustası')).toEqual([]);
  expect(helping('lokum kursu')).toEqual([]);
  expect(helping('pasta ustası')).toEqual(['Pastane']);
  // Who is called by it teaches it, though a list of what they sell says so.
  expect(helping('bale dersi')).toEqual(['Bale kursu']);
  expect(helping('halk oyunu dersi')).toEqual([]);
});

test('a noun that is called so is no other one with a vowel behind it', () => {
  const two = [kind('Dökümcü', { words: 'döküm' }), kind('Dokumacı', { words: 'dokuma' })];
  const own = thesaurusOf(two.map((one, at) => ({ ...one, id: at + 1 })));
  expect([...kindsMeant(own, ['dokuma']).said]).toEqual([2]);
  expect([...kindsMeant(own, ['dokum']).said]).toEqual([1]);
  expect([...kindsMeant(own, ['dokumu']).said]).toEqual([1]);
  expect([...kindsMeant(own, ['dokumasi']).said]).toEqual([2]);
});

test('whose it is that broke says nothing, where what broke is known', () => {
  const by = thesaurusOf(
    [
      kind('Lastikçi', { needs: 'lastiğim patladı' }),
      kind('Otopark', { needs: 'araba' }),
      kind('Telefoncu', { needs: 'telefonumun camı kırıldı' }),
      kind('Camcı', { needs: 'camı kırıldı' }),
    ].map((one, id) => ({ ...one, id })),
  );
  const covering = (q: string) => [...kindsMeant(by, q.split(' ')).covering];
  expect(covering('arabamin lastigi patladi')).toEqual([0]);
  expect(covering('arabamizin lastigi patladi')).toEqual([0]);
  expect(covering('zonkumun lastigi patladi')).toEqual([]);
  expect(covering('lastigi patladi arabamin')).toEqual([]);
  // Who is asked for with it comes before who only has the rest.
  expect(covering('telefonumun cami kirildi')).toEqual([2]);
  // A thing is as it became.
  expect(covering('lastigim patlak')).toEqual([0]);
});

test('a place that has something is not the place of something', () => {
  const by = thesaurusOf([{ ...kind('Hastane', { words: 'hastanesi' }), id: 1 }]);
  expect(kindsMeant(by, ['bahceli', 'hastanesi']).whole.size).toBe(0);
  expect(kindsMeant(by, ['hastane', 'bahcesi']).whole.size).toBe(1);
});
