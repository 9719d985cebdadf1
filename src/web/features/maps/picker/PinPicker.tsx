import { LocateFixed, MapPinPlus } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { DISTRICT_LABELS } from '#contract/city/district-outlines.ts';
import type { District } from '#contract/city/districts.ts';
import { MAP_ZOOM, PICKING_ZOOM } from '#contract/maps/maps.ts';
import { mapTexts } from '#web/texts/maps.ts';
import { Button } from '#web/ui/Button.tsx';
import { island } from '#web/ui/island/island.ts';
import { DistrictSketch } from '../ground/DistrictSketch.tsx';
import type { MapTarget, Place } from '../map-contract.ts';
import { useUserPlace } from '../use-user-place.ts';

/** Fetched when someone asks for the map. */
const BusinessMap = island(async () => (await import('../BusinessMap.tsx')).BusinessMap);

interface PinPickerProps {
  pin: Place | undefined;
  onPin: (pin: Place) => void;
  /** The map looks there while there is no pin. */
  district?: District | undefined;
  /** Of the category whose sign the pin bears. */
  categorySlug?: string | undefined;
}

const noPins: [] = [];

function targetOf(pin: Place | undefined, district: District | undefined): MapTarget | undefined {
  if (pin) return { place: pin, zoom: PICKING_ZOOM };
  const [longitude, latitude] = district ? DISTRICT_LABELS[district] : [];
  if (latitude === undefined || longitude === undefined) return undefined;
  return { place: { latitude, longitude }, zoom: MAP_ZOOM };
}

/** Our drawing until the real map is asked for, as its tiles come from a third party; then a pin to set. */
export function PinPicker({ pin, onPin, district, categorySlug = '' }: PinPickerProps) {
  const [isMap, setMap] = useState(false);
  const [target, setTarget] = useState<MapTarget>();
  /** The pin that came from the map itself: it stands where one is looking already. */
  const [ownPin, setOwnPin] = useState<Place>();
  const user = useUserPlace((place) => {
    setMap(true);
    onPin(place);
  });
  const isSamePlace =
    pin?.latitude.toFixed(5) === ownPin?.latitude.toFixed(5) &&
    pin?.longitude.toFixed(5) === ownPin?.longitude.toFixed(5);
  const look = useEffectEvent(() => {
    if (pin && isSamePlace) return;
    const there = targetOf(pin, district);
    if (there) setTarget(there);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another district or pin moves the map
  useEffect(() => look(), [district, pin?.latitude, pin?.longitude]);
  const pick = (place: Place) => {
    setOwnPin(place);
    onPin(place);
  };
  const sketch = <DistrictSketch pin={pin && { ...pin, categorySlug }} />;
  const frame = 'relative isolate h-72 overflow-hidden rounded-md border border-line sm:h-88';

  return (
    <div className="flex flex-col gap-2">
      {isMap ? (
        <Suspense fallback={<div className={frame}>{sketch}</div>}>
          <BusinessMap
            pins={noPins}
            {...(target && { target })}
            picking={{ place: pin, slug: categorySlug, onPick: pick }}
            className={frame}
          />
        </Suspense>
      ) : (
        <div className={frame}>{sketch}</div>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {!isMap && (
          <Button
            size="sm"
            className="px-3!"
            icon={<MapPinPlus aria-hidden="true" />}
            onClick={() => setMap(true)}
          >
            {mapTexts.pick}
          </Button>
        )}
        <Button
          size="sm"
          className="px-3!"
          busy={user.isLocating}
          icon={<LocateFixed aria-hidden="true" />}
          onClick={user.locate}
        >
          {mapTexts.useMyPlace}
        </Button>
      </div>
      {isMap && (
        <p className="text-quiet text-sm">{pin ? mapTexts.pickHint : mapTexts.pickSomewhere}</p>
      )}
      {user.alert && (
        <p role="alert" className="font-semibold text-danger text-sm">
          {user.alert}
        </p>
      )}
    </div>
  );
}
