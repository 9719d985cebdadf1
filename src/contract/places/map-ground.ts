import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';

/** So many of the places that most businesses name stand on the map. */
export const LANDMARKS_MOST = 80;

const LngLat = z.tuple([z.number(), z.number()]);

/** What our own map draws and names where it is looked at closely. */
export const MapGround = z.object({
  /** Rings that are not closed. */
  neighbourhoods: z.array(z.object({ name: z.string(), outline: z.array(LngLat) })),
  /** Malls, hospitals, stations and the like; those that most businesses name first. */
  landmarks: z.array(z.object({ name: z.string(), place: LngLat })),
});
export type MapGround = z.infer<typeof MapGround>;

export const getMapGround = endpoint({
  summary: 'Kendi haritamızın zemini: mahalle sınırları (© OpenStreetMap, ODbL) ve bilinen yerler',
  method: 'GET',
  path: '/api/map/ground',
  access: 'public',
  input: z.object({}),
  output: MapGround,
});
