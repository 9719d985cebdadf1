import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Correction, listCorrections } from '#contract/open-data.ts';
import { changeManagedBusiness, setSpecialDay } from '#contract/owners/owner-workspace.ts';
import { reportBusiness } from '#contract/reports.ts';
import { decideAbout } from '#server/decided-records/decided-records.service.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: TestMember;
let own: number;
/** Where the record of decisions ended before a test. */
let start: string;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.member({ email: 'sahip@gizli.example', name: 'Gizli Sahip' });
});
afterAll(() => app.close());
beforeEach(async () => {
  own = await owned();
  start = await latest();
});

const latest = async (): Promise<string> => {
  let { next, isMore } = await app.call(listCorrections, { limit: 500 });
  while (isMore) ({ next, isMore } = await app.call(listCorrections, { cursor: next, limit: 500 }));
  return next;
};
async function owned(fields = {}) {
  const id = await app.given.business({ phone: '0322 000 00 01', ...fields });
  const claim = { businessId: id, userId: owner.userId, status: 'approved' as const };
  await app.db.insertInto('businessClaims').values(claim).execute();
  return id;
}
const decide = (kind: string, id: number, transition: string, said = {}) =>
  decideAbout(
    { ...app.dependencies, actor: { userId: undefined, role: 'operator' } },
    { kind, id, transition, ...said },
  );
const said = ({ businessId, by, kind, fields }: Correction) => ({ businessId, by, kind, fields });
const told = async () => (await app.call(listCorrections, { cursor: start })).corrections.map(said);

test('what owner, visitor and team changed is told by field, never by whom', async () => {
  await owner.call(changeManagedBusiness, {
    ...{ id: own, phone: '0322 591 26 41', description: 'Yeni söz', isEmailShown: false },
  });
  await owner.call(setSpecialDay, { id: own, day: '2026-12-31', hours: 'kapalı' });
  const { id: report } = await app.browser().call(reportBusiness, {
    ...{ id: own, reason: 'wrong_phone', suggestion: '0322 591 26 42' },
    ...{ message: 'Aradım', email: 'bildiren@gizli.example' },
  });
  await decide('report', report, 'accept');
  const phone = { name: 'phone', value: '0322 591 26 42' };
  expect(await told()).toEqual([
    // Each field says what it says by now: nothing that was mended is told again.
    { businessId: own, by: 'owner', kind: 'changed', fields: [phone] },
    {
      ...{ businessId: own, by: 'owner', kind: 'changed' },
      fields: [{ name: 'specialDays', value: { '2026-12-31': 'kapalı' } }],
    },
    { businessId: own, by: 'visitor', kind: 'changed', fields: [phone] },
  ]);
  const text = await (await app.request('/api/open-data/corrections')).text();
  for (const secret of ['gizli', 'Gizli', 'Yeni söz']) expect(text).not.toContain(secret);
  const [first = {}] = JSON.parse(text).corrections;
  expect(Object.keys(first)).toEqual([
    ...['businessId', 'url', 'at', 'by', 'kind', 'licence', 'sourceIds', 'fields'],
  ]);
});

test('whoever gave the data finds it by their own ids, under the licence of what people wrote', async () => {
  const known = { businessId: own, licence: 'ODbL-1.0', isOrigin: true, seenAt: new Date() };
  await app.db
    .insertInto('businessSources')
    .values([
      { ...known, sourceId: 'osm:node/101' },
      { ...known, sourceId: 'fsq:4b5c', isOrigin: false },
    ])
    .execute();
  await owner.call(changeManagedBusiness, { id: own, phone: '0322 591 26 45' });
  await decide('business', own, 'suspend');
  const { corrections } = await app.call(listCorrections, { cursor: start });
  const told = { licence: 'CC-BY-4.0', sourceIds: ['fsq:4b5c', 'osm:node/101'] };
  expect(corrections).toMatchObject([{ kind: 'gone', ...told }]);
  await decide('business', own, 'restore');
  const { corrections: back } = await app.call(listCorrections, { cursor: start });
  expect(back[0]).toMatchObject({ kind: 'changed', ...told });
});

test('one that is suspended goes and comes back; what was never public is not named', async () => {
  const waiting = await owned({ status: 'pending' });
  await owner.call(changeManagedBusiness, { id: own, phone: '0322 591 26 43' });
  await owner.call(changeManagedBusiness, { id: waiting, phone: '0322 591 26 44' });
  await decide('business', own, 'suspend');
  const gone = { businessId: own, by: 'team', kind: 'gone', fields: [] };
  // What was said of it before has gone with it.
  expect(await told()).toEqual([gone]);
  await decide('business', waiting, 'reject', { reason: 'Adres yok' });
  await decide('business', own, 'restore');
  expect((await told()).map(({ kind }) => kind)).toEqual(['changed', 'gone', 'back']);
  // Published for the first time it is new: not a correction, though what was written of it stands.
  const fresh = await app.given.business({ status: 'pending', approvedAt: null });
  await decide('business', fresh, 'approve');
  expect((await told()).some(({ businessId }) => businessId === fresh)).toBe(false);
});

test('pages have each change once, and later ones follow the last', async () => {
  // The last page is full, and nothing comes after it.
  for (let number = 10; number < 19; number += 1)
    await owner.call(changeManagedBusiness, { id: own, phone: `0322 591 26 ${number}` });
  const seen: string[] = [];
  const ask = async (cursor: string) => {
    const page = await app.call(listCorrections, { cursor, limit: 3 });
    seen.push(...page.corrections.map(({ at, businessId }) => `${businessId} ${at}`));
    return page;
  };
  let page = await ask(start);
  const lengths = [page.corrections.length];
  while (page.isMore) {
    page = await ask(page.next);
    lengths.push(page.corrections.length);
  }
  expect(lengths).toEqual([3, 3, 3]);
  expect((await ask(page.next)).corrections).toEqual([]);
  await owner.call(changeManagedBusiness, { id: own, phone: '0322 591 26 20' });
  expect((await ask((await ask(page.next)).next)).corrections).toEqual([]);
  expect(seen).toHaveLength(10);
});

test('since a moment, and clear words for what is none', async () => {
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
  const since = app.clock.now.toISOString();
  expect((await app.call(listCorrections, { since })).corrections).toEqual([]);
  await owner.call(changeManagedBusiness, { id: own, phone: '0322 591 26 50' });
  expect((await app.call(listCorrections, { since })).corrections).toHaveLength(1);
  for (const query of ['since=dun', 'since=2026-13-45', 'cursor=x', 'limit=0']) {
    const refused = await app.request(`/api/open-data/corrections?${query}`);
    expect(refused.status, query).toBe(400);
  }
});
