import { OfflineScreen } from '#web/features/offline/OfflineScreen.tsx';
import type { Head } from '#web/page.ts';
import { offlineTexts as texts } from '#web/texts/offline.ts';

export const head: Head = {
  title: texts.title,
  description: texts.description,
  isIndexed: false,
};

export const Page = () => (
  <div className="shell min-h-[70vh] pt-6 pb-16 sm:pt-10">
    <OfflineScreen />
  </div>
);
