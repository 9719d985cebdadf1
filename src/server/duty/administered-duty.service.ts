import type { z } from 'zod';
import { refuse } from '#contract/api/errors.ts';
import { dayInAdana } from '#contract/calendar/days.ts';
import type { District } from '#contract/city/districts.ts';
import {
  type AdministeredDays,
  type linkDutyTurn as linkContract,
  ROSTER_MAX_ROWS,
  type RosterInput,
  type RosterReading,
  type removeDutyDay as removeContract,
} from '#contract/duty/administered-duty.ts';
import { type Actor, record } from '#server/platform/audit/audit.ts';
import { type Basics, type Context, inTransaction } from '#server/platform/context.ts';
import {
  deleteDay,
  findTurn,
  isPublicBusiness,
  listCuts,
  listHandLinks,
  listOfDay,
  listPharmacies,
  listTurns,
  lockRosters,
  markLinked,
  type NewTurn,
  noteCut,
  replaceDay,
} from './duty.queries.ts';
import { asDutyTurn } from './duty.service.ts';
import { tellDutyDays } from './duty-days.service.ts';
import { candidatesFor, pharmacyOf } from './matching.rules.ts';
import { type ReadTurn, type RosterProblem, turnsOf } from './roster.rules.ts';
import { readRosterText } from './roster-entries.rules.ts';
import { readRosterFile, UnreadableRoster } from './roster-file.service.ts';
import type { RosterText } from './roster-words.rules.ts';

export { UnreadableRoster };

/** What may be said for rows that do not say it. */
export type RosterDefaults = Pick<RosterInput, 'day' | 'from' | 'until' | 'district'>;

interface Matched extends ReadTurn {
  district: District;
  business: { id: number; name: string } | null;
  isByHand: boolean;
}

/** Rows of a roster with the pharmacies they mean, each turn once. */
async function matched(
  { db, now }: Pick<Basics, 'db' | 'now'>,
  { entries, unread }: RosterText,
  defaults: RosterDefaults,
): Promise<{ turns: Matched[]; problems: RosterProblem[] }> {
  const today = dayInAdana(now());
  const { turns, problems } = turnsOf(entries, { today, ...defaults });
  const [pharmacies, byHand, cuts] = await Promise.all([
    listPharmacies(db),
    listHandLinks(db),
    listCuts(db),
  ]);
  const seen = new Map<string, string[]>();
  const found: Matched[] = [];
  for (const turn of turns) {
    const pharmacy = pharmacyOf(turn, pharmacies, byHand, cuts);
    const district = turn.district ?? (pharmacy?.district as District | undefined);
    if (!district) {
      const sentence = 'Hangi ilçede olduğu anlaşılmadı; listeye ilçe yazın ya da ilçeyi seçin';
      problems.push({ line: turn.line, text: turn.name, sentence });
      continue;
    }
    const key = [turn.day, district, turn.nameKey, turn.startsAt.getTime()].join('|');
    const phones = seen.get(key) ?? [];
    // Two of one name have two numbers.
    if (phones.includes(turn.phone) || (phones.length > 0 && !turn.phone)) continue;
    seen.set(key, [...phones, turn.phone]);
    const isByHand = byHand.some(
      (one) =>
        one.nameKey === turn.nameKey &&
        one.district === district &&
        one.businessId === pharmacy?.id,
    );
    const business = pharmacy ? { id: pharmacy.id, name: pharmacy.name } : null;
    found.push({ ...turn, district, business, isByHand });
  }
  const nameless = unread.map(({ line, text, isOfChart }) => ({
    ...{ line, text: text.slice(0, 80) },
    sentence: isOfChart
      ? 'İşaretlerin hangi güne ait olduğu anlaşılmadı; çizelgeyi Excel ya da CSV dosyası olarak verin'
      : 'Bu satırda eczane adı bulunamadı',
  }));
  const all = [...problems, ...nameless].sort((a, b) => a.line - b.line);
  return { turns: found, problems: all };
}

const asNewTurn = ({ line: _, business, isByHand, ...turn }: Matched): NewTurn => ({
  ...turn,
  businessId: business?.id ?? null,
  isLinkedByHand: isByHand,
});

type Stored = Pick<NewTurn, 'startsAt' | 'endsAt' | 'name' | 'address' | 'phone' | 'businessId'>;
const told = ({ startsAt, endsAt, name, address, phone, businessId }: Stored) =>
  [startsAt.getTime(), endsAt.getTime(), name, address, phone, businessId].join('|');
const isSame = (one: readonly Stored[], other: readonly Stored[]) =>
  one.map(told).sort().join('\n') === other.map(told).sort().join('\n');

/** What publishing changes, by day and district; with `isPublished` it is changed. */
async function readInto(
  ctx: Pick<Basics, 'db' | 'now'>,
  read: RosterText,
  defaults: RosterDefaults,
  isPublished: boolean,
): Promise<RosterReading> {
  const { db } = ctx;
  if (isPublished) await lockRosters(db);
  const { turns, problems } = await matched(ctx, read, defaults);
  const groups = [...Map.groupBy(turns, ({ day, district }) => `${day}|${district}`).values()];
  const days: RosterReading['days'] = [];
  for (const group of groups) {
    const { day, district } = group[0] as Matched;
    const next = group.map(asNewTurn);
    const before = await listOfDay(db, day, district);
    const outcome = before.length === 0 ? 'new' : isSame(before, next) ? 'same' : 'replaced';
    if (isPublished && outcome !== 'same') await replaceDay(db, day, district, next);
    days.push({ day, district, turns: group.length, outcome });
  }
  days.sort((a, b) => (a.day + a.district < b.day + b.district ? -1 : 1));
  return {
    rows: turns.map(({ nameKey: _, isByHand: __, startsAt, endsAt, ...row }) => ({
      ...row,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
    problems,
    days,
    unmatched: turns.filter(({ business }) => !business).length,
  };
}

/** Reads what a person sent; says in the form what cannot be read at all. */
function rosterOf({ now }: Pick<Basics, 'now'>, { text, file }: RosterInput): RosterText {
  const today = dayInAdana(now());
  const field = file ? 'file' : 'text';
  const say = (message: string) => refuse('invalid_input', [{ path: field, message }]);
  try {
    const read = file
      ? readRosterFile(Buffer.from(file, 'base64'), today)
      : readRosterText(text, today);
    if (read.entries.length > ROSTER_MAX_ROWS) say(`En çok ${ROSTER_MAX_ROWS} satır alınır`);
    if (read.entries.length === 0 && read.unread.length === 0)
      say('Listede eczane bulunamadı; her satırda eczanenin adı olmalı (… Eczanesi)');
    return read;
  } catch (error) {
    if (error instanceof UnreadableRoster) say(error.message);
    throw error;
  }
}

export const readRoster = async (ctx: Context, input: RosterInput): Promise<RosterReading> =>
  readInto(ctx, rosterOf(ctx, input), input, false);

export const publishRoster = (ctx: Context, input: RosterInput): Promise<RosterReading> =>
  published(ctx, ctx.caller, rosterOf(ctx, input), input);

const published = (
  ctx: Basics,
  actor: Actor,
  read: RosterText,
  defaults: RosterDefaults,
): Promise<RosterReading> =>
  inTransaction(ctx, async (inside) => {
    const reading = await readInto(inside, read, defaults, true);
    const changed = reading.days.filter(({ outcome }) => outcome !== 'same');
    if (changed.length > 0) await tellDutyDays(inside);
    const [first, last] = [changed[0], changed.at(-1)];
    if (first && last)
      await record(inside, actor, {
        action: 'duty.publish',
        entity: 'duty',
        entityId: first.day,
        difference: {
          days: [null, first.day === last.day ? first.day : `${first.day}–${last.day}`],
          turns: [null, changed.reduce((sum, { turns }) => sum + turns, 0)],
        },
      });
    return reading;
  });

/** The same for a file at the command line; nothing is written with `isDryRun`. */
export async function importRoster(
  ctx: Basics,
  bytes: Buffer,
  { isDryRun, ...defaults }: RosterDefaults & { isDryRun: boolean },
): Promise<RosterReading> {
  const read = readRosterFile(bytes, dayInAdana(ctx.now()));
  return isDryRun
    ? readInto(ctx, read, defaults, false)
    : published(ctx, { userId: undefined, role: 'operator' }, read, defaults);
}

/** Days with turns that have not ended, and for those without a pharmacy the ones they may be. */
export async function listDutyDays({
  db,
  now,
}: Pick<Basics, 'db' | 'now'>): Promise<AdministeredDays> {
  const rows = await listTurns(db, { after: now() });
  const pharmacies = rows.some(({ businessId }) => businessId === null)
    ? await listPharmacies(db)
    : [];
  const turns = rows.map((row) => {
    const business =
      row.businessId === null ? null : { id: row.businessId, name: row.businessName ?? '' };
    const candidates = business ? [] : candidatesFor(row, pharmacies);
    return {
      day: row.day,
      turn: {
        ...asDutyTurn(row),
        business,
        candidates: candidates.map(({ id, name, address }) => ({ id, name, address })),
      },
    };
  });
  return [...Map.groupBy(turns, ({ day }) => day)].map(([day, those]) => ({
    day,
    turns: those.map(({ turn }) => turn),
  }));
}

export const linkDutyTurn = (
  ctx: Context,
  { id, businessId }: z.output<(typeof linkContract)['input']>,
): Promise<AdministeredDays> =>
  inTransaction(ctx, async (inside) => {
    const turn = (await findTurn(inside.db, id)) ?? refuse('duty_turn_not_found');
    if (businessId !== null && !(await isPublicBusiness(inside.db, businessId)))
      refuse('business_not_found');
    await markLinked(inside.db, turn, businessId);
    await noteCut(inside.db, turn, businessId);
    await tellDutyDays(inside);
    await record(inside, ctx.caller, {
      action: 'duty.link',
      entity: 'duty',
      entityId: id,
      difference: { businessId: [turn.businessId, businessId] },
    });
    return listDutyDays(inside);
  });

export const removeDutyDay = (
  ctx: Context,
  { day, district }: z.output<(typeof removeContract)['input']>,
): Promise<AdministeredDays> =>
  inTransaction(ctx, async (inside) => {
    const turns = await deleteDay(inside.db, day, district);
    await tellDutyDays(inside);
    if (turns > 0)
      await record(inside, ctx.caller, {
        action: 'duty.remove',
        entity: 'duty',
        entityId: day,
        difference: { turns: [turns, null] },
      });
    return listDutyDays(inside);
  });
