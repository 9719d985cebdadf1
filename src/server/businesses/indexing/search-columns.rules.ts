import { openWeekOf } from '#contract/calendar/open-week.ts';
import {
  lexemesOf,
  ofAddress,
  readHead,
  readWords,
  spelledWords,
  weightedLexemes,
} from '#contract/search/understanding/lexemes.ts';
import { remembering } from '#contract/text/remembering.ts';
import { searchNorm, turkishSortKey } from '#contract/text/turkish-fold.ts';
import { neighbourhoodOf } from '#server/places/neighbourhoods.rules.ts';

interface Searchable {
  name: string;
  otherNames?: string | undefined;
  category: string;
  subcategory?: string | null | undefined;
  description?: string | null | undefined;
  address: string;
  neighbourhood?: string | null | undefined;
  district: string;
  features?: readonly string[] | undefined;
  hours: string | null | undefined;
}

/** Few weeks are of many businesses. */
const openWeek = remembering((hours: string) => openWeekOf(hours));

/** Rows computed by older rules are rewritten: raise it with every change of what `searchColumns` makes. */
export const SEARCH_VERSION = 11;

/**
 * The columns a business is found and sorted by; computed wherever a business is written.
 * `search_head` keeps name, kind, place and features apart by weight; `search_all` holds every word
 * there is, those of the address apart; `head_words` feeds the vocabulary; `neighbourhood_slug` is the neighbourhood that its words mean.
 */
export function searchColumns(business: Searchable) {
  const { address, description } = business;
  const { words, lexemes } = readHead(business);
  const prose = lexemesOf(readWords(description ?? ''));
  const where = lexemesOf(readWords(address)).map(ofAddress);
  return {
    nameSort: turkishSortKey(business.name),
    nameNorm: searchNorm(business.name),
    searchHead: weightedLexemes(lexemes),
    searchAll: [...new Set([...Object.values(lexemes).flat(), ...prose, ...where])].join(' '),
    headWords: spelledWords(words),
    neighbourhoodSlug: neighbourhoodOf(business)?.slug ?? null,
    searchVersion: SEARCH_VERSION,
    openWeek: openWeek(business.hours ?? ''),
  };
}
