import { ChevronsUp, TriangleAlert, UsersRound } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { InboxItem } from '#contract/moderation/moderation.ts';
import { KIND_WORDS, STATE_WORDS } from '#contract/moderation/moderation-words.ts';
import { formatMoment } from '#web/browser/moments.ts';
import { MARK_WORDS } from '#web/texts/decision-words.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { DeadlineBadge } from './DeadlineBadge.tsx';
import { itemKey } from './inbox-address.ts';

interface InboxRowProps {
  item: InboxItem;
  href: string;
  isOpen: boolean;
  isSelected: boolean;
  /** Rounded to the minute by whoever draws the list, so that a line is drawn anew only then. */
  now: Date;
  /** Without it the line has no box. */
  onSelect: ((key: string, isOn: boolean) => void) | undefined;
}

const markSigns: Record<string, ReactNode> = {
  priority: <ChevronsUp aria-hidden="true" />,
  contested: <UsersRound aria-hidden="true" />,
};

/** One line: what it is, how long it may wait, and what speaks for looking twice. */
export const InboxRow = memo(function InboxRow({
  item,
  href,
  isOpen,
  isSelected,
  now,
  onSelect,
}: InboxRowProps) {
  const key = itemKey(item);
  const { title, subtitle, district, marks, signs, stars, deadline, decision } = item;
  return (
    <li className="inbox-row" data-open={isOpen || undefined} data-item={key}>
      {onSelect && (
        <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
          <input
            type="checkbox"
            className="size-5"
            checked={isSelected}
            aria-label={texts.select(title)}
            onChange={(event) => onSelect(key, event.currentTarget.checked)}
          />
        </label>
      )}
      <Anchor href={href} aria-current={isOpen ? 'true' : undefined} className="inbox-row-link">
        <span className="inbox-row-line">
          <span className="inbox-row-title">{title}</span>
          {deadline ? (
            <DeadlineBadge deadline={deadline} now={now} />
          ) : (
            <Badge>{STATE_WORDS[item.status] ?? item.status}</Badge>
          )}
        </span>
        <span className="inbox-row-line text-quiet text-sm">
          <span className="min-w-0 truncate">
            {[
              decision && `${texts.who(decision.by, decision.role)}, ${formatMoment(decision.at)}`,
              KIND_WORDS[item.kind],
              stars !== null && texts.stars(stars),
              subtitle,
              district,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {(signs.length > 0 || marks.length > 0) && (
            <span className="inbox-row-signs">
              {signs.length > 0 && (
                <Badge tone="highlight" icon={<TriangleAlert aria-hidden="true" />}>
                  {texts.suspicious}
                </Badge>
              )}
              {marks.map((mark) => (
                <Badge key={mark} tone="info" icon={markSigns[mark]}>
                  {MARK_WORDS[mark] ?? mark}
                </Badge>
              ))}
            </span>
          )}
        </span>
      </Anchor>
    </li>
  );
});
