import { BayramHoursScreen } from '#web/features/owner-desk/BayramHoursScreen.tsx';
import type { Head, PageProps } from '#web/page.ts';
import { bayramHoursTexts as texts } from '#web/texts/bayram-hours.ts';

export const head: Head = {
  title: texts.headTitle,
  description: texts.description,
  isIndexed: false,
};

export const Page = ({ address }: PageProps<null>) => (
  <div className="shell max-w-3xl pt-6 pb-16 sm:pt-10">
    <BayramHoursScreen
      token={address.query.get('token') ?? ''}
      answer={address.query.get('yanit') ?? undefined}
      day={address.query.get('gun') ?? undefined}
    />
  </div>
);
