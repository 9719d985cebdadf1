import type { MoonPeriod } from '#contract/calendar/holidays.ts';
import { type Db, plannedOnce } from '#server/platform/database/database.ts';

export const listConfirmedYears = (db: Db, years: number[]) =>
  db
    .selectFrom('calendarYears')
    .modifyFront(plannedOnce)
    .select([
      'year',
      'confirmedAt',
      (eb) => eb.ref('periods').$castTo<MoonPeriod[]>().as('periods'),
    ])
    .where('year', 'in', years)
    .where('confirmedAt', 'is not', null)
    .execute();

/** @returns what stood there before */
export async function lockYear(db: Db, year: number): Promise<MoonPeriod[] | null> {
  await db
    .insertInto('calendarYears')
    .values({ year })
    .onConflict((conflict) => conflict.column('year').doNothing())
    .execute();
  const { periods } = await db
    .selectFrom('calendarYears')
    .select((eb) => eb.ref('periods').$castTo<MoonPeriod[] | null>().as('periods'))
    .where('year', '=', year)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return periods;
}

export const markConfirmed = (
  db: Db,
  { year, periods, at }: { year: number; periods: readonly MoonPeriod[] | null; at: Date },
) =>
  db
    .updateTable('calendarYears')
    .set(
      periods
        ? { periods: JSON.stringify(periods), confirmedAt: at }
        : { periods: null, confirmedAt: null },
    )
    .where('year', '=', year)
    .execute();

/** @returns whether nobody has been asked before, and nobody has confirmed the year */
export async function markAsked(db: Db, year: number, at: Date): Promise<boolean> {
  const row = await db
    .insertInto('calendarYears')
    .values({ year, askedAt: at })
    .onConflict((conflict) =>
      conflict
        .column('year')
        .doUpdateSet({ askedAt: at })
        .where('calendarYears.askedAt', 'is', null)
        .where('calendarYears.confirmedAt', 'is', null),
    )
    .returning('year')
    .executeTakeFirst();
  return row !== undefined;
}

export const listAdminAddresses = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'admin')
    .where('email', 'is not', null)
    .execute();
  return rows.flatMap(({ email }) => email ?? []);
};
