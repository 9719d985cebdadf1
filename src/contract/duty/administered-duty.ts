import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { calendarDay, Id, shortText } from '../api/fields.ts';
import { LIMITS } from '../api/limits.ts';
import { DISTRICTS } from '../city/districts.ts';
import { DutyTurn } from './duty.schemas.ts';

/** Of a file or of what was pasted; a month of all districts has some hundred kilobytes. */
export const ROSTER_MAX_BYTES = 2 * 1024 * 1024;
export const ROSTER_MAX_ROWS = 5000;

/** Times of a turn whose roster says none: it is open then whatever the season's hours are. */
export const DEFAULT_TURN = { from: '09:00', until: '08:30' } as const;

const TimeOfDay = z
  .string()
  .max(5)
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Saati 19:00 gibi yazın');

const Roster = z.object({
  /** What was pasted. */
  text: z.string().max(ROSTER_MAX_BYTES, 'Metin çok uzun').default(''),
  /** A file's bytes, in base64; then `text` is left alone. */
  file: z
    .string()
    .max(Math.ceil(ROSTER_MAX_BYTES / 3) * 4, 'Dosya çok büyük, en çok 2 MB')
    .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'Dosya okunamadı')
    .default(''),
  /** For rows that name none. */
  day: calendarDay('Bir gün seçin').optional(),
  from: TimeOfDay.default(DEFAULT_TURN.from),
  until: TimeOfDay.default(DEFAULT_TURN.until),
  district: z.enum(DISTRICTS).optional(),
});
export type RosterInput = z.output<typeof Roster>;

const Linked = z.object({ id: z.number().int(), name: z.string() }).nullable();

export const RosterRow = DutyTurn.omit({
  id: true,
  businessId: true,
  latitude: true,
  longitude: true,
})
  .extend({
    /** Of the file, or of what was pasted. */
    line: z.number().int(),
    day: z.string(),
    business: Linked,
  })
  .meta({ id: 'RosterRow' });
export type RosterRow = z.infer<typeof RosterRow>;

/** What a roster says, and what publishing it changes. */
export const RosterReading = z
  .object({
    rows: z.array(RosterRow),
    /** Rows that are not taken: the line, how it begins, and one sentence why. */
    problems: z.array(z.object({ line: z.number().int(), text: z.string(), sentence: z.string() })),
    /** By day and district. `same`: nothing changes. `replaced`: another roster stood there. */
    days: z.array(
      z.object({
        day: z.string(),
        district: z.string(),
        turns: z.number().int(),
        outcome: z.enum(['new', 'replaced', 'same']),
      }),
    ),
    /** Rows that no pharmacy of the directory answers to; they are shown as they are named. */
    unmatched: z.number().int(),
  })
  .meta({ id: 'RosterReading' });
export type RosterReading = z.infer<typeof RosterReading>;

const common = {
  access: 'moderator',
  needsFreshProof: false,
  limit: LIMITS.moderation,
  maxBodyBytes: 2 * ROSTER_MAX_BYTES,
  timeoutMs: 30_000,
} as const;

export const readRoster = endpoint({
  summary: 'Nöbet listesini okur, ne değişeceğini söyler; hiçbir şey kaydetmez',
  method: 'POST',
  path: '/api/admin/duty/preview',
  ...common,
  input: Roster,
  output: RosterReading,
});

export const publishRoster = endpoint({
  summary: 'Nöbet listesini yayımlar; aynı gün ve ilçenin eski listesi yerini buna bırakır',
  method: 'POST',
  path: '/api/admin/duty',
  ...common,
  input: Roster,
  output: RosterReading,
});

export const AdministeredTurn = DutyTurn.extend({
  business: Linked,
  /** Pharmacies it may be, where none is linked. */
  candidates: z.array(z.object({ id: z.number().int(), name: z.string(), address: z.string() })),
}).meta({ id: 'AdministeredDutyTurn' });
export type AdministeredTurn = z.infer<typeof AdministeredTurn>;

export const AdministeredDays = z
  .array(z.object({ day: z.string(), turns: z.array(AdministeredTurn) }))
  .meta({ id: 'AdministeredDutyDays' });
export type AdministeredDays = z.infer<typeof AdministeredDays>;

export const listDutyDays = endpoint({
  summary: 'Sürmekte olan ve gelecek nöbetler, gün gün',
  method: 'GET',
  path: '/api/admin/duty',
  access: 'moderator',
  input: z.object({}),
  output: AdministeredDays,
});

/** The page of the kind whose businesses are on duty. */
export const DUTY_KIND = 'eczaneler';

export const linkDutyTurn = endpoint({
  summary:
    'Bir nöbeti rehberdeki eczaneye bağlar ya da bağını koparır; aynı adla gelecekler için de geçerlidir',
  method: 'PUT',
  path: '/api/admin/duty/turns/:id',
  access: 'moderator',
  needsFreshProof: false,
  limit: LIMITS.moderation,
  input: z.object({ id: Id, businessId: Id.nullable() }),
  output: AdministeredDays,
});

export const removeDutyDay = endpoint({
  summary: 'Bir günün nöbetlerini kaldırır; ilçe verilirse yalnız onunkileri',
  method: 'DELETE',
  path: '/api/admin/duty/:day',
  access: 'moderator',
  needsFreshProof: true,
  limit: LIMITS.moderation,
  input: z.object({ day: calendarDay('Bir gün seçin'), district: shortText(100).optional() }),
  output: AdministeredDays,
});
