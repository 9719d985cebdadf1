import { CityScreen } from '#web/features/offline/CityScreen.tsx';
import type { CityParts, CitySearchProps } from '#web/features/offline/city-parts.ts';
import type { Head } from '#web/page.ts';
import { offlineCityTexts as texts } from '#web/texts/offline-city.ts';
import { island } from '#web/ui/island/island.ts';

export const head: Head = {
  title: texts.title,
  description: texts.description,
  isIndexed: false,
};

/** The search of the city on the device, with what shows businesses elsewhere; nobody else has a use for it. */
const Search = island(async () => {
  const [{ CitySearch }, { BusinessCard }, { KeptResultsMap }, board, { dutySections }, near] =
    await Promise.all([
      import('#web/features/offline/CitySearch.tsx'),
      import('#web/features/businesses/BusinessCard.tsx'),
      import('#web/features/maps/KeptResultsMap.tsx'),
      import('#web/features/duty/DutyBoard.tsx'),
      import('#web/features/duty/duty-view.ts'),
      import('#web/features/search/UsePlace.tsx'),
    ]);
  const parts: CityParts = {
    card: (business, way) => <BusinessCard business={business} heart={way} isCompact />,
    map: (results, hrefOf) => <KeptResultsMap results={results} hrefOf={hrefOf} />,
    duty: ({ turns, district }, now, place) => {
      const sections = dutySections(turns, now, { district, place: undefined });
      return (
        sections.some(({ isUnknown }) => !isUnknown) && (
          <board.DutyBoard sections={sections} place={place} />
        )
      );
    },
    place: (onPlace) => <near.UsePlace onPlace={onPlace} />,
  };
  return (props: CitySearchProps) => <CitySearch {...props} {...parts} />;
});
/** What it is made of; and pins say their names to a pointer. */
export const late = [
  'src/web/features/offline/CitySearch.tsx',
  'src/web/features/businesses/BusinessCard.tsx',
  'src/web/features/maps/KeptResultsMap.tsx',
  'src/web/features/duty/DutyBoard.tsx',
  'src/web/features/duty/duty-view.ts',
  'src/web/features/search/UsePlace.tsx',
  'src/web/ui/tooltips.ts',
];

export const Page = () => (
  <div className="shell min-h-[70vh] pt-6 pb-16 sm:pt-10">
    <CityScreen Search={Search} />
  </div>
);
