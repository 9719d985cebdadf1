import type { ReactNode } from 'react';
import { ADMIN_PAGE_LENGTH } from '#contract/moderation/administration.ts';
import type { ListPage } from '#web/api/api.ts';
import type { Asked } from '#web/browser/use-asked.ts';
import { administrationTexts as texts } from '#web/texts/administration.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import { type Column, DataTable } from './DataTable.tsx';
import { Failed, Waiting } from './Loading.tsx';

/** What was asked, to be looked at. */
type Shown<Data> =
  | Exclude<Asked<Data>, { state: 'ready' }>
  | Pick<Extract<Asked<Data>, { state: 'ready' }>, 'state' | 'data'>;

interface TeamListProps<Item> {
  list: {
    asked: Shown<Pick<ListPage<Item>, 'items' | 'total'>>;
    page: number;
    hrefOfPage: (page: number) => string;
    isFiltered: boolean;
    clear: () => void;
  };
  /** Instead of the general words, where nothing is there and nothing is filtered. */
  empty?: { title: string; text: string };
  children: (items: Item[]) => ReactNode;
}

/** A list as it comes: on its way, away, empty, or there with its pages below it. */
export function TeamList<Item>({ list, empty, children }: TeamListProps<Item>) {
  const { asked } = list;
  if (asked.state === 'loading') return <Waiting />;
  if (asked.state === 'failed') return <Failed onAgain={asked.again} />;
  const { items, total } = asked.data;
  if (items.length === 0) {
    const own = list.isFiltered ? undefined : empty;
    return (
      <EmptyState
        title={own?.title ?? texts.emptyTitle}
        action={list.isFiltered && <Button onClick={list.clear}>{texts.clear}</Button>}
      >
        {own?.text ?? (list.isFiltered ? texts.emptyText : undefined)}
      </EmptyState>
    );
  }
  return (
    <>
      <p role="status" className="figures mb-2 text-quiet text-sm">
        {texts.total(total)}
      </p>
      {children(items)}
      <Pagination
        page={list.page}
        pageCount={Math.ceil(total / ADMIN_PAGE_LENGTH)}
        hrefFor={list.hrefOfPage}
        labels={texts}
      />
    </>
  );
}

interface TeamTableProps<Item> extends Pick<TeamListProps<Item>, 'list' | 'empty'> {
  /** Of the table, for those who do not see what stands above it. */
  caption: string;
  columns: [Column<Item>, ...Column<Item>[]];
}

/** The same as a table of records. */
export const TeamTable = <Item extends { id: number }>({
  list,
  empty,
  caption,
  columns,
}: TeamTableProps<Item>) => (
  <TeamList list={list} {...(empty && { empty })}>
    {(rows) => <DataTable caption={caption} columns={columns} rows={rows} keyOf={({ id }) => id} />}
  </TeamList>
);
