import { SquarePen } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { cursorAfter } from '#contract/api/paging.ts';
import {
  type Business,
  type ClosedBusiness,
  getBusiness,
  getClosedBusiness,
} from '#contract/businesses/businesses.ts';
import { listRelatedBusinesses } from '#contract/businesses/related-businesses.ts';
import { getNeighbourhoodOfBusiness, type Neighbourhood } from '#contract/places/neighbourhoods.ts';
import {
  DEFAULT_REVIEW_SORT,
  listReviewsOfBusiness,
  REVIEW_SORTS,
  REVIEWS_PAGE_LENGTH,
  type Review,
  type ReviewSort,
  type ReviewSummary,
  summarizeReviews,
} from '#contract/reviews.ts';
import { businessPicturePath } from '#contract/share-pictures.ts';
import type { Api } from '#web/api/api.ts';
import { useAccount } from '#web/browser/account-context.ts';
import { BusinessClosed } from '#web/features/business-detail/BusinessClosed.tsx';
import { BusinessDetail } from '#web/features/business-detail/BusinessDetail.tsx';
import { BusinessNotFound } from '#web/features/business-detail/BusinessNotFound.tsx';
import { metaDescription } from '#web/features/business-detail/business-words.ts';
import { businessSchema } from '#web/features/business-detail/structured-data/structured-data.ts';
import { ClaimCard } from '#web/features/claims/ClaimCard.tsx';
import { FavoriteButton } from '#web/features/favorites/FavoriteButton.tsx';
import { DetailMap } from '#web/features/maps/DetailMap.tsx';
import { DistrictSketch } from '#web/features/maps/ground/DistrictSketch.tsx';
import { MessageButton } from '#web/features/messages/MessageButton.tsx';
import { RecentBusinesses } from '#web/features/recent-businesses/RecentBusinesses.tsx';
import type { RelatedBusinesses } from '#web/features/related-businesses/RelatedSections.tsx';
import { BusinessReportButton, ReviewReportButton } from '#web/features/reports/ReportButtons.tsx';
import { ReservationButton } from '#web/features/reservations/ReservationButton.tsx';
import { ShareButton } from '#web/features/sharing/ShareButton.tsx';
import { type Address, type Head, type HeadContext, type PageProps, Redirect } from '#web/page.ts';
import { dataOfPage } from '#web/page-data.ts';
import { businessDetailTexts as texts } from '#web/texts/business-detail.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { island } from '#web/ui/island/island.ts';
import { whenNear } from '#web/ui/island/when-near.tsx';

interface Data {
  /** Undefined: this id leads to no public business. */
  business: Business | undefined;
  /** It closed for good. */
  closed: ClosedBusiness | undefined;
  reviews: Review[];
  summary: ReviewSummary | undefined;
  /** Where that has a page. */
  neighbourhood: Neighbourhood | undefined;
  related: RelatedBusinesses | undefined;
}

const REVIEWS_ID = 'degerlendirmeler';
const WRITE_ID = 'degerlendirme-yap';
const fetchPhotoField = async () =>
  (await import('#web/features/uploads/PhotoField.tsx')).PhotoField;
const fetchFormParts = async () => {
  const [PhotoField, { MemberCalls }] = await Promise.all([
    fetchPhotoField(),
    import('#web/features/accounts/MemberCalls.tsx'),
  ]);
  return { PhotoField, MemberCalls };
};
/** The dialog with the field for documents in it, in one load. */
const fetchClaimDialog = async () => {
  const [{ ClaimDialog }, { DocumentField }] = await Promise.all([
    import('#web/features/claims/ClaimForm.tsx'),
    import('#web/features/uploads/DocumentField.tsx'),
  ]);
  return (props: Omit<ComponentProps<typeof ClaimDialog>, 'documentSlot'>) => (
    <ClaimDialog {...props} documentSlot={(slot) => <DocumentField {...slot} />} />
  );
};
const fetchPhotosForm = async () => {
  const [{ PhotosDialog }, PhotoField] = await Promise.all([
    import('#web/features/visitor-photos/PhotosForm.tsx'),
    fetchPhotoField(),
  ]);
  return (props: Omit<ComponentProps<typeof PhotosDialog>, 'photoSlot'>) => (
    <PhotosDialog {...props} photoSlot={(slot) => <PhotoField {...slot} />} />
  );
};
const Related = island(async () => {
  const [{ relatedWith }, { CardBeside }] = await Promise.all([
    import('#web/features/related-businesses/RelatedSections.tsx'),
    import('#web/features/businesses/CardBeside.tsx'),
  ]);
  return relatedWith(CardBeside);
}, whenNear('h-96'));
const Reviews = island(
  async () => (await import('#web/features/reviews/ReviewsSection.tsx')).ReviewsSection,
  whenNear('min-h-96'),
);
const VisitorQuestions = island(
  async () => (await import('#web/features/visitor-answers/VisitorQuestions.tsx')).VisitorQuestions,
  whenNear('h-36'),
);
const fetchReport = async () => (await import('#web/features/reports/ReportForm.tsx')).ReportDialog;
const pathOf = (business: Business) => `/business/${business.id}`;
const nameAndCategory = ({ name, category }: Business) => `${name} - ${category}`;

/** Order and page of the reviews, for readers without JavaScript; nonsense means the first. */
function reviewsIn(query: URLSearchParams): { sort: ReviewSort; page: number } {
  const sort = REVIEW_SORTS.find((known) => known === query.get('sort')) ?? DEFAULT_REVIEW_SORT;
  const page = /^[1-9]\d{0,4}$/.exec(query.get('page') ?? '');
  return { sort, page: Number(page?.[0] ?? 1) };
}

async function ask(api: Api, { params, query }: Address): Promise<Data> {
  const id = params.id ?? '';
  const { sort, page } = reviewsIn(query);
  const cursor = page > 1 ? cursorAfter((page - 1) * REVIEWS_PAGE_LENGTH) : undefined;
  const [business, reviews = [], summary, related, neighbourhood] = await Promise.all([
    api.find(getBusiness, { id }),
    api.find(listReviewsOfBusiness, { id, sort, cursor }),
    api.find(summarizeReviews, { id }),
    api.find(listRelatedBusinesses, { id }),
    api.find(getNeighbourhoodOfBusiness, { id }),
  ]);
  // Another id comes back when the business asked for became part of it.
  if (business && String(business.id) !== id) throw new Redirect(pathOf(business));
  const closed = business ? undefined : await api.find(getClosedBusiness, { id });
  return { business, closed, reviews, summary, related, neighbourhood: neighbourhood ?? undefined };
}

export const load = import.meta.env.SSR ? ask : dataOfPage<Data>;

export function status({ business, closed }: Data) {
  if (business) return 200;
  return closed ? 410 : 404;
}

export const adCategories = ({ business }: Data) => business && [business.categorySlug];

export function head({ business, closed, reviews }: Data, { site }: HeadContext): Head {
  if (!business) {
    return {
      title: closed ? texts.closedTitle(closed.name) : texts.notFoundTitle,
      description: closed ? texts.closedText : texts.notFoundText,
      isIndexed: false,
    };
  }
  const canonical = pathOf(business);
  return {
    title: nameAndCategory(business),
    description: import.meta.env.SSR ? metaDescription(business) : '',
    canonical,
    image: import.meta.env.SSR ? businessPicturePath(business) : undefined,
    trail: [
      { label: business.category, href: `/category/${business.categorySlug}` },
      { label: business.name, href: canonical },
    ],
    structuredData: import.meta.env.SSR
      ? [businessSchema(business, reviews, site.publicUrl)]
      : undefined,
  };
}

export function Page({ data, address }: PageProps<Data>) {
  const { business, closed, reviews, summary, related, neighbourhood } = data;
  const [reviewAsked, setReviewAsked] = useState(0);
  const [isOwner, setOwner] = useState(false);
  const { kind } = useAccount();
  useEffect(() => {
    // Who signed in to write comes back by this address: the form opens.
    if (location.hash === `#${WRITE_ID}`) setReviewAsked(1);
  }, []);
  if (closed) {
    return (
      <BusinessClosed
        business={closed}
        related={related && <Related key={closed.id} {...related} nearby={[]} />}
      />
    );
  }
  if (!business || !summary) return <BusinessNotFound />;
  const { sort, page } = reviewsIn(address.query);
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
      neighbourhood={neighbourhood}
      signs={
        <>
          <FavoriteButton business={business} appearance="solid" />
          <ShareButton {...shared} appearance="solid" />
          <BusinessReportButton key={business.id} id={business.id} name={business.name} />
        </>
      }
      reservation={<ReservationButton key={`reservation ${business.id}`} business={business} />}
      actions={
        <>
          <ButtonLink
            href={`#${WRITE_ID}`}
            size="lg"
            wide
            icon={<SquarePen aria-hidden="true" />}
            className="not-printed"
            onClick={() => setReviewAsked((before) => before + 1)}
          >
            {texts.writeReview}
          </ButtonLink>
          <MessageButton key={business.id} business={business} />
        </>
      }
      claim={
        !isOwner && (
          <ClaimCard key={business.id} business={business} fetchDialog={fetchClaimDialog} />
        )
      }
      map={
        pin ? (
          <>
            <DetailMap key={business.id} pin={pin} className="h-56 sm:h-72 print:hidden" />
            {/* A real map that stands there by now is no drawing: paper gets ours. */}
            <div className="relative hidden h-44 overflow-hidden rounded-md print:block">
              <DistrictSketch pin={pin} />
            </div>
          </>
        ) : undefined
      }
      questions={
        <VisitorQuestions key={business.id} {...{ business, fetchReport, fetchPhotosForm }} />
      }
      reviews={
        <Reviews
          key={`${business.id} ${sort} ${page}`}
          isWanted={reviewAsked > 0 || kind === 'member'}
          id={REVIEWS_ID}
          writeId={WRITE_ID}
          first={{ businessId: business.id, reviews, summary, sort, page }}
          asked={reviewAsked}
          fetchFormParts={fetchFormParts}
          onOwner={setOwner}
          reportAction={({ id }) => <ReviewReportButton id={id} />}
        />
      }
      below={
        <>
          {related && <Related key={business.id} {...related} />}
          <RecentBusinesses current={business} />
        </>
      }
      reviewsId={REVIEWS_ID}
    />
  );
}
