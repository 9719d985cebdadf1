import type { ComponentType } from 'react';
import { type RelatedBusiness, walkingMinutes } from '#contract/businesses/related-businesses.ts';
import { daySentence } from '#contract/calendar/day-sentence.ts';
import { endOfDay } from '#contract/calendar/days.ts';
import { type OpenState, openStateAt } from '#contract/calendar/opening-hours.ts';
import { useClock, useVisitorsNow } from '#web/browser/clock-context.ts';
import { relatedTexts as texts } from '#web/texts/related-businesses.ts';
import { SectionHeading } from '#web/ui/SectionHeading.tsx';

export interface RelatedBusinesses {
  similar: RelatedBusiness[];
  nearby: RelatedBusiness[];
}

/** That of every list, told whether the business is open and how long the way to it is. */
type RelatedCard = ComponentType<{
  business: RelatedBusiness;
  state: OpenState;
  walk: string | undefined;
}>;

const GRID = 'grid grid-cols-1 gap-3 sm:gap-5 md:grid-cols-2';

/**
 * 'Benzer işletmeler' and 'Yakınında'; what is empty is not there. Each card says how far it is from here: none is the
 * same on another page, so none is remembered by itself.
 */
export const relatedWith =
  (Card: RelatedCard) =>
  ({ similar, nearby }: RelatedBusinesses) => (
    <div className="flex flex-col gap-12">
      {similar.length > 0 && (
        <section aria-labelledby="benzerler">
          <SectionHeading id="benzerler" title={texts.similar} />
          <ul className={GRID}>
            {similar.map((business) => (
              <Related key={business.id} {...{ business, Card }} />
            ))}
          </ul>
        </section>
      )}
      {nearby.length > 0 && (
        <section aria-labelledby="yakininda">
          <SectionHeading id="yakininda" title={texts.nearby} lead={texts.nearbyLead} />
          <ul className={GRID}>
            {nearby.map((business) => (
              <Related key={business.id} isWalked {...{ business, Card }} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );

interface RelatedProps {
  Card: RelatedCard;
  business: RelatedBusiness;
  /** Says how long the walk is. */
  isWalked?: boolean;
}

function Related({ business, Card, isWalked = false }: RelatedProps) {
  const { hours, distance, ...said } = business;
  const clock = useClock();
  // A page that waited for each door beside its own would be made anew all day: until it is read it says today's hours.
  clock.holdsUntil(endOfDay(clock.renderedAt));
  const now = useVisitorsNow();
  const state: OpenState = now
    ? openStateAt(hours, now, said)
    : { state: 'unknown', text: daySentence(hours, clock.renderedAt, said) };
  const minutes = isWalked && distance !== null ? walkingMinutes(distance) : undefined;
  return (
    <li>
      <Card {...{ business, state }} walk={minutes ? texts.walk(minutes) : undefined} />
    </li>
  );
}
