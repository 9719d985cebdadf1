import { ReservationScreen } from '#web/features/my-records/ReservationScreen.tsx';
import type { Head, PageProps } from '#web/page.ts';
import { reservationPageTexts as texts } from '#web/texts/applications.ts';

export const head: Head = {
  title: texts.title,
  description: texts.description,
  isIndexed: false,
};

export const Page = ({ address }: PageProps<null>) => (
  <div className="shell pt-6 pb-16 sm:pt-10">
    <ReservationScreen token={address.query.get('token') ?? ''} />
  </div>
);
