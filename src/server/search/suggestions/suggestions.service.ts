import type { z } from 'zod';
import {
  MOST_SUGGESTED,
  type SearchSuggestions,
  type suggestSearches as suggestSearchesContract,
} from '#contract/search/search-suggestions.ts';
import { currentWords } from '#server/kinds/kinds.service.ts';
import type { Basics } from '#server/platform/context.ts';
import { wordsBeginning } from '../understanding/vocabulary.queries.ts';
import {
  listAbout,
  listAllNamed,
  listBestNamed,
  type SuggestedBusiness,
} from './suggestions.queries.ts';
import {
  askedByStems,
  askedOf,
  beginningSo,
  COMPARED_WORDS,
  canBeCompleted,
  completedWords,
  districtsBeginning,
  firstOf,
  readTyped,
  type Typed,
} from './suggestions.rules.ts';

type Input = z.output<(typeof suggestSearchesContract)['input']>;

/** What somebody may mean who has typed so far; nothing while there is no letter. */
export async function suggestSearches(ctx: Basics, { q }: Input): Promise<SearchSuggestions> {
  const typed = readTyped(q);
  if (!typed) return { businesses: [], categories: [], districts: [], words: [] };
  const [businesses, { by, categories }, known] = await Promise.all([
    findBusinesses(ctx, typed),
    currentWords(ctx.db),
    canBeCompleted(typed) ? wordsBeginning(ctx.db, typed.last, COMPARED_WORDS) : [],
  ]);
  return {
    businesses,
    categories: beginningSo(categories, typed).slice(0, MOST_SUGGESTED.categories),
    districts: districtsBeginning(typed),
    words: completedWords(known, typed, by.asked),
  };
}

/** Called so, beginning so, with such words in the name, then anywhere in the head; the best rated first. */
async function findBusinesses({ db }: Basics, typed: Typed): Promise<SuggestedBusiness[]> {
  const limit = MOST_SUGGESTED.businesses;
  const asked = askedOf(typed, limit);
  let found = await listBestNamed(db, asked);
  // Each step costs, and is only taken while those before found too few.
  for (const list of [listAllNamed, listAbout]) {
    if (found.length < limit) found = firstOf([...found, ...(await list(db, asked))], limit);
  }
  const stems = askedByStems(typed);
  return found.length > 0 || !stems ? found : listAbout(db, { ...asked, query: stems });
}
