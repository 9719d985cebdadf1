import type { ReactNode } from 'react';
import { mapSketchTexts as texts } from '#web/texts/map-sketch.ts';
import { type OnStillMap, stillMap } from './still-map.tsx';

export interface ResultsMapProps {
  results: readonly OnStillMap[];
  /** The map that can be moved, with the same question. */
  href: string;
  /** The way there. */
  children: ReactNode;
}

/** Where the results beside it are; a card that is pointed at lights its pin. */
export function ResultsMap({ results, href, children }: ResultsMapProps) {
  const { drawn, outside } = stillMap({
    results,
    hrefOf: ([one, another]) => (another || !one ? href : `/business/${one.id}`),
    labelOf: (names) => (names.length > 1 ? texts.together(names) : names.join()),
  });
  return (
    <>
      {drawn}
      {children}
      {outside > 0 && <p className="mt-2 text-quiet text-sm">{texts.outside(outside)}</p>}
      <style>
        {`${results
          .map(
            ({ id }) =>
              `.list-with-map:has([data-moves="${id}"]:is(:hover,:focus-within)) [data-pin~="${id}"]`,
          )
          .join()}{background:var(--koz);scale:1.3;z-index:1}`}
      </style>
    </>
  );
}
