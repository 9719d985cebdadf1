import { z } from 'zod';
import { endpoint, listEndpoint } from '../api/endpoint.ts';
import { cursor, Id, shortText, wholeNumber } from '../api/fields.ts';
import { Business, DEFAULT_SORT, PAGE_LENGTH, SORTS } from '../businesses/businesses.ts';
import { DISTRICTS } from '../city/districts.ts';
import { slugify } from '../text/turkish-fold.ts';

/** With fewer published businesses a neighbourhood has no page of its own. */
export const NEIGHBOURHOOD_PAGE_LEAST = 5;
/** And a category of it none. */
export const NEIGHBOURHOOD_CATEGORY_LEAST = 3;
/** Pins that say where a neighbourhood is of which no outline is known. */
export const NEIGHBOURHOOD_CENTRE_LEAST = 3;
/** As many of its businesses are dots on its drawing. */
export const NEIGHBOURHOOD_DOTS_MOST = 150;

export const Neighbourhood = z
  .object({ district: z.enum(DISTRICTS), name: z.string(), slug: z.string() })
  .meta({ id: 'Neighbourhood' });
export type Neighbourhood = z.infer<typeof Neighbourhood>;

/** `'/mahalle/seyhan/resatbey/kafeler'` */
export const neighbourhoodPath = (
  { district, slug }: Pick<Neighbourhood, 'district' | 'slug'>,
  category?: { slug: string },
): string => ['/mahalle', slugify(district), slug, ...(category ? [category.slug] : [])].join('/');

const LngLat = z.tuple([z.number(), z.number()]);

export const NeighbourhoodInFull = Neighbourhood.extend({
  /** Of published businesses. */
  count: z.number().int(),
  openCount: z.number().int(),
  /** Until when that many are open; null while only an edit can change it. */
  openUntil: z.string().nullable(),
  categories: z.array(z.object({ name: z.string(), slug: z.string(), count: z.number().int() })),
  /** Of those that have pages, the nearest first. */
  neighbours: z.array(Neighbourhood),
  /** Longitude and latitude: by its outline, else by the pins of its businesses; null where neither says. */
  centre: LngLat.nullable(),
  isCentreLearnt: z.boolean(),
  /** A ring that is not closed; null where none is known. */
  outline: z.array(LngLat).nullable(),
  /** What lies around it, for a drawing. */
  around: z.array(z.object({ name: z.string(), outline: z.array(LngLat) })),
  dots: z.array(LngLat),
}).meta({ id: 'NeighbourhoodInFull' });
export type NeighbourhoodInFull = z.infer<typeof NeighbourhoodInFull>;

const address = { district: shortText(100), slug: shortText(100) };

export const getNeighbourhood = endpoint({
  summary: 'Bir mahalle: kaç işletmesi var, hangi kategorilerde, komşu mahalleler',
  method: 'GET',
  path: '/api/neighbourhoods/:district/:slug',
  access: 'public',
  isCostly: true,
  input: z.object(address),
  output: NeighbourhoodInFull,
});

export const listBusinessesOfNeighbourhood = listEndpoint({
  summary: 'Bir mahallenin işletmeleri',
  method: 'GET',
  path: '/api/neighbourhoods/:district/:slug/businesses',
  access: 'public',
  isCostly: true,
  input: z.object({
    ...address,
    /** Its name. */
    category: shortText(100).optional(),
    cursor: cursor().optional(),
    sort: z.enum(SORTS).default(DEFAULT_SORT),
    limit: wholeNumber(1, 100).default(PAGE_LENGTH),
  }),
  output: z.array(Business),
});

export const getNeighbourhoodOfBusiness = endpoint({
  summary: 'Bir işletmenin mahallesi, kendi sayfası varsa',
  method: 'GET',
  path: '/api/businesses/:id/neighbourhood',
  access: 'public',
  input: z.object({ id: Id }),
  output: Neighbourhood.nullable(),
});
