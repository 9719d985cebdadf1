import { type OpenState, openSentence, openStateAt } from '#contract/calendar/opening-hours.ts';
import { useClock, useNow } from '#web/browser/clock-context.ts';
import { Badge } from '#web/ui/Badge.tsx';
import type { CardBusiness } from './business-list.ts';

const tones = {
  open: 'open',
  closing_soon: 'closing',
  closed: 'closed',
  unknown: 'neutral',
} as const satisfies Record<OpenState['state'], string>;

/** "Açık · 23.00’e kadar" in colour, word and shape; the cached page ends when it stops being true. */
export function OpenLine({
  business: { hours, isOpen, specialDays, holidays },
}: {
  business: Pick<CardBusiness, 'hours' | 'isOpen' | 'specialDays' | 'holidays'>;
}) {
  const state = openStateAt(hours, useNow(), { isOpen, specialDays, holidays });
  useClock().holdsUntil(state.changesAt);
  return (
    <Badge tone={tones[state.state]} className="figures max-w-full whitespace-normal">
      <span className="line-clamp-2">{openSentence(state)}</span>
    </Badge>
  );
}
