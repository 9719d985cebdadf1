import { getBusiness } from '#contract/businesses/businesses.ts';
import { openSentence } from '#contract/calendar/opening-hours.ts';
import type { MapBusiness, MapPin } from '#contract/maps/map-businesses.ts';
import { drawnPictures } from '#contract/uploads.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { OPEN_TONES, useOpenState } from '#web/browser/use-open-state.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { PinTold } from './PinTold.tsx';

/** What most pins come without: its photo, and whether it is open. Of those that the list shows it is known. */
export const PinNow = ({ pin }: { pin: MapPin | MapBusiness }) =>
  'hours' in pin ? <Now pin={pin} business={pin} /> : <Asked pin={pin} />;

function Asked({ pin }: { pin: MapPin }) {
  const api = useApi();
  const asked = useAsked(String(pin.id), (signal) =>
    api.call(getBusiness, { id: pin.id }, { signal }),
  );
  return asked.state === 'ready' ? <Now pin={pin} business={asked.data} /> : <PinTold pin={pin} />;
}

type KnownNow = Pick<
  MapBusiness,
  'hours' | 'isOpen' | 'specialDays' | 'holidays' | 'images' | 'pictures'
>;

function Now({ pin, business }: { pin: MapPin; business: KnownNow }) {
  const state = useOpenState(business);
  return (
    <PinTold pin={pin} photo={drawnPictures(business)[0]} light={state.state}>
      <Badge tone={OPEN_TONES[state.state]} className="figures whitespace-normal">
        {openSentence(state)}
      </Badge>
    </PinTold>
  );
}
