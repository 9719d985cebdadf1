import {
  AdvancedMarker,
  APIProvider,
  Map as GoogleMap,
  InfoWindow,
  useMap,
} from '@vis.gl/react-google-maps';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MapPin } from '#contract/maps/map-businesses.ts';
import { useSite } from '#web/browser/site-context.ts';
import { mapTexts } from '#web/texts/maps.ts';
import { MapInfoWindow, SamePlaceList } from '../MapInfoWindow.tsx';
import type { MapCanvasProps, Place } from '../map-contract.ts';
import { kindOf } from '../PinTold.tsx';
import { boxOfSpot, closerLook, type Spot } from './cluster-pins.ts';
import { loadGoogleScript, onGoogleRefusal } from './google-script.ts';
import { LightsContext, useIsLit } from './lights.ts';
import { ClusterDisc, useIsSpotLit } from './MapClusterMarker.tsx';
import { PickedPin } from './PickedPin.tsx';
import { PinDrop } from './PinDrop.tsx';
import { UserPlace } from './UserPlace.tsx';
import { useSpots, type View } from './use-spots.ts';

// Google draws HTML markers only on a map with an id; this one is theirs for maps without own styling.
const MAP_ID = 'DEMO_MAP_ID';
const NOWHERE: View = { zoom: 0, box: { west: 0, south: 0, east: 0, north: 0 } };

/** The map, once Google's script has come. */
export const loadGoogleMap = async (key: string) => {
  await loadGoogleScript(key);
  return GoogleCanvas;
};

/** The map drawn by Google; only loaded when the operator has configured a key, after its script has come. */
function GoogleCanvas(props: MapCanvasProps) {
  const { googleMapsApiKey } = useSite();
  return (
    <APIProvider
      apiKey={googleMapsApiKey ?? ''}
      libraries={['places', 'geometry']}
      language="tr"
      region="TR"
      onError={props.onFailed}
    >
      <GoogleGround {...props} />
    </APIProvider>
  );
}

function GoogleGround(props: MapCanvasProps) {
  const { selected, onSelect, target, userPlace, picking, onView, onReady, onFailed } = props;
  const map = useMap();
  const lights = use(LightsContext);
  /** The next rest of the map is one we brought about ourselves. */
  const isShown = useRef(true);
  const [view, setView] = useState<View>(NOWHERE);
  const [samePlace, setSamePlace] = useState<Place & { pins: MapPin[] }>();
  const spots = useSpots(props, view);
  const failed = useEffectEvent(onFailed);

  useEffect(() => onGoogleRefusal(() => failed()), []);
  useEffect(() => {
    if (!map) return;
    isShown.current = !target.isByVisitor;
    if ('box' in target) {
      map.fitBounds(target.box, 64);
      return;
    }
    map.panTo(toGoogle(target.place));
    map.setZoom(target.zoom);
  }, [map, target]);

  const openCluster = async (spot: Spot) => {
    const closer = closerLook(spot, view.zoom);
    onSelect(undefined);
    setSamePlace(undefined);
    if (closer && 'box' in closer) map?.fitBounds(closer.box, 64);
    else if (closer) {
      map?.panTo(toGoogle(spot));
      map?.setZoom(closer.zoom);
    } else {
      const box = boxOfSpot(spot);
      const pins = spot.boxes.length > 0 && box ? await props.pinsIn(box) : spot.pins;
      setSamePlace({ latitude: spot.latitude, longitude: spot.longitude, pins });
    }
  };

  return (
    <GoogleMap
      className="absolute inset-0"
      mapId={MAP_ID}
      colorScheme="FOLLOW_SYSTEM"
      disableDefaultUI
      cameraControl
      clickableIcons={false}
      gestureHandling="greedy"
      {...('box' in target
        ? { defaultBounds: target.box }
        : { defaultCenter: toGoogle(target.place), defaultZoom: target.zoom })}
      onCameraChanged={({ detail: { zoom, bounds } }) => setView({ zoom, box: bounds })}
      onIdle={() => {
        onView({ ...view, isByVisitor: !isShown.current });
        isShown.current = false;
      }}
      onTilesLoaded={onReady}
      onClick={({ detail: { latLng } }) => {
        if (latLng) picking?.onPick({ latitude: latLng.lat, longitude: latLng.lng });
      }}
    >
      {spots.map((spot) => {
        const [pin] = spot.pins;
        const isOne = spot.count === 1 && pin !== undefined;
        const isChosen = isOne && pin.id === selected?.id;
        return isOne ? (
          <AdvancedMarker
            key={spot.key}
            position={toGoogle(spot)}
            zIndex={isChosen ? 3 : 1}
            title={mapTexts.pinName(pin.name, kindOf(pin))}
            onMouseEnter={() => lights.turnOn(pin, true)}
            onMouseLeave={() => lights.turnOff(pin)}
            onClick={() => {
              setSamePlace(undefined);
              onSelect(isChosen ? undefined : pin);
            }}
          >
            <GooglePin pin={pin} isSelected={isChosen} />
          </AdvancedMarker>
        ) : (
          <AdvancedMarker
            key={spot.key}
            position={toGoogle(spot)}
            anchorTop="-50%"
            zIndex={2}
            title={mapTexts.clusterName(spot.count)}
            onClick={() => void openCluster(spot)}
          >
            <GoogleDisc spot={spot} />
          </AdvancedMarker>
        );
      })}
      {userPlace && (
        <AdvancedMarker position={toGoogle(userPlace)} anchorTop="-50%">
          <UserPlace />
        </AdvancedMarker>
      )}
      {picking?.place && (
        <AdvancedMarker
          position={toGoogle(picking.place)}
          draggable
          onDragEnd={({ latLng }) => {
            if (latLng) picking.onPick({ latitude: latLng.lat(), longitude: latLng.lng() });
          }}
        >
          <PickedPin {...picking} place={picking.place} />
        </AdvancedMarker>
      )}
      {selected && (
        <InfoWindow
          position={toGoogle(selected)}
          pixelOffset={[0, -62]}
          onCloseClick={() => onSelect(undefined)}
        >
          <MapInfoWindow pin={selected} />
        </InfoWindow>
      )}
      {samePlace && !selected && (
        <InfoWindow position={toGoogle(samePlace)} onCloseClick={() => setSamePlace(undefined)}>
          <SamePlaceList pins={samePlace.pins} onSelect={onSelect} />
        </InfoWindow>
      )}
    </GoogleMap>
  );
}

const GooglePin = ({ pin, isSelected }: { pin: MapPin; isSelected: boolean }) => (
  <PinDrop
    slug={pin.categorySlug}
    isSelected={isSelected}
    isLit={useIsLit(({ id }) => id === pin.id)}
  />
);
const GoogleDisc = ({ spot }: { spot: Spot }) => (
  <ClusterDisc count={spot.count} isLit={useIsSpotLit(spot)} />
);

const toGoogle = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  lat: latitude,
  lng: longitude,
});
