import { fold } from '#contract/text/turkish-fold.ts';

/**
 * Questions and their answers, a line each, below the name of their group:
 *
 *     # needs
 *     diş hekimi: /dis hekimi|dental/
 *     ocakbaşı: Kıyı Ocakbaşı | Nehir Ocakbaşı
 *     su tesisatçısı: -
 *     otopark: /otopark/ ! /mobilya/
 *
 * An answer is the names of businesses, or a pattern over name and kind in small letters without Turkish ones
 * (`kiyi ocakbasi · ocakbasi`; in a file called named-places… the address stands before them), or `-` where there is none; behind a `!` what must not be among the first ten.
 */
export interface AskedQuestion {
  group: string;
  question: string;
  /** Undefined: there is none. */
  isWanted: ((text: string) => boolean) | undefined;
  isForbidden: (text: string) => boolean;
}

/** A business as questions are held against it. */
export const textOf = (name: string, kind: string | null | undefined): string =>
  fold(`${name} · ${kind ?? ''}`);

/** A file of questions for what is at a named place: its patterns begin with addresses. */
export const isOfPlaces = (file: string): boolean => /(?:^|\/)named-places[^/]*$/.test(file);

function testOf(answer: string): (text: string) => boolean {
  const pattern = /^\/(.*)\/$/.exec(answer)?.[1];
  if (pattern !== undefined) {
    const regex = new RegExp(pattern);
    return (text) => regex.test(text);
  }
  const names = answer.split(' | ').map((name) => `${fold(name.trim())} · `);
  return (text) => names.some((name) => text.startsWith(name));
}

/** Throws where a line has no answer. */
export function readQuestions(text: string): AskedQuestion[] {
  let group = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('#')) group = line.slice(1).trim();
    if (!line.trim() || line.startsWith('#')) return [];
    const at = line.lastIndexOf(': ');
    if (at < 0) throw new Error(`No answer: ${line}`);
    const [answer = '', forbidden] = line.slice(at + 2).split(' ! ');
    const isWanted = answer.trim() === '-' ? undefined : testOf(answer.trim());
    const isForbidden = forbidden === undefined ? () => false : testOf(forbidden.trim());
    return [{ group, question: line.slice(0, at), isWanted, isForbidden }];
  });
}

/** What a question found, best first: the whole answer, not what only comes near. */
export type Ask = (question: string) => Promise<readonly { id: number; text: string }[]>;

export interface Relevance {
  questions: number;
  /** Of the wanted, so many are among the first ten (of more than ten wanted, ten are enough). */
  recall: number;
  /** Of the first five shown, so many are wanted. */
  precision: number;
  /** 1 / the place of the first wanted one. */
  reciprocalRank: number;
  /** Of questions for what is not there, so many found nothing. */
  honesty: number;
  /** Where something forbidden stood among the first ten. */
  forbidden: number;
  worst: string[];
}

const LOOKED_AT = 10;
const LED_BY = 5;
const SHOWN_WORST = 10;

const mean = (values: number[]) =>
  values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Asks every question once; `all` are the businesses that could be found. */
export async function measureRelevance(
  questions: readonly AskedQuestion[],
  all: readonly { text: string }[],
  ask: Ask,
): Promise<Map<string, Relevance>> {
  const groups = new Map<string, Result[]>();
  for (const one of questions) {
    const { isWanted } = one;
    const there = isWanted ? all.filter(({ text }) => isWanted(text)).length : 0;
    if (isWanted && there === 0)
      throw new Error(`${one.question}: nothing here is like its answer`);
    const result = resultOf(one, there, await ask(one.question));
    for (const group of [one.group, 'all'])
      groups.set(group, [...(groups.get(group) ?? []), result]);
  }
  return new Map([...groups].map(([group, results]) => [group, summed(results)]));
}

interface Result {
  question: string;
  /** Undefined of a question for what is not there. */
  found: { recall: number; precision: number; rank: number } | undefined;
  isEmpty: boolean;
  isForbidden: boolean;
}

function resultOf(
  { question, isWanted, isForbidden }: AskedQuestion,
  there: number,
  answer: Awaited<ReturnType<Ask>>,
): Result {
  const first = answer.slice(0, LOOKED_AT).map(({ text }) => text);
  const led = first.slice(0, LED_BY);
  const at = isWanted ? first.findIndex(isWanted) : -1;
  return {
    question,
    found: isWanted && {
      recall: first.filter(isWanted).length / Math.min(there, LOOKED_AT),
      precision: led.length === 0 ? 0 : led.filter(isWanted).length / led.length,
      rank: at < 0 ? 0 : 1 / (at + 1),
    },
    isEmpty: answer.length === 0,
    isForbidden: first.some(isForbidden),
  };
}

function summed(results: readonly Result[]): Relevance {
  const found = results.flatMap(({ question, found }) => (found ? [{ question, ...found }] : []));
  const none = results.filter((one) => !one.found);
  const bad = found.filter(({ recall, precision }) => recall < 1 || precision < 1);
  return {
    questions: results.length,
    recall: mean(found.map(({ recall }) => recall)),
    precision: mean(found.map(({ precision }) => precision)),
    reciprocalRank: mean(found.map(({ rank }) => rank)),
    honesty: mean(none.map(({ isEmpty }) => Number(isEmpty))),
    forbidden: results.filter(({ isForbidden }) => isForbidden).length,
    worst: [
      ...none.filter(({ isEmpty }) => !isEmpty).map(({ question }) => `answered: ${question}`),
      ...bad
        .toSorted((a, b) => a.recall + a.rank + a.precision - (b.recall + b.rank + b.precision))
        .map(
          ({ question, recall, precision }) =>
            `recall ${recall.toFixed(2)}, precision ${precision.toFixed(2)}: ${question}`,
        ),
    ].slice(0, SHOWN_WORST),
  };
}

/** A line for each group, and the worst of all. */
export function relevanceReport(name: string, groups: ReadonlyMap<string, Relevance>): string {
  const lines = [...groups].map(([group, found]) => {
    const { questions, recall, precision, reciprocalRank, honesty, forbidden } = found;
    const figures = `recall@10 ${recall.toFixed(3)}, precision@5 ${precision.toFixed(3)}, MRR ${reciprocalRank.toFixed(3)}, honesty ${honesty.toFixed(3)}, forbidden ${forbidden}`;
    return `${name}, ${group}: ${questions} questions, ${figures}`;
  });
  return [
    ...lines,
    'the worst:',
    ...(groups.get('all')?.worst ?? []).map((one) => `  ${one}`),
  ].join('\n');
}
