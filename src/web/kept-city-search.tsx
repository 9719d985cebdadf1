import { BusinessCard } from './features/businesses/BusinessCard.tsx';
import { DutyBoard } from './features/duty/DutyBoard.tsx';
import { dutySections } from './features/duty/duty-view.ts';
import { KeptResultsMap } from './features/maps/KeptResultsMap.tsx';
import { CitySearch } from './features/offline/CitySearch.tsx';
import type { CityParts, CitySearchProps } from './features/offline/city-parts.ts';
import { UsePlace } from './features/search/UsePlace.tsx';

const parts: CityParts = {
  card: (business, way) => <BusinessCard business={business} heart={way} isCompact />,
  map: (results, hrefOf) => <KeptResultsMap results={results} hrefOf={hrefOf} />,
  duty: ({ turns, district }, now) => {
    const sections = dutySections(turns, now, { district, place: undefined });
    return sections.some(({ isUnknown }) => !isUnknown) && <DutyBoard sections={sections} />;
  },
  place: (onPlace) => <UsePlace onPlace={onPlace} />,
};

/** The search of the city on the device, put together of what shows businesses elsewhere. */
export const KeptCitySearch = (props: CitySearchProps) => <CitySearch {...props} {...parts} />;
