import { Suspense } from 'react';
import { AdminFrame } from '#web/features/admin-frame/AdminFrame.tsx';
import { ImportsScreen } from '#web/features/administration/businesses/ImportsScreen.tsx';
import { type Head, type HeadContext, titled } from '#web/page.ts';
import { adminFrameTexts as frame } from '#web/texts/admin-frame.ts';
import { batchTexts as texts } from '#web/texts/administration.ts';
import { island } from '#web/ui/island/island.ts';
import { Spinner } from '#web/ui/Spinner.tsx';

const CsvImportTab = island(
  async () => (await import('#web/features/imports/CsvImportTab.tsx')).CsvImportTab,
);

export const load = async () => null;

export const head = (_: null, { site }: HeadContext): Head => ({
  title: titled(`${frame.links.imports} · ${frame.title}`, site),
  description: texts.headDescription,
  canonical: '/admin/imports',
  isIndexed: false,
});

export const Page = () => (
  <AdminFrame current="imports" lead={texts.lead}>
    <ImportsScreen
      upload={(onSent) => (
        <Suspense fallback={<Spinner />}>
          <CsvImportTab onSent={onSent} />
        </Suspense>
      )}
    />
  </AdminFrame>
);
