import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import {
  type BulkTransition,
  getInboxItem,
  type InboxItem,
} from '#contract/moderation/moderation.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useNow } from '#web/browser/clock-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { outcomeText } from '#web/texts/decision-words.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { unlessUnsaved } from '#web/ui/LeaveQuestion.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { notify } from '#web/ui/notify.ts';
import { ItemPanel } from '../item/ItemPanel.tsx';
import { type ItemSlots, ItemView } from '../item/ItemView.tsx';
import { OutcomeBar } from '../item/OutcomeBar.tsx';
import { useDecisions } from '../item/use-decisions.ts';
import { BulkBar } from './BulkBar.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { InboxFilters } from './InboxFilters.tsx';
import { InboxList } from './InboxList.tsx';
import { addressOfView, itemKey, itemOfKey, listKey, viewOf } from './inbox-address.ts';
import { useBulk } from './use-bulk.ts';
import { useInbox } from './use-inbox.ts';
import { useListKeys } from './use-list-keys.ts';
import { useSelection } from './use-selection.ts';
import { useShortcuts } from './use-shortcuts.ts';
import '../moderation.css';

/** With fewer the next page comes by itself. */
const FEWEST_LINES = 10;

interface InboxScreenProps {
  slots: ItemSlots;
  onHelp: () => void;
}

/** The team's inbox: the list, the open item beside it, and what was just decided. */
export function InboxScreen({ slots, onHelp }: InboxScreenProps) {
  const api = useApi();
  const [, navigate] = useLocation();
  const search = useSearch();
  const view = viewOf(new URLSearchParams(search));
  const now = useNow();
  const inbox = useInbox(view);
  const list = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');

  const { open } = view;
  const shown = useRef(open);
  const asked = useAsked(open, (signal) => {
    const { kind, id } = itemOfKey(open ?? '') ?? { kind: 'business' as const, id: 0 };
    return api.call(getInboxItem, { kind, id }, { signal });
  });
  const isStale = asked.state === 'ready' && itemKey(asked.data.item) !== open;
  const line = inbox.items.find((item) => itemKey(item) === open);
  const hrefOf = (key: string | undefined) => addressOfView({ ...view, open: key });
  const show = (item: InboxItem | undefined) => navigate(hrefOf(item && itemKey(item)));

  const decisions = useDecisions({
    inbox,
    onDone(key, index) {
      const left = inbox.items.filter((item) => itemKey(item) !== key);
      show(left[index] ?? left.at(-1));
    },
    onChanged(details) {
      inbox.put(details.item);
      // One may have gone on to another meanwhile.
      if (asked.state === 'ready' && itemKey(details.item) === shown.current) asked.set(details);
    },
    onBack(item) {
      setSaid(texts.undone(item.title));
      show(item);
    },
  });
  const { made, news } = decisions;
  useEffect(() => {
    if (made) setSaid(outcomeText(made.item.title, made.item.kind, made.transition));
  }, [made]);

  const { selected, select, selectAll, drop } = useSelection(inbox.items, listKey(view));
  const chosen = inbox.items.filter((item) => selected.has(itemKey(item)));
  const bulk = useBulk();
  const decideChosen = async (transition: BulkTransition, reason?: string) => {
    const { done, failed } = await bulk.decide(chosen, transition, reason);
    drop();
    // What was not done stays chosen: for another try, with the same words.
    for (const { item } of failed) select(itemKey(item), true);
    setSaid(
      [
        texts.bulkDone[transition](done.length),
        failed.length && texts.bulkFailed[transition](failed.length),
      ]
        .filter(Boolean)
        .join(', '),
    );
    const gone = new Set(done.map(({ item }) => itemKey(item)));
    for (const key of gone) inbox.remove(key);
    if (open && gone.has(open)) {
      const at = inbox.items.findIndex((item) => itemKey(item) === open);
      const isLeft = (item: InboxItem) => !gone.has(itemKey(item));
      show(inbox.items.slice(at).find(isLeft) ?? inbox.items.findLast(isLeft));
    }
    // What was not done has another version by now.
    if (failed.length > 0) await inbox.refresh();
  };

  /** The record comes back in the place of the one that is open. */
  const undo = () => unlessUnsaved(() => void decisions.undo());

  const more = async () => {
    if (!(await inbox.more()) && inbox.hasMore) {
      void notify({ title: texts.failedTitle, description: texts.moreFailed, tone: 'danger' });
    }
  };
  // What is decided leaves the list: whoever goes through it does not come to its end.
  const isShort = inbox.state === 'ready' && inbox.items.length < FEWEST_LINES && inbox.hasMore;
  const fill = useEffectEvent(() => void inbox.more());
  useEffect(() => {
    if (isShort) fill();
  }, [isShort]);
  useListKeys({
    list,
    open,
    onStep(by) {
      const at = inbox.items.findIndex((item) => itemKey(item) === open);
      const next = inbox.items[at + by];
      if (next) unlessUnsaved(() => show(next));
    },
    onEnd: () => inbox.hasMore && void more(),
    onToggle: (key) => view.state === 'waiting' && select(key, !selected.has(key)),
  });
  useShortcuts({
    u: undo,
    '/': () => searchField.current?.focus(),
    '?': onHelp,
  });

  // Back from an item to the list: to the line one came from.
  const [opened, setOpened] = useState({ open, isFirst: true });
  if (opened.open !== open) setOpened({ open, isFirst: false });
  const comeBack = useEffectEvent((key: string) =>
    list.current?.querySelector<HTMLElement>(`[data-item="${key}"] a`)?.focus(),
  );
  useEffect(() => {
    if (!open && shown.current) comeBack(shown.current);
    shown.current = open;
  }, [open]);

  const waiting = Object.values(inbox.counts);
  // The list says itself that there is nothing: nobody has to choose of it.
  const isBare = !open && inbox.state === 'ready' && inbox.items.length === 0;
  const minute = Math.floor(now.getTime() / 60_000);
  // The same object for a whole minute: lines that did not change are not drawn again.
  const clock = useMemo(() => new Date(minute * 60_000), [minute]);
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className={open ? 'max-lg:hidden' : undefined}>
        <InboxFilters view={view} counts={inbox.counts} searchField={searchField} />
        <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
          <p className="figures text-quiet text-sm">
            {inbox.state === 'ready' &&
              !isBare &&
              texts.lead(
                waiting.reduce((sum, one) => sum + one.waiting, 0),
                waiting.reduce((sum, one) => sum + one.late, 0),
              )}
          </p>
          <DownloadButton kind={view.kind} />
        </div>
      </div>
      <div className="inbox">
        <div
          ref={list}
          className={classNames('inbox-list', open && 'max-lg:hidden', isBare && 'lg:col-span-2')}
        >
          <BulkBar
            chosen={chosen}
            bulk={bulk}
            open={open}
            onDecide={(transition, reason) => void decideChosen(transition, reason)}
            onUndo={async (done) => {
              const { done: undone } = await bulk.undo(done);
              setSaid(texts.bulkDone.undo(undone.length));
              await inbox.refresh();
            }}
            onDrop={drop}
          />
          <InboxList
            view={view}
            inbox={inbox}
            now={clock}
            selected={selected}
            onSelect={select}
            onSelectAll={selectAll}
            onMore={() => void more()}
          />
        </div>
        {open ? (
          <ItemPanel
            open={open}
            line={line}
            asked={isStale ? { state: 'loading' } : asked}
            backHref={hrefOf(undefined)}
            takesFocus={!opened.isFirst}
          >
            {(details) => (
              <ItemView
                key={open}
                details={details}
                now={clock}
                slots={slots}
                businessHref={(id) => hrefOf(`business-${id}`)}
                onDecide={decisions.decide}
                pairs={decisions.pairs}
                onEdited={() => decisions.lookAgain(details.item)}
                news={
                  news?.key === open && (
                    <Notice tone="warning" isNews title={texts.fasterTitle}>
                      {news.text}
                    </Notice>
                  )
                }
              />
            )}
          </ItemPanel>
        ) : (
          !isBare && (
            <div className="item-panel max-lg:hidden">
              <EmptyState title={texts.nothingOpenTitle}>{texts.nothingOpenText}</EmptyState>
            </div>
          )
        )}
      </div>
      {made && (
        <OutcomeBar
          made={made}
          isBusy={decisions.isUndoing}
          onUndo={undo}
          onClose={decisions.forget}
        />
      )}
    </>
  );
}
