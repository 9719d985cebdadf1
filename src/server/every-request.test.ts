import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints, nameOf } from '#contract/api/api.ts';
import { askUpload } from '#contract/uploads.ts';
import { readyPasskeys } from '#server/accounts/passkeys.service.ts';
import { generateBusinesses } from '#server/examples/generated-businesses.rules.ts';
import { type HostileRequest, hostileRequests } from '#tests/support/hostile-requests.ts';
import { leastMs, processorMs } from '#tests/support/processor.ts';
import {
  createTestApp,
  type TestApp,
  type TestBrowser,
  type TestMember,
} from '#tests/support/test-app.ts';

/** No call may take more of the thread that answers everybody. */
const MOST_MS = 100;
const WARM_UP = 200;
const BUSINESSES = 300;
const { REQUESTS = '1000', REQUESTS_SEED = '1' } = process.env;
/** A slow machine under other tests, and fifty thousand of them. */
const PATIENCE_MS = 120_000 + Number(REQUESTS) * 200;

let app: TestApp;
let people: TestBrowser[];
let team = 0;
const ofTeam = (role: 'moderator' | 'admin') => {
  team += 1;
  return app.member({ role, email: `ekip${team}@ornek.example` });
};
const signIn = async () => [
  app.browser(),
  await app.member(),
  await ofTeam('moderator'),
  await ofTeam('admin'),
];

/** Whoever asked for one of these may be nobody afterwards. */
const ENDING = /^(signOut|end.*Sessions?|deleteAccount|changeRole)$/;

beforeAll(async () => {
  app = await createTestApp();
  await readyPasskeys();
  const { limits } = app.dependencies;
  // What a request costs is measured, not how often it may come.
  app.dependencies.limits = { ...limits, spend: async () => {} };
  people = await signIn();
  const member = people[1] as TestMember;
  for (const business of generateBusinesses(BUSINESSES, 1)) {
    const id = await app.given.business({
      ...{ name: business.name, category: business.category, address: business.address },
      ...{ district: business.district, hours: business.hours, features: business.features },
      ...{ latitude: String(business.latitude), longitude: String(business.longitude) },
    });
    if (id % 10 === 0) await app.given.review(id, { status: id % 20 ? 'approved' : 'pending' });
    if (id % 5 === 0) {
      const claim = { businessId: id, userId: member.userId, email: member.email };
      await app.db
        .insertInto('businessClaims')
        .values({ ...claim, status: 'approved' })
        .execute();
    }
  }
}, PATIENCE_MS);
afterAll(() => app.close());

/** A long run tells what it finds while it runs, and what took longest. */
const say = (line: string) => {
  if (process.env.REQUESTS) process.stdout.write(`${line}\n`);
};

async function send(browser: TestBrowser, { address, init }: HostileRequest) {
  const request = init();
  const { ms, done } = await processorMs(async () => {
    const response = await browser.request(address, request);
    return { status: response.status, text: await response.text() };
  });
  return { ...done, ms };
}

test(
  'whatever is sent to whichever call, none breaks and none takes long',
  async () => {
    const found: string[] = [];
    const note = (line: string) => {
      found.push(line);
      say(line);
    };
    const slowest: [number, string][] = [];
    let sent = 0;
    for (const request of hostileRequests(endpoints, Number(REQUESTS_SEED))) {
      if (sent === Number(REQUESTS)) break;
      sent += 1;
      const browser = people[sent % people.length] as TestBrowser;
      if (nameOf(request.endpoint) === 'sendUpload') {
        const { uploadURL } = await browser.call(askUpload, {});
        request.address = new URL(uploadURL, 'http://test').href;
      }
      const { status, ms, text } = await send(browser, request);
      if (ENDING.test(nameOf(request.endpoint))) people = await signIn();
      const line = `${sent} ${request.said}: ${status}, ${Math.round(ms)} ms`;
      if (status >= 500) note(`${line} ${text.slice(0, 200)} ${request.address.slice(0, 300)}`);
      if (sent <= WARM_UP) continue;
      if (ms > MOST_MS && (await leastMs(() => send(browser, request), MOST_MS)) > MOST_MS)
        note(line);
      slowest.push([ms, line]);
    }
    slowest.sort(([a], [b]) => b - a);
    for (const [, line] of slowest.slice(0, 25)) say(line);
    expect(found).toEqual([]);
  },
  PATIENCE_MS,
);
