import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { wholeNumber } from '../api/fields.ts';
import { LIMITS } from '../api/limits.ts';
import { Holiday } from '../calendar/holidays.ts';
import { DutyTurn } from '../duty/duty.schemas.ts';
import { PLACE_KINDS } from '../places/place-nouns.ts';

/** The whole directory for a device that will have no network; it searches there by itself. */

const frame = {
  version: z.number().int(),
  at: z.string(),
  categories: z.array(z.object({ name: z.string(), slug: z.string() })),
  holidays: z.array(Holiday),
};

const CityBusiness = z.object({
  id: z.number().int(),
  name: z.string(),
  category: z.string(),
  subcategory: z.string().nullable(),
  kindId: z.number().int(),
  isNamed: z.boolean(),
  also: z.array(z.number().int()),
  district: z.string(),
  neighbourhood: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  phone: z.string().nullable(),
  hours: z.string().nullable(),
  specialDays: z.record(z.string(), z.string()).nullable(),
  isOpen: z.boolean(),
  isExample: z.boolean(),
  rating: z.number(),
  reviewCount: z.number().int(),
  priceRange: z.string().nullable(),
  attributes: z.record(z.string(), z.boolean()),
  planRank: z.number().int(),
  places: z.array(z.number().int()),
});

const CityKind = z.object({
  id: z.number().int(),
  name: z.string(),
  category: z.string().nullable(),
  alike: z.string().nullable(),
  words: z.string(),
  sells: z.string(),
  needs: z.string(),
  abroad: z.string(),
  motif: z.string(),
  isOpenOnHolidays: z.boolean(),
});

const CityPlace = z.object({
  id: z.number().int(),
  kind: z.enum(PLACE_KINDS),
  name: z.string(),
  aliases: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  extent: z.number().int(),
  isHidden: z.boolean(),
});

const changesOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ changed: z.array(row), gone: z.array(z.number().int()) });

/** What there is to take along, before somebody does. */
export const getCity = endpoint({
  summary: 'Cihaza indirilebilen şehir: hangi günün, kaç işletme, kaç bayt',
  method: 'GET',
  path: '/api/offline/city',
  access: 'public',
  writesDown: true,
  isCostly: true,
  limit: LIMITS.city,
  timeoutMs: 60_000,
  input: z.object({}),
  output: z
    .object({
      version: z.number().int(),
      at: z.string(),
      businesses: z.number().int(),
      /** As it travels to a browser of today. */
      bytes: z.number().int(),
      /** As it is read. */
      textBytes: z.number().int(),
    })
    .meta({ id: 'CityToTake' }),
});

export const downloadCity = endpoint({
  summary: 'Bütün şehir sütunlar hâlinde: işletmeler, türler, yerler, tatiller, nöbetler',
  method: 'GET',
  path: '/api/offline/city/pack',
  access: 'public',
  writesDown: true,
  isCostly: true,
  limit: LIMITS.city,
  timeoutMs: 60_000,
  isRaw: true,
  input: z.object({}),
  output: z.unknown(),
});

export const listCityChanges = endpoint({
  summary: 'Şehrin bir sürümünden bu yana değişenler; bilinmeyen bir sürüm için yok',
  method: 'GET',
  path: '/api/offline/city/changes',
  access: 'public',
  writesDown: true,
  isCostly: true,
  limit: LIMITS.city,
  timeoutMs: 60_000,
  input: z.object({ since: wholeNumber(0, Number.MAX_SAFE_INTEGER) }),
  output: z
    .object({
      /** Null where that state is not known here, or most is different: then it is taken whole. */
      changes: z
        .object({
          ...frame,
          businesses: changesOf(CityBusiness),
          kinds: changesOf(CityKind),
          places: changesOf(CityPlace),
          duty: changesOf(DutyTurn),
        })
        .nullable(),
    })
    .meta({ id: 'CityChanges' }),
});
