import 'maplibre-gl/dist/maplibre-gl.css';
import './maplibre-look.css';
import { useRef, useState } from 'react';
import { CLOSEST_ZOOM, DROP_PX, type Spot, zoomThatSplits } from './cluster-pins.ts';
import { GroundNames } from './GroundNames.tsx';
import { MapBubble } from './MapBubble.tsx';
import { MapClusterMarker } from './MapClusterMarker.tsx';
import { MapInfoWindow, SamePlaceList } from './MapInfoWindow.tsx';
import { MapLibreMarker, MapLibrePopup } from './MapLibreMarker.tsx';
import { MapLibrePicker } from './MapLibrePicker.tsx';
import { MapPinMarker } from './MapPinMarker.tsx';
import type { MapCanvasProps } from './map-contract.ts';
import { UserPlace } from './UserPlace.tsx';
import { useMapLibre } from './use-maplibre.ts';
import { useSpots, type View } from './use-spots.ts';

const NOWHERE: View = { zoom: 0, box: { west: 0, south: 0, east: 0, north: 0 } };

/** The map drawn by MapLibre. Loaded on demand: it weighs more than the rest of the page. */
export function MapLibreCanvas(props: MapCanvasProps) {
  const { pins, selected, onSelect, userPlace, picking } = props;
  const container = useRef<HTMLDivElement>(null);
  const { map, view, isOwnGround, bringIntoView } = useMapLibre(container, props);
  const spots = useSpots(pins, selected, view ?? NOWHERE);
  const [samePlace, setSamePlace] = useState<Spot>();

  const openCluster = (spot: Spot) => {
    const closer = zoomThatSplits(spot, map?.getZoom() ?? CLOSEST_ZOOM);
    onSelect(undefined);
    setSamePlace(closer === undefined ? spot : undefined);
    map?.easeTo({
      center: [spot.longitude, spot.latitude],
      ...(closer !== undefined && { zoom: closer }),
    });
  };

  return (
    <>
      <div ref={container} className="size-full" />
      {map && view && (
        <>
          {isOwnGround && <GroundNames map={map} zoom={view.zoom} />}
          {spots.map((spot) => {
            const [pin, another] = spot.pins;
            const isChosen = pin !== undefined && pin.id === selected?.id;
            return (
              <MapLibreMarker
                key={spot.key}
                map={map}
                latitude={spot.latitude}
                longitude={spot.longitude}
                anchor={another ? 'center' : 'bottom'}
                layer={isChosen ? 3 : another ? 2 : 1}
              >
                {another || !pin ? (
                  <MapClusterMarker count={spot.pins.length} onOpen={() => openCluster(spot)} />
                ) : (
                  <MapPinMarker
                    pin={pin}
                    isSelected={isChosen}
                    onSelect={() => {
                      setSamePlace(undefined);
                      if (!isChosen) bringIntoView(pin);
                      onSelect(isChosen ? undefined : pin);
                    }}
                  />
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
        </>
      )}
    </>
  );
}
