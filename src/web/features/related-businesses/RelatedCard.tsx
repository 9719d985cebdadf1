import { PRICE_RANGE_WORDS, shownPrice } from '#contract/businesses/businesses.ts';
import { type RelatedBusiness, walkingMinutes } from '#contract/businesses/related-businesses.ts';
import { daySentence } from '#contract/calendar/day-sentence.ts';
import { endOfDay } from '#contract/calendar/days.ts';
import { type OpenState, openSentence, openStateAt } from '#contract/calendar/opening-hours.ts';
import { formatDistance, formatNumber, formatRating } from '#contract/text/numbers.ts';
import { firstLetter } from '#contract/text/turkish-fold.ts';
import { CallLink } from '#web/browser/CallLink.tsx';
import { useClock, useVisitorsNow } from '#web/browser/clock-context.ts';
import { relatedTexts as texts } from '#web/texts/related-businesses.ts';
import { useCategoryLook } from '#web/ui/artwork/category-look.ts';
import { ShopFront } from '#web/ui/artwork/shop-front/ShopFront.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Card, CardLink, CardMedia } from '#web/ui/Card.tsx';
import { PriceSigns } from '#web/ui/PriceSigns.tsx';
import { StarRating } from '#web/ui/StarRating.tsx';

const tones = {
  open: 'open',
  closing_soon: 'closing',
  closed: 'closed',
  unknown: 'neutral',
} as const satisfies Record<OpenState['state'], string>;

interface RelatedCardProps {
  business: RelatedBusiness;
  /** Says how long the walk is. */
  isWalked?: boolean;
}

/** Facts beside a tile of its front: what it is, how good, how dear, how far, whether it is open. */
export function RelatedCard({ business, isWalked = false }: RelatedCardProps) {
  const { hours, ...said } = business;
  const kind = business.subcategory ?? business.category;
  const clock = useClock();
  // A page that waited for each door beside its own would be made anew all day: until it is read it says today's hours.
  clock.holdsUntil(endOfDay(clock.renderedAt));
  const now = useVisitorsNow();
  const state = now && openStateAt(hours, now, said);
  return (
    <Card
      lifts
      data-hue={useCategoryLook(business.categorySlug).hue}
      className="h-full flex-row! gap-3.5 p-3.5 wrap-anywhere max-[18rem]:flex-wrap"
    >
      <CardMedia className="arch h-20 w-16 shrink-0 max-[14rem]:hidden">
        <ShopFront
          business={business}
          letter={firstLetter(business.name)}
          motif={business.motif}
          state={state?.state ?? 'unknown'}
        />
      </CardMedia>
      <div className="flex min-w-0 grow flex-col gap-1">
        <h3 className="text-base leading-tight">
          <CardLink href={`/business/${business.id}`}>{business.name}</CardLink>
        </h3>
        <p className="text-quiet text-sm leading-snug">{texts.place(kind, business.district)}</p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          {business.reviewCount > 0 ? (
            <StarRating
              value={Number(business.rating)}
              label={texts.rating(formatRating(business.rating))}
              note={texts.reviews(formatNumber(business.reviewCount))}
            />
          ) : (
            <span className="text-quiet">{texts.noReviews}</span>
          )}
          <Price range={business.priceRange} />
        </p>
        <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-sm">
          <Badge
            tone={state ? tones[state.state] : 'neutral'}
            className="figures max-w-full whitespace-normal"
          >
            <span className="line-clamp-2">
              {state ? openSentence(state) : daySentence(hours, clock.renderedAt, said)}
            </span>
          </Badge>
          {business.distance !== null && (
            <Distance metres={business.distance} isWalked={isWalked} />
          )}
        </p>
      </div>
      <CallLink business={business} className="-mr-2 -mb-2 ml-auto self-end" />
    </Card>
  );
}

function Distance({ metres, isWalked }: { metres: number; isWalked: boolean }) {
  const minutes = isWalked ? walkingMinutes(metres) : undefined;
  return (
    <span className="figures text-quiet">
      {formatDistance(metres)}
      {minutes !== undefined && ` · ${texts.walk(minutes)}`}
    </span>
  );
}

function Price({ range }: { range: string | null }) {
  const price = shownPrice(range);
  return (
    price && (
      <PriceSigns
        signs={price}
        label={texts.price(PRICE_RANGE_WORDS[price])}
        className="text-quiet"
      />
    )
  );
}
