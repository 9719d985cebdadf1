import { type Business, getBusiness } from '#contract/businesses/businesses.ts';
import { openSentence } from '#contract/calendar/opening-hours.ts';
import type { MapPin } from '#contract/maps/map-businesses.ts';
import { drawnPictures } from '#contract/uploads.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { OPEN_TONES, useOpenState } from '#web/browser/use-open-state.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { PinTold } from './PinTold.tsx';

/** What is asked of one pin and not sent with all of them: its photo, and whether it is open. */
export function PinNow({ pin }: { pin: MapPin }) {
  const api = useApi();
  const asked = useAsked(String(pin.id), (signal) =>
    api.call(getBusiness, { id: pin.id }, { signal }),
  );
  return asked.state === 'ready' ? <Now pin={pin} business={asked.data} /> : <PinTold pin={pin} />;
}

function Now({ pin, business }: { pin: MapPin; business: Business }) {
  const state = useOpenState(business);
  return (
    <PinTold pin={pin} photo={drawnPictures(business)[0]} light={state.state}>
      <Badge tone={OPEN_TONES[state.state]} className="figures whitespace-normal">
        {openSentence(state)}
      </Badge>
    </PinTold>
  );
}
