import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { decimalNumber } from '../api/fields.ts';
import { LIMITS } from '../api/limits.ts';
import { BusinessOnCard } from '../businesses/businesses.ts';
import { Reading, searchFilters } from '../search/search.ts';

/** So many businesses in a part of the map, and it draws them one by one; more are counted together. */
export const MAP_MAX_PINS = 200;
/** Of those that are counted together the list beside the map shows the best. */
export const MAP_LISTED = 48;

/** A business of the list beside the map: its pin, and what its card shows. */
export const MapBusiness = BusinessOnCard.extend({ latitude: z.number(), longitude: z.number() });
export type MapBusiness = z.infer<typeof MapBusiness>;

/** A pin of the map: only what its marker, its window and its small card show. */
export const MapPin = MapBusiness.pick({
  ...{ id: true, name: true, category: true, categorySlug: true, kind: true, district: true },
  ...{ latitude: true, longitude: true, phone: true },
});
export type MapPin = z.infer<typeof MapPin>;

/** Several businesses of one corner, in the middle of them. */
export const MapCluster = z.object({
  latitude: z.number(),
  longitude: z.number(),
  count: z.number().int(),
  /** The corner they were counted in. */
  box: z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() }),
});
export type MapCluster = z.infer<typeof MapCluster>;

export const MapAnswer = z.object({
  /** What lies in the box, best first: all of it, or the first MAP_LISTED when it is thinned. */
  items: z.array(MapBusiness),
  /** Drawn alone beside them: just outside the box, or too far from others to be counted together. */
  singles: z.array(MapPin),
  /** Empty unless it is thinned. */
  clusters: z.array(MapCluster),
  /** More than MAP_MAX_PINS: the map draws `singles` and `clusters`, the list shows `items`. */
  isThinned: z.boolean(),
  /** How many there are in the box. */
  total: z.number().int(),
  /** The words without what was read out of them. */
  words: z.string(),
  readings: z.array(Reading),
  /** As in a search: a place the words name and nobody knows, or another town. */
  unknownPlace: z.string().nullable(),
  isBeyond: z.boolean(),
  /** The words with wrongly typed ones mended, when that is what is shown. */
  meant: z.string().nullable(),
  /** When what it says about open and closed may stop being true (ISO 8601); null when it does not. */
  validUntil: z.string().nullable(),
});
export type MapAnswer = z.infer<typeof MapAnswer>;

export const listBusinessesInBox = endpoint({
  summary: 'Haritanın gösterdiği alandaki işletmeler, uzaktan bakınca kümelenmiş',
  method: 'GET',
  path: '/api/map/businesses',
  access: 'public',
  isCostly: true,
  limit: LIMITS.search,
  input: z.object({
    west: decimalNumber(-180, 180),
    south: decimalNumber(-90, 90),
    east: decimalNumber(-180, 180),
    north: decimalNumber(-90, 90),
    /** Of the map that asks (tiles of 512 px); without it, one that shows the box on a screen. */
    zoom: decimalNumber(0, 24).optional(),
    ...searchFilters,
  }),
  output: MapAnswer,
});
