import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listBusinesses } from '#contract/businesses/businesses.ts';
import { momentInAdana } from '#contract/calendar/days.ts';
import { isOpenState, openStateAt } from '#contract/calendar/opening-hours.ts';
import {
  linkDutyTurn,
  listDutyDays,
  publishRoster,
  readRoster,
  removeDutyDay,
} from '#contract/duty/administered-duty.ts';
import { dutyCalendar, listDuty } from '#contract/duty/duty.ts';
import { dutyAt } from '#contract/duty/duty-now.ts';
import { searchDirectory } from '#contract/search/search.ts';
import { parsePhones } from '#contract/text/phones.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { xlsxFile } from '#tests/support/xlsx-file.ts';

const NOON = momentInAdana('2026-11-25', '12:00');
let app: TestApp;
let team: Awaited<ReturnType<TestApp['member']>>;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.now = NOON;
  team = await app.member({ role: 'moderator' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = NOON;
  await app.db.deleteFrom('dutyTurns').execute();
  await app.db.deleteFrom('dutyCuts').execute();
});

const HEADER = 'Tarih;Başlangıç;Bitiş;Eczane;İlçe;Adres;Telefon';
const roster = (...rows: string[]) => ({ text: [HEADER, ...rows].join('\n') });
const row = (day: string, name: string, district = 'Seyhan', phone = '') =>
  `${day};19:00;08:30;${name};${district};;${phone}`;
const publish = (given: { text: string }) => team.call(publishRoster, given);
const visitor = () => app.browser();
const namesAt = async (day: string, time: string) => {
  app.clock.now = momentInAdana(day, time);
  const { turns } = await visitor().call(listDuty, {});
  app.clock.now = NOON;
  return dutyAt(turns, momentInAdana(day, time)).flatMap(({ state, turns: own }) =>
    own.map(({ name }) => `${state} ${name}`),
  );
};

test('a roster stands from its first minute to its last, and nothing of it after that', async () => {
  await publish(roster(row('25.11.2026', 'ADA ECZANESİ'), row('26.11.2026', 'BORA ECZANESİ')));
  expect(await namesAt('2026-11-25', '18:59')).toEqual(['later Ada Eczanesi']);
  expect(await namesAt('2026-11-25', '19:00')).toEqual(['now Ada Eczanesi']);
  expect(await namesAt('2026-11-26', '08:29')).toEqual(['now Ada Eczanesi']);
  expect(await namesAt('2026-11-26', '08:30')).toEqual(['later Bora Eczanesi']);
  expect(await namesAt('2026-11-27', '08:29')).toEqual(['now Bora Eczanesi']);
  expect(await namesAt('2026-11-27', '08:30')).toEqual([]);
  app.clock.now = momentInAdana('2026-11-27', '08:30');
  expect((await visitor().call(listDuty, {})).turns).toEqual([]);
});

test('the same roster again changes nothing, a newer one of a day and district takes its place', async () => {
  const first = roster(
    row('25.11.2026', 'Ada Eczanesi'),
    row('25.11.2026', 'Ada Eczanesi'),
    row('25.11.2026', 'Can Eczanesi', 'Yüreğir'),
    row('26.11.2026', 'Bora Eczanesi'),
  );
  const preview = await team.call(readRoster, first);
  expect(preview.days.map(({ outcome }) => outcome)).toEqual(['new', 'new', 'new']);
  expect(await team.call(listDutyDays, {})).toEqual([]);
  await publish(first);
  const ids = async () =>
    (await app.db.selectFrom('dutyTurns').select('id').orderBy('id').execute()).map(({ id }) => id);
  const before = await ids();
  expect(before).toHaveLength(3);
  const published = async () =>
    (await sql`select from audit_entries where action = 'duty.publish'`.execute(app.db)).rows
      .length;
  const noted = await published();
  const again = await publish(first);
  expect(again.days.map(({ outcome }) => outcome)).toEqual(['same', 'same', 'same']);
  expect(await ids()).toEqual(before);
  expect(await published(), 'nothing was changed').toBe(noted);
  const newer = await publish(roster(row('25.11.2026', 'Deniz Eczanesi')));
  expect(newer.days).toEqual([
    { day: '2026-11-25', district: 'Seyhan', turns: 1, outcome: 'replaced' },
  ]);
  expect(await namesAt('2026-11-25', '20:00')).toEqual(['now Deniz Eczanesi', 'now Can Eczanesi']);
});

test('pharmacies are told by their telephone, then by name and district; two that fit are none', async () => {
  const pharmacy = (name: string, district: string, phone = '') =>
    app.given.business({ name, district, phone, phoneKey: parsePhones(phone)[0]?.key ?? null });
  const renamed = await pharmacy('Eski Adıyla Eczane', 'Seyhan', '0322 700 10 01');
  const named = await pharmacy('Gül Eczanesi', 'Çukurova', '0322 700 10 02');
  await pharmacy('Şifa Eczanesi', 'Seyhan');
  await pharmacy('Şifa Eczanesi', 'Seyhan');
  await pharmacy('Gül Kebap', 'Sarıçam', '0322 700 10 09');
  const { rows, unmatched, problems } = await team.call(
    readRoster,
    roster(
      row('25.11.2026', 'YENİ ADIYLA ECZ.', 'Seyhan', '(322) 700 10 01'),
      row('25.11.2026', 'GÜL ECZANESİ', 'Çukurova', '0322 999 99 99'),
      row('25.11.2026', 'Şifa', 'Seyhan'),
      row('25.11.2026', 'Gül', 'Sarıçam', '0322 700 10 09'),
      row('25.11.2026', 'Gül Eczanesi', '', ''),
      row('25.11.2026', 'Nar Eczanesi', '', ''),
    ),
  );
  expect(rows.map(({ name, district, business }) => [name, district, business?.id])).toEqual([
    ['Yeni Adıyla Eczanesi', 'Seyhan', renamed],
    ['Gül Eczanesi', 'Çukurova', named],
    ['Şifa Eczanesi', 'Seyhan', undefined],
    ['Gül Eczanesi', 'Sarıçam', undefined],
  ]);
  expect(unmatched).toBe(2);
  expect(problems).toEqual([
    {
      ...{ line: 7, text: 'Nar Eczanesi' },
      sentence: 'Hangi ilçede olduğu anlaşılmadı; listeye ilçe yazın ya da ilçeyi seçin',
    },
  ]);
});

const telephone = (end: number) => ({
  phone: `0322 700 20 ${end}`,
  phoneKey: `+9032270020${end}`,
});

test('whoever is linked once is linked in later rosters too, until the link is cut', async () => {
  const id = await app.given.business({ name: 'Işık Eczanesi Merkez', district: 'Seyhan' });
  await publish(roster(row('25.11.2026', 'IŞIK ECZANESİ'), row('27.11.2026', 'IŞIK ECZANESİ')));
  const [first] = await team.call(listDutyDays, {});
  const turn = first?.turns[0];
  expect(turn?.business).toBeNull();
  expect(turn?.candidates.map((one) => one.id)).toEqual([id]);
  const linked = await team.call(linkDutyTurn, { id: turn?.id ?? 0, businessId: id });
  expect(linked.map(({ turns }) => turns[0]?.business?.id)).toEqual([id, id]);
  const later = await publish(roster(row('29.11.2026', 'Işık Ecz.')));
  expect(later.unmatched).toBe(0);
  expect((await publish(roster(row('25.11.2026', 'IŞIK ECZANESİ')))).days[0]?.outcome).toBe('same');
  const status = (of: 'approved' | 'suspended') =>
    app.db.updateTable('businesses').set({ status: of }).where('id', '=', id).execute();
  await status('suspended');
  const toNobody = (await visitor().call(listDuty, {})).turns.map(({ businessId }) => businessId);
  expect(new Set(toNobody), 'what is not public is no link').toEqual(new Set([null]));
  await expect(
    team.call(linkDutyTurn, { id: turn?.id ?? 0, businessId: id }),
  ).rejects.toMatchObject({ code: 'business_not_found' });
  await status('approved');
  const cut = await team.call(linkDutyTurn, { id: turn?.id ?? 0, businessId: null });
  expect(cut.every(({ turns }) => turns[0]?.business === null)).toBe(true);
  await expect(team.call(linkDutyTurn, { id: 1, businessId: id })).rejects.toThrow('404');
});

test('a link that a person cut stays cut in later rosters, until it is made again by hand', async () => {
  const [id, twin] = [
    await app.given.business({ name: 'Kuzey Eczanesi', district: 'Seyhan', ...telephone(31) }),
    await app.given.business({ name: 'Kuzey Eczanesi', district: 'Seyhan', ...telephone(32) }),
  ];
  const months = (day: string) =>
    publish(
      roster(
        row(day, 'Kuzey Eczanesi', 'Seyhan', '0322 700 20 31'),
        row(day, 'Kuzey Eczanesi', 'Seyhan', '0322 700 20 32'),
      ),
    );
  const idsOf = ({ rows }: { rows: { business: { id: number } | null }[] }) =>
    rows.map(({ business }) => business?.id);
  expect(idsOf(await months('25.11.2026'))).toEqual([id, twin]);
  const [day] = await team.call(listDutyDays, {});
  const turn = day?.turns.find(({ business }) => business?.id === id)?.id ?? 0;
  // The other one of its name keeps its own.
  const [cut] = await team.call(linkDutyTurn, { id: turn, businessId: null });
  expect(cut?.turns.flatMap(({ business }) => business?.id ?? [])).toEqual([twin]);
  expect(idsOf(await months('25.12.2026'))).toEqual([undefined, twin]);
  await team.call(linkDutyTurn, { id: turn, businessId: id });
  expect(await app.db.selectFrom('dutyCuts').selectAll().execute()).toEqual([]);
});

test('a day is removed, or one district of it', async () => {
  await publish(
    roster(
      row('25.11.2026', 'Ada'),
      row('25.11.2026', 'Can', 'Yüreğir'),
      row('26.11.2026', 'Bora'),
    ),
  );
  await team.call(removeDutyDay, { day: '2026-11-25', district: 'Yüreğir' });
  expect(await namesAt('2026-11-25', '20:00')).toEqual(['now Ada Eczanesi']);
  const left = await team.call(removeDutyDay, { day: '2026-11-25' });
  expect(left.map(({ day }) => day)).toEqual(['2026-11-26']);
});

test('a file, a page that was pasted, and what is none of them', async () => {
  const file = xlsxFile([
    ['Tarih', 'Eczane', 'İlçe'],
    [46_351, 'Ada Eczanesi', 'Seyhan'],
  ]).toString('base64');
  const found = await team.call(publishRoster, { file, from: '18:00', until: '08:00' });
  expect(found.rows[0]).toMatchObject({
    startsAt: '2026-11-25T15:00:00.000Z',
    endsAt: '2026-11-26T05:00:00.000Z',
  });
  const pasted = await team.call(readRoster, {
    text: 'SEYHAN BUGÜN NÖBETÇİ ECZANELER\nADA ECZANESİ\nReşatbey Mah. No: 3\n0322 111 22 33\nCEYHAN BUGÜN NÖBETÇİ ECZANELER\nCAN ECZANESİ\n0322 111 22 44',
    day: '2026-11-25',
  });
  expect(pasted.rows.map(({ name, district }) => [name, district])).toEqual([
    ['Ada Eczanesi', 'Seyhan'],
  ]);
  expect(pasted.problems.map(({ sentence }) => sentence)).toEqual(['Ceyhan rehberin dışında']);
  await expect(team.call(readRoster, { text: 'Merhaba' })).rejects.toThrow('400');
  await expect(team.call(readRoster, { file: 'JVBERi0x' })).rejects.toThrow('400');
});

test('a calendar names what is to come, one district if asked', async () => {
  await publish(roster(row('25.11.2026', 'Ada'), row('26.11.2026', 'Can', 'Yüreğir')));
  const calendar = async (address: string) => (await visitor().request(address)).text();
  const all = await calendar(dutyCalendar.path);
  expect(all).toContain('DTSTART:20261125T160000Z\r\nDTEND:20261126T053000Z');
  expect(all).toContain('SUMMARY:Nöbetçi: Ada Eczanesi (Seyhan)');
  expect(all.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  const one = await calendar(`${dutyCalendar.path}?district=yuregir`);
  expect(one.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  for (const line of all.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('whoever is on duty is open then, on a holiday too, until the roster says otherwise', async () => {
  const id = await app.given.business({
    name: 'Ebru Eczanesi',
    hours: '{"mon-sat":"09:00-19:00"}',
  });
  const stateAt = async (day: string, time: string) => {
    app.clock.now = momentInAdana(day, time);
    const listed = await visitor().call(listBusinesses, { limit: 1000 });
    const one = listed.find((business) => business.id === id);
    const found = await visitor().call(searchDirectory, { open: 'now', q: 'ebru' });
    const state = one && openStateAt(one.hours, app.clock.now, one);
    expect(found.items.some((business) => business.id === id)).toBe(
      Boolean(state && isOpenState(state)),
    );
    app.clock.now = NOON;
    return state?.state;
  };
  // 1 January, a holiday.
  expect(await stateAt('2027-01-01', '12:00')).toBe('unknown');
  await publish(
    roster(
      '01.01.2027;09:00;08:30;Ebru Eczanesi;Seyhan;;',
      '25.11.2026;19:00;08:30;Ebru Eczanesi;Seyhan;;',
    ),
  );
  expect(await stateAt('2027-01-01', '08:00')).toBe('closed');
  expect(await stateAt('2027-01-01', '12:00')).toBe('open');
  expect(await stateAt('2027-01-02', '03:00')).toBe('open');
  expect(await stateAt('2026-11-25', '22:00')).toBe('open');
  expect(await stateAt('2026-11-25', '12:00')).toBe('open');
  expect(await stateAt('2026-11-26', '08:29')).not.toBe('closed');
  expect(await stateAt('2026-11-26', '08:45')).toBe('closed');

  // Two days and nights of a holiday.
  await publish(
    roster('31.12.2026 09:00;31.12.2026 09:00;02.01.2027 09:00;Ebru Eczanesi;Seyhan;;'),
  );
  for (const moment of ['2026-12-31 23:00', '2027-01-01 23:00', '2027-01-02 08:30']) {
    const [day = '', time = ''] = moment.split(' ');
    expect(await stateAt(day, time), moment).toBe('open');
  }
  await team.call(removeDutyDay, { day: '2026-12-31' });

  await team.call(removeDutyDay, { day: '2027-01-01' });
  expect(await stateAt('2027-01-01', '12:00')).toBe('unknown');
  expect(await stateAt('2026-11-25', '22:00')).toBe('open');
  // A turn that runs goes with its day, though that was yesterday.
  app.clock.now = momentInAdana('2026-11-26', '02:00');
  await team.signInAgain();
  await team.call(removeDutyDay, { day: '2026-11-25' });
  expect(await stateAt('2026-11-26', '02:00')).toBe('closed');
  await publish(roster('25.11.2026;19:00;08:30;Ebru Eczanesi;Seyhan;;'));
  // What the business says itself is its word.
  await app.db
    .updateTable('businessSpecialDays')
    .set({ hours: 'kapalı', ofDuty: false })
    .where('businessId', '=', id)
    .execute();
  await publish(roster('25.11.2026;20:00;08:30;Ebru Eczanesi;Seyhan;;'));
  expect(await stateAt('2026-11-25', '22:00')).toBe('closed');
});
