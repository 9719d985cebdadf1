import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { tellKinds } from '../kinds/kinds.service.ts';

/**
 * Who changes any column of any table with any client makes old what shows it. Rows that pages may show are changed one
 * column at a time, and the answers that pages are made from are compared: where one became another, the change was
 * noted for it.
 */
let app: TestApp;
let shown: number;
beforeAll(async () => {
  app = await createTestApp();
  const { db, given } = app;
  const place = { neighbourhood: 'Reşatbey', neighbourhoodSlug: 'resatbey', district: 'Seyhan' };
  const pin = { latitude: '37', longitude: '35.32' };
  const fields = { category: 'Kafeler', subcategory: 'Kahveci', ...place, ...pin };
  shown = await given.business({
    ...{ ...fields, name: 'Zerdali Kahve', description: 'Kahve', phone: '0322 591 26 41' },
    ...{
      email: 'zerdali@ornek.example',
      website: 'https://ornek.example',
      whatsapp: '05321112233',
    },
    ...{ instagram: 'zerdali', priceRange: '₺₺', hours: '{"mon-sun":"09:00-18:00"}' },
    ...{ features: ['Teras'], isEmailShown: true },
  });
  for (let other = 0; other < 5; other += 1) await given.business(fields);
  await given.business({ ...fields, name: 'Bekleyen', status: 'pending' });
  const review = await given.review(shown, { rating: 4 });
  await sql`update reviews set title = 'Güzel', owner_answer = 'Sağ olun',
    owner_answered_at = now() where id = ${review}`.execute(db);
  await given.review(shown, { status: 'pending' });
  const { userId } = await app.member();
  await sql`insert into business_claims (business_id, user_id, status)
    values (${shown}, ${userId}, 'approved')`.execute(db);
  await sql`insert into business_special_days (business_id, day, hours)
    values (${shown}, '2026-11-20', '10:00-14:00')`.execute(db);
  await sql`insert into duty_turns (service, day, district, starts_at, ends_at, name, name_key)
    values ('pharmacy', '2026-11-20', 'Seyhan', '2026-11-20T06:00Z', '2026-11-21T06:00Z', 'Cemre', 'cemre')`.execute(
    db,
  );
  await sql`insert into calendar_years (year) values (2026)`.execute(db);
  await sql`insert into advertisements
    (status, business_id, business_name, contact_person, email, phone, package_type, duration,
      ad_content, start_date, end_date)
    values ('live', ${shown}, 'Zerdali', 'Kişi', 'reklam@ornek.example', '0322 591 26 41', 'basic', 1,
      '{"title":"Reklam","description":"Kahve","features":[]}', '2026-11-01', '2026-12-01')`.execute(
    db,
  );
  while ((await tellKinds(db)) > 0);
});
afterAll(() => app.close());

/** What the page of the business itself is made from, apart from its neighbours and counts. */
const ofItself = () => [
  `/api/businesses/${shown}`,
  `/api/businesses/${shown}/reviews`,
  `/api/businesses/${shown}/reviews/summary`,
];
const ofLists = [
  ...[
    '/api/categories',
    '/api/businesses',
    '/api/businesses?sort=name',
    '/api/holidays',
    '/api/duty',
  ],
  ...[
    '/api/categories/kafeler/kinds',
    '/api/businesses/category/Kafeler/districts',
    '/api/live-ads',
  ],
  ...['/api/search?q=zerdali', '/api/search?open=now&category=Kafeler', '/api/businesses/new'],
  ...['/api/map/businesses?west=35&south=36.5&east=36&north=37.5'],
  ...['/api/neighbourhoods/seyhan/resatbey'],
];
const told = (addresses: readonly string[]) =>
  Promise.all(
    addresses.map(async (address) => {
      // One visitor would have asked too often soon.
      const answer = await app.browser().request(address);
      return `${answer.status} ${address} ${await answer.text()}`;
    }),
  );

/** Another value of a type, from the one that stands. */
const OTHERS: Record<string, string> = {
  text: `coalesce(C, '') || 'x'`,
  'text[]': `array_append(C, 'x')`,
  boolean: 'not C',
  integer: 'coalesce(C, 0) + 1',
  smallint: 'coalesce(C, 0) + 1',
  numeric: 'coalesce(C, 0) + 0.1',
  'double precision': 'coalesce(C, 0) + 0.1',
  date: 'C + 1',
  'timestamp with time zone': `coalesce(C, now()) + interval '1 day'`,
};
const CHOSEN: Record<string, string[]> = {
  status: ['pending', 'approved', 'suspended', 'hidden', 'cancelled', 'revoked'],
  plan: ['premium'],
  price_range: ['₺'],
  district: ['Çukurova'],
  category: ['Spor'],
  attributes: ['{"otopark": true}'],
  package_type: ['premium'],
};

interface Change {
  table: string;
  column: string;
  value: string;
  keys: string[];
}

/** Every column that can be changed, and how. */
async function changes(): Promise<Change[]> {
  const { rows } = await sql<{ table: string; column: string; type: string; keys: string[] }>`
    select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type,
      array(select k.attname::text from pg_index i join pg_attribute k
        on k.attrelid = i.indrelid and k.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary order by k.attnum) as keys
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and c.relname <> 'public_data_changes'
    order by 1, a.attnum`.execute(app.db);
  return rows.flatMap(({ table, column, type, keys }) => {
    const chosen = CHOSEN[column]?.map((value) => `'${value}'`);
    const other = OTHERS[type]?.replaceAll('C', `"${column}"`);
    return (chosen ?? (other ? [other] : [])).map((value) => ({ table, column, value, keys }));
  });
}

type Row = Record<string, unknown>;

/** By its key: a row lies elsewhere after every change. */
const isRow = (keys: readonly string[], row: Row) =>
  sql.join(
    keys.map((key) => sql`t.${sql.ref(key)}::text = ${String(row[key])}`),
    sql` and `,
  );

/** @returns the row before and after, and the subjects noted; undefined where the database refuses such a value */
async function change({ table, column, value, keys }: Change) {
  return app.db
    .transaction()
    .execute(async (trx) => {
      const which = table === 'businesses' ? sql`where id = ${shown}` : sql``;
      const { rows } = await sql<{ was: Row }>`select to_jsonb(t) as was
        from ${sql.table(table)} t ${which} order by ${sql.ref(keys[0] ?? column)} limit 1`.execute(
        trx,
      );
      const was = rows[0]?.was;
      if (!was) return undefined;
      const changed = await sql<{ is: Row }>`update ${sql.table(table)} t
        set ${sql.ref(column)} = ${sql.raw(value)} where ${isRow(keys, was)}
        returning to_jsonb(t) as is`.execute(trx);
      const noted = await sql<{ subject: string }>`select subject from public_data_changes
        where transaction_id = pg_current_xact_id()`.execute(trx);
      const subjects = noted.rows.map(({ subject }) => subject);
      return { was, is: changed.rows[0]?.is ?? was, subjects };
    })
    .catch(() => undefined);
}

async function takeBack({ table, column, keys }: Change, was: Row, is: Row) {
  await sql`with was as (
      select * from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(was)}::jsonb))
    update ${sql.table(table)} t set ${sql.ref(column)} = was.${sql.ref(column)}
    from was where ${isRow(keys, is)}`.execute(app.db);
}

test('whatever is changed in whatever table, what shows it is told', async () => {
  let before = { itself: await told(ofItself()), lists: await told(ofLists) };
  expect([...before.itself, ...before.lists].filter((answer) => !answer.startsWith('200'))).toEqual(
    [],
  );
  const untold: string[] = [];
  const seen = new Set<string>();
  for (const one of await changes()) {
    const { table, column, value } = one;
    const changed = await change(one);
    if (!changed) continue;
    const { subjects } = changed;
    const [itself, lists] = [await told(ofItself()), await told(ofLists)];
    const isOther = (now: string[], was: string[]) => now.some((answer, at) => answer !== was[at]);
    const isTold = (pattern: RegExp) => subjects.some((one) => one === '' || pattern.test(one));
    const [isItself, isLists] = [isOther(itself, before.itself), isOther(lists, before.lists)];
    const name = `${table}.${column} = ${value}`;
    if (isItself && !isTold(new RegExp(` ${shown}$`))) untold.push(`${name}, its page`);
    if (isLists && !isTold(/^(shown|gone) /)) untold.push(`${name}, lists`);
    if (isItself || isLists) seen.add(table);
    await takeBack(one, changed.was, changed.is);
    if (isItself || isLists)
      before = { itself: await told(ofItself()), lists: await told(ofLists) };
  }
  expect(untold).toEqual([]);
  // Each by at least one column.
  const made = ['advertisements', 'business_claims', 'business_kinds', 'business_special_days'];
  made.push('businesses', 'categories', 'duty_turns', 'reviews');
  expect([...seen]).toEqual(expect.arrayContaining(made));
}, 120_000);
