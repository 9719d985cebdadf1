import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { answerAboutBusiness } from '#contract/businesses/visitor-answers.ts';
import { addFavorite } from '#contract/favorites.ts';
import { countBusinessEvent, trackVisitor } from '#contract/statistics/visits.ts';
import { createApp } from '#server/app.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { requestFor } from '#web/api/api.ts';
import { type Reading, readingOf } from '../database/replica.ts';
import { secretFrom } from '../secret.ts';
import { trustedProxies } from './client-address.ts';
import { openOwnWrites } from './own-writes.ts';

let app: TestApp;
let business: number;
beforeAll(async () => {
  app = await createTestApp();
  business = await app.given.business();
});
afterAll(() => app.close());

/** A site with a replica that shows what was written up to `shown`; it counts what it is asked. */
function siteWithReplica(shown: string) {
  const asked = { ofReplica: 0 };
  const reading: Reading = {
    db: app.db,
    run: (work) => {
      asked.ofReplica += 1;
      return work(app.db);
    },
    position: async () => '1/2A',
    isBehind: async (position) => position !== shown,
  };
  const { dependencies } = app;
  const site = createApp({ dependencies, trustedProxies: trustedProxies(undefined), reading });
  const send = async (endpoint: Endpoint, input: Record<string, unknown>, cookie = '') => {
    const { address, body } = requestFor(endpoint, input);
    const headers = { 'Content-Type': 'application/json', Cookie: cookie };
    const init = { method: endpoint.method, headers, ...(body && { body }) };
    const answer = await site.fetch(new Request(new URL(address, 'http://test'), init), {
      remoteAddress: '10.200.1.1',
    });
    expect(answer.ok, await answer.clone().text()).toBe(true);
    return answer.headers.getSetCookie().join();
  };
  return { asked, site, send };
}

test('whoever writes is told in his browser up to where; what pages send by themselves leaves nothing', async () => {
  const { send } = siteWithReplica('0/0');
  const written = await send(addFavorite, { userId: 1, businessId: business });
  expect(written).toMatch(/wrote=1-2A\.[\w-]{16}; Max-Age=10; Path=\/; HttpOnly/);
  const page = { page: '/', userAgent: 'Mozilla/5.0', sessionId: 'x', date: '2026-11-20' };
  expect(await send(trackVisitor, page)).toBe('');
  expect(await send(countBusinessEvent, { id: business, type: 'view' })).toBe('');
  const answer = { id: business, question: 'bilgiler', answer: 'evet' };
  expect(await send(answerAboutBusiness, answer)).not.toContain('wrote');
});

test('until the replica shows it, who wrote is answered by the primary, and nobody else', async () => {
  const behind = siteWithReplica('0/0');
  const written = await behind.send(addFavorite, { userId: 1, businessId: business });
  const own = /wrote=[^;]+/.exec(written)?.[0] ?? '';
  const read = async ({ site, asked }: typeof behind, header: string, path: string) => {
    asked.ofReplica = 0;
    const answer = await site.request(path, { headers: { Cookie: header } });
    expect(answer.status).toBe(200);
    return asked.ofReplica;
  };
  const path = `/api/businesses/${business}`;
  expect(await read(behind, '', path)).toBe(1);
  expect(await read(behind, own, path)).toBe(0);
  expect(await read(siteWithReplica('1/2A'), own, path)).toBe(1);
  // What others made up says nothing.
  expect(await read(behind, own.replace('1-2A', '9-2A'), path)).toBe(1);
  // These read and write something down.
  expect(await read(behind, '', '/api/offline/city')).toBe(0);
});

test('that it cannot be noted makes no failure of what is written', async () => {
  const reading = {
    ...readingOf(app.db),
    position: () => Promise.reject(new Error('the database went')),
  };
  const cookies = {
    get: () => undefined,
    set: () => expect.unreachable(),
    clear() {},
    written: () => [],
  };
  await openOwnWrites(reading, secretFrom('a')).note(cookies);
});
