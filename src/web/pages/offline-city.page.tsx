import { CityScreen } from '#web/features/offline/CityScreen.tsx';
import type { Head } from '#web/page.ts';
import { offlineCityTexts as texts } from '#web/texts/offline-city.ts';

export const head: Head = {
  title: texts.title,
  description: texts.description,
  isIndexed: false,
};

export const Page = () => (
  <div className="shell min-h-[70vh] pt-6 pb-16 sm:pt-10">
    <CityScreen />
  </div>
);
