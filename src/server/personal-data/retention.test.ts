import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { RETENTION, type RetentionKey, type TimedKey, termMs } from '#contract/retention.ts';
import { productJobs } from '#server/app.ts';
import { KEY_HOURS } from '#server/platform/once.ts';
import { recordsToDecide, statesOf } from '#tests/support/records-to-decide.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#tests/support/test-app.ts';
import { privacyText } from '#web/texts/privacy.ts';
import { forgetJob } from './retention.jobs.ts';
import { RETAINED } from './retention.service.ts';

let app: TestApp;
let businessId: number;
let given: ReturnType<typeof recordsToDecide>;
beforeAll(async () => {
  app = await createTestApp();
  given = recordsToDecide(app);
  businessId = await app.given.business();
});
afterAll(() => app.close());

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Columns that may say something of a person, whatever their table is called. */
const OF_A_PERSON =
  /email|phone|recipient|^(?:\w+_)?name$|person|user_id|_by$|actor_id|message|content|note$|letter|browser_hash|visitor_hash|answer|session|salt|token|^key$/;

/** Tables whose such columns are nobody's, and why. */
const OF_NOBODY: Record<string, string> = {
  business_analytics: 'sums of clicks on a telephone',
  categories: 'names of kinds',
  city_settings: 'names of settings; contacts of the operator',
  job_runs: 'names of jobs',
  kysely_migration: 'names of migrations',
  used_admin_emails: 'hashes of a setting of the operator',
};

test('every table with a column about people is in the table of what is kept', async () => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as table, array_agg(column_name::text) as columns
    from information_schema.columns where table_schema = 'public'
    group by table_name order by table_name`.execute(app.db);
  const kept = new Set(Object.values(RETAINED).flatMap(({ tables }) => tables));
  const forgotten = rows
    .filter(({ columns }) => columns.some((column) => OF_A_PERSON.test(column)))
    .map(({ table }) => table)
    .filter((table) => !kept.has(table) && !(table in OF_NOBODY));
  expect(forgotten).toEqual([]);
  const known = new Set(rows.map(({ table }) => table));
  expect([...kept, ...Object.keys(OF_NOBODY)].filter((table) => !known.has(table))).toEqual([]);
});

test('the privacy page prints the same table, in words', () => {
  const section = privacyText({ name: 'Rehber', contactEmail: undefined }).sections.find(
    ({ id }) => id === 'saklama-sureleri',
  );
  expect(section?.definitions?.map(({ name }) => name)).toEqual(
    Object.values(RETENTION).map(({ what }) => what),
  );
  expect(section?.definitions).toContainEqual({
    name: 'Rezervasyonlar',
    text: 'Rezervasyon gününden sonra 1 yıl; siz ve işletme geçmişe bakabilin, bir anlaşmazlık çözülebilsin diye.',
  });
  expect(section?.definitions).toContainEqual({
    name: 'Ziyaret ölçümünde kullanılan günlük rastgele anahtar',
    text: 'Üretildikten sonra 48 saat; bir ziyaretçi gün içinde bir kez sayılsın diye.',
  });
});

test('no answer of a form and no count of a limit runs longer than the page says; files have their job', () => {
  const longest = Math.max(...Object.values(LIMITS).map(({ perSeconds }) => perSeconds));
  expect(longest * 1000).toBeLessThanOrEqual(termMs(RETENTION.limits.keep));
  expect(KEY_HOURS * HOUR_MS).toBe(termMs(RETENTION.repeatedAnswers.keep));
  expect(productJobs.map(({ name }) => name)).toContain('upload-removal');
});

const at = TEST_NOW;
const decided = { created_at: at, updated_at: at };
const person = { name: 'Ayşe Yılmaz', phone: '0322 000 00 00', email: 'ayse@ornek.example' };
const owner = {
  ...{ business_name: 'Lokanta', owner_name: person.name, address: 'Seyhan' },
  ...{ phone: person.phone, email: person.email },
};
const ad = {
  ...{ business_name: 'Lokanta', contact_person: person.name, email: person.email },
  ...{ phone: person.phone, package_type: 'basic' as const, duration: 1 },
};
const seen = { visitor_hash: Buffer.alloc(16), words: 'pide', typed: 'pide', day: '2026-11-20' };

const business = (status: 'email_pending' | 'rejected') =>
  app.given.business({ status, email: person.email, updated_at: at });
const insert = (table: string, row: object) =>
  app.db
    .insertInto(table as 'reports')
    .values(row as never)
    .execute();
const count =
  (table: string, where = sql`true`) =>
  async () => {
    const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${where}`.execute(app.db);
    return rows[0]?.count;
  };

interface Sample {
  /** Makes one record whose time begins at TEST_NOW. */
  make(): Promise<unknown>;
  /** How many there are. */
  left(): Promise<unknown>;
}

const samples: Record<string, Sample & { key: TimedKey }> = {
  'a code': {
    key: 'signInCodes',
    make: () =>
      insert('sign_in_codes', {
        ...{ email: person.email, code_hash: Buffer.alloc(1), browser_hash: Buffer.alloc(1) },
        ...{ expires_at: at, created_at: at },
      }),
    left: count('sign_in_codes'),
  },
  'an unproved business': {
    key: 'unprovedRecords',
    make: () => business('email_pending'),
    left: count('businesses', sql`status = 'email_pending'`),
  },
  'an unproved application': {
    key: 'unprovedRecords',
    make: () => insert('business_owners', { ...owner, ...decided }),
    left: count('business_owners', sql`status = 'email_pending'`),
  },
  'a rejected business': {
    key: 'endedApplications',
    make: () => business('rejected'),
    left: count('businesses', sql`status = 'rejected'`),
  },
  'a revoked application': {
    key: 'endedApplications',
    make: () => insert('business_owners', { ...owner, ...decided, status: 'revoked' }),
    left: count('business_owners', sql`status = 'revoked'`),
  },
  'a withdrawn claim': {
    key: 'endedApplications',
    make: () =>
      insert('business_claims', { business_id: businessId, status: 'withdrawn', ...decided }),
    left: count('business_claims'),
  },
  'a decided revision': {
    key: 'endedApplications',
    make: () =>
      insert('business_revisions', {
        ...{ business_id: businessId, changes: '{}', status: 'approved', decided_at: at },
      }),
    left: count('business_revisions'),
  },
  'a declined plan request': {
    key: 'endedApplications',
    make: () =>
      insert('plan_requests', {
        ...{ business_id: businessId, plan: 'basic', status: 'declined', ...decided },
      }),
    left: count('plan_requests'),
  },
  'an invitation': {
    key: 'invitations',
    make: () =>
      insert('business_members', {
        ...{ business_id: businessId, email: person.email, role: 'manager' },
        invitation_expires_at: at,
      }),
    left: count('business_members'),
  },
  'a reservation': {
    key: 'reservations',
    make: () =>
      insert('reservations', {
        ...{ business_id: businessId, day: '2026-11-20', time: '12:00', people: 2 },
        ...{ ...person, ...decided },
      }),
    left: count('reservations'),
  },
  'a message': {
    key: 'messages',
    make: () =>
      insert('business_messages', {
        ...{ business_id: businessId, ...person, content: 'Merhaba', created_at: at },
      }),
    left: count('business_messages'),
  },
  'a decided report': {
    key: 'reports',
    make: () =>
      insert('reports', {
        ...{ business_id: businessId, reason: 'other', status: 'accepted', ...decided },
      }),
    left: count('reports'),
  },
  'an answered removal request': {
    key: 'removalRequests',
    make: () =>
      insert('removal_requests', {
        ...{ name: person.name, email: person.email, content: 'Kaldırın' },
        ...{ status: 'accepted', ...decided },
      }),
    left: count('removal_requests'),
  },
  'a lead': {
    key: 'leads',
    make: () => insert('promotional_leads', { email: person.email, created_at: at }),
    left: count('promotional_leads'),
  },
  'an advertisement request': {
    key: 'leads',
    make: () => insert('advertisement_requests', { ...ad, ...decided }),
    left: count('advertisement_requests'),
  },
  'who bought an advertisement': {
    key: 'soldAds',
    make: () =>
      insert('advertisements', {
        ...{ ...ad, ...decided, status: 'ended', live_at: at, ad_content: '{}' },
        ...{ start_date: '2026-11-01', end_date: '2026-11-20' },
      }),
    left: count('advertisements', sql`email <> ''`),
  },
  'the name of a file': {
    key: 'importFileNames',
    make: () =>
      insert('import_batches', {
        ...{ file_name: 'ayse-yilmaz.csv', source: 'standard', created_at: at },
      }),
    left: count('import_batches', sql`file_name <> 'dosya.csv'`),
  },
  'a letter that was given up': {
    key: 'letters',
    make: () =>
      insert('outbox', {
        ...{ kind: 'x', recipient: person.email, letter: '{}', failed_at: at, created_at: at },
      }),
    left: count('outbox'),
  },
  'a salt': {
    key: 'visitorSalts',
    make: () =>
      insert('visitor_salts', { day: '2026-11-20', salt: Buffer.alloc(1), created_at: at }),
    left: count('visitor_salts'),
  },
  'who saw a business': {
    key: 'countedVisitors',
    make: () =>
      insert('counted_events', {
        ...{ day: '2026-11-20', event: 'x', visitor_hash: Buffer.alloc(16) },
      }),
    left: count('counted_events'),
  },
  'a visit': {
    key: 'visits',
    async make() {
      await insert('visitor_stats', { date: '2026-11-20', page: '/', created_at: at });
      await insert('daily_stats', { date: '2026-11-20', is_closed: true });
    },
    left: count('visitor_stats'),
  },
  'a missed search': {
    key: 'searchWords',
    make: () => insert('missed_searches', seen),
    left: count('missed_searches'),
  },
  'the words of a search': {
    key: 'searchWords',
    make: () => insert('business_search_words', { ...seen, business_id: businessId }),
    left: count('business_search_words'),
  },
};

describe('goes when its time is over, and not before', () => {
  test.each(Object.entries(samples))('%s', async (_, { key, make, left }) => {
    await make();
    expect(await left()).toBe(1);
    const term = termMs(RETENTION[key].keep);
    app.clock.now = new Date(at.getTime() + term - 60_000);
    await forgetJob.run(app.surroundings);
    expect(await left()).toBe(1);
    // Days are counted as days: the last one ends at midnight.
    app.clock.now = new Date(at.getTime() + term + DAY_MS);
    await forgetJob.run(app.surroundings);
    expect(await left()).toBe(0);
    app.clock.now = TEST_NOW;
  });

  test('each kind that is timed has a sample, or its own test', () => {
    const elsewhere: RetentionKey[] = [
      ...(['documents', 'unusedUploads'] as const), // uploads.test.ts
      ...(['sessions', 'limits', 'repeatedAnswers'] as const), // accounts, limits and below
    ];
    const tried = new Set<string>(Object.values(samples).map(({ key }) => key));
    const timed = Object.entries(RETENTION).filter(([, row]) => 'keep' in row);
    expect(
      timed
        .map(([key]) => key)
        .filter((key) => !tried.has(key) && !elsewhere.includes(key as never)),
    ).toEqual([]);
  });
});

test('what waits for somebody, or is in force, stays however old it is', async () => {
  await insert('business_claims', { business_id: businessId, status: 'approved', ...decided });
  await insert('business_claims', { business_id: businessId, status: 'needs_info', ...decided });
  await insert('reports', { business_id: businessId, reason: 'other', ...decided });
  await insert('business_owners', { ...owner, ...decided, status: 'pending' });
  await app.given.business({ status: 'pending', updated_at: at });
  app.clock.now = new Date(at.getTime() + 20 * 365 * DAY_MS);
  await forgetJob.run(app.surroundings);
  app.clock.now = TEST_NOW;
  expect(await count('business_claims')()).toBe(2);
  expect(await count('reports')()).toBe(1);
  expect(await count('business_owners')()).toBe(1);
  expect(await count('businesses', sql`status = 'pending'`)()).toBe(1);
});

/** States in which a record waits or is in force; whoever adds a state says here whether it ends. */
const standing = {
  business: ['pending', 'approved', 'suspended', 'closed', 'merged'],
  revision: ['pending'],
  application: ['pending', 'approved'],
  claim: ['pending', 'needs_info', 'approved'],
  report: ['open'],
  plan_request: ['new', 'contacted'],
  removal: ['open'],
} as const;
const states = (Object.keys(standing) as (keyof typeof standing)[]).flatMap((kind) =>
  statesOf[kind].map((state) => ({ kind, state })),
);
const tables = {
  business: 'businesses',
  revision: 'business_revisions',
  application: 'business_owners',
  claim: 'business_claims',
  report: 'reports',
  plan_request: 'plan_requests',
  removal: 'removal_requests',
} as const;

test.each(states)('$kind, once $state, stays for ever only where it stands', async (row) => {
  const { kind, state } = row;
  const isOver = kind === 'revision' && state !== 'pending' && { decided_at: at };
  const fields = kind === 'business' ? { updated_at: at } : { ...isOver };
  const id = await given(kind, state, fields);
  app.clock.now = new Date(at.getTime() + 20 * 365 * DAY_MS);
  await forgetJob.run(app.surroundings);
  app.clock.now = TEST_NOW;
  const left = await count(tables[kind], sql`id = ${id}`)();
  expect(left).toBe((standing[kind] as readonly string[]).includes(state) ? 1 : 0);
});

test('answers of forms go with their time', async () => {
  const until = new Date(at.getTime() + HOUR_MS);
  await insert('repeated_requests', {
    key_hash: Buffer.from('x'),
    answer: '{}',
    expires_at: until,
  });
  await forgetJob.run(app.surroundings);
  expect(await count('repeated_requests')()).toBe(1);
  app.clock.now = until;
  await forgetJob.run(app.surroundings);
  app.clock.now = TEST_NOW;
  expect(await count('repeated_requests')()).toBe(0);
});
