import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBusiness } from '#contract/businesses/businesses.ts';
import {
  confirmCalendarYear,
  listCalendarYears,
} from '#contract/calendar/administered-calendar.ts';
import { openSentence, openStateAt } from '#contract/calendar/opening-hours.ts';
import { readHeader } from '#contract/imports/import-columns.ts';
import * as contract from '#contract/owners/owner-workspace.ts';
import { searchDirectory } from '#contract/search/search.ts';
import { dutyDaysJob, tellDutyDays } from '#server/duty/duty-days.service.ts';
import { importRows } from '#server/imports/import-rows.service.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { tellRamadanDays } from './ramadan-days.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** As it is reckoned, Ramadan of 2027 is 8 February to 9 March; the first day of the bayram the 10th. */
const RAMADAN = { first: '2027-02-08', last: '2027-03-09' };
const at = (day: string, time = '12:00') => {
  app.clock.now = new Date(`${day}T${time}:00+03:00`);
};
const WEEK = { hours: '{"mon-sun":"09:00-22:00"}' };
const EVENING = '{"mon-sun":"16:00-02:00"}';

async function owned() {
  const owner = await app.member({ role: 'owner' });
  const id = await app.given.business({ hours: '{"mon-sun":"09:00-18:00"}' });
  await app.db
    .insertInto('businessClaims')
    .values({ businessId: id, userId: owner.userId, email: owner.email, status: 'approved' })
    .execute();
  return { id, owner };
}
const sentenceOn = async (id: number, day: string, time = '12:00') => {
  at(day, time);
  const business = await app.browser().call(getBusiness, { id });
  return openSentence(openStateAt(business.hours, app.clock.now, business));
};
async function confirmed() {
  const admin = await app.member({ role: 'admin' });
  await admin.call(confirmCalendarYear, {
    year: 2027,
    periods: [
      { name: 'ramadan', ...RAMADAN },
      { name: 'ramazan', first: '2027-03-10', last: '2027-03-12' },
      { name: 'kurban', first: '2027-05-16', last: '2027-05-19' },
    ],
  });
  await tellRamadanDays(app.dependencies);
}

test('what a file says of Ramadan holds as soon as it is in', async () => {
  at('2027-02-20');
  const names = ['name', 'category', 'address', 'district', 'hours', 'ramazan saatleri'];
  const cells = ['Sahur Sofrası', 'Restoranlar', 'Vali Yolu 12', 'Seyhan', WEEK.hours, EVENING];
  const rows = [{ line: 2, header: readHeader(names), cells }];
  await importRows(app.dependencies, rows, { fileName: 'a.csv', source: 'a', isApproved: true });
  const { id } = await app.db
    .selectFrom('businesses')
    .select('id')
    .where('name', '=', 'Sahur Sofrası')
    .executeTakeFirstOrThrow();
  expect(await sentenceOn(id, '2027-02-20')).toBe('Kapalı · 16.00’da açılır');
  await app.db.deleteFrom('businesses').where('id', '=', id).execute();
});

test('what an owner keeps in Ramadan holds on its days and on no others', async () => {
  at('2027-01-04');
  const { id, owner } = await owned();
  await owner.call(contract.changeManagedBusiness, { id, ramadanHours: EVENING });
  const kept = await owner.call(contract.getManagedBusiness, { id });
  expect(kept.ramadanHours).toBe('{"mon-sun":"16:00-02:00"}');
  // They are no special days of its own, and fill no list of them.
  expect(kept.specialDays).toEqual({});

  // Nobody has confirmed the year: its ends are unsure, its middle is not.
  expect(await sentenceOn(id, '2027-02-06')).toBe('Açık · 18.00’e kadar');
  expect(await sentenceOn(id, '2027-02-08')).toBe('Ramazan’da saati değişebilir');
  expect(await sentenceOn(id, '2027-02-09')).toBe('Kapalı · 16.00’da açılır');

  at('2027-01-04');
  await confirmed();
  expect(await sentenceOn(id, '2027-02-07')).toBe('Açık · 18.00’e kadar');
  expect(await sentenceOn(id, '2027-02-08')).toBe('Kapalı · 16.00’da açılır');
  expect(await sentenceOn(id, '2027-02-09', '01:00')).toBe('Birazdan kapanıyor · 02.00');
  expect(await sentenceOn(id, '2027-03-08')).toBe('Kapalı · 16.00’da açılır');
  // The eve of the bayram is the last day of Ramadan: the night before it ends on it, its own evening is in doubt.
  expect(await sentenceOn(id, '2027-03-09', '01:00')).toBe('Birazdan kapanıyor · 02.00');
  expect(await sentenceOn(id, '2027-03-09')).toBe('Kapalı');
  const doubt = 'Bayramda saati değişebilir · normalde';
  expect(await sentenceOn(id, '2027-03-09', '13:00')).toBe(`${doubt} 16.00–02.00`);
  expect(await sentenceOn(id, '2027-03-10')).toBe(`${doubt} 09.00–18.00`);
  expect(await sentenceOn(id, '2027-03-15')).toBe('Açık · 18.00’e kadar');
});

test('on the eve of the bayram the hours of Ramadan hold until 13.00, in lists too', async () => {
  at('2027-01-04');
  await confirmed();
  const id = await app.given.business({
    ...{ name: 'Yonca Kebap', category: 'Restoranlar', subcategory: 'Kebap', ...WEEK },
    ramadanHours: '{"mon-sun":"08:00-20:00"}',
  });
  await tellRamadanDays(app.dependencies);
  const isListed = async (time: string) => {
    at('2027-03-09', time);
    const found = await app.browser().call(searchDirectory, { q: 'yonca açık' });
    return found.items.some((one) => one.id === id);
  };
  expect(await sentenceOn(id, '2027-03-09', '08:30')).toBe('Açık · 13.00’ten sonra değişebilir');
  expect(await isListed('08:30')).toBe(true);
  expect(await isListed('13:00')).toBe(false);
  expect(await sentenceOn(id, '2027-03-09', '13:00')).toBe(
    'Bayramda saati değişebilir · normalde 08.00–20.00',
  );
  await app.db.deleteFrom('businesses').where('id', '=', id).execute();
});

test('its own word for a day goes before, and Ramadan comes back when that is taken away', async () => {
  at('2027-01-04');
  await confirmed();
  const { id, owner } = await owned();
  await owner.call(contract.changeManagedBusiness, { id, ramadanHours: EVENING });
  const day = '2027-02-12';
  await owner.call(contract.setSpecialDay, { id, day, hours: 'kapalı' });
  await tellRamadanDays(app.dependencies);
  expect(await sentenceOn(id, day, '20:00')).toMatch(/^Kapalı/);
  at('2027-01-04');
  await owner.call(contract.removeSpecialDay, { id, day });
  expect(await sentenceOn(id, day, '20:00')).toBe('Açık · 02.00’ye kadar');
  at('2027-01-04');
  await owner.call(contract.changeManagedBusiness, { id, ramadanHours: '' });
  expect(await sentenceOn(id, day)).toBe('Açık · 18.00’e kadar');
});

test('a turn of duty goes before Ramadan', async () => {
  at('2027-02-10');
  const { id, owner } = await owned();
  await owner.call(contract.changeManagedBusiness, { id, ramadanHours: EVENING });
  await app.db
    .insertInto('dutyTurns')
    .values({
      ...{ service: 'pharmacy', day: '2027-02-11', district: 'Seyhan', nameKey: 'sifa' },
      ...{ name: 'Şifa Eczanesi', address: '', phone: '', businessId: id, isLinkedByHand: true },
      startsAt: new Date('2027-02-11T19:00:00+03:00'),
      endsAt: new Date('2027-02-12T08:30:00+03:00'),
    })
    .execute();
  await tellDutyDays(app.dependencies);
  await tellRamadanDays(app.dependencies);
  expect(await sentenceOn(id, '2027-02-12', '05:00')).toBe('Açık · 08.30’a kadar');
});

test('beside a turn of duty the hours of Ramadan hold, and on a day that may be one of the bayram none', async () => {
  at('2028-01-10');
  const given = { hours: '{"mon-sun":"09:00-19:00"}', ramadanHours: '{"mon-sun":"11:00-18:00"}' };
  const id = await app.given.business(given);
  // Nobody has confirmed 2028: the bayram is likely to begin on 26 February, and Ramadan on 28 January.
  const days = ['2028-01-28', '2028-01-30', '2028-02-24'];
  await app.db
    .insertInto('dutyTurns')
    .values(
      days.map((day) => ({
        ...{ service: 'pharmacy', day, district: 'Seyhan', nameKey: 'sifa' },
        ...{ name: 'Şifa Eczanesi', address: '', phone: '', businessId: id, isLinkedByHand: true },
        startsAt: new Date(`${day}T19:00:00+03:00`),
        endsAt: new Date(`${day}T23:59:00+03:00`),
      })),
    )
    .execute();
  await tellDutyDays(app.dependencies);
  for (const day of days) expect(await sentenceOn(id, day, '10:00')).toMatch(/^Kapalı/);
  expect(await sentenceOn(id, '2028-01-30', '12:00')).toBe('Açık · 18.00’e kadar');
  expect(await sentenceOn(id, '2028-02-24', '12:00')).toBe('Kapalı · 19.00’da açılır');
  expect(await sentenceOn(id, '2028-02-24', '20:00')).toBe('Açık · 23.59’a kadar');
  // The roster stays, the calendar is confirmed: its job tells the days anew, and touches none that is the same.
  at('2028-01-10');
  const admin = await app.member({ role: 'admin' });
  const [year] = await admin.call(listCalendarYears, {});
  await admin.call(confirmCalendarYear, { year: 2028, periods: year?.periods ?? [] });
  const rows = () =>
    sql<{ row: string }>`select day || ' ' || xmin as row from business_special_days
      where business_id = ${id} and of_duty order by day`.execute(app.db);
  const before = (await rows()).rows;
  await dutyDaysJob.run(app.dependencies);
  const after = (await rows()).rows;
  expect(after.map(({ row }, index) => row === before[index]?.row)).toEqual([false, true, false]);
  expect(await sentenceOn(id, '2028-02-24', '12:00')).toBe('Açık · 18.00’e kadar');
});

test('what cannot be read is refused where it was typed', async () => {
  const { id, owner } = await owned();
  const wish = { id, ramadanHours: 'iftardan sonra' };
  const refused = owner.call(contract.changeManagedBusiness, wish);
  await expect(refused).rejects.toMatchObject({
    issues: [{ path: 'ramadanHours' }],
  });
});

test('who asks for Ramadan finds who is open in it', async () => {
  at('2027-01-04');
  await confirmed();
  const given = { category: 'Restoranlar', subcategory: 'Kebap' };
  const noon = await app.given.business({ ...given, name: 'Zerdali Kebap', ...WEEK });
  const evening = await app.given.business({ ...given, name: 'Zerdali Ocakbaşı', ...WEEK });
  await app.db
    .updateTable('businesses')
    .set({ ramadanHours: EVENING })
    .where('id', '=', evening)
    .execute();
  await tellRamadanDays(app.dependencies);
  at('2027-02-15', '10:00');
  const found = async (q: string) =>
    (await app.browser().call(searchDirectory, { q })).items.map(({ id }) => id).sort();
  expect(await found('zerdali açık')).toEqual([noon]);
  expect(await found('zerdali ramazanda açık')).toEqual([noon]);
  expect(await found('zerdali ramazanda akşam açık')).toEqual([noon, evening]);
});
