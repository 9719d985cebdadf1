import type { LngLat } from '#contract/city/district-outlines.ts';
import { island } from '#web/ui/island/island.ts';
import { whenTouched } from '#web/ui/island/when-touched.tsx';

const LateResultsMap = island(
  async () => (await import('./ResultsMap.tsx')).ResultsMap,
  whenTouched,
);

/** The map beside a list, as drawn by the server; none where nothing has a place. `href`: the map that can be moved. */
export function resultsMap(
  businesses: readonly { id: number; name: string; place?: LngLat | undefined }[],
  href: string,
) {
  const results = businesses.flatMap(({ id, name, place }) => (place ? [{ id, name, place }] : []));
  return results.length > 0 && <LateResultsMap results={results} href={href} />;
}
