import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { z } from 'zod';
import { dayInAdana } from '#contract/calendar/days.ts';
import { dayPlus, holidaysOf } from '#contract/calendar/holidays.ts';
import {
  type Changes,
  type City,
  type CityBusiness,
  type CityFrame,
  packCity,
} from '#contract/offline/city-columns.ts';
import type {
  listCityChanges as changesContract,
  getCity as getContract,
} from '#contract/offline/city-pack.ts';
import { parsePhones } from '#contract/text/phones.ts';
import { calendarYears } from '#server/calendar/calendar.service.ts';
import type { Basics } from '#server/platform/context.ts';
import { keptByDatabase } from '#server/platform/database/kept-by-database.ts';
import { isKnown } from '#server/platform/http/known-etag.ts';
import { bestEncoding } from '#server/platform/http/static-files.ts';
import { productVersion } from '#server/platform/observability/version.ts';
import {
  type BusinessRow,
  countBusinessesNoted,
  findNewestVersion,
  forgetStates,
  isOutdated,
  isVersionKnown,
  listAllRows,
  listCategoryNames,
  listNextBusinesses,
  listNoted,
  listRows,
  lockCity,
  noteChanges,
  type Part,
} from './city.queries.ts';

type Ctx = Pick<Basics, 'db' | 'now' | 'log'>;

const HOUR_MS = 3_600_000;
/** A state stands so long, though the directory changes meanwhile: unless it is `isOutdated`. */
const STANDS_MS = HOUR_MS;
/** Whoever comes with an older one takes the city whole. */
const KNOWN_MS = 90 * 24 * HOUR_MS;
/** With more that is different the whole is smaller. */
const MOST_CHANGES = 4000;
const ROWS_AT_ONCE = 4000;
/** Better ones take ten times as long for a twentieth. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 },
};

interface State {
  version: number;
  /** When it was compared with the directory. */
  at: Date;
}

interface Packed extends State {
  /** Of everything that is in it. */
  etag: string;
  businesses: number;
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** Of one database, by this process. */
const keptOf = keptByDatabase<{
  state?: State;
  looking?: Promise<State> | undefined;
  packed?: { etag: string; made: Promise<Packed> };
}>(() => ({}));

/** Special days that may still matter: a night of yesterday goes on. */
const firstDay = (now: Date) => dayPlus(dayInAdana(now), -1);

/** The state of the city to tell: made anew when it is an hour old, or says what must not be said any more. */
async function currentState(ctx: Ctx): Promise<State> {
  const kept = keptOf(ctx.db);
  // Another instance may have made a newer one.
  const newest = await findNewestVersion(ctx.db);
  if (kept.state && kept.state.version !== newest)
    kept.state = { version: newest, at: new Date(newest) };
  const age = kept.state ? ctx.now().getTime() - kept.state.at.getTime() : STANDS_MS;
  const isFresh = age >= 0 && age < STANDS_MS;
  if (kept.state && isFresh && !(await isOutdated(ctx.db, firstDay(ctx.now())))) return kept.state;
  kept.looking ??= look(ctx)
    .then((state) => {
      kept.state = state;
      return state;
    })
    .finally(() => {
      kept.looking = undefined;
    });
  return kept.looking;
}

/** Compares the newest state with the directory. */
const look = (ctx: Ctx): Promise<State> =>
  ctx.db.transaction().execute(async (db) => {
    await lockCity(db);
    const at = ctx.now();
    const newest = await findNewestVersion(db);
    const version = Math.max(at.getTime(), newest + 1);
    const changed = await noteChanges(db, version, firstDay(at));
    if (changed > 0) await forgetStates(db, at.getTime() - KNOWN_MS);
    return { version: changed > 0 ? version : newest, at };
  });

async function frameOf(ctx: Ctx, { version, at }: State): Promise<CityFrame> {
  const year = Number(dayInAdana(at).slice(0, 4));
  const [categories, years] = await Promise.all([
    listCategoryNames(ctx.db),
    calendarYears(ctx.db, year - 1, year + 1),
  ]);
  return { version, at: at.toISOString(), categories, holidays: holidaysOf(years) };
}

const toCityBusiness = (row: BusinessRow): CityBusiness => ({
  ...row,
  phone: parsePhones(row.phone ?? '').find(({ href }) => href)?.key ?? null,
});

/** The whole city as it is now, some thousand businesses at a time: others are answered between. */
async function readCity(ctx: Ctx, state: State, frame: CityFrame): Promise<City> {
  const from = firstDay(state.at);
  const businesses: CityBusiness[] = [];
  for (;;) {
    const afterId = businesses.at(-1)?.id ?? 0;
    const rows = await listNextBusinesses(ctx.db, { afterId, limit: ROWS_AT_ONCE, from });
    businesses.push(...rows.map(toCityBusiness));
    if (rows.length < ROWS_AT_ONCE) break;
    await setImmediate();
  }
  const [kinds, places, duty] = await Promise.all([
    listAllRows(ctx.db, 'kind', from),
    listAllRows(ctx.db, 'place', from),
    listAllRows(ctx.db, 'duty', from),
  ]);
  return { ...frame, businesses, kinds, places, duty };
}

async function pack(ctx: Ctx, state: State, frame: CityFrame, etag: string): Promise<Packed> {
  const city = await readCity(ctx, state, frame);
  await setImmediate();
  const identity = Buffer.from(JSON.stringify(packCity(city)));
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, BROTLI),
    promisify(gzip)(identity),
  ]);
  return { ...state, etag, businesses: city.businesses.length, identity, br, gzip: zipped };
}

/** Of a state, and of the calendar: a bayram that was confirmed, or is no more, is in no row. */
function etagOf({ version, categories, holidays }: CityFrame): string {
  const around = createHash('sha256').update(JSON.stringify([categories, holidays]));
  return `W/"${version}-${around.digest('base64url').slice(0, 12)}-${productVersion()}"`;
}

/** The city as it travels: made once for each state and calendar. */
async function currentPack(ctx: Ctx): Promise<Packed> {
  const kept = keptOf(ctx.db);
  const state = await currentState(ctx);
  const frame = await frameOf(ctx, state);
  const etag = etagOf(frame);
  if (kept.packed?.etag === etag) return kept.packed.made;
  const packed = { etag, made: pack(ctx, state, frame, etag) };
  kept.packed = packed;
  // What failed is tried again.
  packed.made.catch(() => {
    if (kept.packed === packed) delete kept.packed;
  });
  return packed.made;
}

export async function getCity(ctx: Ctx): Promise<z.input<(typeof getContract)['output']>> {
  const { version, businesses, identity, br } = await currentPack(ctx);
  const at = (keptOf(ctx.db).state?.at ?? ctx.now()).toISOString();
  return { version, at, businesses, bytes: br.byteLength, textBytes: identity.byteLength };
}

export async function downloadCity(ctx: Ctx, _input: object, request: Request): Promise<Response> {
  const packed = await currentPack(ctx);
  const { etag } = packed;
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding',
  };
  if (isKnown(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  const encoding = bestEncoding(request.headers.get('accept-encoding') ?? undefined, packed);
  return new Response(new Uint8Array(packed[encoding ?? 'identity']), {
    headers: { ...headers, ...(encoding && { 'Content-Encoding': encoding }) },
  });
}

/** What is different since a state; of those that went meanwhile the ids alone. */
export async function listCityChanges(
  ctx: Ctx,
  { since }: z.output<(typeof changesContract)['input']>,
): Promise<z.input<(typeof changesContract)['output']>> {
  const { db } = ctx;
  const state = await currentState(ctx);
  if (!(await isVersionKnown(db, since))) return { changes: null };
  const noted = await listNoted(db, since);
  const most = Math.max(MOST_CHANGES, (await countBusinessesNoted(db)) / 4);
  if (noted.length > most) return { changes: null };
  const from = firstDay(state.at);
  const changesOf = async <Of extends Part>(part: Of) => {
    const ids = noted.filter((one) => one.part === part).map(({ id }) => id);
    const changed = await listRows(db, part, { ids, from });
    const there = new Set(changed.map(({ id }) => id));
    return { changed, gone: ids.filter((id) => !there.has(id)) } satisfies Changes<{ id: number }>;
  };
  const [frame, businesses, kinds, places, duty] = await Promise.all([
    frameOf(ctx, state),
    changesOf('business'),
    changesOf('kind'),
    changesOf('place'),
    changesOf('duty'),
  ]);
  const changed = businesses.changed.map(toCityBusiness);
  return { changes: { ...frame, businesses: { ...businesses, changed }, kinds, places, duty } };
}
