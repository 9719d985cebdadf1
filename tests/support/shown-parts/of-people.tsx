import type { ReactNode } from 'react';
import type { DrawnAd } from '#contract/advertising/ad-draw.ts';
import type { LiveAd } from '#contract/advertising/live-ads.ts';
import type { BusinessReservation } from '#contract/reservations/reservations.ts';
import { AdCard } from '#web/features/advertising/AdCard.tsx';
import { AdLine } from '#web/features/advertising/AdLine.tsx';
import { AdvertiseTotal } from '#web/features/advertising/AdTotals.tsx';
import { FooterWords } from '#web/features/advertising/FooterAd.tsx';
import { FavoriteButton } from '#web/features/favorites/FavoriteButton.tsx';
import { ReservationCard as OwnReservationCard } from '#web/features/my-records/ReservationCard.tsx';
import { HeaderCard } from '#web/features/owner-desk/HeaderCard.tsx';
import { EarlierDescriptions } from '#web/features/owner-desk/views/EarlierDescriptions.tsx';
import { ReservationCard } from '#web/features/owner-desk/views/ReservationCard.tsx';
import { WorkspaceContext } from '#web/features/owner-desk/workspace-context.ts';
import { SiteMenu } from '#web/features/site-frame/SiteMenu.tsx';
import { LinkOutcome } from '#web/ui/email-links/LinkOutcome.tsx';
import { AtThatTime, at } from '../tried-presses/press.tsx';

const nobody = () => undefined;
const asked = {
  ...{ id: 5, name: 'Ayşe', phone: '0322 000 12 34', status: 'requested', people: 4, note: null },
  ...{ day: '2026-11-21', time: '19:30', reason: null, createdAt: at, history: [] },
} as unknown as BusinessReservation;
const reservation = (fields: Partial<BusinessReservation>, ...transitions: string[]) => (
  <AtThatTime>
    <ReservationCard
      reservation={{
        ...asked,
        ...fields,
        history: transitions.map((transition) => ({ transition, at })),
      }}
      onChanged={nobody}
    />
  </AtThatTime>
);
const header = (status: string | undefined, fields = {}) => (
  <HeaderCard name="Nar" plan="free" {...{ status, ...fields }} />
);

const earlierWords = (isEditable: boolean) => {
  const earlierDescriptions = [{ id: 3, until: at, text: 'Odun ateşinde kebap.' }];
  return (
    <WorkspaceContext value={{ business: { id: 7, isEditable, earlierDescriptions } } as never}>
      <EarlierDescriptions />
    </WorkspaceContext>
  );
};

const ad: LiveAd & DrawnAd = {
  ...{ kind: 'advertisement', id: 1001, packageType: 'basic', businessName: 'Köşe 1' },
  content: {
    ...{ title: 'Köz başında', description: 'Canlı müzik.', features: ['Teras'] },
    customLandingPage: 'https://kose.example/acilis',
  },
  ...{ pictures: [], businessId: null, categorySlug: null, isExample: false },
  ...{ startDate: '2026-11-20', endDate: '2026-12-20' },
};
const outcome = {
  texts: { takeBack: 'Geri al', takenBack: 'Geri alındı', unsaved: 'Kaydedilmedi' },
  ...{ problem: undefined, saved: undefined, isTakenBack: false, isBusy: false },
  onTakeBack: nobody,
};

const own = (...transitions: string[]) => (
  <AtThatTime>
    <OwnReservationCard
      reservation={
        {
          ...{
            ...asked,
            businessId: 7,
            businessName: 'Nar',
            status: 'cancelled',
            reason: 'Olmadı',
          },
          history: transitions.map((transition) => ({ transition, at })),
        } as never
      }
      cancel={async () => undefined}
      onChanged={async () => undefined}
    />
  </AtThatTime>
);

export const peoplesParts: Record<string, ReactNode> = {
  'the menu of a phone': <SiteMenu categories={[]} />,
  'a heart': <FavoriteButton business={{ id: 9, name: 'Nar' }} />,
  'a reservation that is asked for': reservation({ note: 'Pencere kenarı' }),
  'one that nobody answered in time': reservation({ day: '2026-11-20', time: '12:00' }),
  'one in a minute': reservation({ day: '2026-11-20', time: '12:01' }),
  'one that stands': reservation({ status: 'confirmed' }, 'confirm'),
  'one that has been': reservation({ status: 'confirmed', day: '2026-11-19' }, 'confirm'),
  'one that was declined': reservation({ status: 'declined', reason: 'Doluyuz' }, 'decline'),
  'one that the visitor cancelled': reservation({ status: 'cancelled' }, 'cancel'),
  'one that the business called off': reservation(
    { status: 'cancelled', reason: 'Su kesik' },
    ...['confirm', 'call_off'],
  ),
  'one that one called off oneself': own('confirm', 'cancel'),
  'one that was called off, as whoever asked has it': own('confirm', 'call_off'),
  'one whose time is over': reservation({ status: 'expired' }, 'expire'),
  ...Object.fromEntries(
    [undefined, 'email_pending', 'pending', 'approved', 'rejected', 'something'].map((status) => [
      `an owner whose application is ${status}`,
      header(status),
    ]),
  ),
  'an owner of a business that is not on the site': header('approved', { isUnpublished: true }),
  'an owner with a plan and no logo yet': header('approved', {
    ...{ plan: 'premium', logoLink: { href: '/panel/fotograflar', label: 'Logo ekle' } },
  }),
  'earlier words of a business': earlierWords(true),
  'earlier words of one that may not be edited': earlierWords(false),
  'an ad in a line': <AdLine ad={ad} />,
  'an ad between results': <AdLine ad={ad} isWide />,
  'an ad in the footer': <FooterWords ad={ad} />,
  'an ad in the showcase': <AdCard ad={ad} />,
  'an ad that is an example': <FooterWords ad={{ ...ad, isExample: true }} />,
  'what is free, before a time is chosen': <AdvertiseTotal packageType="free" duration="" />,
  'what saves nothing': <AdvertiseTotal packageType="basic" duration="1" />,
  'what saves something': <AdvertiseTotal packageType="basic" duration="12" />,
  'a link by which nothing was saved': <LinkOutcome {...outcome} problem="Süresi geçti." />,
  'a link by which something was saved': (
    <LinkOutcome {...outcome} saved={{ title: 'Kaydettik', text: 'Her gün 09.00–18.00' }} />
  ),
  'a link whose saying was taken back': <LinkOutcome {...outcome} isTakenBack />,
};
