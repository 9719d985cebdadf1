import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Anchor } from '#web/ui/Anchor.tsx';

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
  /** On a phone the dots beside a neighbour stand for it too; the narrowest screens show the ends and this page. */
  const widths = (shown: number, index: number) => {
    if ([1, page, pageCount].includes(shown)) return undefined;
    return all[index - 1] && all[index + 1] ? 'max-[23rem]:hidden' : 'max-sm:hidden';
  };
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
        {all.map((shown, index) =>
          shown === 0 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name than its place
            <li key={`gap-${index}`} aria-hidden="true" className="px-1 text-quiet">
              …
            </li>
          ) : (
            <li key={shown} className={widths(shown, index)}>
              <Anchor
                href={hrefFor(shown)}
                aria-label={labels.page(shown)}
                aria-current={shown === page ? 'page' : undefined}
                className="page-link figures"
              >
                {shown}
              </Anchor>
            </li>
          ),
        )}
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
