import {
  BEFORE_ABROAD,
  BEHIND_ABROAD,
  DROPPED_ABROAD,
  KURDISH_QUALITIES,
  NEAR_PLACE_ABROAD,
  SHOPS_ABROAD,
} from '#contract/search/words/words-abroad.ts';
import { splitCommaList } from '#contract/text/comma-list.ts';
import { lowerTr, searchNorm } from '#contract/text/turkish-fold.ts';
import { tellsKind } from '../synonyms.ts';
import type { Thesaurus } from '../thesaurus.ts';
import { phrases, type Token, tokensOf } from '../tokens.ts';

const saidAbroad = (lines: string): Map<string, string> =>
  new Map(
    lines
      .split('\n')
      .filter(Boolean)
      .flatMap((line) => {
        const [here = '', abroad = ''] = line.split(' > ');
        return splitCommaList(abroad).map((phrase) => [searchNorm(phrase), here] as const);
      }),
  );
const BEFORE = saidAbroad(BEFORE_ABROAD);
const BEHIND = saidAbroad(BEHIND_ABROAD);
const wordsIn = (list: string) => new Set(list.split(/\s+/).map(searchNorm).filter(Boolean));
const SHOPS = wordsIn(SHOPS_ABROAD);
const DROPPED = new Set([...SHOPS, ...wordsIn(DROPPED_ABROAD)]);
const QUALITIES = wordsIn(KURDISH_QUALITIES);

const NEAR_PLACE = phrases(splitCommaList(NEAR_PLACE_ABROAD).map(searchNorm).join(','));
/** Behind it these name no place. */
const WHO_ASKS = new Set('me us my here by mir uns hier мнои меня нас هنا مني min'.split(' '));

const LONGEST = 4;
/** What ties a thing to what it is like: otela, otelên. */
const TIE = /(?:y?[ae]|en)$/;

interface Part {
  here: string;
  place: 'before' | 'itself' | 'behind';
  /** It is said so abroad alone. */
  isAbroad: boolean;
  /** Nothing else was said. */
  isWhole?: boolean;
}

/** Russian nouns change their last letters: одежда, одежды. */
const CYRILLIC = /^[\u0430-\u044f]{5,}$/;
const ENDING_OF_NOUN = /[аеиоуыьюя]{1,2}$/;
const bareNoun = (word: string) => word.replace(ENDING_OF_NOUN, '');
const nouns = new WeakMap<Thesaurus['abroad'], ReadonlyMap<string, string>>();
function kindOfNoun({ abroad }: Thesaurus, word: string): string | undefined {
  const known =
    nouns.get(abroad) ??
    new Map(
      [...abroad.keys()].filter((one) => CYRILLIC.test(one)).map((one) => [bareNoun(one), one]),
    );
  nouns.set(abroad, known);
  return CYRILLIC.test(word) ? known.get(bareNoun(word)) : undefined;
}

const NOTHING: Part = { here: '', place: 'itself', isAbroad: false };
const MANY = /l[ae]r[ıi]?$/;

/** How what stands first in some words is said here, and how many of them that is; undefined where it says nothing. */
function readFirst(
  by: Thesaurus,
  words: readonly string[],
): [Part | undefined, number] | undefined {
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    const said = words.slice(0, length).join(' ');
    if (DROPPED.has(said) && !by.kinds.has(said)) return undefined;
    const [before, behind] = [BEFORE.get(said), BEHIND.get(said)];
    if (before !== undefined) return [{ here: before, place: 'before', isAbroad: true }, length];
    // Of a "cheap hotel" the price is read as well.
    const isOfCategory =
      length > 1 && words.slice(0, length).some((word) => by.categoriesAbroad.has(word));
    if (isOfCategory) continue;
    const noun = by.abroad.has(said) ? said : kindOfNoun(by, said);
    if (noun !== undefined)
      return [{ here: by.abroad.get(noun) ?? noun, place: 'itself', isAbroad: true }, length];
    if (behind !== undefined) return [{ here: behind, place: 'behind', isAbroad: true }, length];
    const category = by.categoriesAbroad.get(said)?.replace(MANY, '');
    if (category !== undefined)
      return [{ here: lowerTr(category), place: 'itself', isAbroad: false }, length];
  }
  return [undefined, 1];
}

const untied = (by: Thesaurus, { typed, folded }: Token): Token => {
  const bare = folded.replace(TIE, '');
  const isTied = bare !== folded && (by.kinds.has(bare) || by.categoriesAbroad.has(bare));
  return isTied ? { typed: bare, folded: bare } : { typed, folded };
};

/** What is looked for, and behind it near what: `hotel near the airport`. */
function partedByNearness(tokens: readonly Token[]): [what: string, where: string] | undefined {
  const words = tokens.map(({ folded }) => searchNorm(folded));
  for (let at = 1; at < words.length - 1; at += 1) {
    const isOneWithIt = words
      .slice(at)
      .some((_, less) => BEFORE.has(words.slice(at, at + less + 1).join(' ')));
    const said = isOneWithIt ? undefined : NEAR_PLACE.exec(words.slice(at).join(' '))?.[0];
    let end = at + (said?.split(' ').length ?? 0);
    while (DROPPED.has(words[end] ?? '') || words[end] === 'the') end += 1;
    if (said === undefined || end >= words.length || WHO_ASKS.has(words[end] ?? '')) continue;
    const typed = (some: readonly Token[]) => some.map((one) => one.typed).join(' ');
    return [typed(tokens.slice(0, at)), typed(tokens.slice(end))];
  }
  return undefined;
}

/** Some words as they are said here, or as they are. */
function saidHere(by: Thesaurus, typed: string): string {
  const tokens = tokensOf(typed);
  if (tokens.length > 1) return inTurkish(by, typed) ?? typed;
  return (
    readFirst(
      by,
      tokens.map(({ folded }) => searchNorm(folded)),
    )?.[0]?.here ?? typed
  );
}

/**
 * A question of several words that somebody from abroad asks, as one here would ask it: `vegetarian restaurant`,
 * `у реки`. Undefined where nothing in it is said so abroad alone.
 */
export function inTurkish(by: Thesaurus, q: string): string | undefined {
  const asked = tokensOf(q);
  const near = partedByNearness(asked);
  if (near) {
    const [what, where] = near.map((words) => saidHere(by, words));
    return `${where} yakınında ${what}`;
  }
  const isKurdish = asked.some(({ folded }) => QUALITIES.has(folded));
  const tokens = isKurdish ? asked.map((token) => untied(by, token)) : asked;
  const isUntied = tokens.some(({ folded }, at) => folded !== asked[at]?.folded);
  if (tokens.length < 2) return undefined;
  const words = tokens.map(({ folded }) => searchNorm(folded));
  const parts: Part[] = [];
  for (let at = 0; at < tokens.length; ) {
    const [read, length] = readFirst(by, words.slice(at)) ?? [NOTHING, 1];
    const typed = tokens[at]?.typed ?? '';
    const isWhole = read?.place === 'itself' && length === tokens.length;
    if (read !== NOTHING)
      parts.push(read ? { ...read, isWhole } : { here: typed, place: 'itself', isAbroad: false });
    at += length;
  }
  // What is one phrase of theirs is known as it is.
  if (parts.length === 1 && parts[0]?.isWhole) return undefined;
  const isShop = words.some((word) => SHOPS.has(word) && !by.kinds.has(word));
  const isOfShop = isShop && parts.every(({ here }) => tellsKind(by, searchNorm(here), true));
  if (parts.length === 0 || !(isUntied || isOfShop || parts.some(({ isAbroad }) => isAbroad)))
    return undefined;
  // A balık restoranı is a restoran.
  const isSaid = (part: Part) =>
    parts.some(
      ({ here }) =>
        here !== part.here && here.split(' ').some((word) => word.startsWith(part.here)),
    );
  return (['before', 'itself', 'behind'] as const)
    .flatMap((place) => parts.filter((part) => part.place === place && !isSaid(part)))
    .map(({ here }) => here)
    .join(' ');
}
