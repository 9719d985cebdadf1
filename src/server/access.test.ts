import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints, nameOf } from '#contract/api/api.ts';
import { type Endpoint, pathParameters } from '#contract/api/endpoint.ts';
import { addFavorite } from '#contract/favorites.ts';
import { answerReview } from '#contract/reviews.ts';
import { uploadAddress } from '#contract/uploads.ts';
import { readyPasskeys } from '#server/accounts/passkeys.service.ts';
import {
  type AccessRows,
  members,
  open,
  ownOnly,
  principals,
  type World,
} from '#tests/support/access-rows/access-rows.ts';
import { administrationRows } from '#tests/support/access-rows/administration-rows.ts';
import { advertisingRows } from '#tests/support/access-rows/advertising-rows.ts';
import { messagesRows } from '#tests/support/access-rows/messages-rows.ts';
import { moderationRows } from '#tests/support/access-rows/moderation-rows.ts';
import { ownerWorkspaceRows } from '#tests/support/access-rows/owner-workspace-rows.ts';
import { ownersRows } from '#tests/support/access-rows/owners-rows.ts';
import { passkeysRows } from '#tests/support/access-rows/passkeys-rows.ts';
import { removalsRows } from '#tests/support/access-rows/removals-rows.ts';
import { statisticsRows } from '#tests/support/access-rows/statistics-rows.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { keepWritten } from '#tests/support/written-rows.ts';
import { requestFor } from '#web/api/api.ts';

let app: TestApp;
let rows: ReturnType<typeof keepWritten>;
beforeAll(async () => {
  app = await createTestApp();
  rows = keepWritten(app);
  await readyPasskeys();
  const { limits } = app.dependencies;
  // The same people ask for everything: how often they may is another test's matter.
  app.dependencies.limits = { ...limits, spend: async () => {} };
});
afterAll(() => app.close());

/** Whoever asked for one of these may be nobody afterwards, or somebody else. */
const ENDING = /^(signOut|end.*Sessions?|deleteAccount|changeRole|verifySignInCode)$/;
let people: World | undefined;
const worldFor = async (name: string): Promise<World> => {
  people ??= await newWorld();
  // Whoever has come for the first time has no list, and the last call may have given him one.
  const world = { ...people, visitor: app.browser() };
  if (ENDING.test(name)) people = undefined;
  return world;
};

async function newWorld(): Promise<World> {
  const guest = app.browser();
  await guest.call(addFavorite, { userId: 1, businessId: await app.given.business() });
  return {
    visitor: app.browser(),
    guest,
    own: await app.member(),
    other: await app.member(),
    moderator: await app.member({ role: 'moderator' }),
    admin: await app.member({ role: 'admin' }),
  };
}

const claimOf = async ({ own }: World) => {
  const businessId = await app.given.business({ phone: '0322 591 26 41' });
  const row = { businessId, userId: own.userId, email: own.email };
  return (
    await app.db.insertInto('businessClaims').values(row).returning('id').executeTakeFirstOrThrow()
  ).id;
};
const reservationOf = async ({ own }: World) => {
  const businessId = await app.given.business();
  const row = {
    ...{ businessId, userId: own.userId, email: own.email, day: '2026-12-01', time: '12:00' },
    ...{ people: 2, name: 'Ad', phone: '0322 000 00 00' },
  };
  return (
    await app.db.insertInto('reservations').values(row).returning('id').executeTakeFirstOrThrow()
  ).id;
};
const submissionOf = ({ own }: World) =>
  app.given.business({ status: 'rejected', submittedBy: own.userId, email: own.email });
const reviewOf = async ({ own }: World) => {
  const businessId = await app.given.business();
  const row = { businessId, userId: own.userId, rating: 4, content: 'Güzeldi.' };
  return (await app.db.insertInto('reviews').values(row).returning('id').executeTakeFirstOrThrow())
    .id;
};
const favoriteListOf = async ({ own }: World) => {
  const name = newName();
  const row = { userId: own.userId, name, nameNorm: name };
  return app.db.insertInto('favoriteLists').values(row).returning('id').executeTakeFirstOrThrow();
};
const renamedList = async (world: World) => ({ ...(await favoriteListOf(world)), name: newName() });
const businessOwnedByOwn = async ({ own }: World) => {
  const businessId = await app.given.business();
  const row = { businessId, userId: own.userId, email: own.email, status: 'approved' as const };
  await app.db.insertInto('businessClaims').values(row).execute();
  return businessId;
};

const business = async () => ({ id: await app.given.business() });
const review = async () => ({ id: await app.given.review(await app.given.business()) });
const form = {
  ...{ category: 'Restoranlar', district: 'Seyhan', address: 'Reşatbey Mah. No: 4' },
  submitterName: 'Ayşe Yılmaz',
};
let names = 0;
const newName = () => `Erişim Lokantası ${++names}`;
const written = { rating: 5, content: 'Çok iyiydi.' };
const unknownUpload = '3f0c2f5e-8a56-4f0e-9c53-3a52c1c9f0aa';

/**
 * Every call with what visitor, guest, the member it belongs to, another member, moderator and admin
 * get for an input that is right. What is made for one question is made anew for the next.
 */
const table: AccessRows = {
  listCategories: [open],
  getCategory: [open, () => ({ slug: 'restoranlar' })],
  countKindsOfCategory: [open, () => ({ slug: 'restoranlar' })],
  listBusinesses: [open],
  listFeaturedBusinesses: [open],
  searchBusinesses: [open, () => ({ q: 'kebap' })],
  searchDirectory: [open, () => ({ q: 'kebap' })],
  suggestSearches: [open, () => ({ q: 'keb' })],
  listOpenThisHour: [open, () => ({})],
  listBusinessesOfCategory: [open, () => ({ categoryName: 'Restoranlar' })],
  countDistrictsOfCategory: [open, () => ({ categoryName: 'Kafeler' })],
  listDuty: [open],
  dutyCalendar: [open],
  getOpenData: [open],
  listCorrections: [open],
  getCity: [open],
  downloadCity: [open],
  listCityChanges: [open, () => ({ since: 1 })],
  downloadOpenData: [open, () => ({ file: 'businesses.csv' })],
  getNeighbourhood: [open, () => ({ district: 'Seyhan', slug: 'resatbey' })],
  listHolidays: [open],
  listBusinessesOfNeighbourhood: [open, () => ({ district: 'Seyhan', slug: 'resatbey' })],
  getNeighbourhoodOfBusiness: [open, business],
  getMapGround: [open],
  listNewBusinesses: [open],
  getBusiness: [open, business],
  getClosedBusiness: [open, async () => ({ id: await app.given.business({ status: 'closed' }) })],
  listRelatedBusinesses: [open, business],
  readBusinessCode: [open, business],
  readBusinessCalendar: [open, business],
  listBusinessesInBox: [open, () => ({ west: 35, south: 36, east: 36, north: 38 })],

  submitBusiness: [open, () => ({ ...form, name: newName(), email: `${names}@ekleyen.example` })],
  findLikelyDuplicates: [open, () => ({ name: 'Kebapçı' })],
  listOwnSubmissions: [members],
  getOwnSubmission: [ownOnly, async (world) => ({ id: await submissionOf(world) })],
  changeSubmission: [
    ownOnly,
    async (world) => ({ ...form, name: newName(), id: await submissionOf(world) }),
  ],
  resubmitBusiness: [ownOnly, async (world) => ({ id: await submissionOf(world) })],
  importMapsAddress: [open, () => ({ url: 'https://www.google.com/maps?q=Kebap&ll=37,35.3' })],
  importFile: [
    open,
    () => ({ businesses: [{ ...form, name: newName(), phone: '' }], format: 'standard' }),
  ],
  verifyEmail: ['200 200 200 200 200 200', () => ({ token: 'bilinmeyen' })],
  resendVerification: [open, () => ({ email: `bekleyen${++names}@ornek.example` })],

  listReviewsOfBusiness: [open, business],
  summarizeReviews: [open, business],
  getOwnPart: [members, business],
  listOwnReviews: [members],
  writeReview: [members, async () => ({ ...written, ...(await business()) })],
  editReview: [ownOnly, async (world) => ({ ...written, id: await reviewOf(world) })],
  deleteReview: [ownOnly, async (world) => ({ id: await reviewOf(world) })],
  markHelpful: [members, review],
  unmarkHelpful: [members, review],
  answerReview: [
    ownOnly,
    async (world) => ({
      id: await app.given.review(await businessOwnedByOwn(world)),
      content: 'Teşekkürler.',
    }),
  ],

  correctAnswer: [
    ownOnly,
    async (world) => {
      const id = await app.given.review(await businessOwnedByOwn(world));
      await world.own.call(answerReview, { id, content: 'Teşekkürler.' });
      return { id, content: 'Teşekkür ederiz.' };
    },
  ],

  answerAboutBusiness: [
    open,
    async () => ({ ...(await business()), question: 'bilgiler', answer: 'evet' }),
  ],
  answerByForm: [
    open,
    async () => ({ ...(await business()), question: 'bilgiler', answer: 'evet' }),
  ],
  // Nobody sends a picture that somebody else put up.
  sendPhotos: [
    '400 400 400 400 400 400',
    async () => ({
      ...(await business()),
      ...{ images: [uploadAddress(randomUUID())], isOwn: true, email: 'k@ornek.example' },
    }),
  ],
  listOwnPhotos: [members],
  reportBusiness: [open, async () => ({ reason: 'other', ...(await business()) })],
  reportReview: [open, async () => ({ reason: 'other', ...(await review()) })],
  listOwnReports: [members],
  claimBusiness: [
    open,
    async () => ({
      ...(await business()),
      email: 'k@ornek.example',
      name: 'Ad',
      message: 'Benim',
    }),
  ],
  listOwnClaims: [members],
  answerClaim: [
    // Only a claim that was asked about can be answered; to others it does not exist.
    '401 401 409 404 404 404',
    async (world) => ({ message: 'Ekledim', id: await claimOf(world) }),
  ],
  // Of a business of their own; to others the claim does not exist.
  answerContest: [
    ownOnly,
    async (world) => {
      const businessId = await businessOwnedByOwn(world);
      const { userId } = await app.member();
      const row = { businessId, userId, ownerAskedAt: app.clock.now };
      const { id } = await app.db
        .insertInto('businessClaims')
        .values({ ...row, claimantName: 'Mehmet' })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id, answer: 'agree' };
    },
  ],
  makePhoneCode: ['401 401 403 403 200 200', async (world) => ({ id: await claimOf(world) })],
  // Nobody has read a code out.
  provePhone: [
    '401 401 400 404 404 404',
    async (world) => ({ id: await claimOf(world), code: '123456' }),
  ],
  withdrawClaim: [ownOnly, async (world) => ({ id: await claimOf(world) })],
  requestReservation: [
    open,
    async (world) => ({
      ...{ id: await businessOwnedByOwn(world), day: '2026-12-01', time: '12:00', people: 2 },
      ...{ name: 'Ad', phone: '0322 591 26 41', email: 'r@ornek.example' },
    }),
  ],
  listOwnReservations: [members],
  cancelReservation: [ownOnly, async (world) => ({ id: await reservationOf(world) })],
  ...messagesRows(() => app),
  ...ownersRows(() => app),
  ...ownerWorkspaceRows(() => app),
  ...advertisingRows(() => app),
  ...passkeysRows(() => app),
  ...removalsRows(() => app),
  ...moderationRows(() => app),
  ...statisticsRows(() => app),
  createPromotionalLead: [open, () => ({ email: 'teklif@ornek.example' })],

  askSignInCode: [open, () => ({ email: `${newName().length}${names}@giris.example` })],
  // Nobody has asked for a code in this browser, or has used it up.
  verifySignInCode: ['400 400 400 400 400 400', () => ({ code: '123456' })],
  getAccount: [open],
  changeAccount: [members, () => ({ name: 'Yeni Ad' })],
  listSessions: [members],
  endSession: [
    ownOnly,
    async ({ own }) => {
      const tokenHash = randomBytes(32);
      const expiresAt = new Date(app.clock.now.getTime() + 60_000);
      await app.db
        .insertInto('sessions')
        .values({ tokenHash, userId: own.userId, expiresAt })
        .execute();
      return { id: tokenHash.toString('hex').slice(0, 16) };
    },
  ],
  endAllSessions: [members],
  signOut: [open],
  downloadPersonalData: [members],
  askDeletionCode: [members],
  deleteAccount: ['401 401 400 400 400 400', () => ({ code: '123456' })],

  listFavorites: [open, () => ({ userId: 1 })],
  getFavoriteList: [open, () => ({ userId: 1 })],
  addFavorite: [open, async () => ({ userId: 1, businessId: await app.given.business() })],
  removeFavorite: [open, async () => ({ userId: 1, businessId: await app.given.business() })],
  // A stranger has no list.
  shareFavorites: ['404 200 200 200 200 200'],
  withdrawFavorites: [open],
  // Nobody's favorite and nobody's list: only one's own are there.
  changeFavorite: [
    '404 404 404 404 404 404',
    async () => ({ ...(await business()), note: 'Benim' }),
  ],
  createFavoriteList: ['404 200 200 200 200 200', () => ({ name: newName().slice(0, 40) })],
  renameFavoriteList: ['404 404 200 404 404 404', renamedList],
  deleteFavoriteList: [open, favoriteListOf],
  getSharedFavorites: [
    '404 404 404 404 404 404',
    () => ({ token: 'b3NvbG1heWFuLWxpc3Rl'.padEnd(22, 'a').slice(0, 22) }),
  ],

  askUpload: [open],
  sendUpload: [
    '403 403 403 403 403 403',
    () => ({ id: unknownUpload, expires: '1', signature: 'x' }),
  ],
  readUpload: ['404 404 404 404 404 404', () => ({ id: unknownUpload })],
  readDocument: ['401 401 403 403 403 404', () => ({ id: unknownUpload })],
  readPictureSize: ['404 404 404 404 404 404', () => ({ id: unknownUpload, file: '320.webp' })],
  ...administrationRows(() => app),
};

test('every call stands in the table', () => {
  expect(Object.keys(table).sort()).toEqual(endpoints.map(nameOf).sort());
});

const isOfTeam = ({ access }: Endpoint) => access === 'moderator' || access === 'admin';
/** What only reads, and what finds nothing here that it could do. */
const UNRECORDED = new Set([
  ...['readRoster', 'checkDecisions'],
  ...['approveImportBatch', 'retryFailedEmails'],
]);
const countEntries = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit_entries`.execute(app.db);
  return rows[0]?.count;
};

describe('who may what', () => {
  test.each(endpoints.map((endpoint) => ({ endpoint, name: nameOf(endpoint) })))(
    '$name',
    async ({ endpoint, name }) => {
      const [expected, input = () => ({})] = table[name] ?? [''];
      const world = await worldFor(name);
      const statuses: string[] = [];
      const said: string[] = [];
      const unrecorded: string[] = [];
      const changes = new Set<string>();
      for (const principal of principals) {
        const { address, body } = requestFor(endpoint, await Promise.resolve(input(world)));
        const entries = await countEntries();
        let response = new Response();
        const asked = await rows.during(async () => {
          response = await world[principal].request(address, {
            method: endpoint.method,
            ...(body && { body, headers: { 'Content-Type': 'application/json' } }),
          });
        });
        if (endpoint.method !== 'GET') changes.add(`${response.status}\n${asked}`);
        if (response.ok && (await countEntries()) === entries) unrecorded.push(principal);
        statuses.push(String(response.status));
        said.push(`${principal}: ${(await response.text()).slice(0, 200)}`);
      }
      expect(statuses.join(' '), said.join('\n')).toBe(expected);
      if (changes.size > 0) expect([...changes].join('\n\n')).toMatchSnapshot();
      const isRecorded = isOfTeam(endpoint) && endpoint.method !== 'GET' && !UNRECORDED.has(name);
      if (isRecorded) expect(unrecorded, 'in the record of decisions').toEqual([]);
    },
  );

  test.each(endpoints.filter(({ path }) => pathParameters(path).includes('userId')))(
    '$method $path knows nobody but the caller',
    async (endpoint) => {
      const { own, other, admin } = await newWorld();
      const address = endpoint.path.replace(':userId', String(own.userId));
      expect((await other.request(address)).status).toBe(404);
      expect((await app.browser().request(address)).status).toBe(404);
      expect((await own.request(address)).status).toBe(200);
      expect([200, 404]).toContain((await admin.request(address)).status);
    },
  );
});
