import { Sparkles } from 'lucide-react';
import {
  type Business,
  DETAIL_FEATURES,
  PRICE_RANGE_WORDS,
  shownPrice,
} from '#contract/businesses/businesses.ts';
import { pricesPath } from '#contract/businesses/prices-path.ts';
import { wholeDay } from '#contract/calendar/day-words.ts';
import { type Neighbourhood, neighbourhoodPath } from '#contract/places/neighbourhoods.ts';
import { formatNumber, formatRating } from '#contract/text/numbers.ts';
import { businessDetailTexts as texts } from '#web/texts/business-detail.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PriceSigns } from '#web/ui/PriceSigns.tsx';
import { StarRating } from '#web/ui/StarRating.tsx';
import { OpenBadge } from './OpenBadge.tsx';

interface BusinessIntroProps {
  business: Business;
  /** Its neighbourhood where that has a page. */
  neighbourhood: Neighbourhood | undefined;
  /** Id of the reviews on this page. */
  reviewsId: string;
}

/** Name, kind, open or not, rating, price, and the business in its own words. */
export function BusinessIntro({ business, neighbourhood, reviewsId }: BusinessIntroProps) {
  const { name, category, categorySlug, kind, district, description, features } = business;
  const subcategory = business.subcategory ?? kind?.name;
  const prices = business.facts?.find(({ fact }) => fact === 'prices');
  return (
    <header className="flex flex-col gap-3 print:pr-[40mm]">
      {(business.isFeatured || business.isExample) && (
        <p className="flex flex-wrap gap-2">
          {business.isFeatured && (
            <Badge tone="highlight" icon={<Sparkles aria-hidden="true" />}>
              {texts.featured}
            </Badge>
          )}
          {business.isExample && <Badge tone="info">{texts.example}</Badge>}
        </p>
      )}
      <h1 tabIndex={-1}>{name}</h1>
      <p className="text-quiet">
        <Anchor href={`/category/${categorySlug}`} className="text-link tap font-semibold">
          {category}
        </Anchor>
        {subcategory && ` · ${subcategory}`}
        {' · '}
        {neighbourhood && (
          <>
            <Anchor href={neighbourhoodPath(neighbourhood)} className="text-link tap font-semibold">
              {neighbourhood.name}
            </Anchor>
            {', '}
          </>
        )}
        {district}
      </p>
      <div className="not-printed">
        <OpenBadge business={business} />
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {business.reviewCount > 0 ? (
          <Anchor href={`#${reviewsId}`} className="tap hover:underline">
            <StarRating
              value={Number(business.rating)}
              label={texts.rating(formatRating(business.rating))}
              note={texts.reviewCount(formatNumber(business.reviewCount))}
              className="whitespace-nowrap max-[18rem]:flex-wrap"
            />
          </Anchor>
        ) : (
          <span className="text-quiet">{texts.noReviews}</span>
        )}
        <Price range={business.priceRange} />
        {prices && (
          <Anchor href={pricesPath(business.id)} className="text-link tap font-semibold">
            {texts.prices(wholeDay(prices.on))}
          </Anchor>
        )}
      </p>
      {description && (
        <p className="measure mt-1 text-lg whitespace-pre-line print:line-clamp-6">{description}</p>
      )}
      {features.length > 0 && (
        <ul aria-label={texts.features} className="flex flex-wrap gap-2">
          {features.slice(0, DETAIL_FEATURES).map((feature) => (
            <li key={feature}>
              <Badge tone="scene" className="whitespace-normal! text-sm!">
                {feature}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {business.isExample && (
        <Notice title={texts.exampleTitle} className="not-printed mt-1 max-w-measure">
          {texts.exampleNote}
        </Notice>
      )}
    </header>
  );
}

function Price({ range }: { range: string | null }) {
  const price = shownPrice(range);
  return price && <PriceSigns signs={price} label={texts.price(PRICE_RANGE_WORDS[price])} />;
}
