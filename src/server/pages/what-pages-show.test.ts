import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite } from '#server/administration/city-settings.service.ts';
import { PublicDataCount, readSubject } from '#server/platform/database/public-data.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { renderPage } from '#web/entry-server.tsx';
import { tellKinds } from '../kinds/kinds.service.ts';
import { neighboursNow } from '../search/related/related.service.ts';
import { ApiAnswers } from './api-answers.ts';
import { lastChangeBeside, lastChangeOf, type MadeFrom, OF_ALL_LISTS } from './made-from.ts';
import { pageRenderer } from './render-page.ts';

/**
 * Who changes any column of any table with any client makes old what shows it. Rows that pages may show are changed one
 * column at a time; every kind of page is made before and after, and the answers it is made from are asked for: where
 * one became another, the change was noted for what it says it was made from.
 */
let app: TestApp;
let shown: number;
let kindId: number;
let pages: string[];
/** They show all there are, or nobody can tell what they show. */
const OF_ALL = ['/', '/businesses', '/open-now', '/bayramda-acik', '/new-businesses', '/map'];
OF_ALL.push('/nobetci-eczane', '/search?q=zerdali', '/acik-veri', '/analytics');

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
  for (let bar = 0; bar < 3; bar += 1) await given.business({ category: 'Barlar' });
  const kind = await db
    .selectFrom('businessKinds as bk')
    .innerJoin('kinds as k', 'k.id', 'bk.kindId')
    .where('bk.businessId', '=', shown)
    .select(['k.id', 'k.slug'])
    .executeTakeFirstOrThrow();
  kindId = kind.id;
  pages = [
    ...OF_ALL,
    ...['/category/kafeler', '/category/kafeler?district=Seyhan', '/category/barlar'],
    ...[`/category/kafeler/${kind.slug}`, '/businesses?district=Seyhan'],
    ...['/mahalle/seyhan/resatbey', '/mahalle/seyhan/resatbey/kafeler'],
    ...[`/business/${shown}`, '/about'],
  ];
});
afterAll(() => app.close());

const data = new PublicDataCount();
const configured = {
  ...{ name: 'Adana Rehberi', publicUrl: 'http://test', mapStyleUrl: '', socialUrls: [] },
  contactEmail: 'kurulum@ornek.example',
};
const assets = { script: '/x.js', styles: [], fonts: [], chunksOf: () => [], stylesOf: () => [] };

interface Made {
  text: string;
  madeFrom: MadeFrom;
}

/** Keeps what was answered, and what each answer says it tells of. */
class KeptAnswers extends ApiAnswers {
  readonly made = new Map<string, Made>();

  override async fetch(...asked: Parameters<ApiAnswers['fetch']>) {
    const response = await super.fetch(...asked);
    const text = await (response instanceof Response ? response.clone() : response).text();
    const { madeFrom, status } = response;
    this.made.set(asked[0], { text: `${status} ${text}`, madeFrom });
    return response;
  }
}

const newAnswers = () => new KeptAnswers(app.api, data, { now: () => app.clock.now.getTime() });

/** Every page, with all the answers it is made from; nothing is known from before. */
async function makePages() {
  const answers = newAnswers();
  const site = openSite(app.dependencies, configured, data.count);
  const now = () => app.clock.now;
  const render = pageRenderer({ render: renderPage, assets }, answers, site, now);
  const made = new Map<string, Made>();
  for (const href of pages) {
    const { madeFrom, ...rendered } = await render(href, 'test');
    if (!madeFrom) throw new Error('a page does not say what it is made from');
    made.set(href, { text: JSON.stringify(rendered), madeFrom });
  }
  return { pages: made, answers: answers.made, site: JSON.stringify(await site()) };
}

/** What pages are made from, asked for anew: those of which it is wanted. */
async function askAgain(
  { answers }: Pick<Awaited<ReturnType<typeof makePages>>, 'answers'>,
  isWanted = (_: Made) => true,
) {
  const again = newAnswers();
  for (const [address, made] of answers)
    if (isWanted(made)) await again.fetch(address, { method: 'GET' }, 'test');
  const site = await openSite(app.dependencies, configured, data.count)();
  return { answers: again.made, site: JSON.stringify(site) };
}

/** Of those that were made anew. */
const differing = (before: Map<string, Made>, now: Map<string, Made>) =>
  [...before].filter(([key, { text }]) => now.has(key) && now.get(key)?.text !== text);

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
      const key = { businesses: shown, business_kinds: shown, kinds: kindId }[table];
      const which = key ? sql`where ${sql.ref(keys[0] ?? column)} = ${key}` : sql``;
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
  let before = await makePages();
  const statusOf = ([href, { text }]: [string, Made]) =>
    text.startsWith('{"status":200') ? [] : [`${href} ${text.slice(0, 99)}`];
  expect([...before.pages].flatMap(statusOf)).toEqual([]);
  const untold: string[] = [];
  const seen = new Set<string>();
  /** Of what it was not told by: once more from pages of now, for an earlier change may have left its trace. */
  const whoIsUntold = async (one: Change, isSure = false): Promise<string[]> => {
    const { table, column, value } = one;
    const version = data.count();
    const changed = await change(one);
    if (!changed) return [];
    for (const subject of changed.subjects) data.note(readSubject(subject));
    const isTold = ({ madeFrom }: Made) =>
      Math.max(lastChangeOf(data, madeFrom), lastChangeBeside(data, madeFrom)) > version;
    // Once it was seen that pages show such rows, nobody asks what those that are told say then: if all is old, nothing.
    const asks = (made: Made) => !seen.has(table) || !isTold(made);
    const answers = await askAgain(before, asks);
    const isSite = answers.site !== before.site;
    const others = differing(before.answers, answers.answers);
    const isAny = isSite || others.length > 0;
    // All that a page says comes out of its answers: once for each table this is seen.
    if (isAny && !seen.has(table))
      others.push(...differing(before.pages, (await makePages()).pages));
    const name = `${table}.${column} = ${value}`;
    const found = others.flatMap(([what, made]) => (isTold(made) ? [] : [`${name}, ${what}`]));
    for (const [what, { madeFrom }] of others)
      if (await haveTheSameNeighbours(madeFrom, version)) found.push(`${name}, below ${what}`);
    if (isSite && data.ofAnything() <= version) found.push(`${name}, the site`);
    if (isAny) seen.add(table);
    await takeBack(one, changed.was, changed.is);
    if (found.length === 0 || isSure) return found;
    before = await makePages();
    return whoIsUntold(one, true);
  };
  for (const one of await changes()) untold.push(...(await whoIsUntold(one)));
  expect(untold).toEqual([]);
  // Each by at least one column.
  const made = ['advertisements', 'business_claims', 'business_kinds', 'business_special_days'];
  made.push('businesses', 'categories', 'duty_turns', 'kinds', 'reviews');
  expect([...seen]).toEqual(expect.arrayContaining(made));
}, 600_000);

/** Whether neighbours are taken for what they were, without an answer. */
async function haveTheSameNeighbours(madeFrom: MadeFrom, version: number): Promise<boolean> {
  const side = madeFrom.side.filter(({ neighboursOf }) => neighboursOf !== undefined);
  const noApi = { fetch: () => Promise.reject(new Error('asked')) } as unknown as TestApp['api'];
  const answers = new ApiAnswers(noApi, data, { neighboursNow: () => neighboursNow(app.db) });
  if (side.length === 0) return false;
  const since = answers.stillSay(side, { madeFrom, version });
  return (await since.catch(() => undefined)) !== undefined;
}

/** Which pages a change of a business makes old: at once, and those of which something stands at the side. */
async function oldAfter(id: number, columns: string) {
  const { pages: made } = await makePages();
  const version = data.count();
  const noted = await app.db.transaction().execute(async (trx) => {
    await sql`update businesses set ${sql.raw(columns)} where id = ${id}`.execute(trx);
    return sql<{ subject: string }>`select subject from public_data_changes
      where transaction_id = pg_current_xact_id()`.execute(trx);
  });
  for (const { subject } of noted.rows) data.note(readSubject(subject));
  return [...made].flatMap(([href, { madeFrom }]) =>
    lastChangeOf(data, madeFrom) > version ? [href] : [],
  );
}

test('a list is made anew by changes of its own alone', async () => {
  const barber = await app.given.business({ category: 'Spor', district: 'Yüreğir' });
  const all = (...hrefs: string[]) => [...OF_ALL, ...hrefs].toSorted();
  const old = async (id: number, columns: string) => (await oldAfter(id, columns)).toSorted();
  expect(await old(barber, `name = 'Berber'`)).toEqual(all());
  // Of its old district and of its new one.
  expect(await old(barber, `district = 'Seyhan'`)).toEqual(all('/businesses?district=Seyhan'));
  expect(await old(barber, `district = 'Yüreğir'`)).toEqual(all('/businesses?district=Seyhan'));
  const ofShown = pages.filter((href) => !href.includes('barlar') && href !== '/about');
  expect(await old(shown, `phone = '0322 000 11 22'`)).toEqual(ofShown.toSorted());
}, 120_000);

test('what stands beside a business is asked for once more, and is the same until somebody beside it changes', async () => {
  const far = await app.given.business({ category: 'Spor', district: 'Yüreğir' });
  const { pages: made } = await makePages();
  const madeFrom = made.get(`/business/${shown}`)?.madeFrom ?? OF_ALL_LISTS;
  const version = data.count();
  const isSameAfter = async (id: number) => {
    await sql`update businesses set phone = '0322 000 33 44' where id = ${id}`.execute(app.db);
    return (await newAnswers().stillSay(madeFrom.side, { madeFrom, version })) !== undefined;
  };
  expect(await isSameAfter(far)).toBe(true);
  expect(await isSameAfter(madeFrom.neighbours[0] ?? 0)).toBe(false);
}, 120_000);

test('the neighbours who are chosen are those whom the answer tells', async () => {
  const { pages: made } = await makePages();
  const { neighbours = [] } = made.get(`/business/${shown}`)?.madeFrom ?? {};
  expect(neighbours).not.toEqual([]);
  expect((await neighboursNow(app.db))(shown)).toEqual(neighbours);
}, 120_000);

test('a page whose answers say what they said is the page it was', async () => {
  const far = await app.given.business({ category: 'Spor', district: 'Yüreğir' });
  const before = (await makePages()).pages;
  const same = new Set<string>();
  for (const [id, columns] of [
    [far, `phone = '0322 000 55 66'`],
    [far, `status = 'suspended'`],
    [shown, `phone = '0322 000 77 88'`],
  ] as const) {
    await sql`update businesses set ${sql.raw(columns)} where id = ${id}`.execute(app.db);
    const now = (await makePages()).pages;
    for (const [href, { text, madeFrom }] of before) {
      const { side, listed } = madeFrom;
      const old = { madeFrom, version: data.count() };
      const isSame = (await newAnswers().stillSay([...side, ...listed], old)) !== undefined;
      if (madeFrom.businesses.length > 0 || !isSame) continue;
      same.add(href);
      expect(now.get(href)?.text, `${href} after ${columns}`).toBe(text);
    }
  }
  expect([...same]).toEqual(
    expect.arrayContaining(['/category/kafeler', '/businesses?district=Seyhan']),
  );
}, 120_000);
