import { type OpenState, openSentence } from '#contract/calendar/opening-hours.ts';
import { Badge } from '#web/ui/Badge.tsx';

const tones = {
  open: 'open',
  closing_soon: 'closing',
  closed: 'closed',
  unknown: 'neutral',
} as const satisfies Record<OpenState['state'], string>;

/** "Açık · 23.00’e kadar" in colour, word and shape. */
export const OpenLine = ({ state }: { state: OpenState }) => (
  <Badge tone={tones[state.state]} className="figures max-w-full whitespace-normal">
    <span className="line-clamp-2">{openSentence(state)}</span>
  </Badge>
);
