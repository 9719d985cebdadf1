import { type Business, getBusiness } from '#contract/businesses.ts';
import { listReviewsOfBusiness, type Review } from '#contract/reviews.ts';
import type { Api } from '#web/api/api.ts';
import { BusinessDetail } from '#web/features/business-detail/BusinessDetail.tsx';
import { BusinessNotFound } from '#web/features/business-detail/BusinessNotFound.tsx';
import { metaDescription } from '#web/features/business-detail/business-words.ts';
import { breadcrumbSchema, businessSchema } from '#web/features/business-detail/structured-data.ts';
import { DetailMap } from '#web/features/maps/DetailMap.tsx';
import { ReviewsSection } from '#web/features/reviews/ReviewsSection.tsx';
import { ShareButton } from '#web/features/sharing/ShareButton.tsx';
import {
  type Address,
  type Head,
  type HeadContext,
  type PageProps,
  Redirect,
  titled,
} from '#web/page.ts';
import { businessDetailTexts as texts } from '#web/texts/business-detail.ts';

interface Data {
  /** Undefined: this id leads to no public business. */
  business: Business | undefined;
  reviews: Review[];
}

const REVIEWS_ID = 'degerlendirmeler';
const pathOf = (business: Business) => `/business/${business.id}`;
const nameAndCategory = ({ name, category }: Business) => `${name} - ${category}`;

export async function load(api: Api, { params }: Address): Promise<Data> {
  const id = params.id ?? '';
  const [business, reviews = []] = await Promise.all([
    api.find(getBusiness, { id }),
    api.find(listReviewsOfBusiness, { id }),
  ]);
  // Another id comes back when the business asked for became part of it.
  if (business && String(business.id) !== id) throw new Redirect(pathOf(business));
  return { business, reviews };
}

export const status = ({ business }: Data) => (business ? 200 : 404);

export function head({ business, reviews }: Data, { site, address }: HeadContext): Head {
  if (!business) {
    return {
      title: titled(texts.notFoundTitle, site),
      description: texts.notFoundText,
      canonical: address.path,
      isIndexed: false,
    };
  }
  const canonical = pathOf(business);
  const [image] = business.images;
  return {
    title: titled(nameAndCategory(business), site),
    description: metaDescription(business),
    canonical,
    ...(image && { image }),
    structuredData: import.meta.env.SSR
      ? [
          businessSchema(business, reviews, site.publicUrl),
          breadcrumbSchema(
            [
              { label: texts.home, href: '/' },
              { label: business.category, href: `/category/${business.categorySlug}` },
              { label: business.name, href: canonical },
            ],
            site.publicUrl,
          ),
        ]
      : undefined,
  };
}

export function Page({ data: { business, reviews } }: PageProps<Data>) {
  if (!business) return <BusinessNotFound />;
  const shared = {
    path: pathOf(business),
    title: business.name,
    text: nameAndCategory(business),
  };
  const { latitude, longitude } = business;
  const pin = latitude !== null &&
    longitude !== null && {
      ...business,
      latitude: Number(latitude),
      longitude: Number(longitude),
    };
  return (
    <BusinessDetail
      business={business}
      share={{
        onHero: <ShareButton {...shared} appearance="solid" />,
        inBar: <ShareButton {...shared} />,
      }}
      map={
        pin ? (
          <DetailMap
            key={business.id}
            pin={pin}
            className="h-56 sm:h-72 print:h-44 print:[&_button]:hidden"
          />
        ) : undefined
      }
      reviews={
        <ReviewsSection
          key={business.id}
          id={REVIEWS_ID}
          reviews={reviews}
          rating={business.rating}
          reviewCount={business.reviewCount}
        />
      }
      reviewsId={REVIEWS_ID}
    />
  );
}
