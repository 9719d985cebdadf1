import { type Business, getBusiness } from '#contract/businesses/businesses.ts';
import { openSentence } from '#contract/calendar/opening-hours.ts';
import type { MapPin } from '#contract/maps/map-businesses.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { OPEN_TONES, useOpenState } from '#web/browser/use-open-state.ts';
import { Badge } from '#web/ui/Badge.tsx';

/** What is asked of one pin and not sent with all of them: its kind, and whether it is open. */
export function PinNow({ pin }: { pin: MapPin }) {
  const api = useApi();
  const asked = useAsked(String(pin.id), (signal) =>
    api.call(getBusiness, { id: pin.id }, { signal }),
  );
  const business = asked.state === 'ready' ? asked.data : undefined;
  return (
    <>
      <p className="text-quiet text-sm">{business?.kind?.name ?? pin.category}</p>
      <p className="mt-1 min-h-7">{business && <Now business={business} />}</p>
    </>
  );
}

function Now({ business }: { business: Business }) {
  const state = useOpenState(business);
  return (
    <Badge tone={OPEN_TONES[state.state]} className="figures whitespace-normal">
      {openSentence(state)}
    </Badge>
  );
}
