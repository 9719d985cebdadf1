import { MapIcon } from 'lucide-react';
import { mapSketchTexts as texts } from '#web/texts/map-sketch.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { type OnStillMap, stillMap } from './still-map.tsx';

interface ResultsMapProps {
  results: readonly OnStillMap[];
  /** The map that can be moved, with the same question. */
  href: string;
}

/**
 * Where the results beside it are; a card that is pointed at lights its pin. On a wide screen alone: a phone has the
 * way to the map.
 */
export function ResultsMap({ results, href }: ResultsMapProps) {
  const { drawn, outside } = stillMap({
    results,
    hrefOf: ([one, another]) => (another || !one ? href : `/business/${one.id}`),
    labelOf: (names) => (names.length > 1 ? texts.together(names) : names.join()),
  });
  return (
    <aside aria-label={texts.results} className="not-printed hidden lg:sticky lg:top-24 lg:block">
      {drawn}
      <ButtonLink href={href} size="sm" icon={<MapIcon aria-hidden="true" />} className="mt-3">
        {texts.openMap}
      </ButtonLink>
      {outside > 0 && <p className="mt-2 text-quiet text-sm">{texts.outside(outside)}</p>}
      <style>
        {`${results
          .map(
            ({ id }) =>
              `.list-with-map:has([data-moves="${id}"]:is(:hover,:focus-within)) [data-pin~="${id}"]`,
          )
          .join()}{background:var(--koz);scale:1.3;z-index:1}`}
      </style>
    </aside>
  );
}
