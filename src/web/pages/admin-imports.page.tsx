import { Suspense } from 'react';
import { AdminFrame } from '#web/features/admin-frame/AdminFrame.tsx';
import { adminHead } from '#web/features/admin-frame/admin-links.ts';
import { ImportsScreen } from '#web/features/administration/businesses/ImportsScreen.tsx';
import { adminFrameTexts as frame } from '#web/texts/admin-frame.ts';
import { batchTexts as texts } from '#web/texts/administration.ts';
import { island } from '#web/ui/island/island.ts';
import { Spinner } from '#web/ui/Spinner.tsx';

const CsvImportTab = island(
  async () => (await import('#web/features/imports/CsvImportTab.tsx')).CsvImportTab,
);

export const head = adminHead(frame.links.imports, texts.headDescription);

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
