import type { HistoryStep } from '#contract/history.ts';
import { formatMoment } from '#web/browser/moments.ts';
import { applicationsTexts as texts, transitionTexts } from '#web/texts/applications.ts';
import type { RecordKind } from './StateBadge.tsx';

interface TimelineProps {
  kind: RecordKind;
  /** When it was sent. */
  sentAt: string;
  history: HistoryStep[];
}

/** What happened to a record so far, oldest first. */
export function Timeline({ kind, sentAt, history }: TimelineProps) {
  const steps = [
    { words: texts.sent, at: sentAt },
    ...history.flatMap(({ transition, at }) => {
      const words = transitionTexts[kind][transition];
      return words ? [{ words, at }] : [];
    }),
  ];
  return (
    <ol aria-label={texts.history} className="flex flex-col text-sm">
      {steps.map(({ words, at }, index) => (
        <li key={`${at} ${words}`} className="relative flex gap-3 pb-2.5 last:pb-0">
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className="absolute top-4 bottom-0 left-[0.3125rem] w-px bg-edge"
            />
          )}
          <span
            aria-hidden="true"
            className={`mt-1.5 size-2.5 shrink-0 rounded-full border-2 border-seyhan ${
              index === steps.length - 1 ? 'bg-seyhan' : ''
            }`}
          />
          <span className="flex flex-wrap gap-x-2">
            <span className="font-semibold">{words}</span>
            <time dateTime={at} className="figures text-quiet">
              {formatMoment(at)}
            </time>
          </span>
        </li>
      ))}
    </ol>
  );
}
