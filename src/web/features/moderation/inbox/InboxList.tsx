import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { CheckField } from '#web/ui/CheckField.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadFailure } from '#web/ui/LoadFailure.tsx';
import { PartLoading } from '#web/ui/Part.tsx';
import { InboxRow } from './InboxRow.tsx';
import { addressOfView, type InboxView, isFiltered, itemKey } from './inbox-address.ts';
import type { Inbox } from './use-inbox.ts';

interface InboxListProps {
  view: InboxView;
  inbox: Inbox;
  now: Date;
  selected: ReadonlySet<string>;
  onSelect: (key: string, isOn: boolean) => void;
  onSelectAll: (isOn: boolean) => void;
  onMore: () => void;
}

/** The lines, page by page. */
export function InboxList({
  view,
  inbox,
  now,
  selected,
  onSelect,
  onSelectAll,
  onMore,
}: InboxListProps) {
  const { state, items } = inbox;
  /** Only what waits can be approved. */
  const canSelect = view.state === 'waiting';
  if (state === 'loading' && items.length === 0) return <ListLoading />;
  if (state === 'failed') {
    return (
      <div role="alert">
        <LoadFailure texts={texts} onAgain={() => void inbox.refresh()} />
      </div>
    );
  }
  if (items.length === 0 && !inbox.hasMore) {
    const isWorkDone = view.state === 'waiting' && !isFiltered(view);
    return (
      <EmptyState
        title={isWorkDone ? texts.emptyTitle : texts.noneTitle}
        action={
          !isWorkDone &&
          isFiltered(view) && (
            <ButtonLink
              href={addressOfView({ ...view, kind: undefined, urgency: undefined, q: '' })}
            >
              {texts.clear}
            </ButtonLink>
          )
        }
      >
        {isWorkDone ? texts.emptyText : isFiltered(view) ? texts.noneText : null}
      </EmptyState>
    );
  }
  return (
    <>
      {canSelect && (
        <CheckField
          className="px-3 text-quiet text-sm"
          label={texts.selectAll}
          checked={selected.size > 0 && items.every((item) => selected.has(itemKey(item)))}
          onChange={(event) => onSelectAll(event.currentTarget.checked)}
        />
      )}
      <ul aria-label={texts.list} aria-busy={state === 'loading'}>
        {items.map((item) => {
          const key = itemKey(item);
          return (
            <InboxRow
              key={key}
              item={item}
              now={now}
              href={addressOfView({ ...view, open: key })}
              isOpen={view.open === key}
              isSelected={selected.has(key)}
              onSelect={canSelect ? onSelect : undefined}
            />
          );
        })}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-2 p-3">
        <p className="figures text-quiet text-sm">{texts.shown(items.length)}</p>
        {inbox.hasMore && (
          <Button size="sm" busy={inbox.isFetchingMore} onClick={onMore}>
            {texts.more}
          </Button>
        )}
      </div>
    </>
  );
}

const ListLoading = () => (
  <PartLoading
    label={texts.loading}
    shapes={Array(6).fill('h-18')}
    className="flex flex-col gap-2 p-3"
  />
);
