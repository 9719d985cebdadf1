import type { z } from 'zod';
import { chosen } from '#contract/api/paging.ts';
import { DISTRICTS } from '#contract/city/districts.ts';
import type {
  dutyCalendar as calendarContract,
  DutyTurn,
  listDuty as listContract,
} from '#contract/duty/duty.ts';
import { dutyAt } from '#contract/duty/duty-now.ts';
import { DUTY, type DutyService, ROSTER_SERVICE } from '#contract/duty/duty-services.ts';
import { slugify } from '#contract/text/turkish-fold.ts';
import type { Basics, Dependencies } from '#server/platform/context.ts';
import { listTurns, type TurnRow } from './duty.queries.ts';
import { dutyCalendarText } from './duty-calendar.rules.ts';

const HOUR_MS = 3_600_000;
/** How far ahead a reader is told: what a page of today says until midnight reaches no further (`dutyAt`). */
const HOURS_TOLD = 48;

const districtNamed = (text: string | undefined) => {
  const asked = chosen(text);
  return asked && (DISTRICTS.find((name) => slugify(name) === slugify(asked)) ?? asked);
};

export const asDutyTurn = ({
  day: _,
  nameKey: __,
  businessName: ___,
  startsAt,
  endsAt,
  ...turn
}: TurnRow): DutyTurn => ({
  ...turn,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

/** Turns that run, and those that begin within two days; none that has ended. */
export async function listDuty(
  { db, now }: Pick<Basics, 'db' | 'now'>,
  { district }: z.output<(typeof listContract)['input']>,
): Promise<z.output<(typeof listContract)['output']>> {
  const after = now();
  const before = new Date(after.getTime() + HOURS_TOLD * HOUR_MS);
  const rows = await listTurns(db, { after, before, district: districtNamed(district) });
  return { official: DUTY[ROSTER_SERVICE].official, turns: rows.map(asDutyTurn) };
}

/** All that is known from now on, for a calendar that asks again by itself. */
export async function dutyCalendar(
  { db, now, publicUrl }: Pick<Dependencies, 'db' | 'now' | 'publicUrl'>,
  { district }: z.output<(typeof calendarContract)['input']>,
): Promise<Response> {
  const rows = await listTurns(db, { after: now(), district: districtNamed(district) });
  const body = dutyCalendarText(rows.map(asDutyTurn), { now: now(), publicUrl });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="nobetci-eczane.ics"',
    },
  });
}

export interface AskedDuty {
  service: DutyService;
  /** Those that run, else those that begin next, of each district; none where nobody has said it. */
  turns: DutyTurn[];
  /** Of them, those that are in the directory, in the same order. */
  businessIds: number[];
}

/** Who is on duty at this moment or next, as far as it is known. */
export async function whoIsOnDuty(
  ctx: Pick<Basics, 'db' | 'now'>,
  service: DutyService,
): Promise<AskedDuty> {
  if (service !== ROSTER_SERVICE) return { service, turns: [], businessIds: [] };
  const { turns: all } = await listDuty(ctx, {});
  const turns = dutyAt(all, ctx.now()).flatMap((one) => one.turns);
  const businessIds = [...new Set(turns.flatMap(({ businessId }) => businessId ?? []))];
  return { service, turns, businessIds };
}
