import { type Map as LibreMap, Marker, Popup } from 'maplibre-gl';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Place } from '../map-contract.ts';

interface MapLibreMarkerProps extends Place {
  map: LibreMap;
  anchor?: 'center' | 'bottom' | 'top';
  /** What stands above what: names below pins below the chosen pin. */
  layer?: number;
  /** Below a button or beyond the edge: neither tapped nor reached by the keyboard. */
  isOutOfReach?: boolean;
  children: ReactNode;
}

/** React content standing on a place of the map. */
export function MapLibreMarker({
  map,
  latitude,
  longitude,
  anchor = 'center',
  layer = 1,
  isOutOfReach = false,
  children,
}: MapLibreMarkerProps) {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => {
    const marker = new Marker({ element, anchor }).setLngLat([longitude, latitude]).addTo(map);
    // The marker names its frame a picture; what it is, its content says.
    element.removeAttribute('role');
    element.removeAttribute('aria-label');
    return () => {
      marker.remove();
    };
  }, [map, element, latitude, longitude, anchor]);
  useEffect(() => {
    element.style.zIndex = String(layer);
  }, [element, layer]);
  useEffect(() => {
    // Whoever is on it by the keyboard, and moves the map, stays on it.
    element.inert = isOutOfReach && !element.contains(document.activeElement);
  }, [element, isOutOfReach]);
  return createPortal(children, element);
}

/** React content in the map's speech bubble; it finds the side with room by itself. */
export function MapLibrePopup({
  map,
  latitude,
  longitude,
  offset,
  children,
}: Place & { map: LibreMap; offset: number; children: ReactNode }) {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => {
    const popup = new Popup({
      closeButton: false,
      closeOnClick: false,
      focusAfterOpen: false,
      maxWidth: '18rem',
      offset: aroundPin(offset),
    })
      .setLngLat([longitude, latitude])
      .setDOMContent(element)
      .addTo(map);
    return () => {
      popup.remove();
    };
  }, [map, element, latitude, longitude, offset]);
  return createPortal(children, element);
}

/** Keeps the bubble off a pin of a height, wherever it opens. */
const aroundPin = (height: number) => {
  const above: [number, number] = [0, -height];
  const below: [number, number] = [0, 8];
  const right: [number, number] = [24, -height / 2];
  const left: [number, number] = [-24, -height / 2];
  return {
    center: above,
    bottom: above,
    'bottom-left': above,
    'bottom-right': above,
    top: below,
    'top-left': below,
    'top-right': below,
    left: right,
    right: left,
  };
};
