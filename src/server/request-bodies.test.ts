import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints, nameOf } from '#contract/api/api.ts';
import { type Endpoint, largestBody, pathParameters, takesBody } from '#contract/api/endpoint.ts';
import type { ErrorCode } from '#contract/api/errors.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';
import { sendRaw, serveTestApp, type TestServer } from '#tests/support/test-server.ts';

let app: TestApp;
let server: TestServer;
beforeAll(async () => {
  app = await createTestApp();
  const { limits } = app.dependencies;
  // Each call is made more often than anybody may: what it costs is another test's matter.
  app.dependencies.limits = { ...limits, spend: async () => {} };
  server = await serveTestApp(app);
});
afterAll(async () => {
  await server.close();
  await app.close();
});

const writes = endpoints.filter(takesBody);
const pathOf = ({ path }: Endpoint) =>
  path.replaceAll(':userId', 'me').replaceAll(/:\w+/g, '3f0c2f5e-8a56-4f0e-9c53-3a52c1c9f0aa');
const CHUNKED = 'Transfer-Encoding: chunked';
const chunk = (piece: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`${Buffer.byteLength(piece).toString(16)}\r\n`),
    Buffer.from(piece),
    Buffer.from('\r\n'),
  ]);
const LAST_CHUNK = '0\r\n\r\n';

/** Of an admin, where not everybody may: one for all, and a new one for what ends the sessions it is sent in. */
let admin: TestMember | undefined;
async function cookiesFor(endpoint: Endpoint): Promise<Map<string, string>> {
  if (endpoint.access === 'public') return new Map();
  if (nameOf(endpoint) === 'endAllSessions') admin = undefined;
  admin ??= await app.member({ role: 'admin' });
  return admin.cookies;
}

function headOf(endpoint: Endpoint, cookies: Map<string, string>, ...headers: string[]): string {
  return [
    `${endpoint.method} ${pathOf(endpoint)} HTTP/1.1`,
    'Host: test',
    'Connection: close',
    `Cookie: ${[...cookies].map((cookie) => cookie.join('=')).join('; ')}`,
    ...headers,
    '\r\n',
  ].join('\r\n');
}
const JSON_BODY = 'Content-Type: application/json';
const codeOf = ({ body }: { body: string }) =>
  (/"code":"(\w+)"/.exec(body) ?? [])[1] as ErrorCode | undefined;

describe('every write answers for what comes, and for what does not', () => {
  test.each(writes.map((endpoint) => ({ endpoint, name: nameOf(endpoint) })))(
    '$name',
    async ({ endpoint }) => {
      const send = async (headers: string[], pieces: (string | Buffer)[], isCut = false) => {
        const head = headOf(endpoint, await cookiesFor(endpoint), ...headers);
        return sendRaw(server.port, [head, ...pieces], { isCut });
      };
      const most = largestBody(endpoint);
      // Where what comes is no JSON, the address is looked at first: is it signed, or does it say what is wanted.
      const isByAddress = endpoint.isRaw && pathParameters(endpoint.path).length > 0;
      const expected = isByAddress ? { long: [400, 403], cut: 403 } : { long: [413], cut: 400 };
      // What is no JSON call says itself what it takes.
      const neverSaid = endpoint.isRaw ? [0, 413] : [0, 413, 415];
      const piece = chunk(Buffer.alloc(most / 4, ' '));

      const answers = {
        nothing: await send([], []),
        emptyChunked: await send([CHUNKED], [LAST_CHUNK]),
        chunked: await send([JSON_BODY, CHUNKED], [chunk('{'), chunk('}'), LAST_CHUNK]),
        announcedTooLong: await send([JSON_BODY, `Content-Length: ${most + 1}`], [' ']),
        tooLong: await send([JSON_BODY, CHUNKED], [...Array(4).fill(piece), chunk('{}')]),
        cut: await send([JSON_BODY, 'Content-Length: 100'], ['{"name"'], true),
        cutChunked: await send([JSON_BODY, CHUNKED], [chunk('{'), '9\r\n"n'], true),
      };
      const statuses = Object.values(answers).map(({ status }) => status);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      for (const { status, body } of [answers.nothing, answers.emptyChunked, answers.chunked]) {
        expect([status, body]).not.toEqual([expect.toBeOneOf(neverSaid), expect.anything()]);
      }
      expect(expected.long).toContain(answers.announcedTooLong.status);
      expect(expected.long).toContain(answers.tooLong.status);
      // A server may close on who went away, or find the request broken before anybody reads it.
      for (const { status } of [answers.cut, answers.cutChunked])
        expect([0, 400, expected.cut]).toContain(status);
    },
  );
});

test('a good body in pieces, one of them half a letter, is read as it was meant', async () => {
  const body = Buffer.from(
    JSON.stringify({ email: 'biri@ornek.example', businessName: 'Çiçekçi' }),
  );
  const middle = body.indexOf('Ç') + 1;
  const lead = writes.find((one) => nameOf(one) === 'createPromotionalLead') as Endpoint;
  const { status } = await sendRaw(server.port, [
    headOf(lead, new Map(), JSON_BODY, CHUNKED),
    chunk(body.subarray(0, middle)),
    chunk(body.subarray(middle)),
    LAST_CHUNK,
  ]);
  expect(status).toBe(200);
  expect(await app.db.selectFrom('promotionalLeads').select('businessName').execute()).toEqual([
    { businessName: 'Çiçekçi' },
  ]);
});

test('a body that is cut is nobody’s failure but its sender’s: nothing is said of the database', async () => {
  const said: unknown[] = [];
  const { log } = app.dependencies;
  const note = (...words: unknown[]) => void said.push(words);
  Object.assign(log, { warn: note, error: note });
  const readers = writes.filter(({ access, isRaw }) => access === 'public' && !isRaw);
  for (const endpoint of readers.slice(0, 10)) {
    const head = headOf(endpoint, new Map(), JSON_BODY, 'Content-Length: 100');
    const { status, body } = await sendRaw(server.port, [head, '{"name"'], { isCut: true });
    if (status) expect(codeOf({ body }) ?? 'body_cut').toBe('body_cut');
  }
  expect(said).toEqual([]);
});
