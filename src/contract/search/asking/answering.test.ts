import { expect, test } from 'vitest';
import { brandIn } from '#contract/search/understanding/brands.ts';
import { kindsMeant } from '#contract/search/understanding/kinds-meant.ts';
import { type Question, readQuestion } from '#contract/search/understanding/question.ts';
import { expansionsOf } from '#contract/search/understanding/synonyms.ts';
import { type SearchedKind, thesaurusOf } from '#contract/search/understanding/thesaurus.ts';
import { calledIn, categoriesOf, leavesNothing, ownWordsOf, wholeNameOf } from './answering.ts';
import { either, writtenInName } from './asked-words.ts';
import { queryForBeginnings } from './beginnings.ts';
import {
  canBeMisspelt,
  isUnclear,
  queryForAll,
  queryForBrand,
  queryForMeaning,
  queryForOwnWords,
  queryForWords,
} from './text-queries.ts';

const kind = (name: string, more: Partial<SearchedKind> = {}): SearchedKind => ({
  ...{ name, words: '', sells: '', needs: '', abroad: '' },
  ...more,
});
const KINDS = [
  kind('Kebapçı', { words: 'ocakbaşı, kebap', sells: 'şalgam', category: 'Restoranlar' }),
  kind('Berber', { words: 'tıraş evi', sells: 'kuaför' }),
  kind('Kuaför', { words: 'saç evi', needs: 'saç kestirmek' }),
  kind('Lastikçi', { words: 'oto lastik, lastik', needs: '=pirelli, =kartal' }),
  kind('Huzurevi', { words: 'yaşlı bakımevi' }),
  kind('Gübreci', { words: 'gübre, tohum' }),
  kind('Eczane', { words: 'ecza deposu', sells: 'ilaç', needs: 'başım ağrıyor' }),
  kind('Kartal', { words: 'kuş evi' }),
  kind('Şekerci', { sells: 'lokum', category: 'Marketler' }),
  kind('Aktar', { sells: 'kına', category: 'Restoranlar' }),
].map((one, at) => ({ ...one, id: at + 1 }));
const by = thesaurusOf(KINDS);
const read = (q: string) => readQuestion(by, q) as Question;
const meant = (q: string) => kindsMeant(by, read(q).telling);

test('a question is answered by all its words, or by any that says more than many kinds end with', () => {
  const answers = (q: string) => ({
    meant: meant(q),
    kinds: meant(q).all,
    isNamed: false,
    isSaid: false,
  });
  const own = (q: string) => ownWordsOf(read(q), answers(q), []);
  expect(own('kebap')).toEqual({ named: '(0KEBAP | kebap:AB)' });
  const named = (q: string) => own(q).named;
  expect(named('kebap salonu')).toBe('(0KEBAP | kebap:AB) & (0SALON | salonu:AB)');
  // One word of several does in a name of a category that was meant, or where it is what somebody says to be.
  expect(own('zonk şalgam salonu')).toEqual({
    named: '((0ZONK:B | zonk:B)) | ((0SALGA:B | salgam:B))',
    worded: {
      query: '((0ZONK | zonk:AB)) | ((0SALGA | salgam:AB))',
      categories: ['Restoranlar'],
    },
  });
  expect(named('salonu')).toBe('(0SALON | salonu:AB)');
  // Who only has a thing in their name neither teaches nor mends it.
  expect(named('zonk şalgam kursu')).toBe(
    '(0ZONK | zonk:AB) & (0SALGA | salgam:AB) & (0KURSU | 0KURS | kursu:AB)',
  );
  // What is only done with says nothing of who does it.
  expect(named('saç kestirmek')).toBe('Nothing');
});

test('who asks for a firm asks for the trade, not for a word of it in a name of another', () => {
  const named = (q: string) => {
    const answers = { meant: meant(q), kinds: meant(q).all, isNamed: true, isSaid: true };
    return ownWordsOf(read(q), answers, []);
  };
  for (const q of ['gübre firması', 'gübre şirketi', 'gübre firmaları'])
    expect(named(q), q).toEqual({ named: 'Nothing' });
  expect(named('gübre').named).toBe('(0GUBRE | gubre:AB)');
  // What nobody is called by is asked for by its words.
  expect(named('şalgam firması').named).toBe('(0SALGA | salgam:AB)');
});

test('another word for a kind says in a name what its business does only in a category that was meant', () => {
  const q = 'kebap';
  const answers = { meant: meant(q), kinds: meant(q).all, isNamed: true, isSaid: false };
  const expansions = expansionsOf(by, read(q).telling, 5);
  expect(ownWordsOf(read(q), answers, expansions)).toEqual({
    named: '(0KEBAP | kebap:AB)',
    worded: {
      query: either(calledIn(answers, expansions)),
      categories: ['Restoranlar'],
    },
  });
});

test('a part answers by who is of its kinds or their category, or says it of what they are', () => {
  expect(queryForMeaning(read('zonk zink kebap'), true)?.answering).toEqual({
    ...{ own: '(KEBAP:B)', kinds: [1], named: 'Nothing', hinted: 'Nothing' },
    categories: ['Restoranlar'],
  });
});

test('whom a whole question means answers by its kind alone', () => {
  const ofKinds = (q: string, more = {}) =>
    queryForAll(read(q), {
      ...{ meant: meant(q), kinds: meant(q).all, isSaid: false, isNamed: false },
      ...more,
    }).ofKinds;
  expect(ofKinds('kebap')).toEqual([1]);
  expect(ofKinds('başım ağrıyor')).toEqual([7]);
  // Not where something else was said, nor who has to say it.
  expect(ofKinds('zonk kebap')).toEqual([]);
  expect(ofKinds('pirelli lastik')).toEqual([]);
  expect(ofKinds('kebap', { isSayingSo: true })).toEqual([]);
});

test('who is called so answers also for whom somebody asks besides', () => {
  const head = (q: string) =>
    queryForAll(read(q), {
      ...{ meant: meant(q), kinds: meant(q).whole, isSaid: true, isNamed: true },
    }).head;
  expect(head('bayan kuaförü')).toContain(' | ((KUAFO | kuaforu)) | ');
});

test('who has it says so without what many things end with', () => {
  const says = (q: string) =>
    queryForAll(read(q), {
      ...{ meant: meant(q), kinds: meant(q).all, isSaid: false },
      ...{ isNamed: false, isSayingSo: true },
    }).answering?.says;
  expect(says('şalgam takımı')).toBe(says('şalgam'));
  expect(says('takımı şalgam')).not.toBe(says('şalgam'));
  // What is done with it they say as well.
  expect(says('şalgam kursu')).not.toBe(says('şalgam'));
});

test('several words that stand in a name are that name, as a brand is', () => {
  expect(wholeNameOf(read('kebap'))).toEqual([]);
  expect(wholeNameOf(read('pirelli'))).toEqual(['(0PIREL | pirelli:AB)']);
  expect(wholeNameOf(read('perde arası'))).toEqual([
    '(0PERDE | 0PER | perde:AB) & (0ARASI | 0ARAS | arasi:AB)',
  ]);
});

test('all the words of a trade in a name of another category, apart, are another thing', () => {
  const own = (q: string) => {
    const { answering } = queryForAll(read(q), {
      ...{ meant: meant(q), kinds: meant(q).all, isSaid: false, isNamed: false },
    });
    return [answering?.own, answering?.ownIn];
  };
  expect(own('kebap ustası')).toEqual([
    '(Nothing) | (kebapustasi:*AB)',
    {
      query: '(0KEBAP | kebap:AB) & (0USTAS | 0USTA | ustasi:AB)',
      categories: ['Restoranlar'],
    },
  ]);
  // No trade, and a kind of no category.
  expect(own('kebap zonk')[1]).toBeUndefined();
  expect(own('berber ustası')[1]).toBeUndefined();
});

test('in a category of those that are meant its own words answer', () => {
  expect(categoriesOf(meant('kebap'))).toEqual(['Restoranlar']);
  expect(categoriesOf(meant('berber'))).toBeUndefined();
  expect(queryForOwnWords(read('kebap seyhan'), meant('kebap seyhan'))).toMatchObject({
    ...{ head: 'KEBAP & SEYHA', anywhere: 'KEBAP & SEYHA', besides: [], best: [] },
    answering: {
      own: '(Nothing) | ((0KEBAP | kebap:AB) & (0SEYHA | seyhan:AB))',
      ...{ kinds: [], named: 'Nothing', hinted: 'Nothing', categories: ['Restoranlar'] },
    },
    opening: 'kebap seyhan ',
  });
  expect(queryForOwnWords(read('kebap'), meant('kebap')).answering?.own).toBe('Nothing');
  expect(queryForOwnWords(read('berber'), meant('berber')).answering).toBeUndefined();
});

test('who answers a kind: who is one, has its words in the name, or another word for it', () => {
  const answering = (q: string, more: { isSaid?: boolean; isNamed?: boolean } = {}) =>
    queryForAll(read(q), {
      ...{ meant: meant(q), kinds: meant(q).all, isSaid: false, isNamed: false },
      ...more,
    });
  const { head, answering: plain } = answering('kuaför');
  expect(plain).toEqual({
    ...{ own: 'Nothing', kinds: [2, 3], named: '(0KUAFO | kuafor:AB)', hinted: 'Nothing' },
    says: undefined,
  });
  expect(head).toContain('0BERBE');
  // By who is called so, not by who has or does it.
  expect(answering('kuaför', { isSaid: true }).head).not.toContain('0BERBE');
  expect(answering('kuaför', { isSaid: true }).head).toContain('0SAC & 0EVI');
  const named = answering('kuaför', { isNamed: true }).answering;
  expect(named?.named).toContain('evi:A');
  expect(named?.named).not.toContain('berber:A');
  expect(named?.hinted).toContain('berber:A');
  expect(answering('zonk kuaför').answering?.own).toBe(
    '(Nothing) | ((0ZONK | zonk:AB) & (0KUAFO | kuafor:AB)) | (zonkkuafor:*AB)',
  );
  // A kind that has to do with each word answers without them.
  expect(answering('kebap şalgam').head).toContain('(0OCAKP)');
  expect(answering('zonk kebap').head).not.toContain('(0OCAKP)');
  expect(answering('pirelli lastik').head).not.toContain('0OTO');
});

test('another word for a kind stands in a name as it is written or with an ending', () => {
  expect(writtenInName('bar')).toBe('(bar:A | BAR:A)');
  expect(writtenInName('kasa')).toBe('(kasa:A | KASA:A)');
  const forms = (word: string) => writtenInName(word).slice(1, -1).split(' | ');
  expect(forms('kebapci')).toEqual(
    expect.arrayContaining(['kebap:A', 'kebapci:A', 'kebaplar:A', 'kebabi:A']),
  );
  expect(forms('lokantasi')).toEqual(expect.arrayContaining(['lokanta:A', 'lokantalar:A']));
  expect(forms('aydin')).not.toContain('aydinlatma:A');
  for (const word of ['kebap', 'evi', 'otel'])
    expect(new Set(forms(word)).size).toBe(forms(word).length);
  const [expansion] = expansionsOf(by, ['kuafor'], 1);
  const all = { meant: meant('kuaför'), kinds: new Set<number>(), isSaid: false };
  expect(calledIn({ ...all, isNamed: false }, expansion ? [expansion] : [])).toEqual([]);
  expect(calledIn({ ...all, isNamed: true }, expansion ? [expansion] : [])).toHaveLength(1);
  // Several words stand in a name one before the other: an inşaat and a malzeme far from it are another thing.
  const several = { ...all, isNamed: true };
  const found = (...words: string[]) =>
    calledIn(several, expansion ? [{ ...expansion, found: words }] : []);
  expect(found('zonk', 'malzemesi')).toEqual([
    `${writtenInName('zonk')} & ${writtenInName('malzemesi')} & zonkmal:*A`,
  ]);
  expect(found('zonk')).toEqual([writtenInName('zonk')]);
});

test('who is told to be one besides answers what is done alone only in a category that was meant', () => {
  const cafes = thesaurusOf([
    { ...kind('Kahveci', { needs: 'fal baktırmak', category: 'Kafeler' }), id: 1 },
  ]);
  const alsoIn = (q: string) => {
    const question = readQuestion(cafes, q) as Question;
    const about = kindsMeant(cafes, question.telling);
    return queryForAll(question, {
      ...{ meant: about, kinds: about.all, isSaid: false, isNamed: false },
    }).answering?.alsoIn;
  };
  expect(alsoIn('fal baktırmak')).toEqual(['Kafeler']);
  expect(alsoIn('kahveci')).toBeUndefined();
});

test('of a brand who deals in what else was said is asked', () => {
  expect(queryForBrand(read('pirelli lastik'))).toMatchObject({
    ...{ head: 'PIREL', anywhere: 'PIREL', besides: [], best: [], opening: 'pirelli lastik ' },
    answering: { own: 'Nothing', kinds: [4], named: 'Nothing', hinted: 'Nothing' },
  });
  for (const q of ['pirelli', 'pirelli zonk', 'zonk lastik', 'kebap'])
    expect(queryForBrand(read(q)), q).toBeUndefined();
  // What a kind is called is no brand.
  expect(read('kartal').brands).toEqual([]);
  expect(read('pirelli lastik').brands).toEqual(['pirelli']);
  // Nothing else stands for one.
  expect(queryForAll(read('pirelli')).head).toBe('(PIREL | pirelli)');
});

test('a word of no line beside one of a kind is a name, if it is long enough and the only one', () => {
  const name = (...words: string[]) => brandIn(by, words, expansionsOf(by, words, 20));
  expect(name('perfetti', 'lastik')).toEqual(['perfetti']);
  expect(name('zonk', 'lastik')).toEqual(['zonk']);
  for (const none of [
    ['zon', 'lastik'],
    ['perfetti'],
    ['perfetti', 'zonkos'],
    ['perfetti', 'oto', 'lastik'],
    ['seyhan', 'lastik'],
    ['salonu', 'lastik'],
    ['kebap', 'lastik'],
    ['tohumlara', 'kebap'],
  ])
    expect(name(...none), none.join(' ')).toEqual([]);
});

test.each<[q: string, told: string, leaves: boolean]>([
  // Nothing, or only where it is, or for whom.
  ['kebap', 'kebap', true],
  ['seyhan kebap', 'kebap', true],
  ['kebap salonu', 'kebap', true],
  // Of a short question the rest is known, and no other thing.
  ['zonk kebap', 'kebap', false],
  ['ilaç kebap', 'kebap', true],
  // Of two goods each is another's.
  ['şalgam kına', 'salgam', false],
  ['kına şalgam', 'kina', false],
  ['kına seyhan', 'kina', true],
  ['huzurevi tamiri', 'huzurevi', false],
  // A sentence has words that nothing is called.
  ['zonk zink kebap', 'kebap', true],
  // But for what is done with all the rest, where that is only sold.
  ['zonk kına kaplama', 'kina', false],
  ['zonk kebap kaplama', 'kebap', true],
  // Who is asked for says so.
  ['pirelli zonk kebap', 'kebap', false],
  // As many words say another kind outright.
  ['gübre ilaç', 'ilac', false],
  ['gübre tohum ilaç', 'ilac', false],
  ['gübre kebap', 'kebap', true],
  ['gübre başım ağrıyor', 'basim agriyor', true],
  // What is asked for in another category alone is another thing.
  ['lokum kebap', 'kebap', false],
  // What is to be had there is not left out.
  ['ilaç yapan kebap', 'kebap', false],
  ['ilaç nerede kebap', 'kebap', true],
  // Nor what is done with it.
  ['kına serpme', 'kina', false],
])('of "%s" "%s" leaves nothing: %s', (q, told, leaves) => {
  const question = read(q);
  const ones = expansionsOf(by, question.telling, 50).filter((one) => one.told.join(' ') === told);
  expect(ones.length).toBeGreaterThan(0);
  for (const one of ones) expect(leavesNothing(question, one)).toBe(leaves);
});

test('a short word that may be another with an ending is unclear', () => {
  const isSo = (q: string) => isUnclear(read(q));
  expect(['evi', 'zonk evi'].map(isSo)).toEqual([true, true]);
  expect(['zonk', 'kebap', 'kuşçular', 'ev'].map(isSo)).toEqual([false, false, false, false]);
});

test('a word of three to 24 letters may be misspelt, no number', () => {
  const words = ['ab', 'abc', 'a'.repeat(24), 'a'.repeat(25), '123', 'm1a', 'abc1'];
  expect(words.map(canBeMisspelt)).toEqual([false, true, true, false, false, false, false]);
});

test('who asks for a trade asks for no street of its name; of what is sold only where it is all', () => {
  expect(queryForWords(by, ['kebap'])).toBe('(KEBAP)');
  expect(queryForWords(by, ['salgam'])).toBe('(SALGA | salgam)');
  expect(queryForWords(by, ['salgam', 'zonk'])).toBe(
    '(SALGA | salgam | 1ASALGA | 1Asalgam) & (ZONK | 1AZONK)',
  );
  expect(queryForBeginnings(read('kuş'))?.anywhere).toBe('(kus:* | 1Akus:*)');
  expect(queryForBeginnings(read('evi'))?.head).toBe('evi:*');
  expect(queryForBeginnings(read('ev'))?.head).toBe('ev:*');
  expect(queryForBeginnings(read('e kuş'))?.head).toBe('e & kus:*');
});

test('what stands for a part is asked with where it is, and a name beside it counts most', () => {
  expect(queryForMeaning(read('perfetti kebap'), true)?.best).toContainEqual({
    ...{ query: 'perfetti:A', points: 8 },
  });
  // Who is called so and is of another kind is another: a Perfetti of sweets has no kebap.
  expect(queryForMeaning(read('perfetti kebap'), true)?.answering).toMatchObject({
    ...{ kinds: [1], own: 'Nothing', hinted: 'perfetti:A' },
  });
  expect(queryForMeaning(read('perfetti kebap'), false)?.answering).toBeUndefined();
  // Of "kebap salonu" it is not the salonu that is meant.
  expect(queryForMeaning(read('salonu zonk'), false)).toBeUndefined();
  expect(queryForMeaning(read('huzurevi tamiri'), true)).toBeUndefined();
  expect(queryForMeaning(read('huzurevi tamiri'), false)?.head).toContain('0YASLI');
  // Of what a kind is called, who only has it answers by that word itself, and stands near at most.
  const part = (isWhole: boolean) => queryForMeaning(read('zonk zank kuaför'), isWhole)?.head;
  expect(part(true)).toContain('0KUAFO');
  expect(part(true)).not.toContain('0BERBE');
  expect(part(false)).toContain('0BERBE');
});

test('the first letters of a long word count besides, as name and as kind', () => {
  const { boosts } = queryForAll(read('perfettiler'));
  for (const weight of ['A', 'B'])
    expect(boosts).toContainEqual({ query: `perfett:*${weight}`, points: 2 });
  expect(queryForAll(read('perfett')).boosts.some(({ query }) => query.includes('*'))).toBe(false);
});
