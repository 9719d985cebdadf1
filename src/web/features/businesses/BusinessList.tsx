import { type ReactNode, useEffect, useRef } from 'react';
import { businessTexts, listTexts as texts } from '#web/texts/businesses.ts';
import { Pagination } from '#web/ui/Pagination.tsx';
import { SkeletonCard } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { BusinessCard } from './BusinessCard.tsx';
import type { BusinessListPage, CardBusiness } from './business-list.ts';

const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3';

interface BusinessListProps {
  list: BusinessListPage;
  hrefFor: (page: number) => string;
  /** Stands there instead of cards when there are none. */
  empty: ReactNode;
  heart: (business: CardBusiness) => ReactNode;
  /** Stands between the cards, apart from them: it is no result. */
  ad?: ReactNode;
}

/** Whole rows beside two and beside three. */
const CARDS_BEFORE_AD = 6;

/** Cards, best first, with the way to the next ones. */
export function BusinessList({ list, hrefFor, empty, heart, ad }: BusinessListProps) {
  const top = useTopOfPage(list.page);
  if (list.items.length === 0) return empty;
  const cards = (businesses: CardBusiness[]) =>
    businesses.length > 0 && (
      <ul className={GRID}>
        {businesses.map((business) => (
          <li key={business.id}>
            <BusinessCard business={business} heart={heart(business)} />
          </li>
        ))}
      </ul>
    );
  return (
    <div ref={top} className="scroll-mt-40">
      {ad ? (
        <>
          {cards(list.items.slice(0, CARDS_BEFORE_AD))}
          {ad}
          {cards(list.items.slice(CARDS_BEFORE_AD))}
        </>
      ) : (
        cards(list.items)
      )}
      <Pagination
        page={list.page}
        pageCount={list.pageCount}
        hrefFor={hrefFor}
        labels={texts.pages}
      />
    </div>
  );
}

/** Turning a page leads to its first card; coming back, the page itself knows its place. */
function useTopOfPage(page: number) {
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    top.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [page]);
  return top;
}

/** Cards that are coming; the words are for those who do not see them. */
export const BusinessListSkeleton = ({ count }: { count: number }) => (
  <div role="status">
    <VisuallyHidden>{businessTexts.loading}</VisuallyHidden>
    <div className={GRID}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <SkeletonCard key={index} />
      ))}
    </div>
  </div>
);
