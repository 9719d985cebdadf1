import { useEffect, useState } from 'react';
import { type SearchSuggestions, suggestSearches } from '#contract/search/search-suggestions.ts';
import { keepNewest } from '#contract/text/newest-kept.ts';
import { lowerTr } from '#contract/text/turkish-fold.ts';
import type { Api } from '#web/api/api.ts';

/** Enough for the way back through what was typed. */
const MOST_KEPT = 100;
/** Nobody reads suggestions for more; the field takes twice as much. */
const LONGEST_ASKED = 100;

/** Of this visit, for all fields: what was typed → what was answered. */
const kept = new Map<string, SearchSuggestions>();

/**
 * Suggestions for what is typed, or for the hour while nothing is: asked at once with every key, and the
 * question before is let go. Until the answer is there the last one stays (of words for words); none comes
 * after a newer one, and a failure is no answer.
 * @param typed undefined while nobody wants any
 */
export function useAnswers(api: Api, typed: string | undefined): SearchSuggestions | undefined {
  const [last, setLast] = useState<{ key: string; answer: SearchSuggestions }>();
  const key = typed === undefined ? undefined : lowerTr(typed.trim().replace(/\s+/g, ' '));
  useEffect(() => {
    if (key === undefined || key.length > LONGEST_ASKED) return setLast(undefined);
    const known = kept.get(key);
    if (known) return setLast({ key, answer: known });
    const leaving = new AbortController();
    api.call(suggestSearches, { q: key }, { signal: leaving.signal }).then(
      (asked) => {
        // What an hour is about ends with it.
        if (key !== '') keepNewest(kept, MOST_KEPT, key, asked);
        if (!leaving.signal.aborted) setLast({ key, answer: asked });
      },
      () => {
        if (!leaving.signal.aborted) setLast(undefined);
      },
    );
    return () => leaving.abort();
  }, [api, key]);
  return (last?.key === '') === (key === '') ? last?.answer : undefined;
}
