import { Map as LibreMap, NavigationControl, ScaleControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useSite } from '#web/browser/site-context.ts';
import { mapTexts } from '#web/texts/maps.ts';
import { CLOSEST_ZOOM } from './cluster-pins.ts';
import { fetchStyle } from './fetch-style.ts';
import type { MapCanvasProps, MapTarget, Place } from './map-contract.ts';
import { ownGround } from './own-ground.ts';
import type { View } from './use-spots.ts';

setWorkerUrl(workerUrl);

// From here the five districts fill a phone; farther out there is nothing of ours to see.
const FARTHEST_ZOOM = 7.5;
// Closer than this a single result would fill the screen with nothing around it.
const CLOSEST_FIT = 15;
// A pin nearer to an edge has no room for its bubble above or the card below.
const BUBBLE_ROOM_PX = 150;

/** Starts on our own ground at once and takes the configured style when it comes and works. */
export function useMapLibre(
  container: RefObject<HTMLDivElement | null>,
  { target, onView, onReady, onFailed }: MapCanvasProps,
) {
  const { mapStyleUrl } = useSite();
  const [map, setMap] = useState<LibreMap>();
  const [view, setView] = useState<View>();
  const [isOwnGround, setOwnGround] = useState(true);
  const ready = useEffectEvent(onReady);
  const failed = useEffectEvent(onFailed);
  const seen = useEffectEvent((map: LibreMap, isAtRest: boolean) => {
    const bounds = map.getBounds();
    const [west, south, east, north] = bounds.toArray().flat() as [number, number, number, number];
    setView({ zoom: map.getZoom(), box: { west, south, east, north } });
    if (isAtRest) onView({ west, south, east, north });
  });
  const start = useEffectEvent((element: HTMLDivElement) => {
    const map = new LibreMap({
      container: element,
      style: ownGround(),
      ...('place' in target
        ? { center: [target.place.longitude, target.place.latitude], zoom: target.zoom }
        : { bounds: boundsOf(target.box), fitBoundsOptions: fitting }),
      minZoom: FARTHEST_ZOOM,
      maxZoom: CLOSEST_ZOOM + 0.5,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      attributionControl: { compact: true },
      locale: {
        'Map.Title': mapTexts.region,
        'NavigationControl.ZoomIn': mapTexts.zoomIn,
        'NavigationControl.ZoomOut': mapTexts.zoomOut,

        'AttributionControl.ToggleAttribution': mapTexts.sources,
      },
    });
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
    map.addControl(new ScaleControl({ maxWidth: 90 }), 'bottom-left');
    return map;
  });

  useEffect(() => {
    if (!container.current) return;
    let map: LibreMap;
    try {
      map = start(container.current);
    } catch {
      failed();
      return;
    }
    map.once('load', () => {
      seen(map, true);
      setMap(map);
      ready();
    });
    map.on('moveend', () => seen(map, true));
    let wholeZoom = Math.floor(map.getZoom());
    map.on('zoom', () => {
      if (Math.floor(map.getZoom()) === wholeZoom) return;
      wholeZoom = Math.floor(map.getZoom());
      seen(map, false);
    });
    return () => {
      setMap(undefined);
      map.remove();
    };
  }, [container]);

  useEffect(
    () => (map ? followStyle(map, mapStyleUrl, setOwnGround) : undefined),
    [map, mapStyleUrl],
  );

  useEffect(() => {
    if (!map) return;
    if ('box' in target) map.fitBounds(boundsOf(target.box), fitting);
    else map.flyTo({ center: [target.place.longitude, target.place.latitude], zoom: target.zoom });
  }, [map, target]);

  const bringIntoView = (place: Place) => {
    if (!map) return;
    const { x, y } = map.project([place.longitude, place.latitude]);
    const { clientWidth, clientHeight } = map.getContainer();
    const isNearEdge =
      x < BUBBLE_ROOM_PX ||
      y < BUBBLE_ROOM_PX ||
      x > clientWidth - BUBBLE_ROOM_PX ||
      y > clientHeight - BUBBLE_ROOM_PX;
    if (isNearEdge) map.easeTo({ center: [place.longitude, place.latitude] });
  };

  return { map, view, isOwnGround, bringIntoView };
}

const boundsOf = ({ west, south, east, north }: Extract<MapTarget, { box: unknown }>['box']) =>
  [west, south, east, north] as [number, number, number, number];

const fitting = { padding: 64, maxZoom: CLOSEST_FIT };

/**
 * Own ground, repainted when the theme changes, until the style is there. A style whose tiles cannot
 * be reached goes again before anyone looks at an empty map.
 */
function followStyle(map: LibreMap, url: string, setOwnGround: (isOwn: boolean) => void) {
  let isOwn = true;
  let isOver = false;
  let hasTiles = false;
  const toGround = () => {
    isOwn = true;
    setOwnGround(true);
    map.setStyle(ownGround());
  };
  const theme = matchMedia('(prefers-color-scheme: dark)');
  const repaint = () => isOwn && toGround();
  theme.addEventListener('change', repaint);
  map.on('data', (event) => {
    if (!isOwn && event.dataType === 'source' && 'tile' in event && event.tile) hasTiles = true;
  });
  map.on('error', (event) => {
    if (!isOwn && !hasTiles && 'sourceId' in event) toGround();
  });
  void fetchStyle(url).then((style) => {
    if (!style || isOver) return;
    isOwn = false;
    setOwnGround(false);
    map.setStyle(style);
  });
  return () => {
    isOver = true;
    theme.removeEventListener('change', repaint);
  };
}
