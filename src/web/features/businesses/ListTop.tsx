import type { ComponentProps, ReactNode } from 'react';
import { listTexts } from '#web/texts/businesses.ts';
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx';

interface ListTopProps {
  /** The way to it, from the home page on. */
  crumbs: ComponentProps<typeof Breadcrumbs>['crumbs'];
  share: ReactNode;
  title: string;
  lead?: ReactNode;
}

/** Around `ListTop` and its list. */
export const LIST_PAGE = 'shell relative flex flex-col pt-1 pb-16 sm:pt-3';

/**
 * What a page of a list says of itself. On a phone it is short, so that the list begins on its first screen: the way
 * home is the bar's, and what the list is like stands below it (`LeadBelow`).
 */
export const ListTop = ({ crumbs, share, title, lead }: ListTopProps) => (
  <>
    <div className="flex items-center justify-between gap-x-4 max-sm:absolute max-sm:top-1 max-sm:right-(--gutter) not-printed sm:mb-2">
      <div className="min-w-0 max-sm:hidden">
        <Breadcrumbs
          label={listTexts.breadcrumbs}
          crumbs={[{ label: listTexts.home, href: '/' }, ...crumbs]}
        />
      </div>
      {share}
    </div>
    <h1 tabIndex={-1} className="max-sm:py-2.5 max-sm:pr-12 max-sm:text-xl">
      {title}
    </h1>
    {lead && <p className="measure mt-2 text-quiet max-sm:hidden">{lead}</p>}
  </>
);

/** Behind the list, for a phone. Put there by its order it would be pushed down by each row that comes. */
export const LeadBelow = ({ lead }: Pick<ListTopProps, 'lead'>) => (
  <p className="mt-8 text-quiet sm:hidden">{lead}</p>
);
