import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints, nameOf } from '#contract/api/api.ts';
import type { Endpoint } from '#contract/api/endpoint.ts';
import * as businesses from '#contract/businesses/businesses.ts';
import { listNewBusinesses } from '#contract/businesses/new-businesses.ts';
import { setPriceList } from '#contract/businesses/price-list.ts';
import * as importBatches from '#contract/imports/import-batches.ts';
import * as administration from '#contract/moderation/administration.ts';
import * as teamRecords from '#contract/moderation/administration-records.ts';
import { listAdministeredPlaces } from '#contract/places/administered-places.ts';
import { listBusinessesOfNeighbourhood } from '#contract/places/neighbourhoods.ts';
import { listBusinessReservations } from '#contract/reservations/reservations.ts';
import { listReviewsOfBusiness, REVIEW_SORTS } from '#contract/reviews.ts';
import { SEARCH_SORTS, searchDirectory } from '#contract/search/search.ts';
import { record } from '#server/platform/audit/audit.ts';
import { inTransaction } from '#server/platform/context.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';
import { requestFor } from '#web/api/api.ts';
import { listCheapest } from './search/ranking/cheapest.queries.ts';

/** Everything a list can be ordered by is equal, but for the id. */
const COUNT = 9;
const LIMIT = 3;
const category = 'Otomotiv';
const name = 'Zerdali Oto';
const pin = { latitude: '37', longitude: '35.32' };
/** What is told apart by a number, in the team's lists. */
const q = 'liste.example';

let app: TestApp;
let reader: TestMember;
let business: number;
beforeAll(async () => {
  app = await createTestApp();
  const { db } = app;
  await withoutIndexes();
  reader = await app.member({ role: 'admin' });
  const at = app.clock.now;
  business = await app.given.business();
  const owner = { businessId: business, userId: reader.userId };
  await db
    .insertInto('businessClaims')
    .values({ ...owner, status: 'approved' })
    .execute();
  const person = { name: 'Ad', phone: '0532 000 00 00', email: 'ad@ornek.example' };
  const table = { businessId: business, day: '2026-12-01', time: '12:00', people: 2, ...person };
  for (let one = 0; one < COUNT; one += 1) {
    const email = `${one}@${q}`;
    await app.given.business({ category, name, approvedAt: at, ...pin });
    await app.given.review(business);
    await db.insertInto('reservations').values(table).execute();
    await db.insertInto('users').values({ name: 'Ad', email }).execute();
    await db
      .insertInto('outbox')
      .values({ kind: 'x', recipient: email, letter: '{}', nextTryAt: at, createdAt: at })
      .execute();
    await db
      .insertInto('places')
      .values({ key: email, kind: 'road', name: email, source: 'addresses', extent: 150 })
      .execute();
    await db.insertInto('importBatches').values({ fileName: 'x.csv', source: 'x' }).execute();
    await inTransaction(app.dependencies, (inside) =>
      record(
        inside,
        { userId: undefined, role: 'operator' },
        { action: 'review.hide', entity: 'review', entityId: 7 },
      ),
    );
  }
  await db.updateTable('reviews').set({ createdAt: at }).execute();
  // Rows that are written again lie behind the others.
  for (const rows of [
    'businesses',
    'reviews',
    'reservations',
    'users',
    'outbox',
    'importBatches',
    'places',
  ])
    for (const place of [4, 1, 7])
      await sql`update ${sql.table(rows)} set id = id where id = (
        select id from ${sql.table(rows)} order by id desc limit 1 offset ${place})`.execute(db);
});
afterAll(() => app.close());

/** No index brings rows in its order: the connection that is open is told, those to come hear it. */
const withoutIndexes = () =>
  app.db.connection().execute(async (db) => {
    for (const way of ['enable_indexscan', 'enable_indexonlyscan', 'enable_bitmapscan']) {
      await sql`do ${sql.lit(
        `begin execute format('alter database %I set ${way} = off', current_database()); end`,
      )}`.execute(db);
      await sql`select set_config(${way}, 'off', false)`.execute(db);
    }
  });

const each = (endpoint: Endpoint, sorts: readonly string[], asks = {}, order: Order = 'up') =>
  sorts.map((sort) => ({ endpoint, asks: { ...asks, sort }, order }));
type Order = 'up' | 'down';

const lists: { endpoint: Endpoint; asks: object; order: Order }[] = [
  ...each(businesses.listBusinesses, businesses.SORTS, { category }),
  ...each(businesses.listBusinessesOfCategory, businesses.SORTS, { categoryName: category }),
  ...each(listBusinessesOfNeighbourhood, businesses.SORTS, {
    ...{ district: 'Seyhan', slug: 'resatbey', category },
  }),
  { endpoint: businesses.searchBusinesses, asks: { q: name }, order: 'up' },
  { endpoint: businesses.searchBusinesses, asks: { q: category }, order: 'up' },
  { endpoint: listNewBusinesses, asks: { category }, order: 'down' },
  { endpoint: listBusinessReservations, asks: {}, order: 'up' },
  ...each(listReviewsOfBusiness, REVIEW_SORTS, {}, 'down'),
  { endpoint: administration.listAdministeredBusinesses, asks: { category }, order: 'down' },
  {
    endpoint: administration.listAdministeredBusinesses,
    asks: { category, asked: 'oldest' },
    order: 'up',
  },
  { endpoint: listAdministeredPlaces, asks: { kind: 'road' }, order: 'up' },
  { endpoint: importBatches.listImportBatches, asks: {}, order: 'down' },
  { endpoint: teamRecords.listPeople, asks: { q }, order: 'down' },
  { endpoint: teamRecords.listEmails, asks: { q }, order: 'down' },
  { endpoint: teamRecords.listDecisions, asks: { entity: 'review', entityId: '7' }, order: 'down' },
];

const inOrder = (ids: number[], order: Order) =>
  ids.toSorted((a, b) => (order === 'up' ? a - b : b - a));
const idsIn = (items: unknown) => (items as { id: number }[]).map(({ id }) => id);

test.each(lists.map((list) => ({ ...list, called: nameOf(list.endpoint) })))(
  '$called of $asks: every one once, ties by id $order, and nothing after the last',
  async ({ endpoint, asks, order }) => {
    const first = requestFor(endpoint, { id: business, ...asks, limit: LIMIT });
    const seen: number[] = [];
    let pages = 0;
    for (let next: string | undefined = first.address; next; pages += 1) {
      const answer = await reader.request(next);
      expect(answer.headers.get('X-Total-Count')).toBe(String(COUNT));
      seen.push(...idsIn(await answer.json()));
      next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('Link') ?? '')?.[1];
    }
    expect(pages).toBe(COUNT / LIMIT);
    expect(new Set(seen).size).toBe(COUNT);
    expect(seen).toEqual(inOrder(seen, order));
  },
);

test('no list is missing here', () => {
  expect(new Set(lists.map(({ endpoint }) => nameOf(endpoint)))).toEqual(
    new Set(endpoints.filter(({ list }) => list).map(nameOf)),
  );
});

test.each(SEARCH_SORTS)('pages of a search by %s', async (sort) => {
  const seen: number[] = [];
  for (let page = 1; page <= COUNT / LIMIT; page += 1) {
    const near = `${pin.latitude},${pin.longitude}`;
    const asks = {
      category,
      sort,
      limit: LIMIT,
      page,
      near,
      ...(sort === 'relevance' && { q: name }),
    };
    const answer = await app.call(searchDirectory, asks);
    expect(answer).toMatchObject({ total: COUNT, pageCount: COUNT / LIMIT });
    seen.push(...idsIn(answer.items));
  }
  expect(new Set(seen).size).toBe(COUNT);
  expect(seen).toEqual(inOrder(seen, sort === 'newest' ? 'down' : 'up'));
});

test('lines of price lists: what costs the same by number and place, nothing of who is closed', async () => {
  const ids: number[] = [];
  for (let one = 0; one < COUNT; one += 1) ids.push(await app.given.business());
  for (const id of ids.toReversed())
    await reader.call(setPriceList, { id, text: 'Çay 15\nDemli çay 15\nKahve 15' });
  const [gone = 0, ...open] = ids;
  await app.db.updateTable('businesses').set({ status: 'closed' }).where('id', '=', gone).execute();
  for (const [position, id] of [
    [0, open[2]],
    [1, open[5]],
  ] as const)
    await sql`update price_lines set position = position
      where business_id = ${id} and position = ${position}`.execute(app.db);
  const found = await listCheapest(app.db, "'cay'", new Date(0));
  expect(found.map(({ businessId, line }) => [businessId, line])).toEqual(
    open.flatMap((id) => [
      [id, 'Çay'],
      [id, 'Demli çay'],
    ]),
  );
});
