import { Suspense } from 'react';
import { BayramHoursScreen } from '#web/features/owner-desk/BayramHoursScreen.tsx';
import type { Head, PageProps } from '#web/page.ts';
import { bayramHoursTexts as texts } from '#web/texts/bayram-hours.ts';
import { island } from '#web/ui/island/island.ts';
import { Spinner } from '#web/ui/Spinner.tsx';

export const head: Head = {
  title: texts.headTitle,
  description: texts.description,
  isIndexed: false,
};

const OneDayForm = island(
  async () => (await import('#web/features/business-submission/OneDayForm.tsx')).OneDayForm,
);

export const Page = ({ address }: PageProps<null>) => (
  <div className="shell max-w-3xl pt-6 pb-16 sm:pt-10">
    <BayramHoursScreen
      token={address.query.get('token') ?? ''}
      answer={address.query.get('yanit') ?? undefined}
      day={address.query.get('gun') ?? undefined}
      ownHours={(props) => (
        <Suspense fallback={<Spinner />}>
          <OneDayForm {...props} />
        </Suspense>
      )}
    />
  </div>
);
