import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { BusinessList } from './BusinessList.tsx';
import { ListChoices } from './ListChoices.tsx';
import { LeadBelow, LIST_PAGE, ListTop } from './ListTop.tsx';
import { listAddress } from './list-address.ts';

interface NarrowedListProps
  extends ComponentProps<typeof ListChoices>,
    Pick<ComponentProps<typeof BusinessList>, 'list' | 'heart' | 'ad' | 'then'> {
  /** In the trail to it; the heading says what it is narrowed to. */
  name: string;
  title: string;
  lead: string;
  /** As a sentence. */
  count: string;
  /** A choice of this page's own, before district and category. */
  above?: ReactNode;
  empty: { title: string; text: string; action: ReactNode };
  share: ReactNode;
}

/** A page of businesses of one sort, which a district and a category narrow. */
export const NarrowedList = ({
  name,
  title,
  lead,
  count,
  above,
  empty,
  share,
  list,
  heart,
  ad,
  then,
  ...choices
}: NarrowedListProps) => (
  <div className={LIST_PAGE}>
    <ListTop crumbs={[{ label: name }]} {...{ share, title, lead }} />
    {above && <div className="sm:mt-4">{above}</div>}
    <div className="sm:mt-4">
      <ListChoices {...choices} />
    </div>
    <p role="status" className="my-1.5 font-heading sm:my-4 font-semibold text-lg">
      {/* None: said below. */}
      {list.total > 0 && count}
    </p>
    <BusinessList
      list={list}
      hrefFor={(page) => listAddress(choices.path, { ...choices.query, page })}
      heart={heart}
      ad={ad}
      then={then}
      orderedBy={undefined}
      empty={
        <EmptyState scene="shutter" title={empty.title} action={empty.action}>
          {empty.text}
        </EmptyState>
      }
    />
    <LeadBelow lead={lead} />
  </div>
);
