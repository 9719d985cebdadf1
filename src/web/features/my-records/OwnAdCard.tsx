import type { ReactNode } from 'react';
import {
  type AdCounters,
  adPreviewAddress,
  type OwnAd,
} from '#contract/advertising/ad-previews.ts';
import { ADVERTISE_PACKAGES } from '#contract/advertising/advertising.ts';
import { packageName } from '#contract/advertising/listed-as.ts';
import { wholeDay } from '#contract/calendar/day-words.ts';
import { formatMoney } from '#contract/text/numbers.ts';
import { applicationsTexts as texts } from '#web/texts/applications.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { RecordCard } from './RecordCard.tsx';

/** `'Premium ilan, 3 ay, 1.617,30 TL'` */
function bought({ kind, packageType, duration, totalCost }: OwnAd): string {
  const { isUnlimited } = ADVERTISE_PACKAGES[packageType];
  return [
    packageName(kind, packageType),
    ...(isUnlimited ? [] : [texts.months(duration)]),
    ...(totalCost === null ? [] : [formatMoney(totalCost)]),
  ].join(', ');
}

interface OwnAdCardProps {
  ad: OwnAd;
  figures: (counters: AdCounters) => ReactNode;
}

/** An ad that the member asked for. */
export function OwnAdCard({ ad, figures }: OwnAdCardProps) {
  const { status, isApproved, startDate, endDate, token, counters } = ad;
  const isOpen = status === 'customized' && !isApproved;
  return (
    <RecordCard
      kind="ad"
      state={status === 'customized' && isApproved ? 'approved' : status}
      title={texts.adOf(ad.businessName)}
      sentAt={ad.createdAt}
      history={ad.history}
      reason={ad.changeWish}
      reasonLabel={texts.wish}
      actions={
        token && (
          <ButtonLink
            href={adPreviewAddress(token)}
            size="sm"
            variant={isOpen ? 'primary' : 'plain'}
          >
            {isOpen ? texts.seeAndApprove : texts.seeAd}
          </ButtonLink>
        )
      }
    >
      <p className="figures font-semibold">{bought(ad)}</p>
      {startDate && endDate && (
        <p className="figures">{texts.days(wholeDay(startDate), wholeDay(endDate))}</p>
      )}
      {counters && <div className="mt-3">{figures(counters)}</div>}
    </RecordCard>
  );
}
