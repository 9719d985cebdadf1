import { z } from 'zod';
import { endpoint, listEndpoint } from '../api/endpoint.ts';
import { Id, shortText } from '../api/fields.ts';
import { LIMITS } from '../api/limits.ts';
import { adminPaging } from '../moderation/administration.ts';
import { PLACE_KINDS } from './place-nouns.ts';
import { PLACE_SOURCES } from './places.ts';

export const PLACE_NAME_MISSING = 'Yerin adını yazın';
export const PLACE_CENTRE_WRONG = 'Enlem ve boylamı virgülle ayırarak yazın: 37.0017, 35.3289';
export const PLACE_ALIASES_LENGTH = 500;

export const PLACE_STATES = ['shown', 'hidden', 'merged'] as const;

/** A place with what was learnt of it and what the team made of that. */
export const AdministeredPlace = z.object({
  id: z.number().int(),
  kind: z.enum(PLACE_KINDS),
  /** In force, and as it was learnt. */
  name: z.string(),
  learntName: z.string(),
  source: z.enum(PLACE_SOURCES),
  /** Published businesses that are there by their words, and pins that say where it is. */
  count: z.number().int(),
  pins: z.number().int(),
  aliases: z.string(),
  isHidden: z.boolean(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  isCentreGiven: z.boolean(),
  /** Metres. */
  extent: z.number().int(),
  /** Name of the place it is merged into. */
  mergedInto: z.string().nullable(),
});
export type AdministeredPlace = z.infer<typeof AdministeredPlace>;

export const listAdministeredPlaces = listEndpoint({
  summary: 'Adreslerden öğrenilen yerler ve mahalleler; ada göre aranır',
  method: 'GET',
  path: '/api/admin/places',
  access: 'admin',
  input: z.object({
    q: shortText(120).optional(),
    kind: z.union([z.literal(''), z.enum(PLACE_KINDS)]).optional(),
    state: z.union([z.literal(''), z.enum(PLACE_STATES)]).optional(),
    ...adminPaging,
  }),
  output: z.array(AdministeredPlace),
});

export const changePlace = endpoint({
  summary:
    'Bir yerin adını, başka adlarını, konumunu değiştirir; gizler ya da başka bir yerle birleştirir',
  method: 'PUT',
  path: '/api/admin/places/:id',
  access: 'admin',
  needsFreshProof: false,
  limit: LIMITS.moderation,
  input: z.object({
    id: Id,
    name: shortText(120).pipe(z.string().min(1, PLACE_NAME_MISSING)),
    /** A list with commas. */
    aliases: shortText(PLACE_ALIASES_LENGTH).default(''),
    isHidden: z.boolean().default(false),
    /** `37.0017, 35.3289`; empty: as it was learnt. */
    centre: shortText(60)
      .pipe(
        z
          .string()
          .regex(/^(?:-?\d{1,2}(?:\.\d+)?\s*,\s*-?\d{1,3}(?:\.\d+)?)?$/, PLACE_CENTRE_WRONG),
      )
      .default(''),
    /** Name of another place that it is the same as; empty: none. */
    mergedInto: shortText(120).default(''),
  }),
  output: AdministeredPlace,
});
