import type { MapPin } from '#contract/maps/map-businesses.ts';
import { mapTexts } from '#web/texts/maps.ts';
import { kindOf } from '../PinTold.tsx';
import { useIsLit, useLightEvents } from './lights.ts';
import { PinDrop } from './PinDrop.tsx';

interface MapPinMarkerProps {
  pin: MapPin;
  isSelected?: boolean;
  onSelect: () => void;
}

/** One business on the map, to be chosen. */
export function MapPinMarker({ pin, isSelected = false, onSelect }: MapPinMarkerProps) {
  const isLit = useIsLit(({ id }) => id === pin.id);
  return (
    <button
      type="button"
      className="block px-[2px] hover:[filter:brightness(1.05)]"
      aria-label={mapTexts.pinName(pin.name, kindOf(pin))}
      aria-pressed={isSelected}
      onClick={onSelect}
      {...useLightEvents(pin, true)}
    >
      <PinDrop slug={pin.categorySlug} isSelected={isSelected} isLit={isLit} />
    </button>
  );
}
