import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '#contract/api/limits.ts';
import { RETENTION, type RetentionKey, type TimedKey, termMs } from '#contract/retention.ts';
import { productJobs } from '#server/app.ts';
import { decidedRecords } from '#server/decided-records/decided-records.service.ts';
import { KEY_HOURS } from '#server/platform/http/idempotency.ts';
import { recordsToDecide, statesOf } from '#tests/support/records-to-decide.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#tests/support/test-app.ts';
import { privacyText } from '#web/texts/privacy.ts';
import { forgetJob } from './retention.jobs.ts';
import { RETAINED } from './retention.service.ts';

let app: TestApp;
let businessId: number;
let memberId: number;
let given: ReturnType<typeof recordsToDecide>;
beforeAll(async () => {
  app = await createTestApp();
  given = recordsToDecide(app);
  businessId = await app.given.business();
  ({ userId: memberId } = await app.member());
  for (const table of ['sessions', 'signInCodes', 'outbox'] as const)
    await app.db.deleteFrom(table).execute();
});
afterAll(() => app.close());

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Columns that may say something of a person, whatever their table is called. */
const OF_A_PERSON =
  /email|phone|recipient|^(?:\w+_)?name$|person|user_id|_by$|actor_id|message|content|note$|letter|browser_hash|visitor_hash|answer|session|salt|token|^key$/;

/** Tables whose such columns are nobody's, and why. */
const OF_NOBODY: Record<string, string> = {
  businessAnalytics: 'sums of clicks on a telephone',
  businessFacts: 'names of facts, and roles of who said them',
  businessNames: 'names of businesses, as files say them',
  businessSpecialDays: 'names of holidays',
  categories: 'names of kinds',
  citySettings: 'names of settings; contacts of the operator',
  dutyCuts: 'names of pharmacies',
  dutyTurns: 'pharmacies, as their chamber publishes them',
  factQuestions: 'whether all of a page still holds, as its owner said',
  jobRuns: 'names of jobs',
  kinds: 'names of kinds',
  kyselyMigration: 'names of migrations',
  places: 'names of streets and malls',
  priceLines: 'names of what a business sells',
  usedAdminEmails: 'hashes of a setting of the operator',
};

/** As code calls it. */
const nameOf = (table: string) => table.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

test('every table with a column about people is in the table of what is kept', async () => {
  const { rows: found } = await sql<{ table: string; columns: string[] }>`
    select table_name as table, array_agg(column_name::text) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
    group by table_name order by table_name`.execute(app.db);
  const rows = found.map(({ table, columns }) => ({ table: nameOf(table), columns }));
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
const decided = { createdAt: at, updatedAt: at };
const person = { name: 'Ayşe Yılmaz', phone: '0322 000 00 00', email: 'ayse@ornek.example' };
const owner = {
  ...{ businessName: 'Lokanta', ownerName: person.name, address: 'Seyhan' },
  ...{ phone: person.phone, email: person.email },
};
const ad = {
  ...{ businessName: 'Lokanta', contactPerson: person.name, email: person.email },
  ...{ phone: person.phone, packageType: 'basic' as const, duration: 1 },
};
const seen = { visitorHash: Buffer.alloc(16), words: 'pide', typed: 'pide', day: '2026-11-20' };

/** It would run for years. */
const session = (createdAt: Date) => ({
  ...{ userId: memberId, tokenHash: Buffer.alloc(32), agentClass: null, createdAt },
  ...{ lastSeenAt: createdAt, expiresAt: new Date('2036-01-01T00:00:00Z') },
});
const business = (status: 'email_pending' | 'rejected') =>
  app.given.business({ status, email: person.email, updatedAt: at });
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
      insert('signInCodes', {
        ...{ email: person.email, codeHash: Buffer.alloc(1), browserHash: Buffer.alloc(1) },
        ...{ expiresAt: at, createdAt: at },
      }),
    left: count('signInCodes'),
  },
  'an unproved business': {
    key: 'unprovedRecords',
    make: () => business('email_pending'),
    left: count('businesses', sql`status = 'email_pending'`),
  },
  'an unproved application': {
    key: 'unprovedRecords',
    make: () => insert('businessOwners', { ...owner, ...decided }),
    left: count('businessOwners', sql`status = 'email_pending'`),
  },
  'a rejected business': {
    key: 'endedApplications',
    make: () => business('rejected'),
    left: count('businesses', sql`status = 'rejected'`),
  },
  'a revoked application': {
    key: 'endedApplications',
    make: () => insert('businessOwners', { ...owner, ...decided, status: 'revoked' }),
    left: count('businessOwners', sql`status = 'revoked'`),
  },
  'a withdrawn claim': {
    key: 'endedApplications',
    make: () => insert('businessClaims', { businessId, status: 'withdrawn', ...decided }),
    left: count('businessClaims'),
  },
  'a decided revision': {
    key: 'endedApplications',
    make: () =>
      insert('businessRevisions', {
        ...{ businessId, changes: '{}', status: 'approved', decidedAt: at },
      }),
    left: count('businessRevisions'),
  },
  'a declined plan request': {
    key: 'endedApplications',
    make: () =>
      insert('planRequests', {
        ...{ businessId, plan: 'basic', status: 'declined', ...decided },
      }),
    left: count('planRequests'),
  },
  'earlier words of a business': {
    key: 'earlierWords',
    make: () => insert('businessEarlierWords', { businessId, words: '{}', stoodUntil: at }),
    left: count('businessEarlierWords'),
  },
  'an invitation': {
    key: 'invitations',
    make: () =>
      insert('businessMembers', {
        ...{ businessId, email: person.email, role: 'manager' },
        invitationExpiresAt: at,
      }),
    left: count('businessMembers'),
  },
  'a reservation': {
    key: 'reservations',
    make: () =>
      insert('reservations', {
        ...{ businessId, day: '2026-11-20', time: '12:00', people: 2 },
        ...{ ...person, ...decided },
      }),
    left: count('reservations'),
  },
  'a reservation of long ago that was answered late': {
    key: 'reservations',
    make: () =>
      insert('reservations', {
        ...{ businessId, day: '2026-10-01', time: '12:00', people: 2 },
        ...{ ...person, ...decided },
      }),
    left: count('reservations'),
  },
  'a session that is used all the time': {
    key: 'sessions',
    make: () => insert('sessions', session(at)),
    left: count('sessions'),
  },
  'who bought nothing of /advertise': {
    key: 'leads',
    make: () => insert('advertisements', { ...ad, ...decided, status: 'cancelled' }),
    left: count('advertisements', sql`live_at is null`),
  },
  'a message': {
    key: 'messages',
    make: () =>
      insert('businessMessages', {
        ...{ businessId, ...person, content: 'Merhaba', createdAt: at },
      }),
    left: count('businessMessages'),
  },
  'an answer about a business': {
    key: 'visitorAnswers',
    make: () =>
      insert('businessAnswers', {
        ...{ businessId, question: 'bilgiler', answer: 'x', saidAt: at },
        visitorHash: Buffer.alloc(16),
      }),
    left: count('businessAnswers'),
  },
  'a decided report': {
    key: 'reports',
    make: () =>
      insert('reports', {
        ...{ businessId, reason: 'other', status: 'accepted', ...decided },
      }),
    left: count('reports'),
  },
  'an answered removal request': {
    key: 'removalRequests',
    make: () =>
      insert('removalRequests', {
        ...{ name: person.name, email: person.email, content: 'Kaldırın' },
        ...{ status: 'accepted', ...decided },
      }),
    left: count('removalRequests'),
  },
  'an answered message to the site': {
    key: 'inquiries',
    make: () =>
      insert('inquiries', {
        ...{ name: person.name, email: person.email, content: 'Merhaba' },
        ...{ status: 'answered', ...decided },
      }),
    left: count('inquiries'),
  },
  'photos that were decided about': {
    key: 'visitorPhotos',
    make: async () =>
      insert('visitorPhotos', {
        ...{ businessId: await app.given.business(), email: person.email, images: [], isOwn: true },
        ...{ status: 'accepted', ...decided },
      }),
    left: count('visitorPhotos'),
  },
  'a lead': {
    key: 'leads',
    make: () => insert('promotionalLeads', { email: person.email, createdAt: at }),
    left: count('promotionalLeads'),
  },
  'a lead that was called since': {
    key: 'leads',
    make: () =>
      insert('promotionalLeads', {
        ...{ email: person.email, status: 'contacted', contactedAt: at },
        createdAt: new Date(at.getTime() - 300 * DAY_MS),
      }),
    left: count('promotionalLeads'),
  },
  'an advertisement request': {
    key: 'leads',
    make: () => insert('advertisementRequests', { ...ad, ...decided }),
    left: count('advertisementRequests'),
  },
  'who bought an advertisement': {
    key: 'soldAds',
    make: () =>
      insert('advertisements', {
        ...{ ...ad, ...decided, status: 'ended', liveAt: at, adContent: '{}' },
        ...{ startDate: '2026-11-01', endDate: '2026-11-20' },
      }),
    left: count('advertisements', sql`email <> ''`),
  },
  'the name of a file': {
    key: 'importFileNames',
    make: () =>
      insert('importBatches', {
        ...{ fileName: 'ayse-yilmaz.csv', source: 'standard', createdAt: at },
      }),
    left: count('importBatches', sql`file_name <> 'dosya.csv'`),
  },
  'a letter that was given up': {
    key: 'letters',
    make: () =>
      insert('outbox', {
        ...{ kind: 'x', recipient: person.email, letter: '{}', failedAt: at, createdAt: at },
      }),
    left: count('outbox'),
  },
  'a salt': {
    key: 'visitorSalts',
    make: () => insert('visitorSalts', { day: '2026-11-20', salt: Buffer.alloc(1), createdAt: at }),
    left: count('visitorSalts'),
  },
  'who saw a business': {
    key: 'countedVisitors',
    make: () =>
      insert('countedEvents', {
        ...{ day: '2026-11-20', event: 'x', visitorHash: Buffer.alloc(16) },
      }),
    left: count('countedEvents'),
  },
  'a visit': {
    key: 'visits',
    async make() {
      await insert('visitorStats', { date: '2026-11-20', page: '/', createdAt: at });
      await insert('dailyStats', { date: '2026-11-20', isClosed: true });
    },
    left: count('visitorStats'),
  },
  'a missed search': {
    key: 'searchWords',
    make: () => insert('missedSearches', seen),
    left: count('missedSearches'),
  },
  'the words of a search': {
    key: 'searchWords',
    make: () => insert('businessSearchWords', { ...seen, businessId }),
    left: count('businessSearchWords'),
  },
};

describe('goes when its time is over, and not before', () => {
  test.each(Object.entries(samples))('%s', async (_, { key, make, left }) => {
    await make();
    expect(await left()).toBe(1);
    const term = termMs(RETENTION[key].keep);
    app.clock.now = new Date(at.getTime() + term - 60_000);
    await forgetJob.run(app.dependencies);
    expect(await left()).toBe(1);
    // Days are counted as days: the last one ends at midnight.
    app.clock.now = new Date(at.getTime() + term + DAY_MS);
    await forgetJob.run(app.dependencies);
    expect(await left()).toBe(0);
    app.clock.now = TEST_NOW;
  });

  test('each kind that is timed has a sample, or its own test', () => {
    const elsewhere: RetentionKey[] = [
      ...(['documents', 'unusedUploads'] as const), // uploads.test.ts
      ...(['limits', 'repeatedAnswers'] as const), // limits and below
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

/** What is old and nevertheless somebody's, or counted on: as many rows as there are before. */
const stays: Record<string, Sample> = {
  'a claim that is in force': {
    make: () => insert('businessClaims', { businessId, status: 'approved', ...decided }),
    left: count('businessClaims', sql`status = 'approved'`),
  },
  'a claim that waits for its claimant': {
    make: () => insert('businessClaims', { businessId, status: 'needs_info', ...decided }),
    left: count('businessClaims', sql`status = 'needs_info'`),
  },
  'an open report': {
    make: () => insert('reports', { businessId, reason: 'other', ...decided }),
    left: count('reports'),
  },
  'an application that waits': {
    make: () => insert('businessOwners', { ...owner, ...decided, status: 'pending' }),
    left: count('businessOwners', sql`status = 'pending'`),
  },
  'a business that waits': {
    make: () => app.given.business({ status: 'pending', updatedAt: at }),
    left: count('businesses', sql`status = 'pending'`),
  },
  'a rejected business that another became part of': {
    make: async () =>
      app.given.business({ status: 'merged', mergedInto: await business('rejected') }),
    left: count('businesses', sql`status = 'rejected'`),
  },
  'a revision that waits': {
    make: () => insert('businessRevisions', { businessId, changes: '{}', createdAt: at }),
    left: count('businessRevisions', sql`status = 'pending'`),
  },
  'a wish for a plan that waits': {
    make: () => insert('planRequests', { businessId, plan: 'basic', ...decided }),
    left: count('planRequests', sql`status = 'new'`),
  },
  'a colleague who came': {
    make: async () =>
      insert('businessMembers', {
        ...{ businessId, email: 'gelen@ornek.example', role: 'manager', acceptedAt: at },
        ...{ userId: (await app.member()).userId, invitationExpiresAt: at },
      }),
    left: count('businessMembers'),
  },
  'a visit of a day whose sums are not final': {
    make: () => insert('visitorStats', { date: '2026-11-19', page: '/', createdAt: at }),
    left: count('visitorStats'),
  },
};

test.each(Object.entries(stays))('%s stays however old it is', async (_, { make, left }) => {
  await make();
  app.clock.now = new Date(at.getTime() + 20 * 365 * DAY_MS);
  await forgetJob.run(app.dependencies);
  app.clock.now = TEST_NOW;
  expect(await left()).toBe(1);
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
  inquiry: ['open'],
  photo: ['open'],
} as const;
const states = (Object.keys(standing) as (keyof typeof standing)[]).flatMap((kind) =>
  statesOf[kind].map((state) => ({ kind, state })),
);
test.each(states)('$kind, once $state, stays for ever only where it stands', async (row) => {
  const { kind, state } = row;
  const isOver = kind === 'revision' && state !== 'pending' && { decidedAt: at };
  const fields = kind === 'business' ? { updatedAt: at } : { ...isOver };
  const id = await given(kind, state, fields);
  app.clock.now = new Date(at.getTime() + 20 * 365 * DAY_MS);
  await forgetJob.run(app.dependencies);
  app.clock.now = TEST_NOW;
  const left = await count(decidedRecords[kind].table, sql`id = ${id}`)();
  expect(left).toBe((standing[kind] as readonly string[]).includes(state) ? 1 : 0);
});

test('answers of forms go with their time', async () => {
  const until = new Date(at.getTime() + HOUR_MS);
  await insert('repeatedRequests', {
    keyHash: Buffer.from('x'),
    answer: '{}',
    expiresAt: until,
  });
  await forgetJob.run(app.dependencies);
  expect(await count('repeatedRequests')()).toBe(1);
  app.clock.now = until;
  await forgetJob.run(app.dependencies);
  app.clock.now = TEST_NOW;
  expect(await count('repeatedRequests')()).toBe(0);
});
