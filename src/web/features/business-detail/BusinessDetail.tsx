import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Business } from '#contract/businesses/businesses.ts';
import type { Neighbourhood } from '#contract/places/neighbourhoods.ts';
import { cutAtWord } from '#contract/text/meta-description.ts';
import { businessDetailTexts as texts } from '#web/texts/business-detail.ts';
import { useCategoryLook } from '#web/ui/artwork/category-look.ts';
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { IconLink } from '#web/ui/IconButton.tsx';
import { ActionBar } from './ActionBar.tsx';
import { BusinessHero } from './BusinessHero.tsx';
import { BusinessIntro } from './BusinessIntro.tsx';
import { CallButton, WhatsAppButton } from './CallLinks.tsx';
import { ContactCard } from './ContactCard.tsx';
import { DirectionsButton, DirectionsMenu } from './DirectionsMenu.tsx';
import { FeatureList } from './FeatureList.tsx';
import { HoursCard } from './HoursCard.tsx';
import { LocationCard } from './LocationCard.tsx';
import { PrintedCode } from './PrintedCode.tsx';
import { PhotoGrid } from './photos/PhotoGrid.tsx';
import { useBusinessEvents } from './use-business-events.ts';

/** The whole name is the heading below. */
const CRUMB_LENGTH = 32;

interface BusinessDetailProps {
  business: Business;
  /** Its neighbourhood where that has a page. */
  neighbourhood: Neighbourhood | undefined;
  /** The signs on the hero: keep, pass on, report. */
  signs: ReactNode;
  /** 'Rezervasyon Yap': first of the three where somebody answers it here, else last. */
  reservation: ReactNode;
  /** What else one can do here, below 'Yol Tarifi Al'. */
  actions: ReactNode;
  /** 'Bu işletme sizin mi?', or for one with an owner 'Bu işletmenin sahibi benim'. */
  claim: ReactNode;
  /** The map of its pin; undefined without coordinates. */
  map: ReactNode;
  /** What visitors are asked. */
  questions: ReactNode;
  reviews: ReactNode;
  /** Below everything about this business: others. */
  below: ReactNode;
  /** Id of the reviews on this page. */
  reviewsId: string;
}

/** A business's page. Phone: one column and the bar; wide: story left, facts right, and sticky where the screen is high enough for them. */
export function BusinessDetail({
  business,
  neighbourhood,
  signs,
  reservation,
  actions,
  claim,
  map,
  questions,
  reviews,
  below,
  reviewsId,
}: BusinessDetailProps) {
  const { name, category, categorySlug, images } = business;
  const onClickCapture = useBusinessEvents(business);
  const reservesHere = business.hasOwner && business.takesReservations;
  return (
    // On paper only what one takes along, on one page.
    <article
      data-hue={useCategoryLook(categorySlug).hue}
      onClickCapture={onClickCapture}
      className="wrap-anywhere print:relative print:[zoom:0.9]"
    >
      <div className="not-printed shell flex items-center gap-1 py-1.5">
        <IconLink
          href="/"
          label={texts.back}
          icon={<ArrowLeft className="size-5" aria-hidden="true" />}
          className="-ml-3"
        />
        <Breadcrumbs
          label={texts.breadcrumbs}
          crumbs={[
            { label: texts.home, href: '/' },
            { label: category, href: `/category/${categorySlug}` },
            { label: cutAtWord(name, CRUMB_LENGTH) },
          ]}
        />
      </div>
      <div className="sm:shell">
        <BusinessHero business={business} signs={signs} />
      </div>
      <PrintedCode id={business.id} />
      <div className="shell mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:mt-10 print:mt-0 print:gap-y-5 not-print:lg:grid-cols-[minmax(0,1fr)_23rem] not-print:lg:grid-rows-[auto_1fr]">
        <BusinessIntro {...{ business, neighbourhood, reviewsId }} />
        <aside
          aria-label={texts.facts}
          className="not-print:lg:col-start-2 not-print:lg:row-span-2 not-print:lg:row-start-1"
        >
          <div className="flex flex-col gap-4 [@media(width>=64rem)_and_(height>=62rem)]:sticky lg:top-20 print:grid print:grid-cols-2 print:gap-8 print:[&>section:first-of-type]:order-2">
            <div className="not-printed flex flex-wrap gap-3 *:grow max-lg:hidden">
              <CallButton business={business} size="lg" />
              <WhatsAppButton business={business} size="lg" />
            </div>
            {reservesHere && reservation}
            <DirectionsButton
              label={texts.getDirections}
              className={`${buttonClass({ variant: 'river', size: 'lg', wide: true })} not-printed max-lg:hidden`}
            />
            {actions}
            {!reservesHere && reservation}
            <HoursCard business={business} />
            <ContactCard business={business} />
            {claim}
          </div>
        </aside>
        <div className="-mt-6 flex flex-col gap-12 print:mt-0 not-print:lg:col-start-1 lg:mt-0">
          <LocationCard {...{ business, map, questions }} />
          <div className="not-printed contents">
            {images.length > 1 && <PhotoGrid business={business} />}
            <FeatureList business={business} />
            {reviews}
          </div>
        </div>
      </div>
      <div className="not-printed shell mt-14 flex flex-col gap-12">{below}</div>
      <ActionBar business={business} />
      <DirectionsMenu destination={business} />
    </article>
  );
}
