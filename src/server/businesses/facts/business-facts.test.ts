import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBusiness } from '#contract/businesses/businesses.ts';
import { dayInAdana } from '#contract/calendar/days.ts';
import {
  editBusinessFile,
  getBusinessFile,
  listAdministeredBusinesses,
} from '#contract/moderation/administration.ts';
import { decideItem } from '#contract/moderation/moderation.ts';
import { changeManagedBusiness } from '#contract/owners/owner-workspace.ts';
import { recordsToDecide } from '#tests/support/records-to-decide.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { writeSources } from '../submitting/business-sources.queries.ts';
import { type Origin, saidFacts } from './said-facts.rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const stated = {
  ...{ phone: '0322 000 00 01', hours: '{"mon-sun":"08:00-12:00"}' },
  ...{ latitude: 36.9, longitude: 35.3 },
};
const ofPage = async (id: number) =>
  Object.fromEntries(
    ((await app.call(getBusiness, { id })).facts ?? []).map(({ fact, by, on }) => [
      fact,
      `${by} ${on}`,
    ]),
  );

test('what an owner, the team and a visitor said is theirs from that day; the rest is its sender’s', async () => {
  const id = await app.given.business({ ...stated, submittedAt: new Date('2026-01-05T09:00Z') });
  const owner = await app.member();
  const claim = { businessId: id, userId: owner.userId, status: 'approved' as const };
  await app.db.insertInto('businessClaims').values(claim).execute();
  const [team, visitorsTeam] = [
    await app.member({ role: 'admin' }),
    await app.member({ role: 'moderator' }),
  ];
  const today = dayInAdana(app.clock.now);

  await owner.call(changeManagedBusiness, { id, hours: { 'mon-fri': '09:00-17:00' } });
  const { form, ownersWord } = await team.call(getBusinessFile, { id });
  expect(ownersWord).toEqual([
    { fact: 'existence', on: today },
    { fact: 'hours', on: today },
  ]);
  await team.call(editBusinessFile, { id, ...form, website: 'ornek.example' } as never);
  const report = await recordsToDecide(app)('report', 'open', {
    ...{ businessId: id, reason: 'wrong_phone', email: 'bildiren@ornek.example' },
    suggestion: JSON.stringify({ text: '0322 591 26 41' }),
  });
  const decided = { kind: 'report', transition: 'accept', seenStatus: 'open' } as const;
  await visitorsTeam.call(decideItem, { id: report, ...decided });

  expect(await ofPage(id)).toEqual({
    existence: `owner ${today}`,
    ...{ name: 'sender 2026-01-05', kind: 'sender 2026-01-05', address: 'sender 2026-01-05' },
    ...{ pin: 'sender 2026-01-05', phone: `visitor ${today}`, website: `team ${today}` },
    hours: `owner ${today}`,
  });
  // Saying the same again, and photos, are no word about a fact.
  await owner.call(changeManagedBusiness, { id, description: 'Yeni', phone: '0322 591 26 41' });
  expect(await ofPage(id)).toMatchObject({ phone: `visitor ${today}` });
});

test('who closed or opened a business for now said of its existence, also before files could', async () => {
  const admin = await app.member({ role: 'admin' });
  const ids = await Promise.all([1, 2, 3, 4].map(() => app.given.business(stated)));
  const [ofTeam = 0, ofOwner = 0, ofVisitors = 0, ofNobody = 0] = ids;
  const businessId = ofOwner;
  const owner = await app.member();
  await app.db
    .insertInto('businessClaims')
    .values({ businessId, userId: owner.userId, status: 'approved' })
    .execute();
  const byTeam = async (id: number, changes: object) => {
    const { form } = await admin.call(getBusinessFile, { id });
    await admin.call(editBusinessFile, { id, ...form, ...changes } as never);
  };
  for (const id of [ofTeam, ofOwner, ofVisitors]) await byTeam(id, { isOpen: false });
  await byTeam(ofNobody, { website: 'ornek.example' });
  await owner.call(changeManagedBusiness, { id: ofOwner, isOpen: true });
  const today = dayInAdana(app.clock.now);
  const existence = async () =>
    Promise.all(ids.map(async (id) => (await ofPage(id)).existence?.split(' ')[0]));
  const said = ['team', 'owner', 'visitors', 'sender'];
  const fact = 'existence' as const;
  const confirmedAt = new Date('2026-01-01T09:00Z');
  const those = app.db.deleteFrom('businessFacts').where('fact', '=', fact);
  await those.where('businessId', 'in', ids).execute();
  await app.db
    .insertInto('businessFacts')
    .values([
      { businessId: ofOwner, fact, saidBy: 'import', confirmedAt },
      { businessId: ofVisitors, fact, saidBy: 'visitors', confirmedAt },
    ])
    .execute();
  const file = new URL('../../../../db/migrations/0231-who-said-it-is-open.sql', import.meta.url);
  await sql.raw(await readFile(file, 'utf8')).execute(app.db);
  expect(await existence()).toEqual(said);
  expect((await ofPage(ofOwner)).existence).toBe(`owner ${today}`);
});

test('a business of open data says so with the day its source last looked, one of a list with the day it came', async () => {
  const createdAt = new Date('2026-11-01T09:00Z');
  const batch = { fileName: 'a.parquet', source: 'overture', createdAt };
  const { id: importBatchId } = await app.db
    .insertInto('importBatches')
    .values(batch)
    .returning('id')
    .executeTakeFirstOrThrow();
  const id = await app.given.business({ ...stated, importBatchId });
  expect(await ofPage(id)).toMatchObject({ phone: 'list 2026-11-01' });
  const source = {
    ...{
      id: 'overture:a',
      licence: 'CDLA-Permissive-2.0',
      attribution: 'Overture Maps Foundation',
    },
    ...{ version: '3', confidence: null, businessId: id, isOrigin: true },
  };
  await writeSources(app.db, [{ ...source, saidOn: null }], new Date('2026-11-02T09:00Z'));
  expect(await ofPage(id)).toMatchObject({ phone: 'openData 2026-11-02' });
  await writeSources(app.db, [{ ...source, saidOn: '2024-06-01' }], new Date('2026-11-03T09:00Z'));
  expect(await ofPage(id)).toMatchObject({ phone: 'openData 2024-06-01' });
});

test('what nobody states has no word, what is invented neither, and after two years it may be old', () => {
  const origin: Origin = {
    ...{ isExample: false, isFromFile: true, attribution: 'Birisi', seenAt: null },
    ...{ saidOn: '2024-11-25', cameAt: new Date('2026-11-01') },
  };
  const business = { name: 'Ad', category: 'Oteller', phone: null, website: null, hours: null };
  const at = (day: string) => new Date(`${day}T12:00:00+03:00`);
  const bare = { ...business, latitude: null, longitude: null, address: null, district: null };
  const none = { ...bare, subcategory: null, neighbourhood: null };
  const found = saidFacts(none, origin, [], at('2026-11-25'));
  expect(found.map(({ fact, isOld }) => [fact, isOld])).toEqual([
    ['existence', false],
    ['name', false],
    ['kind', false],
  ]);
  expect(saidFacts(none, origin, [], at('2026-11-26'))[0]?.isOld).toBe(true);
  expect(saidFacts(none, { ...origin, isExample: true }, [], at('2026-11-25'))).toEqual([]);
  const silent = { fact: 'name', saidBy: 'import', confirmedAt: at('2020-01-01') } as const;
  expect(saidFacts(none, origin, [silent], at('2026-11-25'))[1]).toEqual({
    ...{ fact: 'name', by: 'openData', on: '2020-01-01', isOld: true },
  });
});

test('the team’s list of the oldest begins with whom nobody has spoken of for the longest', async () => {
  const category = 'Piknik Alanları';
  const sent = (day: string, fields = {}) =>
    app.given.business({ category, submittedAt: new Date(`${day}T09:00Z`), ...fields });
  const said = await sent('2020-01-01');
  const byFile = await sent('2026-02-01');
  const oldest = await sent('2021-01-01');
  await sent('2019-01-01', { status: 'pending' });
  await sent('2019-01-01', { isExample: true, exampleKey: 'sinama-eski' });
  const confirmedAt = new Date('2026-03-01T09:00Z');
  await app.db
    .insertInto('businessFacts')
    .values({ businessId: said, fact: 'existence', saidBy: 'visitors', confirmedAt })
    .execute();
  const source = {
    ...{ id: 'overture:z', licence: 'CDLA-Permissive-2.0', attribution: 'Overture' },
    ...{ version: '3', confidence: null, businessId: byFile, isOrigin: true, saidOn: '2023-05-01' },
  };
  await writeSources(app.db, [source], new Date('2026-02-01T09:00Z'));
  const team = await app.member({ role: 'admin' });
  const list = await team.call(listAdministeredBusinesses, { category, asked: 'oldest' });
  expect(list.map(({ id, confirmedOn }) => [id, confirmedOn])).toEqual([
    [oldest, '2021-01-01'],
    [byFile, '2023-05-01'],
    [said, '2026-03-01'],
  ]);
  const [newest] = await team.call(listAdministeredBusinesses, { category });
  expect(newest).not.toHaveProperty('confirmedOn');
});
