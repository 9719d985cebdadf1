import { Search } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { URGENCIES } from '#contract/moderation/moderation.ts';
import { ITEM_KINDS, type ItemKind, KIND_WORDS } from '#contract/moderation/moderation-words.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { unlessUnsaved } from '#web/ui/LeaveQuestion.tsx';
import { SegmentedToggle } from '#web/ui/SegmentedToggle.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { addressOfView, type InboxView } from './inbox-address.ts';
import type { Counts } from './use-inbox.ts';

/** Somebody who writes on is not interrupted by the list of each e-mail. */
const REST_MS = 300;

interface InboxFiltersProps {
  view: InboxView;
  counts: Counts;
  searchField: RefObject<HTMLInputElement | null>;
}

/** What the list shows: kinds with how many wait, the state, the time left, words. */
export function InboxFilters({ view, counts, searchField }: InboxFiltersProps) {
  const [, navigate] = useLocation();
  const to = (change: Partial<InboxView>) => addressOfView({ ...view, open: undefined, ...change });
  const go = (change: Partial<InboxView>) => unlessUnsaved(() => navigate(to(change)));
  const all = Object.values(counts).reduce((sum, { waiting }) => sum + waiting, 0);
  const isWaiting = view.state === 'waiting';
  // How many wait says nothing about what was decided; nor is there a number before the first answer.
  const isCounted = isWaiting && all > 0;
  const kinds = ITEM_KINDS.filter(
    (kind) => !isWaiting || counts[kind]?.waiting || kind === view.kind,
  );
  const withCount = (kind: ItemKind) =>
    isCounted
      ? texts.kindWithCount(KIND_WORDS[kind], counts[kind]?.waiting ?? 0)
      : KIND_WORDS[kind];
  return (
    <search aria-label={texts.filters} className="inbox-filters">
      <ul aria-label={texts.kind} className="flex flex-wrap gap-1.5 max-md:hidden">
        <li>
          <Chip href={to({ kind: undefined })} isOn={!view.kind}>
            {texts.all}
            {isCounted && <Count waiting={all} />}
          </Chip>
        </li>
        {kinds.map((kind) => (
          <li key={kind}>
            <Chip href={to({ kind })} isOn={kind === view.kind}>
              {KIND_WORDS[kind]}
              {isCounted && <Count {...(counts[kind] ?? { waiting: 0 })} />}
            </Chip>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <SegmentedToggle
          label={texts.state}
          value={view.state}
          segments={(['waiting', 'decided', 'mine'] as const).map((state) => ({
            value: state,
            label: texts.states[state],
            href: to({ state, urgency: undefined }),
          }))}
          className="inbox-states max-md:w-full"
        />
        <Select
          className="min-w-36 grow basis-0 md:hidden"
          label={texts.kind}
          hidesLabel
          value={view.kind ?? ''}
          onChange={(event) =>
            go({ kind: ITEM_KINDS.find((kind) => kind === event.currentTarget.value) })
          }
          options={[
            { value: '', label: isCounted ? texts.kindWithCount(texts.all, all) : texts.all },
            ...ITEM_KINDS.map((kind) => ({ value: kind, label: withCount(kind) })),
          ]}
        />
        {view.state === 'waiting' && (
          <Select
            className="min-w-36 max-md:grow max-md:basis-0"
            label={texts.urgency}
            hidesLabel
            value={view.urgency ?? ''}
            onChange={(event) =>
              go({ urgency: URGENCIES.find((one) => one === event.currentTarget.value) })
            }
            options={[
              { value: '', label: `${texts.urgency}: ${texts.all}` },
              ...URGENCIES.map((value) => ({ value, label: texts.urgencies[value] })),
            ]}
          />
        )}
        <SearchField view={view} searchField={searchField} />
      </div>
    </search>
  );
}

const Count = ({ waiting, late = 0 }: { waiting: number; late?: number }) => (
  <span className="figures font-normal">
    <span className="sr-only">{texts.waits(waiting, late)}</span>
    <span aria-hidden="true">
      {waiting}
      {late > 0 && <strong className="ml-1 text-danger">!{late}</strong>}
    </span>
  </span>
);

function SearchField({ view, searchField }: Omit<InboxFiltersProps, 'counts'>) {
  const [, navigate] = useLocation();
  const [words, setWords] = useState(view.q);
  const [lastQ, setLastQ] = useState(view.q);
  // The address changed elsewhere: a filter was cleared, or one went back.
  if (view.q !== lastQ) {
    setLastQ(view.q);
    if (view.q !== words.trim()) setWords(view.q);
  }
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);
  const search = (q: string) => {
    clearTimeout(resting.current);
    if (q.trim() === view.q) return;
    const way = addressOfView({ ...view, open: undefined, q: q.trim() });
    unlessUnsaved(() => navigate(way, { replace: true }));
  };
  return (
    <form
      className="min-w-0 grow basis-48"
      onSubmit={(event) => {
        event.preventDefault();
        search(words);
      }}
    >
      <TextField
        ref={searchField}
        type="search"
        label={texts.search}
        hidesLabel
        placeholder={texts.searchPlaceholder}
        icon={<Search aria-hidden="true" />}
        autoComplete="off"
        maxLength={100}
        value={words}
        onChange={(event) => {
          const { value } = event.currentTarget;
          setWords(value);
          clearTimeout(resting.current);
          resting.current = setTimeout(() => search(value), REST_MS);
        }}
      />
    </form>
  );
}
