import { CityScreen } from '#web/features/offline/CityScreen.tsx';
import type { Head } from '#web/page.ts';
import { offlineCityTexts as texts } from '#web/texts/offline-city.ts';
import { island } from '#web/ui/island/island.ts';

export const head: Head = {
  title: texts.title,
  description: texts.description,
  isIndexed: false,
};

/** It reads questions as the server does; whoever has no city here has no use for it. */
const Search = island(async () => (await import('../kept-city-search.tsx')).KeptCitySearch);
/** Pins say their names to a pointer. */
export const late = ['src/web/kept-city-search.tsx', 'src/web/ui/tooltips.ts'];

export const Page = () => (
  <div className="shell min-h-[70vh] pt-6 pb-16 sm:pt-10">
    <CityScreen Search={Search} />
  </div>
);
