import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askUpload } from '#contract/uploads.ts';
import {
  createTestApp,
  type TestApp,
  type TestBrowser,
  type TestMember,
} from '#tests/support/test-app.ts';

let app: TestApp;
let photo: Buffer;
/** Sends every photo below without an account. */
let sender: TestBrowser;
let people: { owner: TestMember; colleague: TestMember; member: TestMember };
let team: { moderator: TestMember; admin: TestMember };
beforeAll(async () => {
  app = await createTestApp();
  const canvas = { width: 40, height: 30, channels: 3 as const, background: '#0e7490' };
  photo = await sharp({ create: canvas }).jpeg().toBuffer();
  sender = app.browser();
  people = {
    owner: await app.member(),
    colleague: await app.member(),
    member: await app.member(),
  };
  team = {
    moderator: await app.member({ role: 'moderator' }),
    admin: await app.member({ role: 'admin' }),
  };
});
afterAll(() => app?.close());

const idIn = (address: string) => address.split('/').at(-1) as string;
const markUpload = (address: string, values: { attachedAt?: Date; removedAt?: Date }) =>
  app.db.updateTable('uploads').set(values).where('id', '=', idIn(address)).execute();

/** A photo that a record holds. @returns its address */
async function sent(): Promise<string> {
  const { uploadURL } = await sender.call(askUpload, {});
  const answer = await sender.request(uploadURL, { method: 'PUT', body: new Uint8Array(photo) });
  expect(answer.status).toBe(200);
  const address = uploadURL.split('?')[0] as string;
  await markUpload(address, { attachedAt: app.clock.now });
  return address;
}

type Status = 'approved' | 'pending' | 'rejected' | 'suspended' | 'closed' | 'merged';
const business = async (status: Status | 'email_pending', fields: object = {}) =>
  app.given.business({
    ...fields,
    status: status as Status,
    ...(status === 'merged' && { mergedInto: await app.given.business() }),
  });

/** With an owner and a colleague. */
async function ownedBusiness(status: Status | 'email_pending', fields: object) {
  const businessId = await business(status, fields);
  const { owner, colleague } = people;
  await app.db
    .insertInto('businessClaims')
    .values({ businessId, userId: owner.userId, email: owner.email, status: 'approved' })
    .execute();
  await app.db
    .insertInto('businessMembers')
    .values({
      ...{ businessId, userId: colleague.userId, email: colleague.email, role: 'manager' },
      invitationExpiresAt: app.clock.now,
      acceptedAt: app.clock.now,
    })
    .execute();
}

async function review(
  status: 'pending' | 'approved' | 'rejected' | 'hidden',
  of: Status,
  image: string,
) {
  const id = await app.given.review(await business(of));
  await app.db
    .updateTable('reviews')
    .set({ status, images: [image] })
    .where('id', '=', id)
    .execute();
}

interface AdFields {
  status?: 'contacted' | 'customized' | 'live' | 'ended';
  startDate?: string;
  endDate?: string;
  businessId?: number;
}
/** Runs today unless told otherwise. */
const ad = (kind: 'advertisements' | 'advertisementRequests', image: object, fields: AdFields) =>
  app.db
    .insertInto(kind as 'advertisements')
    .values({
      ...{ businessName: 'Kebapçı', contactPerson: 'Ayşe', email: 'a@ornek.example' },
      ...{ phone: '0322 000 00 00', packageType: 'basic', duration: 1, status: 'live' },
      ...{ startDate: '2026-11-20', endDate: '2026-11-20', liveAt: app.clock.now },
      adContent: JSON.stringify({ title: 'Kebap', description: 'Gelin', ...image }),
      ...fields,
    })
    .execute();

const adFreeCategory = async () => {
  await app.db
    .updateTable('categories')
    .set({ isAdFree: true })
    .where('name', '=', 'Sağlık')
    .execute();
  return business('approved', { category: 'Sağlık' });
};

type Shown = (image: string) => Promise<unknown>;
const withPhoto = (status: Status | 'email_pending'): Shown => {
  return (image) => ownedBusiness(status, { images: ['/baska.webp', image] });
};

/** What holds the photo; whether everybody sees it then, or who acts for the business at least. */
const holders: [what: string, who: 'all' | 'owner' | 'team', hold: Shown][] = [
  ['an approved business', 'all', withPhoto('approved')],
  ['a business whose address is not proved', 'owner', withPhoto('email_pending')],
  ['a business that waits', 'owner', withPhoto('pending')],
  ['a rejected business', 'owner', withPhoto('rejected')],
  ['a suspended business', 'owner', withPhoto('suspended')],
  ['a closed business', 'owner', withPhoto('closed')],
  ['a merged business', 'owner', withPhoto('merged')],
  ['an approved business as its logo', 'all', (logo) => ownedBusiness('approved', { logo })],
  ['a suspended business as its logo', 'owner', (logo) => ownedBusiness('suspended', { logo })],
  ['an approved review', 'all', (image) => review('approved', 'approved', image)],
  ['a review that waits', 'team', (image) => review('pending', 'approved', image)],
  ['a rejected review', 'team', (image) => review('rejected', 'approved', image)],
  ['a hidden review', 'team', (image) => review('hidden', 'approved', image)],
  ['a review of a suspended business', 'team', (image) => review('approved', 'suspended', image)],
  ['nothing any more', 'team', async () => {}],
  ...(['advertisements', 'advertisementRequests'] as const).flatMap((kind) => {
    const holder = (
      what: string,
      who: 'all' | 'team',
      fields: AdFields = {},
    ): (typeof holders)[number] => [
      `${what} of ${kind}`,
      who,
      (image) => ad(kind, { image }, fields),
    ];
    return [
      holder('a live ad', 'all'),
      holder('an ad that was asked for', 'team', { status: 'contacted' }),
      holder('an ad in work', 'team', { status: 'customized' }),
      holder('an ended ad', 'team', { status: 'ended' }),
      holder('an ad before its first day', 'team', {
        startDate: '2026-11-21',
        endDate: '2026-11-30',
      }),
      holder('an ad after its last day', 'team', {
        startDate: '2026-11-01',
        endDate: '2026-11-19',
      }),
      [
        `a banner of ${kind}`,
        'all',
        (bannerAd) => ad(kind, { bannerAd }, {}),
      ] satisfies (typeof holders)[number],
      [
        `an ad of ${kind} in a category without ads`,
        'team',
        async (image) => ad(kind, { image }, { businessId: await adFreeCategory() }),
      ] satisfies (typeof holders)[number],
      [
        `an ad of ${kind} that only writes of it`,
        'team',
        (image) => ad(kind, { description: `"${image}"` }, {}),
      ] satisfies (typeof holders)[number],
    ];
  }),
];

describe.each(holders)('a photo of %s', (_what, who, hold) => {
  test(`is seen by ${who}`, async () => {
    const address = await sent();
    await hold(address);
    const isPublic = who === 'all';
    const askers: [string, TestBrowser, boolean][] = [
      ['a stranger', app.browser(), isPublic],
      ['another member', people.member, isPublic],
      ['its sender, without an account', sender, true],
      ['the owner', people.owner, isPublic || who === 'owner'],
      ['a colleague', people.colleague, isPublic || who === 'owner'],
      ['a moderator', team.moderator, true],
      ['an admin', team.admin, true],
    ];
    for (const [name, asker, sees] of askers) {
      for (const path of [address, `${address}/40.webp`]) {
        const methods = ['GET', 'HEAD'].map((method) => ({ method }));
        const ways = [...methods, { headers: { Range: 'bytes=0-9' } }, knowing(address)];
        for (const way of ways) {
          const answer = await asker.request(path, way);
          const isKnown = isPublic && 'headers' in way && 'If-None-Match' in way.headers;
          expect(answer.status, `${name}: ${path}`).toBe(isKnown ? 304 : sees ? 200 : 404);
          if (!sees) continue;
          expect(answer.headers.get('Cache-Control'), name).toBe(
            isPublic ? 'public, no-cache' : 'private, no-store',
          );
          expect(answer.headers.has('ETag'), name).toBe(isPublic);
        }
      }
    }
  });
});

const knowing = (address: string) => ({
  headers: { 'If-None-Match': `"${idIn(address)}-40-webp"` },
});

test.each(['advertisements', 'advertisementRequests'] as const)(
  'a photo of an ad of %s is seen by its private link while there is something to see',
  async (kind) => {
    const [address, another] = [await sent(), await sent()];
    await ad(kind, { image: address }, { status: 'customized' });
    const { id, previewToken: token } = await app.db
      .selectFrom(kind as 'advertisements')
      .select(['id', 'previewToken'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const ask = (path: string) => app.browser().request(path);
    for (const path of [address, `${address}/40.webp`]) {
      const answer = await ask(`${path}?token=${token}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
      expect((await ask(`${path}?token=${idIn(address)}`)).status).toBe(404);
    }
    expect((await ask(`${another}?token=${token}`)).status).toBe(404);
    for (const [status, answer] of [
      ['ended', 200],
      ['contacted', 404],
    ] as const) {
      await app.db
        .updateTable(kind as 'advertisements')
        .set({ status })
        .where('id', '=', id)
        .execute();
      expect((await ask(`${address}?token=${token}`)).status, status).toBe(answer);
    }
  },
);

test('what is taken down is gone with the next request, also for who had it', async () => {
  const address = await sent();
  const id = await business('approved', { images: [address] });
  const visitor = app.browser();
  const first = await visitor.request(address);
  const known = { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } };
  expect((await visitor.request(address, known)).status).toBe(304);
  const setStatus = (status: 'suspended' | 'approved') =>
    app.db.updateTable('businesses').set({ status }).where('id', '=', id).execute();
  await setStatus('suspended');
  expect((await visitor.request(address, known)).status).toBe(404);
  await setStatus('approved');
  expect((await visitor.request(address, known)).status).toBe(304);
  await markUpload(address, { removedAt: app.clock.now });
  for (const browser of [visitor, sender, team.admin]) {
    expect((await browser.request(address, known)).status).toBe(404);
  }
});

test('a known photo is told so without its file', async () => {
  const address = await sent();
  await business('approved', { images: [address] });
  const { storage } = app.dependencies;
  const { get } = storage;
  storage.get = () => Promise.reject(new Error('the file was read'));
  const answer = await app.browser().request(`${address}/40.webp`, knowing(address));
  storage.get = get;
  expect(answer.status).toBe(304);
  expect(await answer.text()).toBe('');
});
