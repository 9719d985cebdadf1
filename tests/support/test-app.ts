import { tmpdir } from 'node:os';
import type { Insertable } from 'kysely';
import type { z } from 'zod';
import { askSignInCode, verifySignInCode } from '#contract/accounts/accounts.ts';
import type { Endpoint } from '#contract/api/endpoint.ts';
import type { Problem } from '#contract/api/errors.ts';
import { createApp } from '#server/app.ts';
import { searchColumns } from '#server/businesses/indexing/search-columns.rules.ts';
import type { EmailMessage } from '#server/notifications/emails/email.ts';
import type { Dependencies, Role } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { BusinessesTable } from '#server/platform/database/database-tables.ts';
import { trustedProxies } from '#server/platform/http/client-address.ts';
import type { App } from '#server/platform/http/http.ts';
import { openLimits } from '#server/platform/http/limits.ts';
import type { Mail, MailTransport } from '#server/platform/mail/mail.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { secretFrom } from '#server/platform/secret.ts';
import { openDisk } from '#server/platform/storage/disk.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { requestFor } from '#web/api/api.ts';
import { createTestDatabase } from './test-database.ts';

/** 20 November 2026 is a Friday; 12.00 in Adana. */
export const TEST_NOW = new Date('2026-11-20T09:00:00Z');

type BusinessFields = Partial<Insertable<BusinessesTable>>;

/** Asks as the web does; throws the problem of an answer that is not 2xx. */
type Call = <E extends Endpoint>(
  endpoint: E,
  input: z.input<E['input']>,
  headers?: Record<string, string>,
) => Promise<z.output<E['output']>>;

/** One browser: it keeps the cookies it is given. */
export interface TestBrowser {
  call: Call;
  /** Any address, for headers, status and broken input. */
  request(address: string, init?: RequestInit): Promise<Response>;
  cookies: Map<string, string>;
  /** Its address on the net. */
  address: string;
}

/** A browser in which somebody is signed in. */
export interface TestMember extends TestBrowser {
  userId: number;
  email: string;
  /** Once more, with another code: sessions of the team end soon when the clock goes on. */
  signInAgain(): Promise<void>;
}

export interface Mailbox extends MailTransport {
  taken: Mail[];
  failure: Error | undefined;
}

export interface TestApp extends TestBrowser {
  db: Db;
  dependencies: Dependencies;
  /** For a server of its own around it: test-server.ts. */
  api: App;
  /** Tests move it: `app.clock.now = …`. */
  clock: { now: Date };
  /** A new browser of a new visitor, with an address of its own unless it is told. */
  browser(address?: string): TestBrowser;
  /** A new browser in which a new member has signed in, with a code from the outbox. */
  member(fields?: { email?: string; name?: string; role?: Role }): Promise<TestMember>;
  /** Signs somebody in, with a code from the outbox. @returns their id */
  signIn(browser: TestBrowser, email: string, name?: string): Promise<number>;
  /** What the outbox's worker has sent; told to fail, it takes nothing. */
  mailbox: Mailbox;
  /** E-mails in the outbox, oldest first. */
  emailsTo(email: string): Promise<EmailMessage[]>;
  given: {
    /** An approved business in Seyhan unless told otherwise. @returns its id */
    business(fields?: BusinessFields): Promise<number>;
    /** An approved review by a new person. @returns its id */
    review(
      businessId: number,
      fields?: { rating?: number; status?: 'approved' | 'pending' },
    ): Promise<number>;
  };
  close(): Promise<void>;
}

/** The whole API on a database of its own; close it in afterAll. */
export async function createTestApp(): Promise<TestApp> {
  const database = await createTestDatabase();
  const { db } = database;
  const clock = { now: TEST_NOW };
  const secret = secretFrom('a key for tests only');
  const mailbox = mailboxInMemory();
  const dependencies: Dependencies = {
    db,
    now: () => clock.now,
    log: openLog('silent'),
    publicUrl: 'http://test',
    siteName: 'Adana Rehberi',
    secret,
    connection: database.connection,
    limits: openLimits(database.pool, secret),
    storage: storageInMemory(),
    disk: openDisk(tmpdir(), openLog('silent')),
    mail: mailbox,
    fetchOutside: async () => {
      throw new Error('no network in tests');
    },
    googlePlacesApiKey: undefined,
    adminEmail: 'yonetici@ornek.example',
    // Members of the team sign in by codes alone here, as often as they like; what is about keys says so.
    teamPasskeys: 'optional',
    contactEmail: 'satis@ornek.example',
  };
  const app = createApp({ dependencies, trustedProxies: trustedProxies(undefined) });
  let browsers = 0;

  const browser = (given?: string): TestBrowser => {
    browsers += 1;
    // Each in a network of its own: limits count by address and by network.
    const remoteAddress = given ?? `10.${browsers >> 8}.${browsers & 255}.1`;
    const cookies = new Map<string, string>();
    const request = async (address: string, init?: RequestInit) => {
      const headers = new Headers(init?.headers);
      const kept = [...cookies].map((cookie) => cookie.join('='));
      const given = headers.get('Cookie');
      // The browser's own come first, as a browser sends them.
      if (kept.length > 0) headers.set('Cookie', [...kept, ...(given ? [given] : [])].join('; '));
      const response = await app.fetch(
        new Request(new URL(address, 'http://test'), { ...init, headers }),
        { requestId: 'test', remoteAddress },
      );
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (value) cookies.set(name, value);
        else cookies.delete(name);
      }
      return response;
    };
    const call: Call = async (endpoint, input, headers = {}) => {
      const { address, body } = requestFor(endpoint, input as Record<string, unknown>);
      const response = await request(address, {
        method: endpoint.method,
        headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
        ...(body && { body }),
      });
      if (response.ok) return (await response.json()) as never;
      throw Object.assign(new Error(`${response.status}`), (await response.json()) as Problem);
    };
    return { call, request, cookies, address: remoteAddress };
  };

  const emailsTo = async (email: string) => {
    const rows = await db
      .selectFrom('outbox')
      .select('letter')
      .where('recipient', '=', email)
      .orderBy('id')
      .execute();
    return rows.map((row) => row.letter as EmailMessage);
  };

  const signIn: TestApp['signIn'] = async (own, email, name) => {
    await own.call(askSignInCode, { email, name });
    const code = (await emailsTo(email)).at(-1)?.code ?? '';
    return (await own.call(verifySignInCode, { code })).id;
  };

  let members = 0;
  const member: TestApp['member'] = async (fields = {}) => {
    members += 1;
    const own = browser();
    const { email = `uye${members}@ornek.example`, name = `Üye ${members} Soyad` } = fields;
    if (fields.role)
      await db.insertInto('users').values({ email, name, role: fields.role }).execute();
    const userId = await signIn(own, email, name);
    return { ...own, userId, email, signInAgain: async () => void (await signIn(own, email)) };
  };

  const stranger = browser();
  let people = 0;
  return {
    ...stranger,
    db,
    dependencies,
    api: app,
    clock,
    browser,
    member,
    signIn,
    mailbox,
    emailsTo,
    given: {
      async business(fields = {}) {
        const business = {
          name: 'Sınama Lokantası',
          category: 'Restoranlar',
          address: 'Reşatbey Mah. 62002 Sok. No: 4',
          district: 'Seyhan',
          status: 'approved' as const,
          // Whoever sends a business in proves the address first.
          emailVerified: fields.email !== undefined,
          // Nobody's rating is none, and orders nothing.
          ...(Number(fields.rating) > 0 && { reviewCount: 30 }),
          ...fields,
        };
        const { id } = await db
          .insertInto('businesses')
          .values({
            ...business,
            ...searchColumns(business as Parameters<typeof searchColumns>[0]),
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        return id;
      },
      async review(businessId, { rating = 5, status = 'approved' } = {}) {
        people += 1;
        const { id: userId } = await db
          .insertInto('users')
          .values({ name: `Kişi ${people} Soyad`, email: `kisi${people}@ornek.example` })
          .returning('id')
          .executeTakeFirstOrThrow();
        const { id } = await db
          .insertInto('reviews')
          .values({ businessId, userId, rating, content: 'Güzeldi.', status })
          .returning('id')
          .executeTakeFirstOrThrow();
        return id;
      },
    },
    close: () => database.drop(),
  };
}

function mailboxInMemory(): Mailbox {
  const mailbox: Mailbox = {
    taken: [],
    failure: undefined,
    async send(mail) {
      if (mailbox.failure) throw mailbox.failure;
      mailbox.taken.push(mail);
    },
    async forgetBefore() {},
    async forgetNaming() {},
  };
  return mailbox;
}

function storageInMemory(): Storage {
  const files = new Map<string, Buffer>();
  return {
    put: async (key, bytes) => void files.set(key, bytes),
    get: async (key) => files.get(key),
    delete: async (keys) => {
      for (const key of keys) files.delete(key);
    },
    async *list() {
      yield* files.keys();
    },
  };
}
