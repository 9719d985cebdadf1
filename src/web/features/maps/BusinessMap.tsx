import { LocateFixed, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import {
  listBusinessesInBox,
  type MapCluster,
  type MapPin,
} from '#contract/maps/map-businesses.ts';
import { GEOLOCATION_ZOOM, MAP_CENTER, MAP_ZOOM } from '#contract/maps/maps.ts';
import { useApi } from '#web/browser/api-context.ts';
import { importAgain } from '#web/browser/import-again.ts';
import { useSite } from '#web/browser/site-context.ts';
import { kitTexts } from '#web/texts/kit.ts';
import { mapTexts } from '#web/texts/maps.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { AgainButton } from '#web/ui/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { DistrictSketch } from './ground/DistrictSketch.tsx';
import type { MapTarget, MapView, Picking, Place, Size } from './map-contract.ts';
import { useMapLoading } from './use-map-loading.ts';
import { useUserPlace } from './use-user-place.ts';

// Fetched when a map is really drawn, so that every other page pays nothing for it.
const mapLibreFile = importAgain(() => import('./canvas/MapLibreCanvas.tsx'));
const loadMapLibre = () => mapLibreFile().then((file) => file.MapLibreCanvas);
const googleFile = importAgain(() => import('./canvas/GoogleCanvas.tsx'));
const loadGoogle = (key: string) => googleFile().then((file) => file.loadGoogleMap(key));

export const wholeCity: MapTarget = { place: MAP_CENTER, zoom: MAP_ZOOM };

interface BusinessMapProps {
  pins: MapPin[];
  /** What was too many to be sent one by one. */
  clusters?: MapCluster[];
  selected?: MapPin | undefined;
  onSelect?: (pin: MapPin | undefined) => void;
  /** Where to look first, and each new object moves the map. Default: the city, zoom 12. */
  target?: MapTarget;
  onView?: (view: MapView) => void;
  /** The visitor's place was found. */
  onPlace?: (place: Place) => void;
  hasLocation?: boolean;
  picking?: Picking | undefined;
  /** Shown instead of 'Harita yüklenemedi' with its button. */
  whenFailed?: ReactNode;
  /** Where the same is a list: for whom not even this page's own script comes. */
  listAddress?: string;
  /** Stands on the upper edge of a drawn map, left of its buttons. */
  above?: ReactNode;
  /** Stands on the map's lower edge. */
  children?: ReactNode;
  className?: string;
}

const nothing = () => {};
const noClusters: MapCluster[] = [];

/**
 * The map, whichever it is: Google with a key, else MapLibre. Fills its own box, which the class must
 * give a height. `data-map-state` says loading, failed or ready.
 */
export function BusinessMap({
  pins,
  clusters = noClusters,
  selected,
  onSelect = nothing,
  target: wanted = wholeCity,
  onView = nothing,
  onPlace = nothing,
  hasLocation = false,
  picking,
  whenFailed,
  listAddress,
  above,
  children,
  className,
}: BusinessMapProps) {
  const { googleMapsApiKey } = useSite();
  const api = useApi();
  const { Canvas, attempt, state, onReady, onFailed, tryAgain } = useMapLoading(
    googleMapsApiKey ? () => loadGoogle(googleMapsApiKey) : loadMapLibre,
  );
  const [lastWanted, setLastWanted] = useState(wanted);
  const [target, setTarget] = useState(wanted);
  if (wanted !== lastWanted) {
    setLastWanted(wanted);
    setTarget(wanted);
  }
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const corner = useCornerOf(bar);
  const user = useUserPlace((place) => {
    setTarget({ place, zoom: GEOLOCATION_ZOOM, isByVisitor: true });
    onPlace(place);
  });

  return (
    <div
      data-map-state={state}
      className={classNames('relative isolate overflow-clip bg-sunken', className)}
    >
      {state !== 'ready' && <DistrictSketch className="opacity-60" />}
      {Canvas && (
        <Canvas
          key={attempt}
          {...{ pins, clusters, selected, onSelect, target, onView, onReady, onFailed, picking }}
          pinsIn={async (box) => (await api.call(listBusinessesInBox, box)).items}
          userPlace={user.place}
          corner={corner}
        />
      )}
      {state === 'loading' && (
        <p
          role="status"
          className={classNames(
            'absolute top-3 left-3 flex items-center gap-3 rounded-full bg-surface px-5 py-3 shadow-lift',
            !isAlive && 'gone-when-late',
          )}
        >
          <Spinner />
          {mapTexts.loading}
        </p>
      )}
      {!isAlive && listAddress && (
        <p className="there-when-late absolute inset-0 m-auto flex h-fit w-fit max-w-[calc(100%-2rem)] flex-wrap items-center justify-center gap-x-4 rounded-lg bg-surface px-5 py-3 shadow-lift">
          {mapTexts.failed}
          <Anchor href={listAddress} className="tap text-link font-semibold">
            {mapTexts.toList}
          </Anchor>
        </p>
      )}
      {state === 'failed' && (whenFailed ?? <MapFailed onTryAgain={tryAgain} />)}
      {state === 'ready' && hasLocation && (
        <IconButton
          variant="solid"
          label={user.isLocating ? mapTexts.locating : mapTexts.locate}
          icon={
            user.isLocating ? <Spinner /> : <LocateFixed className="size-5" aria-hidden="true" />
          }
          className="absolute! top-28 right-3 z-10"
          onClick={user.locate}
        />
      )}
      {state === 'ready' && above && (
        <div
          ref={setBar}
          className="pointer-events-none absolute top-3 left-3 z-10 max-w-[calc(100%-5rem)] *:pointer-events-auto"
        >
          {above}
        </div>
      )}
      {/* Above the lower edge of the screen, where the map reaches below it. */}
      <div className="pointer-events-none absolute inset-3 z-10 flex flex-col justify-end">
        <div className="sticky bottom-3 flex flex-col items-center gap-2 *:pointer-events-auto">
          {user.alert && (
            <p
              role="alert"
              className="flex items-center gap-2 rounded-lg bg-raised py-1 pr-1 pl-4 shadow-float"
            >
              {user.alert}
              <IconButton
                label={kitTexts.close}
                icon={<X className="size-5" aria-hidden="true" />}
                onClick={user.dismissAlert}
              />
            </p>
          )}
          {state === 'ready' && children}
        </div>
      </div>
    </div>
  );
}

const NO_CORNER: Size = { width: 0, height: 0 };

/** What an element takes of its parent's upper left corner, as long as it is there. */
function useCornerOf(element: HTMLElement | null): Size {
  const [corner, setCorner] = useState(NO_CORNER);
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element;
      setCorner({ width: offsetLeft + offsetWidth, height: offsetTop + offsetHeight });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      setCorner(NO_CORNER);
    };
  }, [element]);
  return corner;
}

const MapFailed = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <div
    role="alert"
    className="absolute inset-0 m-auto flex h-fit w-fit max-w-[calc(100%-2rem)] flex-col items-center gap-3 rounded-lg bg-surface p-6 text-center shadow-lift"
  >
    <p className="font-bold font-heading text-lg">{mapTexts.failed}</p>
    <p className="max-w-72 text-quiet text-sm">{mapTexts.failedHint}</p>
    <AgainButton onClick={onTryAgain} />
  </div>
);
