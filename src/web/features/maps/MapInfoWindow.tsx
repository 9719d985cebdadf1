import { Suspense } from 'react';
import type { MapPin } from '#contract/maps/map-businesses.ts';
import { mapTexts } from '#web/texts/maps.ts';
import { island } from '#web/ui/island/island.ts';
import { kindOf, PinTold } from './PinTold.tsx';

const PinNow = island(async () => (await import('./PinNow.tsx')).PinNow);

/** What stands over a chosen pin: what it is, and whether it is open. */
export const MapInfoWindow = ({ pin }: { pin: MapPin }) => (
  <Suspense fallback={<PinTold pin={pin} />}>
    <PinNow pin={pin} />
  </Suspense>
);

// One shared pin of a real file carries hundreds; what is beyond this is for the list.
const MOST_LISTED = 40;

interface SamePlaceListProps {
  pins: MapPin[];
  onSelect: (pin: MapPin) => void;
}

/** Businesses on the very same pin, which no zoom takes apart. */
export const SamePlaceList = ({ pins, onSelect }: SamePlaceListProps) => (
  <div className="min-w-52">
    <p className="pr-8 font-bold font-heading leading-tight">{mapTexts.samePlace(pins.length)}</p>
    <ul className="mt-2 max-h-48 overflow-y-auto overscroll-contain">
      {pins.slice(0, MOST_LISTED).map((pin) => (
        <li key={pin.id}>
          <button
            type="button"
            className="flex min-h-11 w-full flex-col justify-center rounded-sm py-1 text-left"
            onClick={() => onSelect(pin)}
          >
            <span className="text-seyhan leading-tight">{pin.name}</span>
            <span className="text-quiet text-xs">{kindOf(pin)}</span>
          </button>
        </li>
      ))}
    </ul>
    {pins.length > MOST_LISTED && (
      <p className="mt-1 text-quiet text-sm">{mapTexts.andMore(pins.length - MOST_LISTED)}</p>
    )}
  </div>
);
