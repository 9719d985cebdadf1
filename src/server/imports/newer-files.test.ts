import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { getBusiness } from '#contract/businesses/businesses.ts';
import { answerAboutBusiness } from '#contract/businesses/visitor-answers.ts';
import {
  listImportBatches,
  previewUndoing,
  undoImportBatch,
} from '#contract/imports/import-batches.ts';
import { readHeader } from '#contract/imports/import-columns.ts';
import {
  editBusinessFile,
  getBusinessFile,
  listAdministeredBusinesses,
} from '#contract/moderation/administration.ts';
import { changeManagedBusiness } from '#contract/owners/owner-workspace.ts';
import { importing, overturePlace as place } from '#tests/support/imported-places.ts';
import { foursquareParquet, overtureParquet } from '#tests/support/open-places-files.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';
import { importRows } from './import-rows.service.ts';

let folder: string;
let app: TestApp;
let admin: TestMember;
let importOf: ReturnType<typeof importing>;
/** What the last file of a test changed and held. */
let lastWritten = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'directory-newer-'));
  app = await createTestApp();
  admin = await app.member({ role: 'admin' });
  importOf = importing(app, folder, (written) => {
    lastWritten = written;
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await app.db.deleteFrom('businesses').execute();
  await app.db.deleteFrom('importBatches').execute();
});
afterEach(() => expect(lastWritten).toMatchSnapshot());

const [first, second, third] = [1, 2, 3] as const;

const stored = () => app.db.selectFrom('businesses').selectAll().orderBy('id').execute();
const idOf = async (name: string) => (await stored()).find((one) => one.name === name)?.id ?? 0;
const factsOf = async (id: number) =>
  Object.fromEntries(
    ((await app.call(getBusiness, { id })).facts ?? []).map(({ fact, by, on }) => [
      fact,
      `${by} ${on}`,
    ]),
  );

test('the same file twice changes nothing', async () => {
  const rows = [place(first, 3), place(second, 3)];
  await importOf(rows);
  const before = await stored();
  const { summary } = await importOf(rows);
  expect(summary).toMatchObject({
    ...{ batchId: null, rows: 2, imported: 0, duplicates: 2, refused: 0 },
    ...{ changed: 0, kept: 0, unsaid: 0, older: 0, gone: 0 },
  });
  expect(await stored()).toEqual(before);
});

test('of a newer file the changed facts are taken, found by search, and all of them get its day', async () => {
  await importOf([place(first, 3)]);
  const id = await idOf('Cemre Eczanesi');
  expect(await factsOf(id)).toMatchObject({ phone: 'openData 2026-03-01' });
  const moved = {
    ...{ names: { primary: 'Yepyeni Eczane' }, phones: ['+903222000000'] },
    ...{ bbox: { xmin: 35.33, xmax: 35.33, ymin: 36.99, ymax: 36.99 } },
  };
  const { summary, outcomes } = await importOf([place(first, 4, { ...moved, confidence: 0.7 })]);
  expect(summary).toMatchObject({ imported: 0, duplicates: 0, changed: 1, gone: 0 });
  const sources = app.db.selectFrom('businessSources').select('confidence');
  expect((await sources.execute()).map((one) => Number(one.confidence))).toEqual([0.7]);
  expect(outcomes).toMatchObject([
    {
      ...{ id, outcome: 'changed' },
      sentence: expect.stringContaining('telefonu: 0322 453 11 21 → 0322 200 00 00'),
    },
  ]);
  const [business] = await stored();
  expect(business).toMatchObject({
    ...{ id, name: 'Yepyeni Eczane', nameNorm: 'yepyeni eczane', phone: '0322 200 00 00' },
    ...{ phoneKey: '+903222000000', latitude: '36.99000000', website: 'https://eczane1.example' },
  });
  expect(await factsOf(id)).toMatchObject({
    ...{ phone: 'openData 2026-04-01', website: 'openData 2026-04-01' },
  });
  expect(await admin.call(listImportBatches, {})).toMatchObject([
    { imported: 0, duplicates: 1, changed: 1 },
    { imported: 1, changed: 0 },
  ]);
});

test('what an owner or the team said stays, and the report says because of whom', async () => {
  await importOf([place(first, 3)]);
  const id = await idOf('Cemre Eczanesi');
  const owner = await app.member();
  const claim = { businessId: id, userId: owner.userId, status: 'approved' as const };
  await app.db.insertInto('businessClaims').values(claim).execute();
  await owner.call(changeManagedBusiness, { id, phone: '0322 111 11 11' });
  const { form } = await admin.call(getBusinessFile, { id });
  await admin.call(editBusinessFile, { id, ...form, name: 'Cemre Eczane' } as never);
  const { summary, sentences } = await importOf([
    place(first, 4, {
      ...{ names: { primary: 'Bambaşka' }, phones: ['+903222000000'] },
      websites: ['https://yeni.example'],
    }),
  ]);
  expect(summary).toMatchObject({ changed: 1, kept: 1 });
  expect(sentences[0]).toContain('adı kaldı, ekip söylemişti; telefonu kaldı, sahibi söylemişti');
  expect((await stored())[0]).toMatchObject({
    ...{ name: 'Cemre Eczane', phone: '0322 111 11 11', website: 'https://yeni.example' },
  });
  expect(await factsOf(id)).toMatchObject({
    ...{
      phone: expect.stringMatching(/^owner/),
      name: expect.stringMatching(/^team/),
      website: 'openData 2026-04-01',
    },
  });
});

test('an older file changes nothing, whatever else comes with it', async () => {
  await importOf([place(first, 4), place(second, 4)]);
  const before = await stored();
  const { summary, sentences } = await importOf([
    place(first, 3, { phones: ['+903222000000'], websites: [] }),
    place(third, 3),
  ]);
  expect(summary).toMatchObject({ imported: 1, changed: 0, older: 1, unsaid: 0, gone: 0 });
  expect(sentences[0]).toContain('bilinenden eski, değişmedi');
  expect((await stored()).slice(0, 2)).toEqual(before);
  const sources = await app.db.selectFrom('businessSources').selectAll().execute();
  expect(sources.find(({ sourceId }) => sourceId.endsWith('1'))).toMatchObject({
    ...{ version: '4', saidOn: '2026-04-01', goneAt: null },
  });
});

test('of Foursquare the day tells which row is older', async () => {
  const row = (date_refreshed: string, tel: string) => ({
    ...{ fsq_place_id: '4b5c1f2af964a520d41f29e3', name: 'Yüzevler Kebap', date_refreshed, tel },
    ...{ latitude: 36.9921, longitude: 35.3226, locality: 'Seyhan', country: 'TR' },
    fsq_category_labels: ['Dining and Drinking > Restaurant > Kebab Restaurant'],
  });
  await importOf([row('2026-08-01', '(0322) 454 75 13')], foursquareParquet);
  await importOf([row('2025-08-01', '(0322) 111 11 11')], foursquareParquet);
  expect((await stored())[0]?.phone).toBe('0322 454 75 13');
  await importOf([row('2026-09-01', '(0322) 222 22 22')], foursquareParquet);
  expect((await stored())[0]?.phone).toBe('0322 222 22 22');
});

test('of Foursquare a closing has its own day: a file from before it, of the same refresh, takes no question away', async () => {
  const row = (date_refreshed: string, date_closed: string | null = null) => ({
    ...{ fsq_place_id: '4b5c1f2af964a520d41f29e3', name: 'Yüzevler Kebap', date_refreshed },
    ...{ latitude: 36.9921, longitude: 35.3226, locality: 'Seyhan', country: 'TR', date_closed },
    fsq_category_labels: ['Dining and Drinking > Restaurant > Kebab Restaurant'],
  });
  const asked = async () =>
    (await admin.call(listAdministeredBusinesses, { asked: 'gone' })).map(({ name }) => name);
  const open = [row('2026-08-01')];
  await importOf(open, foursquareParquet);
  await importOf([row('2026-08-01', '2026-09-15')], foursquareParquet);
  expect(await asked()).toEqual(['Yüzevler Kebap']);
  expect((await importOf(open, foursquareParquet)).summary).toMatchObject({ older: 1 });
  expect(await asked()).toEqual(['Yüzevler Kebap']);
  await importOf([row('2026-10-01')], foursquareParquet);
  expect(await asked()).toEqual([]);
});

test('what users of Foursquare doubt waits, and who stands is asked about, once', async () => {
  const row = (number: number, unresolved_flags: string[] | null, tel = '(0322) 454 75 13') => ({
    ...{ fsq_place_id: `4b5c1f2af964a520d41f29e${number}`, date_refreshed: '2026-08-01', tel },
    name: ['', 'Yüzevler Kebap', 'Kuşçular Lokantası'][number],
    ...{ latitude: 36.9921, longitude: 35.3226 + number / 100, locality: 'Seyhan', country: 'TR' },
    fsq_category_labels: ['Dining and Drinking > Restaurant > Kebab Restaurant'],
    unresolved_flags,
  });
  const { summary, sentences } = await importOf(
    [row(first, ['geo']), row(second, ['doesnt_exist', 'privatevenue'], '(0322) 111 11 11')],
    foursquareParquet,
  );
  expect(summary).toMatchObject({ imported: 2, held: 1 });
  expect(sentences).toEqual([
    '',
    'Kaynağının kullanıcılarına göre böyle bir yer yok, herkese açık değil; incelemeyi bekliyor',
  ]);
  const states = async () => (await stored()).map(({ status, phone }) => `${status} ${phone}`);
  expect(await states()).toEqual(['approved 0322 454 75 13', 'pending 0322 111 11 11']);
  const later = [row(first, ['closed'], '(0322) 999 99 99')];
  expect((await importOf(later, foursquareParquet)).summary).toMatchObject({ gone: 1, changed: 0 });
  expect((await states())[0]).toBe('approved 0322 454 75 13');
  const asked = await admin.call(listAdministeredBusinesses, { asked: 'gone' });
  expect(asked.map(({ name }) => name)).toContain('Yüzevler Kebap');
  expect((await importOf(later, foursquareParquet)).summary).toMatchObject({ gone: 0 });
  const clear = [row(first, null), row(second, ['doesnt_exist'], '(0322) 111 11 11')];
  expect((await importOf(clear, foursquareParquet)).summary).toMatchObject({
    gone: 1,
    imported: 0,
  });
  const sources = app.db.selectFrom('businessSources').select('goneAt').orderBy('sourceId');
  expect((await sources.execute()).map(({ goneAt }) => goneAt === null)).toEqual([true, false]);
});

test('what another source doubts of a place that is known by its name and number closes nobody', async () => {
  await importOf([place(first, 3)]);
  const doubted = {
    ...{ fsq_place_id: '4b5c1f2af964a520d41f29e9', date_refreshed: '2026-08-01' },
    ...{ name: 'Cemre Eczanesi', tel: '(0322) 453 11 21', locality: 'Adana', country: 'TR' },
    ...{ latitude: 37.0007, longitude: 35.3155, address: 'Vali Yolu Cd. No:1' },
    ...{ fsq_category_labels: ['Health and Medicine > Pharmacy'], unresolved_flags: ['closed'] },
  };
  const { summary } = await importOf([doubted], foursquareParquet);
  expect(summary).toMatchObject({ imported: 0, duplicates: 1, gone: 0 });
  const asked = await admin.call(listAdministeredBusinesses, { asked: 'gone' });
  expect(asked.map(({ name }) => name)).not.toContain('Cemre Eczanesi');
});

test('a fact that a newer row is silent about stays with its older day, until a row says it again', async () => {
  await importOf([place(first, 3)]);
  const id = await idOf('Cemre Eczanesi');
  const { summary, sentences } = await importOf([place(first, 4, { websites: [] })]);
  expect(summary).toMatchObject({ changed: 0, unsaid: 1 });
  expect(sentences[0]).toContain('dosya artık söylemiyor: web sitesi');
  const silent = { phone: 'openData 2026-04-01', website: 'openData 2026-03-01' };
  expect(await factsOf(id)).toMatchObject(silent);
  const { summary: spoken } = await importOf([place(first, 5)]);
  expect(await factsOf(id)).toMatchObject({ website: 'openData 2026-05-01' });
  await admin.call(undoImportBatch, { id: spoken.batchId ?? 0 });
  expect(await factsOf(id)).toMatchObject(silent);
});

test('whether a place is open at all is what the newest file says, until a person says it; it comes back with the file', async () => {
  const now = (number: number, version: number, operating_status: string | null) =>
    place(number, version, { operating_status });
  const [open, shut] = ['open', 'temporarily_closed'];
  const states = async () => (await stored()).map(({ isOpen }) => isOpen);
  await importOf([now(first, 3, shut), now(second, 3, open), now(third, 3, shut)]);
  expect(await states()).toEqual([false, true, false]);
  const { summary, sentences } = await importOf([
    ...[now(first, 4, open), now(second, 4, shut), now(third, 4, null)],
  ]);
  expect(summary).toMatchObject({ changed: 2, kept: 0, unsaid: 1 });
  expect(sentences).toEqual([
    expect.stringContaining('; durumu: geçici olarak kapalı → hizmet veriyor'),
    expect.stringContaining('; durumu: hizmet veriyor → geçici olarak kapalı'),
    expect.stringContaining('; dosya artık söylemiyor: durumu'),
  ]);
  expect(await states()).toEqual([true, false, false]);
  const ids = (await stored()).map(({ id }) => id);
  const existence = async (at: number) => (await factsOf(ids[at] ?? 0)).existence;
  expect(await existence(0)).toBe('openData 2026-04-01');
  expect(await existence(2)).toBe('openData 2026-03-01');

  await admin.call(undoImportBatch, { id: summary.batchId ?? 0 });
  expect(await states()).toEqual([false, true, false]);
  const owner = await app.member();
  const claim = { businessId: ids[0] ?? 0, userId: owner.userId, status: 'approved' as const };
  await app.db.insertInto('businessClaims').values(claim).execute();
  const ofOwner = { id: ids[0] ?? 0 };
  for (const isOpen of [true, false])
    await owner.call(changeManagedBusiness, { ...ofOwner, isOpen });
  const { form } = await admin.call(getBusinessFile, { id: ids[2] ?? 0 });
  await admin.call(editBusinessFile, { id: ids[2] ?? 0, ...form, isOpen: true } as never);
  const later = await importOf([now(first, 5, open), now(second, 5, open), now(third, 5, shut)]);
  expect(later.summary).toMatchObject({ changed: 0, kept: 2 });
  expect(later.sentences[0]).toContain('durumu kaldı, sahibi söylemişti');
  expect(later.sentences[2]).toContain('durumu kaldı, ekip söylemişti');
  expect(await states()).toEqual([false, true, true]);
});

test('whom a newer file no longer has, or calls closed, is asked about and stays', async () => {
  await importOf([place(first, 3), place(second, 3), place(third, 3)]);
  const { summary, outcomes } = await importOf([
    place(first, 4),
    place(second, 4, { operating_status: 'permanently_closed' }),
  ]);
  expect(summary).toMatchObject({ rows: 2, refused: 1, gone: 2 });
  expect(outcomes.filter(({ outcome }) => outcome === 'gone')).toMatchObject([
    { line: 2, id: await idOf('Güneş Eczanesi'), sentence: 'Kaynağı kapandı diyor' },
    { line: 0, id: await idOf('Toros Eczanesi'), sentence: 'Kaynağının yeni dosyasında yok' },
  ]);
  expect((await stored()).map(({ status }) => status)).toEqual(Array(3).fill('approved'));
  const asked = await admin.call(listAdministeredBusinesses, { asked: 'gone' });
  expect(asked.map(({ name }) => name)).toEqual(['Toros Eczanesi', 'Güneş Eczanesi']);
  // A part of the whole says nothing of the rest; what is said again is there again.
  const gone = async () =>
    (await app.db.selectFrom('businessSources').selectAll().orderBy('sourceId').execute()).map(
      ({ goneAt }) => goneAt !== null,
    );
  expect(await gone()).toEqual([false, true, true]);
  const again = await importOf([place(third, 5)]);
  expect(again.summary).toMatchObject({ gone: 0 });
  expect(await gone()).toEqual([false, true, false]);
  await admin.call(undoImportBatch, { id: again.summary.batchId ?? 0 });
  await admin.call(undoImportBatch, { id: summary.batchId ?? 0 });
  expect(await gone()).toEqual([false, false, false]);
});

test('who is shown nowhere is not asked about when a file calls it closed', async () => {
  await importOf([place(first, 3), place(second, 3)]);
  const hidden = await idOf('Güneş Eczanesi');
  await app.db
    .updateTable('businesses')
    .set({ status: 'closed' })
    .where('id', '=', hidden)
    .execute();
  const closed = { operating_status: 'permanently_closed' };
  const { outcomes } = await importOf([place(first, 4, closed), place(second, 4, closed)]);
  expect(outcomes.filter(({ outcome }) => outcome === 'gone')).toMatchObject([{ line: 1 }]);
});

test('an older file takes no question about who is gone off the desk, a newer one does', async () => {
  const closed = { operating_status: 'permanently_closed' };
  await importOf([place(first, 3), place(second, 3), place(third, 3)]);
  const { summary } = await importOf([place(first, 5), place(second, 5, closed)]);
  expect(summary).toMatchObject({ gone: 2 });
  const asked = async () =>
    (await admin.call(listAdministeredBusinesses, { asked: 'gone' })).map(({ name }) => name);
  const both = ['Toros Eczanesi', 'Güneş Eczanesi'];
  expect(await asked()).toEqual(both);
  // That its source says it is closed is no word about its telephone.
  const id = await idOf('Güneş Eczanesi');
  const inMarch = { existence: 'openData 2026-03-01', phone: 'openData 2026-03-01' };
  expect(await factsOf(id)).toMatchObject(inMarch);
  const older = await importOf([place(first, 3), place(second, 4), place(third, 3)]);
  expect(older.summary).toMatchObject({ older: 2, changed: 0, gone: 0 });
  expect(await asked()).toEqual(both);
  const again = await importOf([place(first, 5), place(second, 5, closed)]);
  expect(again.summary).toMatchObject({ batchId: null, gone: 0 });
  const id5 = summary.batchId ?? 0;
  expect(await admin.call(previewUndoing, { id: id5 })).toMatchObject({
    ...{ removable: 0, facts: { restorable: 0, noted: 3 } },
  });
  const newer = await importOf([place(first, 5), place(second, 6), place(third, 3)]);
  expect(newer.summary).toMatchObject({ older: 0, gone: 0 });
  expect(await asked()).toEqual([]);
  expect(await factsOf(id)).toMatchObject({ phone: 'openData 2026-06-01' });
  await admin.call(undoImportBatch, { id: newer.summary.batchId ?? 0 });
  expect(await asked()).toEqual(both);
  expect(await factsOf(id)).toMatchObject(inMarch);
  await admin.call(undoImportBatch, { id: id5 });
  expect(await asked()).toEqual([]);
  expect(await factsOf(id)).toMatchObject(inMarch);
});

test.each([[[0, 1, 2]], [[0, 2, 1]], [[1, 0, 2]], [[1, 2, 0]], [[2, 0, 1]], [[2, 1, 0]]])(
  'of three files that call a place closed all can be taken back, in the order %j',
  async (order) => {
    const closed = { operating_status: 'permanently_closed' };
    await importOf([place(first, 3), place(second, 3)]);
    const batches: number[] = [];
    for (const version of [4, 5, 6]) {
      const { summary } = await importOf([place(first, version), place(second, version, closed)]);
      batches.push(summary.batchId ?? 0);
    }
    const id = await idOf('Güneş Eczanesi');
    const isGone = async () =>
      (await admin.call(listAdministeredBusinesses, { asked: 'gone' })).length === 1;
    // The day of a closing is no day of its telephone, as long as one of them says it is closed.
    const inMarch = { existence: 'openData 2026-03-01', phone: 'openData 2026-03-01' };
    for (const at of order) {
      expect(await isGone()).toBe(true);
      expect(await factsOf(id)).toMatchObject(inMarch);
      await admin.call(undoImportBatch, { id: batches[at] ?? 0 });
    }
    expect(await isGone()).toBe(false);
    expect(await factsOf(id)).toMatchObject(inMarch);
    expect(await app.db.selectFrom('importChanges').selectAll().execute()).toEqual([]);
    const { version } = await app.db
      .selectFrom('businessSources')
      .select('version')
      .where('businessId', '=', id)
      .executeTakeFirstOrThrow();
    expect(version).toBe('3');
  },
);

test('a newer file is taken back as a whole, but for what somebody changed since', async () => {
  await importOf([place(first, 3), place(second, 3)]);
  const before = await stored();
  const newer = (number: number) =>
    place(number, 4, {
      phones: [`+90322200000${number}`],
      websites: [`https://yeni${number}.example`],
    });
  const { summary } = await importOf([newer(first), newer(second), place(third, 4)]);
  expect(summary).toMatchObject({ imported: 1, changed: 2 });
  const id = summary.batchId ?? 0;
  const [one] = before;
  const { form } = await admin.call(getBusinessFile, { id: one?.id ?? 0 });
  await admin.call(editBusinessFile, {
    ...{ id: one?.id ?? 0, ...form, phone: '0322 111 11 11' },
  } as never);
  const facts = {
    ...{ restorable: 3, stuckCount: 1 },
    stuck: [{ id: one?.id, name: 'Cemre Eczanesi', facts: ['phone'] }],
  };
  expect(await admin.call(previewUndoing, { id })).toMatchObject({ removable: 1, facts });
  expect(await admin.call(undoImportBatch, { id })).toMatchObject({ removable: 1, facts });
  const shown = ({ name, phone, phoneKey, website, latitude, openWeek }: (typeof before)[number]) =>
    ({ name, phone, phoneKey, website, latitude, openWeek }) as const;
  const [mended, whole] = await stored();
  expect(shown(whole as never)).toEqual(shown(before[1] as never));
  expect(mended).toMatchObject({ phone: '0322 111 11 11', website: one?.website });
  const sources = await app.db
    .selectFrom('businessSources')
    .select(['version', 'saidOn'])
    .execute();
  expect(sources).toEqual(Array(2).fill({ version: '3', saidOn: '2026-03-01' }));
  // The same file brings it again.
  expect((await importOf([newer(second)])).summary).toMatchObject({ changed: 1 });
});

test('a fact of the file that somebody confirmed since stays, with the very same value', async () => {
  await importOf([place(first, 3)]);
  const { batchId } = (await importOf([place(first, 4, { phones: ['+903222000001'] })])).summary;
  const yes = { question: 'bilgiler', answer: 'evet', id: await idOf('Cemre Eczanesi') } as const;
  await admin.call(answerAboutBusiness, yes, { 'User-Agent': 'Mozilla/5.0 Firefox/145.0' });
  const { facts } = await admin.call(undoImportBatch, { id: batchId ?? 0 });
  expect(facts).toMatchObject({ restorable: 0, stuck: [{ id: yes.id, facts: ['phone'] }] });
});

test('a source that only knows a business too changes nothing of it', async () => {
  await importOf([place(first, 3)]);
  const row = (tel: string, website: string) => ({
    ...{ fsq_place_id: '4b5c1f2af964a520d41f29e3', name: 'Cemre Eczanesi', tel, website },
    ...{ latitude: 37.0007, longitude: 35.311, locality: 'Seyhan', country: 'TR' },
    ...{ date_refreshed: '2026-10-01', fsq_category_labels: ['Health and Medicine > Pharmacy'] },
  });
  const { summary } = await importOf([row('(0322) 453 11 21', 'x.example')], foursquareParquet);
  expect(summary).toMatchObject({ imported: 0, duplicates: 1, changed: 0 });
  await importOf([row('(0322) 999 99 99', 'y.example')], foursquareParquet);
  expect((await stored())[0]).toMatchObject({
    ...{ phone: '0322 453 11 21', website: 'https://eczane1.example' },
  });
  await admin.call(undoImportBatch, { id: summary.batchId ?? 0 });
  const sources = await app.db.selectFrom('businessSources').select('sourceId').execute();
  expect(sources.map(({ sourceId }) => sourceId)).toEqual([`overture:${place(first, 3).id}`]);
});

test('what waited and a file published waits again when it is taken back, but for what somebody has touched', async () => {
  const unsure = [first, second].map((number) => place(number, 3, { confidence: 0.4 }));
  await importOf([...unsure, place(third, 3)], overtureParquet, { leastConfidence: 0.7 });
  const states = async () =>
    Object.fromEntries(
      (await stored()).map(({ name, status, approvedAt }) => [name, { status, approvedAt }]),
    );
  const before = await states();
  expect(Object.values(before).filter(({ status }) => status === 'pending')).toHaveLength(2);
  const { summary } = await importOf([place(first, 4), place(second, 4), place(third, 4)]);
  expect(summary).toMatchObject({ published: 2 });
  const touched = { businessId: await idOf('Güneş Eczanesi'), userId: admin.userId };
  await app.db
    .insertInto('reviews')
    .values({ ...touched, rating: 5, content: 'İyi' })
    .execute();
  const id = summary.batchId ?? 0;
  const undoing = { removable: 0, waitingAgain: 1 };
  expect(await admin.call(previewUndoing, { id })).toMatchObject(undoing);
  expect(await admin.call(undoImportBatch, { id })).toMatchObject(undoing);
  expect(await states()).toEqual({
    ...before,
    'Güneş Eczanesi': { status: 'approved', approvedAt: expect.anything() },
  });
});

test('a stranger’s file that names a source changes nothing', async () => {
  await importOf([place(first, 3)]);
  const [before] = await stored();
  const [{ sourceId } = { sourceId: '' }] = await app.db
    .selectFrom('businessSources')
    .selectAll()
    .execute();
  const header = readHeader([
    'name',
    'category',
    'district',
    'phone',
    'source id',
    'source version',
  ]);
  const cells = ['Başka', 'Sağlık', 'Seyhan', '0322 999 99 99', sourceId, '99'];
  await importRows({ db: app.db, now: () => new Date() }, [{ line: 1, header, cells }], {
    ...{ fileName: 'a.csv', source: 'standard', isForStrangers: true },
  });
  expect(await stored()).toEqual([before]);
  const sources = await app.db.selectFrom('businessSources').selectAll().execute();
  expect(sources).toMatchObject([{ version: '3' }]);
});
