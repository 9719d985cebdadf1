import { ReservationScreen } from '#web/features/my-records/ReservationScreen.tsx';
import { type Head, type HeadContext, type PageProps, titled } from '#web/page.ts';
import { reservationPageTexts as texts } from '#web/texts/applications.ts';

export const load = async () => null;

export const head = (_: null, { site }: HeadContext): Head => ({
  title: titled(texts.title, site),
  description: texts.description,
  canonical: '/reservation',
  isIndexed: false,
});

export const Page = ({ address }: PageProps<null>) => (
  <div className="shell pt-6 pb-16 sm:pt-10">
    <ReservationScreen token={address.query.get('token') ?? ''} />
  </div>
);
