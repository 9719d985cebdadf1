import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { endAdsJob } from './advertising/advertising.jobs.ts';
import type { Job } from './platform/jobs/jobs.ts';
import { expireReservationsJob } from './reservations/reservations.jobs.ts';

let app: TestApp;
let businessId: number;
beforeAll(async () => {
  app = await createTestApp();
  businessId = await app.given.business();
});
afterAll(() => app.close());

const person = { email: 'ayse@ornek.example', phone: '0532 000 00 00' };
const ad = (day: string) => ({
  ...{ businessName: 'Nar', contactPerson: 'Ayşe', ...person, packageType: 'basic' as const },
  ...{ duration: 1, status: 'live' as const, startDate: '2026-11-01', endDate: day },
  adContent: JSON.stringify({ title: 'Nar', description: 'Gelin', features: [] }),
});
const table = (day: string, time: string) => ({
  ...{ businessId, day, time, people: 2, name: 'Ayşe', ...person },
});

/** What a job ends by the clock: how it is made, and until when it stays as it is. */
const ending: Record<
  string,
  {
    job: Job;
    table: 'advertisements' | 'advertisementRequests' | 'reservations';
    row: (day: string) => object;
    stays: string;
    ends: string;
    /** The minute of the day, in Adana, in which it is over. */
    at: string;
  }
> = {
  'an advertisement': {
    ...{ job: endAdsJob, table: 'advertisements', row: ad },
    ...{ stays: 'live', ends: 'ended', at: '24:00' },
  },
  'an advertisement that was asked for': {
    ...{ job: endAdsJob, table: 'advertisementRequests', row: ad },
    ...{ stays: 'live', ends: 'ended', at: '24:00' },
  },
  'a table that nobody confirmed, for the late evening': {
    ...{ job: expireReservationsJob, table: 'reservations', row: (day) => table(day, '23:30') },
    ...{ stays: 'requested', ends: 'expired', at: '23:30' },
  },
  'a table that nobody confirmed, for after midnight': {
    ...{ job: expireReservationsJob, table: 'reservations', row: (day) => table(day, '00:30') },
    ...{ stays: 'requested', ends: 'expired', at: '00:30' },
  },
};
const days = ['2026-11-30', '2026-12-31', '2027-02-28', '2028-02-29'];
const cases = Object.entries(ending).flatMap(([name, how]) =>
  days.map((day) => ({ name, day, ...how })),
);

test.each(cases)('$name of $day stays until its last minute in Adana', async (one) => {
  const { id } = await app.db
    .insertInto(one.table)
    .values(one.row(one.day) as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  const stateAt = async (moment: number) => {
    app.clock.now = new Date(moment);
    while ((await one.job.run(app.dependencies)) === 'more');
    const row = await app.db
      .selectFrom(one.table)
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.status;
  };
  const [hours = 0, minutes = 0] = one.at.split(':').map(Number);
  const over = Date.parse(`${one.day}T00:00:00+03:00`) + (hours * 60 + minutes) * 60_000;
  expect(await stateAt(over - 60_000)).toBe(one.stays);
  expect(await stateAt(over)).toBe(one.ends);
});
