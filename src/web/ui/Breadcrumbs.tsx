import { ChevronRight } from 'lucide-react';
import { Anchor } from '#web/ui/Anchor.tsx';

type BreadcrumbsProps = {
  label: string;
  /** The last one is this page; it has no address. */
  crumbs: { label: string; href?: string }[];
};

export const Breadcrumbs = ({ label, crumbs }: BreadcrumbsProps) => (
  <nav aria-label={label} className="min-w-0 text-sm">
    <ol className="flex flex-wrap items-center gap-x-1.5">
      {crumbs.map((crumb, index) => (
        // The last one takes what is left of the line; its whole name is the heading below.
        <li
          key={crumb.label}
          className="flex min-w-0 items-center gap-x-1.5 last:max-w-max last:flex-[1_1_7rem]"
        >
          {index > 0 && (
            <ChevronRight className="size-3.5 shrink-0 text-quiet" aria-hidden="true" />
          )}
          {crumb.href === undefined ? (
            <span aria-current="page" className="truncate py-2 text-quiet">
              {crumb.label}
            </span>
          ) : (
            <Anchor href={crumb.href} className="text-link tap py-2">
              {crumb.label}
            </Anchor>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
