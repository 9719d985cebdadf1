import { Suspense } from 'react';
import { getBayramHours } from '#contract/owners/bayram-hours.ts';
import type { Api } from '#web/api/api.ts';
import { BayramHoursScreen } from '#web/features/owner-desk/BayramHoursScreen.tsx';
import type { Address, Head, PageProps } from '#web/page.ts';
import { bayramHoursTexts as texts } from '#web/texts/bayram-hours.ts';
import { island } from '#web/ui/island/island.ts';
import { Spinner } from '#web/ui/Spinner.tsx';

/** The name of the business, for browsers that run no script: what is wrong with a link, its screen says. */
export const load = (api: Api, { query }: Address): Promise<string | null> =>
  api.call(getBayramHours, { token: query.get('token') ?? '' }).then(
    ({ businessName }) => businessName,
    () => null,
  );

export const head: Head = {
  title: texts.headTitle,
  description: texts.description,
  isIndexed: false,
};

const OneDayForm = island(
  async () => (await import('#web/features/business-submission/OneDayForm.tsx')).OneDayForm,
);

export const Page = ({ data, address }: PageProps<string | null>) => (
  <div className="shell max-w-3xl pt-6 pb-16 sm:pt-10">
    <BayramHoursScreen
      token={address.query.get('token') ?? ''}
      business={data}
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
