import type { Insertable } from 'kysely';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Problem } from '#contract/errors.ts';
import { createApp } from '#server/app.ts';
import { searchColumns } from '#server/businesses/businesses.rules.ts';
import type { Db } from '#server/platform/database.ts';
import type { BusinessesTable } from '#server/platform/database-tables.ts';
import { openLog } from '#server/platform/log.ts';
import { requestFor } from '#web/api/api.ts';
import { createTestDatabase } from './test-database.ts';

/** 20 November 2026 is a Friday; 12.00 in Adana. */
export const TEST_NOW = new Date('2026-11-20T09:00:00Z');

type BusinessFields = Partial<Insertable<BusinessesTable>>;

export interface TestApp {
  db: Db;
  /** Asks as the web does; throws the problem of an answer that is not 2xx. */
  call<E extends Endpoint>(endpoint: E, input: z.input<E['input']>): Promise<z.output<E['output']>>;
  /** Any address, for headers, status and broken input. */
  request(address: string, init?: RequestInit): Promise<Response>;
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
  const app = createApp({ db, now: () => TEST_NOW, log: openLog('silent') });
  const request = async (address: string, init?: RequestInit) =>
    app.fetch(new Request(new URL(address, 'http://test'), init), { requestId: 'test' });
  let people = 0;
  return {
    db,
    request,
    async call(endpoint, input) {
      const { address, body } = requestFor(endpoint, input as Record<string, unknown>);
      const response = await request(address, {
        method: endpoint.method,
        ...(body && { body, headers: { 'Content-Type': 'application/json' } }),
      });
      if (response.ok) return (await response.json()) as never;
      throw Object.assign(new Error(`${response.status}`), (await response.json()) as Problem);
    },
    given: {
      async business(fields = {}) {
        const business = {
          name: 'Sınama Lokantası',
          category: 'Restoranlar',
          address: 'Reşatbey Mah. 62002 Sok. No: 4',
          district: 'Seyhan',
          status: 'approved' as const,
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
          .values({ business_id: businessId, user_id: userId, rating, content: 'Güzeldi.', status })
          .returning('id')
          .executeTakeFirstOrThrow();
        return id;
      },
    },
    close: () => database.drop(),
  };
}
