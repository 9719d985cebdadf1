import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Events of a calendar, each by its lines. */
async function eventsOf(id: number) {
  const response = await app.request(`/api/businesses/${id}/calendar.ics`);
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  const text = (await response.text()).replaceAll('\r\n ', '');
  return text
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((event) =>
      Object.fromEntries(event.split('\r\n').map((line) => line.split(/:(.*)/s).slice(0, 2))),
    );
}

test('a week in moments, with what the business said of a day in its place', async () => {
  // Friday, 20 November 2026.
  const id = await app.given.business({
    ...{ name: 'Köşe; Kebap', address: 'Reşatbey, No: 4' },
    hours: '{"mon-sat":"09:00-12:00,18:00-02:00","sun":"kapalı"}',
  });
  await app.db
    .insertInto('businessSpecialDays')
    .values([
      { businessId: id, day: '2026-11-23', hours: 'kapalı', name: 'Tadilat' },
      { businessId: id, day: '2027-03-01', hours: '10:00-11:00' },
    ])
    .execute();
  const events = await eventsOf(id);
  expect(events[0]).toMatchObject({
    ...{ DTSTART: '20261120T060000Z', DTEND: '20261120T090000Z' },
    ...{ SUMMARY: 'Köşe\\; Kebap: açık', LOCATION: 'Reşatbey\\, No: 4' },
    URL: `http://test/business/${id}`,
  });
  expect(events[1]).toMatchObject({ DTSTART: '20261120T150000Z', DTEND: '20261120T230000Z' });
  const closed = events.filter((event) => event.SUMMARY?.endsWith('kapalı'));
  expect(closed).toMatchObject([
    { 'DTSTART;VALUE=DATE': '20261123', 'DTEND;VALUE=DATE': '20261124', DESCRIPTION: 'Tadilat' },
  ]);
  expect(events.filter(({ DTSTART }) => DTSTART?.startsWith('20261122'))).toEqual([]);
  expect(events.at(-1)).toMatchObject({ DTSTART: '20270301T070000Z', DTEND: '20270301T080000Z' });
});

test('a holiday ends what is known: no calendar says open where nobody said so', async () => {
  const before = app.clock.now;
  app.clock.now = new Date('2026-10-27T09:00:00Z');
  const id = await app.given.business({ hours: '{"mon-sun":"18:00-02:00"}' });
  const events = await eventsOf(id);
  // 28 October from 13.00 and the whole of the 29th: the night of the 27th ends as it ever does.
  expect(events.slice(0, 2).map(({ DTEND }) => DTEND)).toEqual(['20261027T230000Z', undefined]);
  const doubtful = events.filter((event) => event.SUMMARY?.includes('saati değişebilir'));
  expect(doubtful.map((event) => event['DTSTART;VALUE=DATE'])).toEqual(['20261028', '20261029']);
  expect(doubtful[0]?.DESCRIPTION).toContain('normalde 18.00–02.00');
  expect(events.some(({ DTSTART }) => /^2026102[89]/.test(DTSTART ?? ''))).toBe(false);
  app.clock.now = before;
});

test('one that is closed until further notice has no hours, one that is not public no calendar', async () => {
  const paused = await app.given.business({ hours: '{"mon-sun":"09:00-18:00"}', isOpen: false });
  expect(await eventsOf(paused)).toEqual([]);
  const hidden = await app.given.business({ status: 'suspended' });
  expect((await app.request(`/api/businesses/${hidden}/calendar.ics`)).status).toBe(404);
});
