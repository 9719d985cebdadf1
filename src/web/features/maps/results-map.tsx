import { MapIcon } from 'lucide-react';
import { Suspense } from 'react';
import type { LngLat } from '#contract/city/district-outlines.ts';
import { useIsWide } from '#web/browser/use-width.ts';
import { mapSketchTexts as texts } from '#web/texts/map-sketch.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { island } from '#web/ui/island/island.ts';
import { firstTouch } from '#web/ui/island/when-touched.tsx';
import type { ResultsMapProps } from './ResultsMap.tsx';

const Drawn = island(async () => {
  await firstTouch;
  return (await import('./ResultsMap.tsx')).ResultsMap;
});

/**
 * The map beside a list; none where nothing has a place. `href`: the map that can be moved. A phone has no room for it,
 * so the page carries the way to that map and a place, and the browser draws where there is room, with the first touch.
 */
export function resultsMap(
  businesses: readonly { id: number; name: string; place?: LngLat | undefined }[],
  href: string,
) {
  const results = businesses.flatMap(({ id, name, place }) => (place ? [{ id, name, place }] : []));
  return results.length > 0 && <BesideList results={results} href={href} />;
}

function BesideList(map: Omit<ResultsMapProps, 'children'>) {
  const isWide = useIsWide();
  const link = (
    <ButtonLink href={map.href} size="sm" icon={<MapIcon aria-hidden="true" />} className="mt-3">
      {texts.openMap}
    </ButtonLink>
  );
  const waiting = (
    <>
      <div className="aspect-5/6 rounded-lg bg-sunken" />
      {link}
    </>
  );
  return (
    <aside aria-label={texts.results} className="not-printed hidden lg:sticky lg:top-24 lg:block">
      {isWide ? (
        <Suspense fallback={waiting}>
          <Drawn {...map}>{link}</Drawn>
        </Suspense>
      ) : (
        waiting
      )}
    </aside>
  );
}
