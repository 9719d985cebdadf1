import type { Business } from '#contract/businesses/businesses.ts';
import { openWord } from '#contract/calendar/opening-hours.ts';
import { cutAtWord } from '#contract/text/meta-description.ts';
import { useOpenState } from '#web/browser/use-open-state.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { openDetail } from './open-facts.ts';

const tones = {
  open: 'open',
  closing_soon: 'closing',
  closed: 'closed',
  unknown: 'neutral',
} as const;

const TEXT_LENGTH = 80;

/** The line that matters most: open or not, and when that ends. */
export function OpenBadge({ business }: { business: Business }) {
  const state = useOpenState(business);
  const detail = openDetail(state);
  // What was written about the hours says more than 'Saat bilgisi yok'.
  if (state.text) return <p className="text-quiet">{cutAtWord(state.text, TEXT_LENGTH)}</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <Badge tone={tones[state.state]} className="text-sm!">
        {openWord(state)}
      </Badge>
      {detail && <span className="figures font-semibold">{detail}</span>}
    </p>
  );
}
