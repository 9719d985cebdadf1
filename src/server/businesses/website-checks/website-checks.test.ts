import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getBusiness } from '#contract/businesses/businesses.ts';
import { answerAboutBusiness, FACTS_QUESTION } from '#contract/businesses/visitor-answers.ts';
import { dayInAdana } from '#contract/calendar/days.ts';
import { listAdministeredBusinesses } from '#contract/moderation/administration.ts';
import { LeadsInside } from '#server/platform/http/public-fetch.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#tests/support/test-app.ts';
import { askWebsite } from './ask-website.service.ts';
import { checkWebsites } from './website-checks.service.ts';

const HOUR_MS = 3_600_000;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = TEST_NOW;
  await app.db.deleteFrom('businesses').execute();
});

/** What the world says: of an address not written here, that there is none. */
type World = Record<string, (() => Response) | Error>;
const asked: { address: string; agent: string | null }[] = [];
const world = (says: World): typeof fetch => {
  asked.length = 0;
  return async (input, init) => {
    const address = String(input);
    asked.push({ address, agent: new Headers(init?.headers).get('user-agent') });
    await Promise.resolve();
    const said = says[address] ?? status(404);
    if (said instanceof Error) throw said;
    return said();
  };
};
const none = (code: string) => new TypeError('fetch failed', { cause: { code } });
const status = (code: number) => () => new Response(null, { status: code });
const to = (Location: string) => () => new Response(null, { status: 302, headers: { Location } });
const ok = () => new Response('Hoş geldiniz');
const answerTo = (website: string, says: World) =>
  askWebsite({ fetchOutside: world(says), publicUrl: 'https://rehber.example' }, website);

test('a website is asked as whose we are, after its robots.txt, and followed where it leads', async () => {
  const says = {
    'https://kebap.example/': to('https://www.kebap.example/tr'),
    'https://www.kebap.example/tr': ok,
  };
  expect(await answerTo('https://kebap.example', says)).toEqual({
    answer: 'answers',
    isHeard: true,
  });
  expect(asked.map(({ address }) => address)).toEqual([
    'https://kebap.example/robots.txt',
    'https://kebap.example/',
    'https://www.kebap.example/robots.txt',
    'https://www.kebap.example/tr',
  ]);
  for (const { agent } of asked) expect(agent).toContain('+https://rehber.example');
});

test.each([
  ['User-agent: *\nDisallow: /', 'unknown'],
  ['User-agent: DirectoryWebsiteCheck\nDisallow: /tr', 'unknown'],
  ['User-agent: *\nDisallow: /tr\nAllow: /tr/menu', 'answers'],
  ['User-agent: *\nDisallow: /\n\nUser-agent: DirectoryWebsiteCheck\nAllow: /', 'answers'],
  ['<!doctype html><p>Sayfa bulunamadı', 'answers'],
  [`${'# uzun\n'.repeat(90_000)}User-agent: *\nDisallow: /`, 'answers'],
])('robots.txt is honoured (%#)', async (rules, answer) => {
  const says = {
    'https://a.example/robots.txt': () => new Response(rules),
    'https://a.example/tr/menu': ok,
  };
  expect((await answerTo('https://a.example/tr/menu', says)).answer).toBe(answer);
  expect(asked).toHaveLength(answer === 'answers' ? 2 : 1);
});

test('while its robots.txt cannot be given, nothing more is asked', async () => {
  const says = { 'https://a.example/robots.txt': status(500) };
  expect(await answerTo('https://a.example/', says)).toEqual({ answer: 'unknown', isHeard: true });
  expect(asked).toHaveLength(1);
});

test.each<[string, World[string], string]>([
  ['nobody has the name', none('ENOTFOUND'), 'silent'],
  ['nobody takes the call', none('ECONNREFUSED'), 'silent'],
  ['a certificate that is over', none('CERT_HAS_EXPIRED'), 'silent'],
  ['no end', new DOMException('late', 'TimeoutError'), 'silent'],
  ['a page that is gone', status(404), 'silent'],
  ['a server that breaks', status(500), 'silent'],
  ['for people only', status(403), 'answers'],
  ['too much asked', status(429), 'unknown'],
  ['busy', status(503), 'unknown'],
  ['our own resolver is away', none('EAI_AGAIN'), 'unknown'],
  ['a name that leads inside', new LeadsInside('inside'), 'unknown'],
  ['round and round', to('https://a.example/'), 'unknown'],
  ['another port', to('https://a.example:8443/'), 'unknown'],
  ['no page', to('mailto:a@a.example'), 'unknown'],
])('%s', async (_, said, answer) => {
  expect((await answerTo('https://a.example/', { 'https://a.example/': said })).answer).toBe(
    answer,
  );
});

test.each([
  'ftp://a.example/',
  'https://a.example:22/',
  'https://ad:sifre@a.example/',
  'a.example',
])('%s is not asked', async (website) => {
  expect(await answerTo(website, {})).toEqual({ answer: 'unknown', isHeard: false });
  expect(asked).toEqual([]);
});

let sites = 0;
const site = async (fields: object = {}) => {
  const website = `https://isletme${++sites}.example/`;
  return { website, id: await app.given.business({ website, ...fields }) };
};
const check = (perDay: number, says: World) =>
  checkWebsites({ ...app.dependencies, fetchOutside: world(says) }, perDay);
const after = (hours: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + hours * HOUR_MS);
};
const websiteOf = async (id: number) =>
  (await app.browser().call(getBusiness, { id })).facts?.find(({ fact }) => fact === 'website');
/** As many runs as a day has. */
async function day(perDay: number, says: World): Promise<string[]> {
  const all: string[] = [];
  for (let hour = 0; hour < 24; hour += 1) {
    await check(perDay, says);
    all.push(...asked.map(({ address }) => address));
    after(1);
  }
  return all.filter((address) => !address.endsWith('robots.txt'));
}

test('a website that does not answer on three days is in doubt, on its page and in the list of the team', async () => {
  const [dead, well] = [await site(), await site()];
  const says = { [dead.website]: none('ENOTFOUND'), [well.website]: ok };
  const firstDay = dayInAdana(app.clock.now);
  const silent = async () => {
    const moderator = await app.member({ role: 'moderator' });
    return moderator.call(listAdministeredBusinesses, { asked: 'silent' });
  };
  await day(24, says);
  await day(24, says);
  expect(await websiteOf(dead.id)).not.toHaveProperty('silentSince');
  expect(await silent()).toEqual([]);
  await day(24, says);
  expect(await websiteOf(dead.id)).toMatchObject({ silentSince: firstDay });
  expect(await websiteOf(well.id)).not.toHaveProperty('silentSince');
  expect(await silent()).toMatchObject([{ id: dead.id, silentSince: firstDay }]);
  // It stands where it was, and one answer ends the doubt.
  expect((await app.browser().call(getBusiness, { id: dead.id })).website).toBe(dead.website);
  after(31 * 24);
  await day(24, { ...says, [dead.website]: ok });
  expect(await websiteOf(dead.id)).not.toHaveProperty('silentSince');
  expect(await silent()).toEqual([]);
});

test('a person’s word ends the doubt, and so does another address', async () => {
  const [one, other, well] = [await site(), await site(), await site()];
  const gone = none('ENOTFOUND');
  const says = { [one.website]: gone, [other.website]: gone, [well.website]: ok };
  for (let days = 0; days < 3; days += 1) await day(72, says);
  expect(await websiteOf(one.id)).toHaveProperty('silentSince');
  expect(await websiteOf(other.id)).toHaveProperty('silentSince');
  const moderator = await app.member({ role: 'moderator' });
  await moderator.call(
    answerAboutBusiness,
    { id: one.id, question: FACTS_QUESTION, answer: 'evet' },
    { 'User-Agent': 'Mozilla/5.0 Firefox/140.0' },
  );
  expect(await websiteOf(one.id)).toMatchObject({ by: 'team' });
  expect(await websiteOf(one.id)).not.toHaveProperty('silentSince');
  const website = 'https://yeni.example/';
  await app.db.updateTable('businesses').set({ website }).where('id', '=', other.id).execute();
  expect(await websiteOf(other.id)).not.toHaveProperty('silentSince');
  await day(72, { ...says, [website]: gone });
  expect(await websiteOf(other.id)).not.toHaveProperty('silentSince');
});

test('where nobody is heard nobody is silent: our own network may be away', async () => {
  const sitesOfOurs = [await site(), await site(), await site()];
  const away = Object.fromEntries(
    sitesOfOurs.flatMap(({ website }) => [
      [website, none('ENOTFOUND')],
      [`${website}robots.txt`, none('ENOTFOUND')],
    ]),
  );
  for (let days = 0; days < 4; days += 1) await day(72, away);
  for (const { id } of sitesOfOurs) expect(await websiteOf(id)).not.toHaveProperty('silentSince');
  // One that answered is asked beside those that are not heard.
  const [dead] = sitesOfOurs;
  after(31 * 24);
  const others = sitesOfOurs.slice(1).map(({ website }) => [website, ok]);
  const known = { ...away, ...Object.fromEntries(others) };
  for (const { website } of sitesOfOurs.slice(1))
    Reflect.deleteProperty(known, `${website}robots.txt`);
  await day(24, known);
  after(31 * 24);
  for (let days = 0; days < 3; days += 1) await day(24, known);
  expect(await websiteOf(dead?.id ?? 0)).toHaveProperty('silentSince');
});

test('at most so many are asked in a day, a host once in a run, one that answered again after a month', async () => {
  for (let count = 0; count < 6; count += 1) await site();
  await site({ status: 'suspended' });
  await site({ isExample: true, exampleKey: 'sinama' });
  await app.given.business({ website: null });
  for (const path of ['a', 'b', 'c'])
    await app.given.business({ website: `https://www.ortak.example/${path}` });
  const answering: typeof fetch = async (input) => {
    asked.push({ address: String(input), agent: null });
    return String(input).endsWith('robots.txt') ? new Response(null, { status: 404 }) : ok();
  };
  const run = async (perDay: number) => {
    asked.length = 0;
    return checkWebsites({ ...app.dependencies, fetchOutside: answering }, perDay);
  };
  expect(await run(4 * 24)).toBe(4);
  expect(await run(4 * 24)).toBe(3);
  expect(asked.filter(({ address }) => address.includes('ortak'))).toHaveLength(2);
  expect(await run(4 * 24), 'its host rests').toBe(0);
  after(1);
  expect(await run(8), 'seven of eight').toBe(1);
  expect(await run(8)).toBe(0);
  after(25);
  expect(await run(8)).toBe(1);
  after(24);
  expect(await run(8 * 24)).toBe(0);
  after(31 * 24);
  expect(await run(24 * 24)).toBe(7);
});

test('what is left of a day is less than an hour may have', async () => {
  after(40 * 24);
  for (let one = 0; one < 50; one += 1)
    await app.given.business({ website: `https://www.rest${one}.example` });
  const run = (perDay: number) =>
    checkWebsites({ ...app.dependencies, fetchOutside: async () => ok() }, perDay);
  expect(await run(47 * 24)).toBe(47);
  expect(await run(48)).toBe(1);
  expect(await run(48)).toBe(0);
});
