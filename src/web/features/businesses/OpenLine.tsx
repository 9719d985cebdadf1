import { type OpenState, openSentence } from '#contract/calendar/opening-hours.ts';
import { OPEN_TONES } from '#web/browser/use-open-state.ts';
import { Badge } from '#web/ui/Badge.tsx';

/** "Açık · 23.00’e kadar" in colour, word and shape. */
export const OpenLine = ({ state }: { state: OpenState }) => (
  <Badge tone={OPEN_TONES[state.state]} className="figures max-w-full whitespace-normal">
    <span>{openSentence(state)}</span>
  </Badge>
);
