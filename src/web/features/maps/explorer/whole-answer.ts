import { useEffect, useState } from 'react';
import { PAGE_LENGTH } from '#contract/businesses/businesses.ts';
import { NEAR_ADANA_BOX } from '#contract/city/near-adana.ts';
import { listBusinessesInBox, type MapAnswer } from '#contract/maps/map-businesses.ts';
import { useApi } from '#web/browser/api-context.ts';
import type { MapFilters } from './map-filters.ts';

/** What the page itself says of an answer: the beginning of its list. The pins come as the map does. */
export const beginningOf = (answer: MapAnswer): MapAnswer => ({
  ...answer,
  ...{ items: answer.items.slice(0, PAGE_LENGTH), singles: [], clusters: [], isThinned: true },
});

/** The answer for the city, of which the page that came from the server has but the beginning. */
export function useWholeAnswer(page: MapAnswer, isWhole: boolean, filters: MapFilters): MapAnswer {
  const api = useApi();
  const [whole, setWhole] = useState<{ page: MapAnswer; answer: MapAnswer }>();
  useEffect(() => {
    if (isWhole) return;
    const asking = new AbortController();
    api.call(listBusinessesInBox, { ...filters, ...NEAR_ADANA_BOX }, asking).then(
      (answer) => setWhole({ page, answer }),
      // The map asks for what it shows, and the list leads to the search.
      () => undefined,
    );
    return () => asking.abort();
  }, [api, page, isWhole, filters]);
  return whole?.page === page ? whole.answer : page;
}
