import { expect, test } from 'vitest';
import { type Question, readQuestion } from '#contract/search/understanding/question.ts';
import { type SearchedKind, thesaurusOf } from '#contract/search/understanding/thesaurus.ts';
import {
  type Asked,
  askInTurn,
  type Found,
  firstFound,
  isOneWordCorrected,
  stepsOf,
  type Way,
  waysFor,
} from './asking.ts';
import type { TextQuery } from './text-queries.ts';

const kind = (name: string, more: Partial<SearchedKind> = {}): SearchedKind => ({
  ...{ name, words: '', sells: '', needs: '', abroad: '' },
  ...more,
});
const KINDS = [
  kind('Kebapçı', { words: 'kebap, ocakbaşı', category: 'Restoranlar' }),
  kind('Kasap', { sells: 'kebap' }),
  kind('Kreş', { words: 'çocuk yuvası', sells: 'anaokulu' }),
  kind('Anaokulu', { words: 'ana sınıfı', sells: 'kreş' }),
  kind('Bar', { words: 'pub', sells: 'meyhane' }),
  kind('Pastane', { words: 'pasta', sells: 'lokum, pasta süsleme', category: 'Marketler' }),
  kind('Lastikçi', { words: 'oto lastik', needs: '=pirelli' }),
  kind('Dişçi', { words: 'diş' }),
  kind('Pilci', { words: 'pil' }),
  kind('Halı saha'),
  ...['Ayakkabıcı', 'Giyim mağazası', 'Medikal'].map((name) =>
    kind(name, { sells: 'terlik, terlik boyama' }),
  ),
  kind('Gözlükçü', { words: 'çerçeve', needs: 'çerçeve kırmak', category: 'Marketler' }),
].map((one, at) => ({ ...one, id: at + 1 }));
const by = thesaurusOf(KINDS);
const read = (q: string) => readQuestion(by, q) as Question;
const nameOf = (id: number) => KINDS[id - 1]?.name;

/** Who answers a query, in words. */
function answering({ answering: asked, head }: TextQuery): string {
  if (!asked) return head.endsWith(':*') ? 'beginnings' : 'all';
  if (asked.categories) return `own words in ${asked.categories}`;
  const kinds = asked.kinds.map(nameOf).join(', ');
  const isNamed = asked.hinted !== 'Nothing' ? ' or named so' : '';
  return `${kinds}${asked.says ? ' saying so' : ''}${isNamed}`;
}
const told = (ways: readonly Way[]) =>
  ways.map(({ asks, orFew }) => ({
    asks: asks.map((ask) => answering(ask())),
    ...(orFew && { orFew: orFew.map((ask) => answering(ask())) }),
  }));

test('where nobody is named by what is sold, those who all have it answer last', () => {
  const shops = thesaurusOf(
    [
      kind('Kumcu', { words: 'kum', sells: 'kum, çakıl' }),
      kind('Hırdavatçı', { sells: 'kum' }),
      kind('İnşaat market', { needs: 'kum, kireç' }),
      kind('Kireççi', { words: 'kireç' }),
    ].map((one, at) => ({ ...one, id: at + 1 })),
  );
  const kindsOf = (q: string) =>
    waysFor(readQuestion(shops, q) as Question).flatMap(({ asks }) =>
      asks.map((ask) => ask().answering?.kinds),
    );
  expect(kindsOf('kum').at(-1)).toEqual([3]);
  expect(kindsOf('çakıl').at(-1)).not.toEqual([3]);
  // Whom a kind is called by is asked for alone.
  expect(kindsOf('kireç')).not.toContainEqual([3]);
});

test('what all of a kind have and some of another sell, of those others only who says so', () => {
  const fruit = thesaurusOf(
    [
      kind('Manav', { needs: 'muz, kuş kafesi' }),
      kind('Toptancı', { sells: 'muz' }),
      kind('Muz bahçesi', { needs: 'muz toplamak' }),
    ].map((one, at) => ({ ...one, id: at + 1 })),
  );
  const told = (q: string) =>
    waysFor(readQuestion(fruit, q) as Question).map(({ asks, orFew = [] }) =>
      [...asks, ...orFew].map((ask) => {
        const { answering } = ask();
        return `${answering?.kinds.join() ?? ''}${answering?.says ? ' saying so' : ''}`;
      }),
    );
  expect(told('muz').slice(0, 2)).toEqual([
    ['1,2 saying so', '1,2 saying so', '1', '1'],
    ['1', '1'],
  ]);
  // Who sells it works on none.
  expect(told('kuş kafesi ustası').flat()).not.toContain('1');
});

test('a word that is only like one of a kind is a name first, unless it has an ending of a trade', () => {
  const heads = (q: string) => waysFor(read(q)).map(({ asks }) => asks[0]?.().head);
  expect(heads('kebapta')[0]).toBe('kebapta:A');
  expect(heads('kebap')[0]).not.toBe('kebap:A');
  expect(heads('kebaplar')[0]).not.toBe('kebaplar:A');
  expect(waysFor(read('kebaplar'))[0]?.asks[0]?.().answering?.own).toContain('kebaplar:A');
});

test('of what is sold in two words, who says the one that the kind is called by has it too', () => {
  const sweets = thesaurusOf([
    {
      ...kind('Şekerci', { words: 'helva', sells: 'tahin helvası, helva, tahin, pembe helva' }),
      id: 1,
    },
  ]);
  const few = (q: string) => told(waysFor(readQuestion(sweets, q) as Question))[0]?.orFew;
  expect(few('tahin helvası')).toHaveLength(1);
  expect(few('pembe helva')).toBeUndefined();
  expect(few('helva')).toBeUndefined();
});

test('what is no kind is asked by its words', () => {
  expect(told(waysFor(read('zonk')))).toEqual([{ asks: ['all'] }]);
});

test('the name of a kind asks for it, then for who is called alike, then for who says so', () => {
  const alike = ['Anaokulu', 'Anaokulu or named so'];
  expect(told(waysFor(read('kreş')))).toEqual([
    { asks: ['Kreş', 'Kreş or named so'], orFew: alike },
    { asks: alike },
    { asks: ['Kreş, Anaokulu saying so', 'Kreş, Anaokulu saying so or named so'] },
  ]);
  expect(told(waysFor(read('bar')))[0]).toEqual({ asks: ['Bar', 'Bar or named so'] });
});

test('another word for a kind asks for it, few being not all that have it', () => {
  const sayingSo = ['Kebapçı, Kasap saying so', 'Kebapçı, Kasap saying so or named so'];
  expect(told(waysFor(read('kebap')))).toEqual([
    { asks: ['Kebapçı', 'Kebapçı or named so'], orFew: sayingSo },
    { asks: sayingSo },
    { asks: ['own words in Restoranlar'] },
  ]);
});

test('what is sold asks for who says so, then, where nobody does, for who has it, in its category', () => {
  expect(told(waysFor(read('lokum')))).toEqual([
    { asks: ['Pastane saying so', 'Pastane saying so or named so'] },
    { asks: ['Pastane', 'Pastane or named so'] },
    { asks: ['own words in Marketler'] },
  ]);
});

test('what is done with a thing is no word of a text: of a need in several words nobody answers by the others alone', () => {
  const askedLast = (q: string) => told(waysFor(read(q))).at(-1);
  expect(askedLast('çerçeve')).toEqual({ asks: ['own words in Marketler'] });
  expect(askedLast('çerçeve kırdım')).toEqual({ asks: ['Gözlükçü', 'Gözlükçü or named so'] });
});

test('who deals in what no kind does is called so, or just that somewhere', () => {
  const [way] = waysFor(read('zurnacı'));
  const head = way?.asks[0]?.().head ?? '';
  expect(head).toContain('zurna:AB');
  expect(head.split(' | ').filter((one) => !one.includes(':AB'))).toEqual(['zurnaci']);
  expect(waysFor(read('zurna'))[0]?.asks[0]?.().head).toContain('ZURNA');
});

test('of a brand, last of all, who deals in what was said besides', () => {
  expect(told(waysFor(read('pirelli lastik'))).at(-1)).toEqual({ asks: ['Lastikçi'] });
  expect(told(waysFor(read('pirelli'))).at(-1)).not.toEqual({ asks: ['Lastikçi'] });
});

/** Ways whose asks are called by letters. */
const called = (letters: string) => [...letters].map((head) => () => ({ head }) as TextQuery);
const WAYS: Way[] = [{ asks: called('ab'), orFew: called('cd') }, { asks: called('e') }];
const many = (count: number) => Array.from({ length: count }, (_, at) => at);

test.each<[string, Record<string, number[]>, asked: string, found: string, ids: number[]]>([
  ['enough of the first', { a: many(5), b: [9] }, 'a', 'a', many(5)],
  ['few: those beside it', { a: [1], b: [2, 1], c: [3] }, 'abcd', 'abc', [1, 2, 3]],
  ['few until there are enough', { a: many(3), c: [7, 8], d: [9] }, 'abc', 'ac', [0, 1, 2, 7, 8]],
  ['nobody: another way', { c: [1], e: [2] }, 'abe', 'e', [2]],
])('what a way finds: %s', async (_, hits, asked, found, ids) => {
  const seen: string[] = [];
  const answer = await firstFound(stepsOf(WAYS), async ({ ask }) => {
    seen.push(ask().head);
    return (hits[ask().head] ?? []).map((id) => ({ id, isNamed: false }));
  });
  expect(seen.join('')).toBe(asked);
  expect(answer?.asks.map(({ head }) => head).join('')).toBe(found);
  expect(answer?.ids).toEqual(ids);
});

test.each<[string, Record<string, number[]>, string | undefined]>([
  ['all are of the kind', { a: [1], b: [2] }, 'kebapçı'],
  ['whoever else is asked finds nobody new', { a: [1, 2], c: [2] }, 'kebapçı'],
  ['another beside them', { a: [1], c: [2] }, undefined],
  ['others alone', { e: [1] }, undefined],
])('what those found are called: %s', async (_, hits, noun) => {
  const nouns: Record<string, string> = { a: 'kebapçı', b: 'kebapçı' };
  const ways = WAYS.map(({ asks, orFew = [] }) => ({
    asks: asks.map((ask) => () => ({ ...ask(), noun: nouns[ask().head] })),
    orFew,
  }));
  const answer = await firstFound(stepsOf(ways), async ({ ask }) =>
    (hits[ask().head] ?? []).map((id) => ({ id, isNamed: false })),
  );
  expect(answer).toHaveProperty('noun', noun);
});

test('who is called so needs no other of the same, and nobody is nobody', async () => {
  const seen: string[] = [];
  const hitsOf = async ({ ask }: { ask: () => TextQuery }) => {
    seen.push(ask().head);
    return [{ id: 1, isNamed: true }];
  };
  await firstFound(stepsOf(WAYS), hitsOf);
  expect(seen).toEqual(['a', 'c']);
  expect(await firstFound(stepsOf(WAYS), async () => [])).toBeUndefined();
});

test('a query is made once, and only when it is asked', () => {
  let made = 0;
  const make = () => {
    made += 1;
    return { head: 'a' } as TextQuery;
  };
  const steps = stepsOf([{ asks: [make], orFew: [make] }]);
  expect([made, steps.map(({ isForFew }) => isForFew)]).toEqual([0, [false, true]]);
  for (const { ask } of [...steps, ...steps]) ask();
  expect(made).toBe(2);
});

const FOUND: Found = { ids: [1], asks: [] };
/** Asks in turn; who is asked finds somebody for a question of those words. */
async function turns(q: string, findsFor: string, more: Partial<Asked> = {}) {
  const asked: { words: string; isSure: boolean; ways: ReturnType<typeof told> }[] = [];
  const { question, ...found } = await askInTurn(read(q), {
    correctUnknown: async () => undefined,
    correctQuestion: async () => undefined,
    firstOf: async ({ words }, ways, { isSure }) => {
      asked.push({ words: words.join(' '), isSure, ways: told(ways) });
      return words.join(' ') === findsFor ? FOUND : undefined;
    },
    ...more,
  });
  const turn = asked.map(({ words, isSure }) => [words, isSure]);
  return { turn, found, words: question.words.join(' '), ways: asked.map(({ ways }) => ways) };
}
const mended = (words: string) => async () => read(words);

test('a question is asked as it is put right, then as it was typed', async () => {
  expect(await turns('kebap', 'kebap')).toMatchObject({
    ...{ turn: [['kebap', true]], found: FOUND, words: 'kebap' },
  });
  expect(await turns('otolastik', 'otolastik')).toMatchObject({
    turn: [
      ['oto lastik', true],
      ['otolastik', false],
    ],
    words: 'otolastik',
  });
  expect((await turns('diş çi', '')).turn.slice(0, 2)).toEqual([
    ['disci', true],
    ['dis ci', false],
  ]);
  const { turn } = await turns('otolastik', '', { correctUnknown: mended('kebap') });
  expect(turn.slice(0, 3)).toEqual([
    ['kebap', true],
    ['oto lastik', false],
    ['otolastik', false],
  ]);
});

test('what nobody answers is asked with its words mended, in every way at once', async () => {
  for (const isNowhere of [true, false]) {
    const correctQuestion = async () => ({ question: read('kebap'), isNowhere });
    const { turn, ways, words, found } = await turns('zonk', '', { correctQuestion });
    expect(turn).toEqual([
      ['zonk', true],
      ['kebap', false],
    ]);
    expect(ways[1]).toEqual([...told(waysFor(read('kebap'))), { asks: [] }]);
    expect({ words, found }).toEqual({ words: 'kebap', found: { ids: [], asks: [] } });
  }
  const { turn } = await turns('otolastik', '');
  expect(turn.at(-1)).toEqual(['oto lastik', false]);
});

test('as it was typed nothing is put right', async () => {
  const never = async () => {
    throw new Error('asked');
  };
  const { turn } = await turns('otolastik', '', {
    ...{ isAsTyped: true, correctUnknown: never, correctQuestion: never },
  });
  expect(turn).toEqual([['otolastik', true]]);
});

test('a part of it answers in the end, but not for the name of a kind', async () => {
  const parts = async (q: string) => (await turns(q, '')).ways.map((ways) => ways.at(-1));
  // What may be a mistake is mended before.
  expect(await parts('ocakbaşı zonk')).toEqual([
    expect.anything(),
    { asks: ['Kebapçı or named so'] },
  ]);
  // What is known is none: it is asked for in the same breath.
  expect(await parts('kreş')).toEqual([{ asks: [] }]);
});

test('a word that is known is no beginning, a short one may be', async () => {
  const asksForBeginnings = async (q: string) => {
    const { ways } = await turns(q, '');
    return (ways[0] ?? []).map(({ asks }) => asks.includes('beginnings'));
  };
  // Of one that nobody knows after all else, of one that may be two things at once.
  expect(await asksForBeginnings('keb')).toEqual([false, true]);
  expect(await asksForBeginnings('pila')).toEqual([true, true, true, true, true, false]);
  expect(await asksForBeginnings('pil')).not.toContain(true);
  expect(await asksForBeginnings('kebapları')).not.toContain(true);
});

test('of a kind in several words that nobody is, who is of the rest and has the other as a feature', () => {
  const last = waysFor(read('çocuk yuvası'))
    .at(-1)
    ?.asks.map((ask) => ask().head);
  expect(last?.join()).not.toContain('BD');
  const named = waysFor(read('halı saha'))
    .at(-1)
    ?.asks.map((ask) => ask());
  expect(named).toMatchObject([{ head: 'HALI:BD & SAHA:BD', anywhere: 'Nothing' }]);
});

test('what many kinds sell is made by none who does not say so', () => {
  const kindsAsked = (q: string) => waysFor(read(q)).flatMap(({ asks }) => asks).length;
  expect(kindsAsked('terlik fabrikası')).toBe(kindsAsked('terlik') - 2);
  expect(kindsAsked('lokum fabrikası')).toBe(kindsAsked('lokum'));
});

test('what many kinds may do with a thing is done by none who does not say so', () => {
  const isAskedOfAll = (q: string) =>
    told(waysFor(read(q))).some(({ asks }) => asks.includes('Ayakkabıcı, Giyim mağazası, Medikal'));
  expect(isAskedOfAll('terlik')).toBe(true);
  expect(isAskedOfAll('terlik boyama')).toBe(false);
  expect(told(waysFor(read('pasta süsleme')))).toContainEqual({
    asks: ['Pastane', 'Pastane or named so'],
  });
});

test('a question of which one word is another is one word corrected, however many stand for two', () => {
  expect(isOneWordCorrected('kebpçı seyhan', 'kebapçı seyhan')).toBe(true);
  expect(isOneWordCorrected('kebpçı', 'kebapçı')).toBe(true);
  expect(isOneWordCorrected('diş çi', 'dişçi')).toBe(true);
  expect(isOneWordCorrected('halısaha', 'halı saha')).toBe(true);
  expect(isOneWordCorrected('kebpçı usatsı', 'kebapçı ustası')).toBe(false);
});
