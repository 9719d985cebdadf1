import { type ReactNode, useId } from 'react';
import type { HistoryStep } from '#contract/history.ts';
import { applicationsTexts as texts } from '#web/texts/applications.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Card } from '#web/ui/Card.tsx';
import { type RecordKind, StateBadge, wordsOfState } from './StateBadge.tsx';
import { Timeline } from './Timeline.tsx';

interface RecordCardProps {
  kind: RecordKind;
  state: string;
  /** What the state means, where the usual words are not true. */
  meaning?: string;
  title: string;
  level?: 2 | 3;
  /** Where the title leads; nowhere when there is no page yet. */
  href?: string | undefined;
  sentAt: string;
  history: HistoryStep[];
  /** Why it was rejected, or what the team asks. */
  reason?: string | null | undefined;
  reasonLabel?: string;
  /** What was sent, in short. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** One record: what it is, where it stands and why, what happened, what one can do. */
export function RecordCard({
  kind,
  state,
  meaning = wordsOfState(kind, state)[1],
  title,
  level = 3,
  href,
  sentAt,
  history,
  reason,
  reasonLabel = texts.reason,
  children,
  actions,
}: RecordCardProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <Card as="article" aria-labelledby={titleId} className="gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Heading id={titleId} className="min-w-0 text-lg wrap-anywhere">
          {href ? (
            <Anchor href={href} className="text-link tap">
              {title}
            </Anchor>
          ) : (
            title
          )}
        </Heading>
        <StateBadge kind={kind} state={state} />
      </div>
      {children && <div className="flex flex-col gap-0.5 wrap-anywhere">{children}</div>}
      {meaning && <p className="text-quiet">{meaning}</p>}
      {reason && (
        <div className="rounded-md border-l-4 border-seyhan bg-sunken px-4 py-2.5">
          <p className="text-sm font-semibold">{reasonLabel}</p>
          <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
        </div>
      )}
      <Timeline kind={kind} sentAt={sentAt} history={history} />
      {actions && <div className="flex flex-wrap items-start gap-2 empty:hidden">{actions}</div>}
    </Card>
  );
}
