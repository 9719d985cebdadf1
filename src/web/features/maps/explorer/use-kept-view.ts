import { useEffect, useState } from 'react';
import type { MapView } from '../map-contract.ts';

type ShownSide = 'map' | 'list';

/** Where the visitor has brought the map, and whether the list is about that part of the city. */
export interface KeptPlace extends MapView {
  isSearched: boolean;
}

/** What an entry of the history carries of the map, so that coming back from a business finds it again. */
interface EntryState {
  mapView?: ShownSide;
  mapPlace?: KeptPlace | undefined;
}
const entryState = () => history.state as EntryState | null;
const keep = (state: EntryState) => history.replaceState({ ...entryState(), ...state }, '');

export const readKeptPlace = () => entryState()?.mapPlace;
/** Undefined where the map only shows what was found. */
export const keepPlace = (mapPlace: KeptPlace | undefined) => keep({ mapPlace });

/** Map or list. */
export function useKeptView(): [ShownSide, (view: ShownSide) => void] {
  const [view, setView] = useState<ShownSide>('map');
  useEffect(() => {
    const kept = entryState()?.mapView;
    if (kept) setView(kept);
  }, []);
  return [
    view,
    (next) => {
      setView(next);
      keep({ mapView: next });
    },
  ];
}
