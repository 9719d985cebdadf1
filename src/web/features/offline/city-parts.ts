import type { ReactNode } from 'react';
import type { DutyTurn } from '#contract/duty/duty.ts';
import type { CityDuty } from '#contract/offline/city-search.ts';
import type { KeptCity } from '#web/browser/kept-city.ts';
import type { CardHere } from './card-here.ts';

/** The search of the city on the device; its code comes only where there is one. */
export interface CitySearchProps {
  here: KeptCity;
  /** There is no network, or the site cannot be reached. */
  isAway: boolean;
  /** The id of a business whose page was asked for. */
  wanted: number | undefined;
}

/** What other parts of the site show of what was found. */
export interface CityParts {
  /** As in every list, with a button of ours on it. */
  card: (business: CardHere, way: ReactNode) => ReactNode;
  map: (
    results: { id: number; name: string; place: [number, number] }[],
    hrefOf: (id: number) => string,
  ) => ReactNode;
  /** Undefined where nobody here knows who is on duty. */
  duty: (duty: CityDuty, now: Date, place: (turn: DutyTurn) => ReactNode) => ReactNode | undefined;
  /** Asks where the visitor is: `37.001,35.325`. */
  place: (onPlace: (near: string) => void) => ReactNode;
}
