import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

interface DutyDay {
  businessId: number;
  day: string;
  hours: string;
}

/** Puts these in place of what rosters said from a day on; what a business says of a day itself stays, Ramadan gives way. */
export async function replaceDutyDays(
  db: Db,
  from: string,
  days: readonly DutyDay[],
): Promise<void> {
  await sql`delete from business_special_days where of_duty and day >= ${from}::date`.execute(db);
  if (days.length === 0) return;
  await db
    .insertInto('businessSpecialDays')
    .values(days.map((one) => ({ ...one, name: 'Nöbetçi', ofDuty: true })))
    .onConflict((conflict) =>
      conflict
        .columns(['businessId', 'day'])
        .doUpdateSet((eb) => ({
          hours: eb.ref('excluded.hours'),
          name: eb.ref('excluded.name'),
          ...{ ofDuty: true, ofRamadan: false },
        }))
        .where('businessSpecialDays.ofRamadan', '=', true),
    )
    .execute();
}
