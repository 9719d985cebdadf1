import type { ReactNode } from 'react';
import { CachedMarkup } from '#web/browser/CachedMarkup.tsx';
import { businessTexts } from '#web/texts/businesses.ts';
import { classNames } from '#web/ui/class-names.ts';
import { SectionHeading } from '#web/ui/SectionHeading.tsx';
import { Skeleton, SkeletonCard } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { BusinessCard } from './BusinessCard.tsx';
import type { CardBusiness } from './business-list.ts';

interface HomeRowTexts {
  heading: string;
  subline: string;
  seeAll: { label: string; href: string };
  empty: string;
}

interface HomeRowProps {
  texts: HomeRowTexts;
  businesses: readonly CardBusiness[];
  isCompact?: boolean;
  heart: (business: CardBusiness) => ReactNode;
}

const gridClass = (isCompact: boolean) =>
  classNames('rail sm:gap-5', isCompact ? 'md:grid-cols-2' : 'sm:grid-cols-3');

const RowHeading = ({ texts, isEmpty }: { texts: HomeRowTexts; isEmpty?: boolean }) => (
  <SectionHeading
    title={texts.heading}
    lead={texts.subline}
    action={isEmpty ? undefined : texts.seeAll}
  />
);

/** A few businesses of one kind with the way to all of them, where there are any. */
export function HomeRow({ texts, businesses, isCompact = false, heart }: HomeRowProps) {
  const isEmpty = businesses.length === 0;
  return (
    <section>
      <RowHeading texts={texts} isEmpty={isEmpty} />
      {isEmpty ? (
        <p className="rounded-lg bg-sunken px-5 py-8 text-center text-quiet">{texts.empty}</p>
      ) : (
        <ul className={gridClass(isCompact)}>
          {businesses.map((business) => (
            <CachedMarkup as="li" key={business.id}>
              <BusinessCard
                business={business}
                level={3}
                heart={heart(business)}
                isCompact={isCompact}
                isInRail
              />
            </CachedMarkup>
          ))}
        </ul>
      )}
    </section>
  );
}

interface HomeRowSkeletonProps {
  texts: HomeRowTexts;
  count: number;
  isCompact?: boolean;
}

/** The row while its businesses are on their way. */
export const HomeRowSkeleton = ({ texts, count, isCompact = false }: HomeRowSkeletonProps) => (
  <section>
    <RowHeading texts={texts} />
    <div role="status">
      <VisuallyHidden>{businessTexts.loading}</VisuallyHidden>
      <div className={gridClass(isCompact)}>
        {Array.from({ length: count }, (_, index) =>
          isCompact ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            <Skeleton key={index} className="h-34 w-full rounded-lg" />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            <SkeletonCard key={index} />
          ),
        )}
      </div>
    </div>
  </section>
);
