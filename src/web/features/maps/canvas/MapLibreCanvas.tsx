import 'maplibre-gl/dist/maplibre-gl.css';
import '../maplibre-look.css';
import { useRef, useState } from 'react';
import type { MapPin } from '#contract/maps/map-businesses.ts';
import { mapTexts } from '#web/texts/maps.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { MapPad } from '../explorer/MapPad.tsx';
import { CLOSE_ZOOM, useCloseGround } from '../ground/close-ground.ts';
import { GroundNames } from '../ground/GroundNames.tsx';
import { OwnGround } from '../ground/OwnGround.tsx';
import { MapBubble } from '../MapBubble.tsx';
import { MapInfoWindow, SamePlaceList } from '../MapInfoWindow.tsx';
import type { MapCanvasProps, Place } from '../map-contract.ts';
import { MapLibrePicker } from '../picker/MapLibrePicker.tsx';
import { boxOfSpot, CLOSEST_ZOOM, closerLook, DROP_PX, type Spot } from './cluster-pins.ts';
import { MapClusterMarker } from './MapClusterMarker.tsx';
import { MapLibreMarker, MapLibrePopup } from './MapLibreMarker.tsx';
import { MapPinMarker } from './MapPinMarker.tsx';
import { isOutOfReach } from './marker-reach.ts';
import { UserPlace } from './UserPlace.tsx';
import { useMapLibre } from './use-maplibre.ts';
import { useSpots, type View } from './use-spots.ts';

const BORDERS_LICENCE = 'https://www.openstreetmap.org/copyright';
const NOWHERE: View = { zoom: 0, box: { west: 0, south: 0, east: 0, north: 0 } };

/** Several businesses on one place, which no zoom takes apart. */
interface SamePlace extends Place {
  pins: MapPin[];
}

/** The map drawn by MapLibre. Loaded on demand: it weighs more than the rest of the page. */
export function MapLibreCanvas(props: MapCanvasProps) {
  const { selected, onSelect, userPlace, picking, corner } = props;
  const container = useRef<HTMLDivElement>(null);
  const { map, view, isOwnGround, bringIntoView, look, pan } = useMapLibre(container, props);
  const ground = useCloseGround(isOwnGround && (view?.zoom ?? 0) >= CLOSE_ZOOM);
  const spots = useSpots(props, view ?? NOWHERE);
  const [samePlace, setSamePlace] = useState<SamePlace>();
  const { clientWidth: width = 0, clientHeight: height = 0 } = map?.getContainer() ?? {};
  const frame = { width, height, corner };

  const openCluster = async (spot: Spot) => {
    const closer = closerLook(spot, map?.getZoom() ?? CLOSEST_ZOOM);
    onSelect(undefined);
    setSamePlace(undefined);
    if (closer) {
      look(spot, closer);
      return;
    }
    const box = boxOfSpot(spot);
    const pins = spot.boxes.length > 0 && box ? await props.pinsIn(box) : spot.pins;
    setSamePlace({ latitude: spot.latitude, longitude: spot.longitude, pins });
  };

  return (
    <>
      {map && isOwnGround && <OwnGround map={map} neighbourhoods={ground?.neighbourhoods} />}
      {/* What stands in for the map stays until it is drawn, and no empty frame is shown meanwhile. */}
      <div ref={container} className={classNames('size-full', !map && 'invisible')} />
      {map && view && (
        <>
          {isOwnGround && (
            <GroundNames
              {...{ map, view, spots, frame }}
              closeUp={ground?.names}
              chosen={selected?.id}
            />
          )}
          {spots.map((spot) => {
            const [pin] = spot.pins;
            const isOne = spot.count === 1 && pin !== undefined;
            const isChosen = isOne && pin.id === selected?.id;
            return (
              <MapLibreMarker
                key={spot.key}
                map={map}
                latitude={spot.latitude}
                longitude={spot.longitude}
                anchor={isOne ? 'bottom' : 'center'}
                layer={isChosen ? 3 : isOne ? 1 : 2}
                isOutOfReach={
                  !isChosen &&
                  isOutOfReach({ ...spot, lift: isOne ? DROP_PX.height / 2 : 0 }, view, frame)
                }
              >
                {isOne ? (
                  <MapPinMarker
                    pin={pin}
                    isSelected={isChosen}
                    onSelect={() => {
                      setSamePlace(undefined);
                      if (!isChosen) bringIntoView(pin);
                      onSelect(isChosen ? undefined : pin);
                    }}
                  />
                ) : (
                  <MapClusterMarker spot={spot} onOpen={() => void openCluster(spot)} />
                )}
              </MapLibreMarker>
            );
          })}
          {userPlace && (
            <MapLibreMarker map={map} {...userPlace} layer={2}>
              <UserPlace />
            </MapLibreMarker>
          )}
          {picking && <MapLibrePicker map={map} {...picking} />}
          {selected && (
            <MapLibrePopup
              map={map}
              latitude={selected.latitude}
              longitude={selected.longitude}
              offset={DROP_PX.height * 1.25}
            >
              <MapBubble onClose={() => onSelect(undefined)}>
                <MapInfoWindow pin={selected} />
              </MapBubble>
            </MapLibrePopup>
          )}
          {samePlace && !selected && (
            <MapLibrePopup
              map={map}
              latitude={samePlace.latitude}
              longitude={samePlace.longitude}
              offset={DROP_PX.height / 2}
            >
              <MapBubble onClose={() => setSamePlace(undefined)}>
                <SamePlaceList pins={samePlace.pins} onSelect={onSelect} />
              </MapBubble>
            </MapLibrePopup>
          )}
          {isOwnGround && ground && (
            <p className="absolute right-0 bottom-0 bg-surface/80 px-1.5 text-quiet text-xs">
              <Anchor href={BORDERS_LICENCE} target="_blank">
                {mapTexts.bordersBy}
              </Anchor>
            </p>
          )}
          <MapPad onPan={pan} />
        </>
      )}
    </>
  );
}
