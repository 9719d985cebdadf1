import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { Anchor } from '#web/ui/Anchor.tsx';
import { classNames } from '#web/ui/class-names.ts';

type PaginationProps = {
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  labels: { pages: string; previous: string; next: string; page: (page: number) => string };
};

/** First, last, this one and its neighbours; 0 stands for a gap. */
function shownPages(page: number, pageCount: number): number[] {
  const near = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount);
  const sorted = [...new Set(near)].sort((one, other) => one - other);
  return sorted.flatMap((n, index) =>
    index > 0 && n - (sorted[index - 1] ?? 0) > 1 ? [0, n] : [n],
  );
}

export function Pagination({ page, pageCount, hrefFor, labels }: PaginationProps) {
  if (pageCount <= 1) return null;
  const all = shownPages(page, pageCount);
  const isEnd = (shown: number) => [1, page, pageCount].includes(shown);
  /** A neighbour: on a phone the dots beside it stand for it too; without any, on the narrowest screens its own. */
  const standsBetweenPages = (index: number) => Boolean(all[index - 1] && all[index + 1]);
  return (
    <nav aria-label={labels.pages} className="mt-8">
      <ul className="flex flex-wrap items-center justify-center gap-1 sm:gap-1.5">
        {page > 1 && (
          <li>
            <Anchor
              href={hrefFor(page - 1)}
              rel="prev"
              aria-label={labels.previous}
              className="page-link"
            >
              <ChevronLeft className="size-5" aria-hidden="true" />
            </Anchor>
          </li>
        )}
        {all.map((shown, index) => {
          if (shown === 0) return <Dots key={`gap-${all[index - 1]}`} />;
          const isAlone = !isEnd(shown) && standsBetweenPages(index);
          return (
            <Fragment key={shown}>
              {isAlone && <Dots className="min-[23rem]:hidden" />}
              <li
                className={
                  isAlone ? 'max-[23rem]:hidden' : isEnd(shown) ? undefined : 'max-sm:hidden'
                }
              >
                <Anchor
                  href={hrefFor(shown)}
                  aria-label={labels.page(shown)}
                  aria-current={shown === page ? 'page' : undefined}
                  className="page-link figures"
                >
                  {shown}
                </Anchor>
              </li>
            </Fragment>
          );
        })}
        {page < pageCount && (
          <li>
            <Anchor
              href={hrefFor(page + 1)}
              rel="next"
              aria-label={labels.next}
              className="page-link"
            >
              <ChevronRight className="size-5" aria-hidden="true" />
            </Anchor>
          </li>
        )}
      </ul>
    </nav>
  );
}

const Dots = ({ className }: { className?: string }) => (
  <li aria-hidden="true" className={classNames('px-1 text-quiet', className)}>
    …
  </li>
);
