import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { InboxItem, ItemDetails } from '#contract/moderation/moderation.ts';
import { KIND_WORDS, STATE_WORDS } from '#contract/moderation/moderation-words.ts';
import { formatMoment } from '#web/browser/moments.ts';
import type { Asked } from '#web/browser/use-asked.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { AgainButton, ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PartLoading } from '#web/ui/Part.tsx';

interface ItemPanelProps {
  /** Its key, for a new look at the heading. */
  open: string;
  /** As the list has it, until the details are there. */
  line: InboxItem | undefined;
  asked: Asked<ItemDetails>;
  backHref: string;
  /** Moves the focus to the heading: not when the page was opened on this item. */
  takesFocus: boolean;
  children: (details: ItemDetails) => ReactNode;
}

/** The open item: its name at once, the rest as soon as it is there. */
export function ItemPanel({ open, line, asked, backHref, takesFocus, children }: ItemPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each item that is opened
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [open]);
  const item = asked.state === 'ready' ? asked.data.item : line;
  return (
    <article className="item-panel" aria-labelledby="acik-kayit">
      <ButtonLink
        href={backHref}
        size="sm"
        variant="quiet"
        icon={<ArrowLeft aria-hidden="true" />}
        className="-ml-2 lg:hidden"
      >
        {texts.back}
      </ButtonLink>
      <header>
        <h2
          ref={heading}
          id="acik-kayit"
          tabIndex={-1}
          className="text-xl outline-none wrap-anywhere"
        >
          {item?.title ?? (asked.state === 'failed' ? texts.item : texts.itemLoading)}
        </h2>
        {item && (
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-quiet text-sm">
            <Badge tone="info">{KIND_WORDS[item.kind]}</Badge>
            <Badge>{STATE_WORDS[item.status] ?? item.status}</Badge>
            <span className="figures">
              {texts.number(item.id)} · {texts.waitingSince(formatMoment(item.waitingSince))}
            </span>
          </p>
        )}
      </header>
      {asked.state === 'loading' && (
        <PartLoading
          label={texts.itemLoading}
          shapes={['h-24', 'h-48']}
          className="mt-4 flex flex-col gap-3"
        />
      )}
      {asked.state === 'failed' && (
        <div role="alert">
          {asked.status === 404 ? (
            <EmptyState level={3} title={texts.itemGoneTitle}>
              {texts.itemGoneText}
            </EmptyState>
          ) : (
            <EmptyState
              level={3}
              title={texts.itemFailedTitle}
              action={<AgainButton onClick={asked.again} />}
            >
              {texts.failedText}
            </EmptyState>
          )}
        </div>
      )}
      {asked.state === 'ready' && children(asked.data)}
    </article>
  );
}
