import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { PRICE_RANGE_WORDS, shownPrice } from '#contract/businesses/businesses.ts';
import type { OpenState } from '#contract/calendar/opening-hours.ts';
import { formatDistance, formatNumber, formatRating } from '#contract/text/numbers.ts';
import { firstLetter } from '#contract/text/turkish-fold.ts';
import { CallLink } from '#web/browser/CallLink.tsx';
import { useOpenState } from '#web/browser/use-open-state.ts';
import { businessTexts as texts } from '#web/texts/businesses.ts';
import { useCategoryLook } from '#web/ui/artwork/category-look.ts';
import { ShopFront } from '#web/ui/artwork/shop-front/ShopFront.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Card, CardBody, CardLink, CardMedia } from '#web/ui/Card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { PriceSigns } from '#web/ui/PriceSigns.tsx';
import { StarRating } from '#web/ui/StarRating.tsx';
import type { CardBusiness } from './business-list.ts';
import { OpenLine } from './OpenLine.tsx';

/** One, two or three beside each other. */
const CARD_SIZES = '(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw';
/** A tile of a row, at every width or on a phone. */
const TILE_SIZES = '8rem';
const RAIL_SIZES = `(min-width: 64rem) 24rem, (min-width: 40rem) 33vw, ${TILE_SIZES}`;

interface BusinessCardProps {
  business: CardBusiness;
  /** Level of its heading: below the heading of the list. */
  level?: 2 | 3;
  /** The button that keeps it; stands above the card's one link. */
  heart?: ReactNode;
  /** The first of its page: its photo is fetched at once. */
  isFirst?: boolean | undefined;
  /** A row at every width. */
  isCompact?: boolean;
  /** On a phone all of one rail are rows: what has a photo would make the others as high as it is. */
  isInRail?: boolean;
  /** The moment it tells of, where that is not now: `'2027-01-01T09:00:00.000Z'`. */
  then?: string | undefined;
}

export interface ToldCardProps extends Omit<BusinessCardProps, 'then'> {
  /** Whether it is open. */
  state: OpenState;
  /** How long the way is, behind how far. */
  walk?: string | undefined;
}

/**
 * A picture with words below it, or a row with a tile of it: in short lists, and on a phone where there is no photo
 * to look at, so that five businesses stand on its screen and not one. A tile is too small for long words over it: they
 * stand beside it instead. There a row has one line for each thing but the name, so that letters which come late move
 * nothing.
 */
const SHAPES = {
  picture: {
    card: '',
    media: 'max-sm:aspect-5/2',
    body: 'grow',
    heading: 'text-lg',
    line: '',
    lineOfMore: '',
    beside: '',
    over: 'max-[18rem]:hidden',
    example: 'max-[18rem]:hidden right-3 bottom-3',
    instead: 'min-[18rem]:hidden',
    ifNoTile: 'min-[18rem]:hidden',
  },
  row: {
    card: 'flex-row! items-stretch',
    media: 'aspect-auto w-16 shrink-0 max-[18rem]:hidden min-[22.5rem]:w-20 lg:w-32',
    body: 'min-w-0 grow max-sm:gap-0.5 max-sm:px-3 max-sm:py-1.5 sm:gap-1 sm:p-3.5',
    heading: 'text-base',
    line: 'min-[18rem]:truncate',
    lineOfMore: 'min-[18rem]:h-[1lh] min-[18rem]:overflow-hidden',
    beside: 'pr-10',
    over: 'hidden',
    example: 'bottom-1 left-1',
    instead: 'inline-block',
    ifNoTile: 'min-[18rem]:hidden',
  },
  rowOnPhone: {
    card: 'max-sm:flex-row! max-sm:items-stretch',
    media:
      'max-sm:aspect-auto max-sm:w-16 max-sm:min-[22.5rem]:w-20 max-sm:shrink-0 max-[18rem]:hidden',
    body: 'min-w-0 grow max-sm:gap-0.5 max-sm:px-3 max-sm:py-1.5',
    heading: 'max-sm:text-base sm:text-lg',
    line: 'max-sm:min-[18rem]:truncate',
    lineOfMore: 'max-sm:min-[18rem]:h-[1lh] max-sm:min-[18rem]:overflow-hidden',
    beside: 'max-sm:pr-10',
    over: 'max-sm:hidden',
    example: 'max-sm:bottom-1 max-sm:left-1 sm:right-3 sm:bottom-3',
    instead: 'inline-block sm:hidden',
    ifNoTile: 'min-[18rem]:hidden',
  },
};

/** A business among others: the whole card leads to its page. */
export const BusinessCard = ({ then, ...props }: BusinessCardProps) => (
  <ToldCard {...props} state={useOpenState(props.business, then)} />
);

/** The same, told whether it is open. */
export function ToldCard({
  business,
  level = 2,
  heart,
  isFirst,
  isCompact = false,
  isInRail = false,
  state,
  walk,
}: ToldCardProps) {
  const Heading = `h${level}` as const;
  const { hue } = useCategoryLook(business.categorySlug);
  const { isFeatured, isExample } = business;
  const shape = SHAPES[isCompact ? 'row' : business.photo && !isInRail ? 'picture' : 'rowOnPhone'];
  const sizes = isCompact ? TILE_SIZES : isInRail ? RAIL_SIZES : CARD_SIZES;
  return (
    <Card lifts data-hue={hue} className={classNames('h-full wrap-anywhere', shape.card)}>
      <CardMedia className={classNames(shape.media, isInRail && 'sm:aspect-9/5')}>
        <CardPicture business={business} isFirst={isFirst} sizes={sizes} state={state} />
        {isFeatured && (
          <Badge tone="highlight" className={classNames('absolute top-3 left-3', shape.over)}>
            {texts.featured}
          </Badge>
        )}
        {isExample && (
          <Badge className={classNames('absolute bg-raised/85 text-ink', shape.example)}>
            {texts.example}
          </Badge>
        )}
      </CardMedia>
      <CardBody className={shape.body}>
        <Heading className={classNames('leading-tight', shape.heading, heart && shape.beside)}>
          <CardLink href={`/business/${business.id}`}>{business.name}</CardLink>
        </Heading>
        <p
          className={classNames(
            'text-quiet text-sm leading-snug',
            isFeatured ? shape.lineOfMore : shape.line,
            heart && shape.beside,
          )}
        >
          {texts.place(business.kind, business.district)}
          {/* Whole or not at all: where it has no room it falls below the one line that is shown. */}
          {isFeatured && (
            <>
              {' '}
              <span className={shape.instead}>· {texts.featured}</span>
            </>
          )}
          {isExample && <span className={shape.ifNoTile}> · {texts.example}</span>}
        </p>
        <Standing business={business} />
        <Foot business={business} state={state} walk={walk} />
      </CardBody>
      {heart && <div className="absolute top-2 right-2 z-1">{heart}</div>}
    </Card>
  );
}

/** The first photo, or its shop front. */
function CardPicture({
  business,
  sizes,
  isFirst,
  state,
}: {
  business: CardBusiness;
  sizes: string;
  isFirst: boolean | undefined;
  state: OpenState;
}) {
  if (business.photo) {
    return (
      <Picture
        {...business.photo}
        alt=""
        sizes={sizes}
        isFirst={isFirst}
        className="absolute inset-0 size-full object-cover"
      />
    );
  }
  return (
    <ShopFront
      business={business}
      letter={firstLetter(business.name)}
      motif={business.motif}
      state={state.state}
      className="absolute inset-0 size-full"
    />
  );
}

/** The line that matters most, how far it is, and the way to the telephone. */
const Foot = ({ business, state, walk }: Pick<ToldCardProps, 'business' | 'state' | 'walk'>) => (
  <div className="mt-auto flex items-center gap-1 gap-y-3 max-[18rem]:flex-wrap sm:pt-1">
    <p className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <OpenLine state={state} />
      <Distance metres={business.distance} walk={walk} />
    </p>
    {/* A kept page has no line of now beside it. */}
    <CallLink business={business} className="-my-2 -mr-2 ml-auto" />
  </div>
);

/** `'1,2 km'` with a pin, where it is known from where. */
const Distance = ({ metres, walk }: { metres: number | undefined; walk: string | undefined }) =>
  metres !== undefined && (
    <span
      className={classNames(
        'figures inline-flex items-center gap-1 font-semibold text-seyhan text-sm',
        !walk && 'whitespace-nowrap',
      )}
    >
      <MapPin className="size-[1em]" aria-hidden="true" />
      <span className="sr-only">{texts.distanceLabel}</span>
      {formatDistance(metres)}
      {walk && ` · ${walk}`}
    </span>
  );

/** Stars with their number, and the price where there is one. */
const Standing = ({ business }: { business: CardBusiness }) => {
  const { reviewCount, rating } = business;
  const price = shownPrice(business.priceRange);
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm min-[18rem]:max-[22.5rem]:-mr-2 min-[18rem]:max-[22.5rem]:text-xs sm:gap-x-3">
      {reviewCount > 0 ? (
        <StarRating
          value={Number(rating)}
          label={texts.ratingLabel(formatRating(rating))}
          note={texts.reviews(formatNumber(reviewCount))}
          className="whitespace-nowrap max-[18rem]:flex-wrap"
        />
      ) : (
        <span className="text-quiet">{texts.noReviews}</span>
      )}
      {price && (
        <PriceSigns
          signs={price}
          label={texts.priceLabel(PRICE_RANGE_WORDS[price])}
          className="text-quiet"
        />
      )}
    </p>
  );
};
