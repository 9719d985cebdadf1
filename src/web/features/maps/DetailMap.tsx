import { MapIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { MapPin } from '#contract/maps/map-businesses.ts';
import { DETAIL_MAP_ZOOM } from '#contract/maps/maps.ts';
import { mapSketchTexts } from '#web/texts/map-sketch.ts';
import { Button } from '#web/ui/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { island } from '#web/ui/island/island.ts';
import { DistrictSketch } from './ground/DistrictSketch.tsx';
import type { MapTarget } from './map-contract.ts';

/** Fetched when someone asks for the map. */
const BusinessMap = island(async () => (await import('./BusinessMap.tsx')).BusinessMap);

interface DetailMapProps {
  pin: MapPin;
  /** Drawn beside it on the real map. */
  others?: MapPin[];
  /** Where the real map looks first; without it at the business. */
  closeUp?: MapTarget;
  className?: string;
}

/**
 * The map of one business: our drawing with its pin, and the real map on a click, because a map's
 * tiles come from a third party that no one here asked for yet. Give it a height by its class.
 */
export function DetailMap({ pin, others = [], closeUp, className }: DetailMapProps) {
  const [target, setTarget] = useState<MapTarget>();
  const [selected, setSelected] = useState<MapPin>();
  const [pins] = useState([pin, ...others]);
  if (target) {
    return (
      <Suspense
        fallback={
          <div className={classNames('relative isolate overflow-hidden rounded-md', className)}>
            <DistrictSketch pin={pin} />
          </div>
        }
      >
        <BusinessMap
          pins={pins}
          selected={selected}
          onSelect={setSelected}
          target={target}
          className={classNames('rounded-md', className)}
        />
      </Suspense>
    );
  }
  return (
    <div className={classNames('relative isolate overflow-hidden rounded-md', className)}>
      <DistrictSketch pin={pin} />
      <Button
        variant="plain"
        size="sm"
        className="absolute! inset-x-0 bottom-3 mx-auto w-fit shadow-lift noscript:hidden"
        icon={<MapIcon className="size-4" aria-hidden="true" />}
        onClick={() =>
          setTarget(
            closeUp ?? {
              place: { latitude: pin.latitude, longitude: pin.longitude },
              zoom: DETAIL_MAP_ZOOM,
            },
          )
        }
      >
        {mapSketchTexts.showMap}
      </Button>
    </div>
  );
}
