import { type Map as LibreMap, type MapMouseEvent, Marker } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { PickedPin } from '../canvas/PickedPin.tsx';
import type { Picking } from '../map-contract.ts';

/** A pin to be set by a tap, dragged, or moved by its keys; it keeps the focus while it moves. */
export function MapLibrePicker({ map, place, slug, onPick }: Picking & { map: LibreMap }) {
  const [element] = useState(() => document.createElement('div'));
  const [marker] = useState(() => new Marker({ element, anchor: 'bottom', draggable: true }));
  const picked = useEffectEvent(onPick);

  useEffect(() => {
    const tap = ({ lngLat, originalEvent }: MapMouseEvent) => {
      const isGround = originalEvent.target === map.getCanvas();
      if (isGround) picked({ latitude: lngLat.lat, longitude: lngLat.lng });
    };
    const drop = () => {
      const { lat, lng } = marker.getLngLat();
      picked({ latitude: lat, longitude: lng });
    };
    map.on('click', tap);
    marker.on('dragend', drop);
    return () => {
      map.off('click', tap);
      marker.off('dragend', drop);
      marker.remove();
    };
  }, [map, marker]);

  const { latitude, longitude } = place ?? {};
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) {
      marker.remove();
      return;
    }
    marker.setLngLat([longitude, latitude]);
    if (element.isConnected) return;
    marker.addTo(map);
    // The marker names its frame a picture; what it is, its content says.
    element.removeAttribute('role');
    element.removeAttribute('aria-label');
    element.style.zIndex = '3';
  }, [map, marker, element, latitude, longitude]);

  return place ? createPortal(<PickedPin {...{ place, slug, onPick }} />, element) : null;
}
