import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { openStateAt } from '#contract/calendar/opening-hours.ts';
import type { SearchSort } from '#contract/search/search.ts';
import { CachedMarkup } from '#web/browser/CachedMarkup.tsx';
import { useNow } from '#web/browser/clock-context.ts';
import { businessTexts, listTexts as texts } from '#web/texts/businesses.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Pagination } from '#web/ui/Pagination.tsx';
import { SkeletonCard } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { BusinessCard } from './BusinessCard.tsx';
import { bestNow } from './best-now.ts';
import type { BusinessListPage, CardBusiness } from './business-list.ts';
import { WhyThisOrder } from './WhyThisOrder.tsx';

const GRID = 'grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-5';
/** How many stand beside each other on a wide screen: less where a column or two stand there too. */
const GRIDS = [
  `${GRID} lg:grid-cols-3`,
  `${GRID} xl:grid-cols-3`,
  GRID,
  `${GRID} lg:max-xl:grid-cols-1`,
];
/** Rows want more width than cards. */
const [ROWS, ROWS_BESIDE_MAP] = [2, 3];
/** The list, and on a wide screen a map of it. */
const WITH_MAP = 'list-with-map items-start gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]';

interface BusinessListProps {
  list: BusinessListPage;
  hrefFor: (page: number) => string;
  /** Stands there instead of cards when there are none. */
  empty: ReactNode;
  heart: (business: CardBusiness) => ReactNode;
  /** Stands between the cards, apart from them: it is no result. */
  ad?: ReactNode;
  /** What orders them, where that is known: by rating, and by words before it, is explained below. */
  orderedBy: SearchSort | undefined;
  /** Begins with the best of those that are open now, apart from the others. */
  hasBestNow?: boolean;
  /** So many columns stand beside the list on a wide screen, its map not counted. */
  beside?: 0 | 1;
  /** Shows on a wide screen where those of the list are. */
  map?: ReactNode;
  /** The moment its cards tell of, where that is not now. */
  then?: string | undefined;
  /** Others are on their way: these stay meanwhile, dimmed when that takes a while. */
  isWaiting?: boolean;
}

/** Whole rows beside two and beside three. */
const CARDS_BEFORE_AD = 6;

/** Cards, best first, with the way to the next ones. */
export function BusinessList({
  list,
  hrefFor,
  empty,
  heart,
  ad,
  orderedBy,
  hasBestNow = false,
  beside = 0,
  map,
  then,
  isWaiting = false,
}: BusinessListProps) {
  const now = useNow();
  const top = useTopOfPage(list.page);
  useMovingCards(top, list.items.map(({ id }) => id).join(), isWaiting);
  if (list.items.length === 0) return empty;
  // When a state of theirs ends, the page does: their cards say so.
  const { best, others } = hasBestNow
    ? bestNow(list.items, (one) => openStateAt(one.hours, now, one).state)
    : { best: [], others: list.items };
  const hasBest = best.length > 0;
  const [first] = hasBest ? best : others;
  const cards = (businesses: CardBusiness[]) =>
    businesses.length > 0 && (
      <BusinessCards {...{ businesses, heart, first, then }} beside={map ? beside + 1 : beside} />
    );
  const shown = (
    <div
      ref={top}
      aria-busy={isWaiting || undefined}
      className={classNames(
        'scroll-mt-40 transition-opacity',
        // A quick answer dims nothing.
        isWaiting && 'opacity-50 delay-200',
      )}
    >
      {hasBest && (
        <>
          {/* On a phone each line counts, and every card says that it is open. */}
          <p className="mb-2 font-heading font-semibold max-sm:sr-only">{texts.bestNow}</p>
          <BusinessCards
            businesses={best}
            {...{ heart, first }}
            beside={map ? ROWS_BESIDE_MAP : ROWS}
            isCompact
          />
          <p className="mt-5 mb-2 font-heading font-semibold">{texts.others}</p>
        </>
      )}
      {ad ? (
        <div className="grid grid-cols-1 gap-3 sm:gap-5">
          {cards(others.slice(0, CARDS_BEFORE_AD))}
          {ad}
          {cards(others.slice(CARDS_BEFORE_AD))}
        </div>
      ) : (
        cards(others)
      )}
      <Pagination
        page={list.page}
        pageCount={list.pageCount}
        hrefFor={hrefFor}
        labels={texts.pages}
      />
      {(orderedBy === 'rating' || orderedBy === 'relevance') && (
        <WhyThisOrder isByWords={orderedBy === 'relevance'} />
      )}
    </div>
  );
  if (!map) return shown;
  return (
    <div className={WITH_MAP}>
      {shown}
      {map}
    </div>
  );
}

interface BusinessCardsProps extends Pick<BusinessListProps, 'heart' | 'then'> {
  /** So many columns stand beside them on a wide screen. */
  beside?: number;
  businesses: readonly CardBusiness[];
  /** Level of the cards' headings. */
  level?: 2 | 3;
  /** The one that is seen first on its page. */
  first?: CardBusiness | undefined;
  /** Rows at every width. */
  isCompact?: boolean;
}

/** The cards alone. */
export const BusinessCards = ({
  businesses,
  heart,
  beside = 0,
  level = 2,
  first,
  then,
  isCompact = false,
}: BusinessCardsProps) => (
  <ul className={GRIDS[beside]}>
    {businesses.map((business) => (
      <CachedMarkup as="li" key={business.id} data-moves={business.id}>
        <BusinessCard
          business={business}
          level={level}
          heart={heart(business)}
          isFirst={business === first}
          isCompact={isCompact}
          then={then}
        />
      </CachedMarkup>
    ))}
  </ul>
);

/** Cards move when others come in their place (`key`); the code of it comes with the first wait for them. */
function useMovingCards(list: RefObject<HTMLElement | null>, key: string, isWaiting: boolean) {
  const move = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isWaiting) return;
    import('./moving-list.ts').then(
      ({ notePlaces }) => {
        if (list.current) move.current = notePlaces(list.current);
      },
      // Without it they are simply there.
      () => undefined,
    );
  }, [list, isWaiting]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards are what it is about
  useLayoutEffect(() => {
    move.current?.();
    move.current = undefined;
  }, [key]);
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
export const BusinessListSkeleton = ({ count, beside = 0 }: { count: number; beside?: number }) => (
  <div role="status">
    <VisuallyHidden>{businessTexts.loading}</VisuallyHidden>
    <div className={GRIDS[beside]}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <SkeletonCard key={index} />
      ))}
    </div>
  </div>
);
