import {
  AdvancedMarker,
  APILoadingStatus,
  APIProvider,
  Map as GoogleMap,
  InfoWindow,
  useApiLoadingStatus,
  useMap,
} from '@vis.gl/react-google-maps';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSite } from '#web/browser/site-context.ts';
import { mapTexts } from '#web/texts/maps.ts';
import { type Spot, zoomThatSplits } from './cluster-pins.ts';
import { ClusterDisc } from './MapClusterMarker.tsx';
import { MapInfoWindow, SamePlaceList } from './MapInfoWindow.tsx';
import { PinDrop } from './MapPinMarker.tsx';
import type { MapCanvasProps } from './map-contract.ts';
import { PickedPin } from './PickedPin.tsx';
import { UserPlace } from './UserPlace.tsx';
import { useSpots, type View } from './use-spots.ts';

// Google draws HTML markers only on a map with an id; this one is theirs for maps without own styling.
const MAP_ID = 'DEMO_MAP_ID';
const NOWHERE: View = { zoom: 0, box: { west: 0, south: 0, east: 0, north: 0 } };

/** The map drawn by Google; only loaded when the operator has configured a key. */
export function GoogleCanvas(props: MapCanvasProps) {
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
  const { pins, selected, onSelect, target, userPlace, picking, onView, onReady, onFailed } = props;
  const map = useMap();
  const status = useApiLoadingStatus();
  const [view, setView] = useState<View>(NOWHERE);
  const [samePlace, setSamePlace] = useState<Spot>();
  const spots = useSpots(pins, selected, view);
  const failed = useEffectEvent(onFailed);

  useEffect(() => {
    if (status === APILoadingStatus.AUTH_FAILURE) failed();
  }, [status]);
  useEffect(() => {
    if (!map) return;
    if ('box' in target) {
      map.fitBounds(target.box, 64);
      return;
    }
    map.panTo(toGoogle(target.place));
    map.setZoom(target.zoom);
  }, [map, target]);

  const openCluster = (spot: Spot) => {
    const closer = zoomThatSplits(spot, view.zoom);
    onSelect(undefined);
    setSamePlace(closer === undefined ? spot : undefined);
    map?.panTo(toGoogle(spot));
    if (closer !== undefined) map?.setZoom(closer);
  };

  return (
    <GoogleMap
      className="absolute inset-0"
      mapId={MAP_ID}
      colorScheme="FOLLOW_SYSTEM"
      disableDefaultUI
      zoomControl
      clickableIcons={false}
      gestureHandling="greedy"
      {...('box' in target
        ? { defaultBounds: target.box }
        : { defaultCenter: toGoogle(target.place), defaultZoom: target.zoom })}
      onCameraChanged={({ detail: { zoom, bounds } }) => setView({ zoom, box: bounds })}
      onIdle={() => onView(view.box)}
      onTilesLoaded={onReady}
      onClick={({ detail: { latLng } }) => {
        if (latLng) picking?.onPick({ latitude: latLng.lat, longitude: latLng.lng });
      }}
    >
      {spots.map((spot) => {
        const [pin, another] = spot.pins;
        const isChosen = pin !== undefined && pin.id === selected?.id;
        return another || !pin ? (
          <AdvancedMarker
            key={spot.key}
            position={toGoogle(spot)}
            anchorTop="-50%"
            zIndex={2}
            title={mapTexts.clusterName(spot.pins.length)}
            onClick={() => openCluster(spot)}
          >
            <ClusterDisc count={spot.pins.length} />
          </AdvancedMarker>
        ) : (
          <AdvancedMarker
            key={spot.key}
            position={toGoogle(spot)}
            zIndex={isChosen ? 3 : 1}
            title={mapTexts.pinName(pin.name, pin.category)}
            onClick={() => {
              setSamePlace(undefined);
              onSelect(isChosen ? undefined : pin);
            }}
          >
            <PinDrop slug={pin.categorySlug} isSelected={isChosen} />
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

const toGoogle = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  lat: latitude,
  lng: longitude,
});
