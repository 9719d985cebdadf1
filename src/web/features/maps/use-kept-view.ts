import { useEffect, useState } from 'react';

export type MapView = 'map' | 'list';

/** Map or list; kept in the history entry, so that coming back from a business finds it again. */
export function useKeptView(): [MapView, (view: MapView) => void] {
  const [view, setView] = useState<MapView>('map');
  useEffect(() => {
    const kept = (history.state as { mapView?: MapView } | null)?.mapView;
    if (kept) setView(kept);
  }, []);
  return [
    view,
    (next) => {
      setView(next);
      history.replaceState({ ...(history.state as object | null), mapView: next }, '');
    },
  ];
}
