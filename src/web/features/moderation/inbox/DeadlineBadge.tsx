import { Clock, ClockAlert } from 'lucide-react';
import type { Deadline, Urgency } from '#contract/moderation/moderation.ts';
import { formatMoment } from '#web/browser/moments.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { deadlineWords } from './deadline-words.ts';

const looks: Record<Urgency, { tone: 'danger' | 'closing' | 'neutral'; icon?: React.ReactNode }> = {
  late: { tone: 'danger', icon: <ClockAlert aria-hidden="true" /> },
  soon: { tone: 'closing' },
  later: { tone: 'neutral', icon: <Clock aria-hidden="true" /> },
};

/** How long until what was promised, by word, colour and sign. */
export function DeadlineBadge({ deadline, now }: { deadline: Deadline; now: Date }) {
  const at = new Date(deadline.at);
  const urgency = at <= now ? 'late' : deadline.urgency;
  return (
    <Badge {...looks[urgency]} className="figures">
      <time dateTime={deadline.at} title={texts.promise(deadline.promise, formatMoment(at))}>
        {deadlineWords(at, now)}
      </time>
    </Badge>
  );
}
