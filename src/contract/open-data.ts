import { z } from 'zod';
import { endpoint } from './api/endpoint.ts';
import { shortText, wholeNumber } from './api/fields.ts';
import { LIMITS } from './api/limits.ts';

/** The page that says what there is and how to use it. */
export const OPEN_DATA_PATH = '/acik-veri';

/** What pages of others may frame: a business by its number, and a list by `category` and `district`. */
export const BADGE_PATH = '/rozet';

/** Of what people of the directory wrote. Licences are called by their SPDX names. */
export const OWN_LICENCE = 'CC-BY-4.0';
/** SPDX's own word: it came with a file, and nobody said under which licence. */
export const UNKNOWN_LICENCE = 'NOASSERTION';
/** `Apache-2.0 AND CDLA-Permissive-2.0`: where several gave something of a row, all of theirs hold. */
export const licencesIn = (expression: string): string[] => expression.split(' AND ');
export const licenceAddress = (licence: string): string =>
  `https://spdx.org/licenses/${encodeURIComponent(licence)}.html`;

/** The directory as files, all of the same rows. */
export const OPEN_DATA_FILES = {
  csv: 'businesses.csv',
  geojson: 'businesses.geojson',
  jsonld: 'businesses.jsonld',
} as const;
export type OpenDataFormat = keyof typeof OPEN_DATA_FILES;
export const OPEN_DATA_FORMATS = Object.keys(OPEN_DATA_FILES) as OpenDataFormat[];
export const openDataFile = (format: OpenDataFormat): string =>
  `/api/open-data/${OPEN_DATA_FILES[format]}`;

export const OpenData = z
  .object({
    /** The newest change of a business; null while there is none. */
    changedAt: z.string().nullable(),
    businesses: z.number().int(),
    /** Under which licence how many of them stand, and whom its source wants named. */
    sources: z.array(
      z.object({ licence: z.string(), source: z.string(), businesses: z.number().int() }),
    ),
    /** What a row says, in its order. */
    columns: z.array(z.object({ name: z.string(), label: z.string() })),
  })
  .meta({ id: 'OpenData' });
export type OpenData = z.infer<typeof OpenData>;

export const getOpenData = endpoint({
  summary: 'Açık veri: kaç işletme, hangi lisansla, hangi sütunlarla',
  method: 'GET',
  path: '/api/open-data',
  access: 'public',
  input: z.object({}),
  output: OpenData,
});

/** What sort of person said it; never who. */
const CORRECTED_BY = ['owner', 'team', 'visitor'] as const;

export const Correction = z
  .object({
    businessId: z.number().int(),
    url: z.string(),
    at: z.string(),
    by: z.enum(CORRECTED_BY),
    /** `gone`: no longer published. `back`: published again. */
    kind: z.enum(['changed', 'gone', 'back']),
    /** Of what is said here: people of the directory wrote it, whatever licence the rest of the row has. */
    licence: z.string(),
    /** What open sources call it: `osm:node/123`, `overture:…`, `fsq:…`. */
    sourceIds: z.array(z.string()),
    /** The columns that were written, each with what it says by now. */
    fields: z.array(z.object({ name: z.string(), value: z.unknown() })),
  })
  .meta({ id: 'Correction' });
export type Correction = z.infer<typeof Correction>;

const CORRECTIONS_MOST = 500;

export const listCorrections = endpoint({
  summary: 'İnsanların yayındaki işletmelerde düzelttikleri, eskiden yeniye',
  method: 'GET',
  path: '/api/open-data/corrections',
  access: 'public',
  input: z.object({
    /** A day or a moment: what was said from then on. */
    since: shortText(40)
      .pipe(
        z
          .string()
          .regex(
            /^\d{4}-\d\d-\d\d(T.+)?$/,
            'Bir gün ya da an yazın: 2026-11-01, 2026-11-01T09:00:00Z',
          )
          .refine((text) => !Number.isNaN(Date.parse(text)), 'Böyle bir gün yok'),
      )
      .optional(),
    /** `next` of the answer before: goes on exactly where that ended. */
    cursor: shortText(20)
      .pipe(z.string().regex(/^\d{1,15}$/, 'Geçersiz sayfa işareti'))
      .optional(),
    limit: wholeNumber(1, CORRECTIONS_MOST).default(100),
  }),
  output: z
    .object({
      corrections: z.array(Correction),
      /** Where to go on, now or another day. */
      next: z.string(),
      /** More is there already. */
      isMore: z.boolean(),
    })
    .meta({ id: 'Corrections' }),
});

export const downloadOpenData = endpoint({
  summary: 'Yayındaki bütün işletmeler dosya olarak (CSV, GeoJSON, JSON-LD)',
  method: 'GET',
  path: '/api/open-data/:file',
  access: 'public',
  limit: LIMITS.openData,
  isRaw: true,
  input: z.object({ file: z.enum(Object.values(OPEN_DATA_FILES)) }),
  output: z.unknown(),
});
