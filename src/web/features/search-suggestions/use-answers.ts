import { useEffect, useState } from 'react';
import { type SearchSuggestions, suggestSearches } from '#contract/search/search-suggestions.ts';
import { lowerTr } from '#contract/text/turkish-fold.ts';
import type { Api } from '#web/api/api.ts';

/** Enough for the way back through what was typed. */
const MOST_KEPT = 100;
/** Nobody reads suggestions for more; the field takes twice as much. */
const LONGEST_ASKED = 100;

/** Of this visit, for all fields: what was typed → what was answered. */
const kept = new Map<string, SearchSuggestions>();

function keep(key: string, answer: SearchSuggestions): void {
  kept.set(key, answer);
  const oldest = kept.keys().next().value;
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}

/**
 * Suggestions for what is typed: asked at once with every key, and the question before is let go. Until
 * the answer is there the last one stays; none comes after a newer one, and a failure is no answer.
 */
export function useAnswers(api: Api, typed: string): SearchSuggestions | undefined {
  const [answer, setAnswer] = useState<SearchSuggestions>();
  const key = lowerTr(typed.trim().replace(/\s+/g, ' '));
  useEffect(() => {
    const known = kept.get(key);
    if (!key || key.length > LONGEST_ASKED) return setAnswer(undefined);
    if (known) return setAnswer(known);
    const leaving = new AbortController();
    api.call(suggestSearches, { q: key }, { signal: leaving.signal }).then(
      (asked) => {
        keep(key, asked);
        if (!leaving.signal.aborted) setAnswer(asked);
      },
      () => {
        if (!leaving.signal.aborted) setAnswer(undefined);
      },
    );
    return () => leaving.abort();
  }, [api, key]);
  return answer;
}
