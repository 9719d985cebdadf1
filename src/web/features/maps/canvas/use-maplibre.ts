import { Map as LibreMap, NavigationControl, ScaleControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import {
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { Box } from '#contract/maps/maps.ts';
import { useSite } from '#web/browser/site-context.ts';
import { mapTexts } from '#web/texts/maps.ts';
import { followGround } from '../ground/follow-ground.ts';
import { CLEAR_PIXEL_RATIO, CLEAR_STYLE } from '../ground/own-ground.ts';
import type { MapCanvasProps, MapTarget, Place } from '../map-contract.ts';
import { untilQuiet } from '../use-map-loading.ts';
import { isSameBox } from './boxes.ts';
import { CLOSEST_ZOOM } from './cluster-pins.ts';
import type { View } from './use-spots.ts';

setWorkerUrl(workerUrl);

// From here the five districts fill a phone; farther out there is nothing of ours to see.
const FARTHEST_ZOOM = 7.5;
// Closer than this a single result would fill the screen with nothing around it.
const CLOSEST_FIT = 15;
// A cluster that is opened must look different, however large its corner is.
const LEAST_STEP = 1;
// A pin nearer to an edge has no room for its bubble above or the card below.
const BUBBLE_ROOM_PX = 150;

/** What a move of the map tells of itself: MapLibre names the gesture behind it, we those of our buttons. */
interface MapMove {
  originalEvent?: unknown;
  isByVisitor?: boolean;
}

/** Starts on our own ground at once and takes the configured style when it comes and works. */
export function useMapLibre(
  container: RefObject<HTMLDivElement | null>,
  { target, onView, onReady, onFailed }: MapCanvasProps,
) {
  const { mapStyleUrl, mapTiles } = useSite();
  const [map, setMap] = useState<LibreMap>();
  const [view, setView] = useState<View>();
  const [isOwnGround, setOwnGround] = useState(true);
  const told = useRef<Box>(undefined);
  const ready = useEffectEvent(onReady);
  const failed = useEffectEvent(onFailed);
  const seen = useEffectEvent((map: LibreMap, rest?: { isByVisitor: boolean }) => {
    const bounds = map.getBounds();
    const [west, south, east, north] = bounds.toArray().flat() as [number, number, number, number];
    const box = { west, south, east, north };
    const zoom = map.getZoom();
    if (rest) {
      // A new ground only: whoever has searched here is not offered that again.
      if (told.current && isSameBox(told.current, box)) return;
      told.current = box;
    }
    // In small pieces: the map may be moving again by now.
    startTransition(() => {
      setView({ zoom, box });
      if (rest) onView({ box, zoom, ...rest });
    });
  });
  /** Where the map looks by itself: being sent there once more would draw it for half a second. */
  const lookedAt = useRef<MapTarget>(undefined);
  const start = useEffectEvent((element: HTMLDivElement) => {
    lookedAt.current = target;
    const map = new LibreMap({
      container: element,
      style: CLEAR_STYLE,
      pixelRatio: CLEAR_PIXEL_RATIO,
      // What is seen is all there is to paint again after a break.
      fadeDuration: 0,
      ...('place' in target
        ? { center: centerOf(target.place), zoom: target.zoom }
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

  const watch = useEffectEvent((map: LibreMap) => {
    map.once('load', () => {
      seen(map, { isByVisitor: lookedAt.current?.isByVisitor ?? false });
      startTransition(() => {
        setMap(map);
        ready();
      });
    });
    map.on('moveend', (event: Partial<MapMove>) =>
      seen(map, { isByVisitor: Boolean(event.originalEvent ?? event.isByVisitor) }),
    );
    let wholeZoom = Math.floor(map.getZoom());
    map.on('zoom', () => {
      if (Math.floor(map.getZoom()) === wholeZoom) return;
      wholeZoom = Math.floor(map.getZoom());
      seen(map);
    });
  });

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let made: LibreMap | undefined;
    let isOver = false;
    // Not in one go with what React has just drawn: a tap comes in between.
    void untilQuiet().then(() => {
      if (isOver) return;
      try {
        made = start(element);
      } catch {
        failed();
        return;
      }
      watch(made);
    });
    return () => {
      isOver = true;
      setMap(undefined);
      made?.remove();
    };
  }, [container]);

  useEffect(
    () => (map ? followGround(map, { mapTiles, mapStyleUrl }, setOwnGround) : undefined),
    [map, mapTiles, mapStyleUrl],
  );

  useEffect(() => {
    if (!map || target === lookedAt.current) return;
    lookedAt.current = target;
    const move: MapMove = { isByVisitor: target.isByVisitor ?? false };
    if ('box' in target) map.fitBounds(boundsOf(target.box), fitting, move);
    else map.flyTo({ center: centerOf(target.place), zoom: target.zoom }, move);
  }, [map, target]);

  const bringIntoView = (place: Place) => {
    if (!map) return;
    const { x, y } = map.project([place.longitude, place.latitude]);
    const { clientWidth, clientHeight } = map.getContainer();
    const { top, bottom } = map.getContainer().getBoundingClientRect();
    // On a phone the map reaches below the screen, or has been scrolled partly away.
    const seenTop = Math.max(0, -top);
    const seenBottom = clientHeight - Math.max(0, bottom - innerHeight);
    const isNearEdge =
      x < BUBBLE_ROOM_PX ||
      y < seenTop + BUBBLE_ROOM_PX ||
      x > clientWidth - BUBBLE_ROOM_PX ||
      y > seenBottom - BUBBLE_ROOM_PX;
    const offset: [number, number] = [0, (seenTop + seenBottom - clientHeight) / 2];
    if (isNearEdge) map.easeTo({ center: centerOf(place), offset });
  };
  const byVisitor: MapMove = { isByVisitor: true };
  /** Comes nearer to a cluster until it falls apart. */
  const look = (place: Place, closer: { zoom: number } | { box: Box }) => {
    if (!map) return;
    // The cluster goes, and whoever is on it by the keyboard would be nowhere.
    if (document.activeElement?.matches(':focus-visible'))
      map.getCanvas().focus({ preventScroll: true });
    const nearer =
      'zoom' in closer ? closer.zoom : map.cameraForBounds(boundsOf(closer.box), fitting)?.zoom;
    const zoom = Math.max(nearer ?? 0, map.getZoom() + LEAST_STEP);
    map.easeTo({ center: centerOf(place), zoom }, byVisitor);
  };
  /** By so many steps of a third of what is seen. */
  const pan = (x: number, y: number) => {
    if (!map) return;
    const { clientWidth, clientHeight } = map.getContainer();
    map.panBy([(x * clientWidth) / 3, (y * clientHeight) / 3], {}, byVisitor);
  };

  return { map, view, isOwnGround, bringIntoView, look, pan };
}

const boundsOf = ({ west, south, east, north }: Extract<MapTarget, { box: unknown }>['box']) =>
  [west, south, east, north] as [number, number, number, number];

const fitting = { padding: 64, maxZoom: CLOSEST_FIT };
const centerOf = ({ latitude, longitude }: Place): [number, number] => [longitude, latitude];
