import { canBeMisspelt, queryForWords } from '#contract/search/asking/text-queries.ts';
import { doubtOf } from '#contract/search/understanding/likeness.ts';
import type { PlaceBook } from '#contract/search/understanding/place-book.ts';
import { correctedWays, type Question } from '#contract/search/understanding/question.ts';
import { isKnownForm, type Thesaurus } from '#contract/search/understanding/thesaurus.ts';
import type { CityIndex } from './city-index.ts';

/** Words for kinds count like a few businesses; what only a need is told by, like one. */
const KIND_HITS = 3;
const SHORTEST_MENDED = 4;

/** As the server mends: the likeliest words that stand together here, else the likeliest; `isNowhere` where none do. */
export function mended(
  { index, by, book }: { index: CityIndex; by: Thesaurus; book: PlaceBook },
  question: Question,
): { question: Question; isNowhere: boolean } | undefined {
  const unknown = question.required.filter(
    (word) =>
      canBeMisspelt(word) &&
      word.length >= SHORTEST_MENDED &&
      !isKnownForm(by, word) &&
      index.count(word) === 0 &&
      // Addresses, which are not here, have it.
      !isOfPlace(book, word),
  );
  if (unknown.length === 0) return undefined;
  const words = [...new Set([...by.asked, ...index.words()])];
  const hitsOf = (word: string) => Math.max(index.count(word), by.kinds.has(word) ? KIND_HITS : 1);
  const ways = correctedWays(
    question,
    unknown.map((word) => {
      const likely = words.flatMap((other) => {
        if (Math.abs(other.length - word.length) > 2) return [];
        const doubt = doubtOf(word, other, hitsOf(other));
        return doubt === undefined ? [] : [{ doubt, shown: by.spellings.get(other) ?? other }];
      });
      return [
        word,
        likely.sort((one, other) => one.doubt - other.doubt).map(({ shown }) => shown),
      ] as const;
    }),
  );
  const together = ways.find(({ required }) => index.ask(queryForWords(by, required)).includes(1));
  const meant = together ?? ways[0];
  return meant && { question: meant, isNowhere: together === undefined };
}

const isOfPlace = ({ byName }: PlaceBook, word: string): boolean =>
  [...byName.keys()].some((name) => name.split(' ').includes(word));
