import { fold } from '#contract/text/turkish-fold.ts';

/** One question and the businesses somebody would call an answer to it. */
export interface AskedQuestion {
  question: string;
  wanted: ReadonlySet<number>;
}

export interface Relevance {
  questions: number;
  /** Mean share of the wanted among the first ten (of more than ten wanted, ten are enough). */
  recall: number;
  /** Mean of 1 / the place of the first wanted one. */
  reciprocalRank: number;
  worst: { question: string; recall: number }[];
}

const LOOKED_AT = 10;
const SHOWN_WORST = 10;

const linesOf = (list: string): { question: string; answer: string }[] =>
  list
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => {
      const at = line.lastIndexOf(': ');
      return { question: line.slice(0, at), answer: line.slice(at + 2) };
    });

/** Lines of `question: key key`; a key nobody has is a mistake of the list. */
export const questionsByKey = (list: string, ids: ReadonlyMap<string, number>): AskedQuestion[] =>
  linesOf(list).map(({ question, answer }) => ({
    question,
    wanted: new Set(
      answer.split(' ').map((key) => {
        const id = ids.get(key);
        if (id === undefined) throw new Error(`${question}: no business has the key ${key}`);
        return id;
      }),
    ),
  }));

/** Lines of `question: pattern` over name and kind; a pattern that fits nothing is a mistake of the list. */
export const questionsByPattern = (
  list: string,
  places: readonly { id: number; name: string; subcategory: string | null }[],
): AskedQuestion[] => {
  const texts = places.map(({ id, name, subcategory }) => ({
    id,
    text: fold(`${name} · ${subcategory ?? ''}`),
  }));
  return linesOf(list).map(({ question, answer }) => {
    const pattern = new RegExp(answer);
    const wanted = new Set(texts.filter(({ text }) => pattern.test(text)).map(({ id }) => id));
    if (wanted.size === 0) throw new Error(`${question}: no place is like ${answer}`);
    return { question, wanted };
  });
};

/** Asks every question once. */
export async function measureRelevance(
  questions: readonly AskedQuestion[],
  ask: (question: string) => Promise<readonly number[]>,
): Promise<Relevance> {
  const results: { question: string; recall: number; rank: number }[] = [];
  for (const { question, wanted } of questions) {
    const first = (await ask(question)).slice(0, LOOKED_AT);
    const hits = first.filter((id) => wanted.has(id)).length;
    const at = first.findIndex((id) => wanted.has(id));
    results.push({
      question,
      recall: hits / Math.min(wanted.size, LOOKED_AT),
      rank: at < 0 ? 0 : 1 / (at + 1),
    });
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    questions: results.length,
    recall: mean(results.map(({ recall }) => recall)),
    reciprocalRank: mean(results.map(({ rank }) => rank)),
    worst: results.toSorted((a, b) => a.recall - b.recall || a.rank - b.rank).slice(0, SHOWN_WORST),
  };
}

export const relevanceReport = (name: string, found: Relevance): string =>
  [
    `${name}: ${found.questions} questions, recall@10 ${found.recall.toFixed(3)}, MRR ${found.reciprocalRank.toFixed(3)}; the worst:`,
    ...found.worst.map(({ question, recall }) => `  ${recall.toFixed(2)} ${question}`),
  ].join('\n');
