import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints, nameOf } from '#contract/api/api.ts';
import { type Endpoint, isForAll } from '#contract/api/endpoint.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  member = await app.member({ role: 'admin' });
});
afterAll(() => app.close());

const ALLOWED = 'Access-Control-Allow-Origin';
const HEADERS = { Origin: 'https://baska.example' };
const addressOf = ({ path }: Endpoint) => path.replace(/:[A-Za-z]+/g, '1');
const asked = (endpoint: Endpoint) =>
  member.request(addressOf(endpoint), {
    method: endpoint.method,
    headers: { ...HEADERS, 'Content-Type': 'application/json' },
    ...(endpoint.method !== 'GET' && { body: '{}' }),
  });

test('of the calls that read and need no account, these know who asks', () => {
  const isPublicRead = ({ access, method }: Endpoint) => access === 'public' && method === 'GET';
  const closed = endpoints.filter((one) => isPublicRead(one) && !isForAll(one)).map(nameOf);
  expect(closed.sort()).toEqual([
    'getAccount',
    'getAdPreview',
    'getApplication',
    'getAskedFacts',
    'getBayramHours',
    'getFavoriteList',
    'getInvitation',
    'getReservation',
    'getSharedFavorites',
    'listFavorites',
    'readPictureSize',
    'readUpload',
    'verifyEmail',
  ]);
});

test.each(endpoints.map((endpoint) => ({ endpoint, name: nameOf(endpoint) })))(
  '$name is read by scripts of other sites only if it is the same for everybody',
  async ({ endpoint }) => {
    const response = await asked(endpoint);
    // What it is refused with as well: whoever asks wrongly must be able to read why.
    expect(response.headers.get(ALLOWED)).toBe(isForAll(endpoint) ? '*' : null);
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    if (isForAll(endpoint)) expect(response.headers.getSetCookie()).toEqual([]);
  },
);

test('no other method of such an address is open, and nothing that is not there', async () => {
  for (const [address, method] of [
    ['/api/businesses', 'POST'],
    ['/api/businesses', 'OPTIONS'],
    ['/api/yok', 'GET'],
  ] as const)
    expect((await app.request(address, { method, headers: HEADERS })).headers.get(ALLOWED)).toBe(
      null,
    );
});
