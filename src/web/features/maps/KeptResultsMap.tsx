import { mapSketchTexts as texts } from '#web/texts/map-sketch.ts';
import { type OnStillMap, stillMap } from './still-map.tsx';

interface KeptResultsMapProps {
  results: readonly OnStillMap[];
  /** Where one of them stands in the list. */
  hrefOf: (id: number) => string;
}

/** Where the results of the city on the device are: our own ground needs no network. A pin leads to its card. */
export function KeptResultsMap({ results, hrefOf }: KeptResultsMapProps) {
  const { drawn, outside } = stillMap({
    results,
    hrefOf: ([one]) => hrefOf(one?.id ?? 0),
    labelOf: (names) => names.join(', '),
  });
  return (
    <>
      {drawn}
      {outside > 0 && <p className="mt-2 text-quiet text-sm">{texts.outside(outside)}</p>}
    </>
  );
}
