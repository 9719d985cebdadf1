import { CITY_NAME } from '#contract/city/city.ts';
import { townBeyond } from '#contract/city/towns-beyond.ts';
import { nounAtEnd, positionOf } from '#contract/places/place-nouns.ts';
import { searchNorm } from '#contract/text/turkish-fold.ts';
import type { PlaceContext, UnknownPlace } from '../grammar-places.ts';
import { kindsMeant } from '../kinds-meant.ts';
import { placesCalled } from '../place-book.ts';
import { FILLERS, isGeneral } from '../question-words.ts';
import { linesIn, tellsKind } from '../synonyms.ts';
import type { Token } from '../tokens.ts';

/** Ceyhan'da, Kozan’daki, Tarsus'takiler: what is there. From there, or on the way there, is another matter. */
const THERE = /^[dt][ae](?:ki(?:ler(?:i|in)?)?)?$/;
/** Kozan ilçesinde, Ceyhan merkezde. */
const OF_TOWN = /^(?:ilce|merkez)(?:s?i)?(?:n?[dt][ae](?:ki)?)?$/;
const CITY = searchNorm(CITY_NAME);
const APOSTROPHE = /['’‘`´ʼ]/;

/**
 * A town that the directory does not cover. Where a case says that it is a place, it is one (`isSure`); the bare name only
 * beside all of what a kind is called ("Ceyhan diş doktoru"), for it stands in names and goods as well.
 */
export function readTownBeyond(
  tokens: readonly Token[],
  context: PlaceContext,
): { town: UnknownPlace; isThere: boolean } | undefined {
  const { book, isTaken } = context;
  for (const [at, token] of tokens.entries()) {
    const read = isTaken[at] ? undefined : townIn(token, context);
    // What is called so here is meant before; but nobody who is in Karataş is in Karataş Caddesi.
    if (!read || placesCalled(book, read.name).some(({ kind }) => kind === 'neighbourhood'))
      continue;
    const next = tokens[at + 1]?.folded ?? '';
    const isBeside = !read.isThere && (OF_TOWN.test(next) || positionOf(next) !== undefined);
    const isThere = read.isThere || isBeside;
    if (!isThere && !isBeforeKind(tokens, at, context)) continue;
    const town = {
      ...{ from: at, to: isBeside ? at + 2 : at + 1, value: read.town, name: [read.name] },
      ...{ places: [], isNear: false, isSure: true, isOfAddress: false, isBeyond: true },
    };
    return { town, isThere };
  }
  return undefined;
}

function townIn({ typed, folded }: Token, { by }: PlaceContext) {
  const whole = townBeyond(folded);
  if (whole !== undefined) return { town: whole, name: folded, isThere: false };
  for (let end = folded.length - 2; end > 1; end -= 1) {
    const name = folded.slice(0, end);
    const town = THERE.test(folded.slice(end)) ? townBeyond(name) : undefined;
    if (town === undefined) continue;
    // "bahçede", "çiftlikte": a word before all, unless it is written as a name.
    const isWord = tellsKind(by, name, true) || isGeneral(name) || by.asked.has(folded);
    return isWord && !APOSTROPHE.test(typed) ? undefined : { town, name, isThere: true };
  }
  return undefined;
}

/**
 * All else is what a kind is called, of which it says where. Before what one eats and drinks it says how that is made
 * (Urfa kebap), before a place's noun it is a name (Kozan Caddesi), beside the city it is the way there, and a kind may
 * have it in its words.
 */
function isBeforeKind(
  tokens: readonly Token[],
  at: number,
  { by, isTaken }: PlaceContext,
): boolean {
  if (nounAtEnd([tokens[at + 1]?.folded ?? ''], false)) return false;
  if (tokens.some(({ folded }) => folded.startsWith(CITY))) return false;
  const name = searchNorm(tokens[at]?.folded ?? '');
  const words = tokens
    .filter((_, index) => !isTaken[index])
    .flatMap(({ folded }) => searchNorm(folded).split(' ').filter(Boolean))
    .filter((word) => !FILLERS.has(word));
  const rest = words.filter((word) => word !== name);
  const isHeld = linesIn(by, words).some(({ at: own }) => own.includes(words.indexOf(name)));
  const { whole } = kindsMeant(by, rest);
  return (
    !isHeld &&
    whole.size > 0 &&
    [...whole].every((kind) => !by.alike.has(by.categories.get(kind) ?? ''))
  );
}
