import type { Decision } from '#contract/moderation/moderation.ts';
import { type ItemKind, transitionDoneWord } from '#contract/moderation/moderation-words.ts';
import { formatMoment } from '#web/browser/moments.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';

interface HistoryListProps {
  kind: ItemKind;
  since: string;
  history: Decision[];
}

/** What happened to a record so far and who did it, oldest first. */
export const HistoryList = ({ kind, since, history }: HistoryListProps) => (
  <ol className="flex flex-col gap-1.5 text-sm">
    {history.length === 0 && (
      <li className="figures text-quiet">{texts.waitingSince(formatMoment(since))}</li>
    )}
    {history.map(({ transition, at, by, role }) => (
      <li key={`${at} ${transition}`} className="flex flex-wrap gap-x-2">
        <span>
          <strong className="font-semibold">{texts.who(by, role)}</strong>{' '}
          {transitionDoneWord(kind, transition)}
        </span>
        <time dateTime={at} className="figures text-quiet">
          {formatMoment(at)}
        </time>
      </li>
    ))}
  </ol>
);
