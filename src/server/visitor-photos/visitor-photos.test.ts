import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  askDeletionCode,
  deleteAccount,
  downloadPersonalData,
  EMAIL_WRONG,
} from '#contract/accounts/accounts.ts';
import { getBusiness } from '#contract/businesses/businesses.ts';
import { getInboxItem, listInbox } from '#contract/moderation/moderation.ts';
import { setPhotos } from '#contract/owners/owner-workspace.ts';
import { INFO_UPDATE_WORKING_DAYS } from '#contract/owners/owners.ts';
import { askUpload } from '#contract/uploads.ts';
import {
  listOwnPhotos,
  PHOTOS_MISSING,
  PHOTOS_NOT_OWN,
  sendPhotos,
} from '#contract/visitor-photos.ts';
import { decideAbout } from '#server/decided-records/decided-records.service.ts';
import { createTestApp, type TestApp, type TestBrowser } from '#tests/support/test-app.ts';

let app: TestApp;
let jpeg: Buffer;
beforeAll(async () => {
  app = await createTestApp();
  const create = { width: 400, height: 300, channels: 3 as const, background: '#0e7490' };
  jpeg = await sharp({ create })
    .withExif({ IFD0: { Make: 'Gizli Makine' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => app.close());

async function upload(browser: TestBrowser): Promise<string> {
  const { uploadURL } = await browser.call(askUpload, {});
  const body = new Uint8Array(jpeg);
  const headers = { 'Content-Type': 'image/jpeg' };
  expect((await browser.request(uploadURL, { method: 'PUT', body, headers })).status).toBe(200);
  return uploadURL.split('?')[0] ?? '';
}
const decide = (id: number, transition: string, reason?: string) =>
  decideAbout(
    { ...app.dependencies, actor: { userId: undefined, role: 'operator' } },
    { kind: 'photo', id, transition, reason },
  );
const stored = (id: number) =>
  app.db.selectFrom('visitorPhotos').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const seenBy = async (browser: TestBrowser, image: string) => (await browser.request(image)).status;

test('a guest sends a photo; it is on the page once the team agrees, and says whose it is', async () => {
  const [id, guest, stranger] = [await app.given.business(), app.browser(), app.browser()];
  const image = await upload(guest);
  const email = 'ceken@ornek.example';
  const sent = await guest.call(sendPhotos, { id, images: [image], isOwn: true, email });
  expect(await stored(sent.id)).toMatchObject({ status: 'open', userId: null, isOwn: true, email });
  expect(await app.emailsTo(email), 'a typed address hears of the answer alone').toEqual([]);
  expect(await seenBy(stranger, image)).toBe(404);

  const moderator = await app.member({ role: 'moderator' });
  const { items } = await moderator.call(listInbox, { kind: 'photo' });
  expect(items.find((one) => one.id === sent.id)).toMatchObject({ subtitle: '1 fotoğraf' });
  const item = await moderator.call(getInboxItem, { kind: 'photo', id: sent.id });
  expect(item.images).toEqual([image]);
  // What the e-mail to the sender says.
  expect(item.item.deadline?.promise).toBe(`${INFO_UPDATE_WORKING_DAYS} iş günü içinde`);
  expect(item.fields).toContainEqual({ name: 'isOwn', value: 'Evet' });

  await decide(sent.id, 'accept');
  const business = await stranger.call(getBusiness, { id });
  expect(business).toMatchObject({
    images: [image],
    pictures: [{ src: image, isOfVisitor: true }],
  });
  const shown = await stranger.request(image);
  expect(shown.status).toBe(200);
  expect(Buffer.from(await shown.arrayBuffer()).includes('Gizli Makine')).toBe(false);
  expect(await app.emailsTo(email)).toMatchObject([
    { subject: 'Fotoğraflarınız yayında', facts: [['İşletme', business.name]] },
  ]);
});

test('what is not published is gone, and its sender hears why', async () => {
  const [id, member] = [await app.given.business(), await app.member()];
  const image = await upload(member);
  const sent = await member.call(sendPhotos, { id, images: [image], isOwn: true });
  await decide(sent.id, 'dismiss', 'Bulanık.');
  expect(await member.call(listOwnPhotos, {})).toMatchObject([
    { id: sent.id, businessId: id, count: 0, status: 'dismissed', reason: 'Bulanık.' },
  ]);
  expect(await seenBy(member, image)).toBe(404);
  const subjects = (await app.emailsTo(member.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(
    expect.arrayContaining(['Fotoğraflarınız bize ulaştı', 'Fotoğraflarınıza baktık']),
  );
});

test('what is missing is said beside its field, and nobody sends what another put up', async () => {
  const [id, guest] = [await app.given.business(), app.browser()];
  const image = await upload(guest);
  const whole = { id, images: [image], isOwn: true as const, email: 'k@ornek.example' };
  const refused = async (input: object, path: string, message: string, by = guest) =>
    expect(by.call(sendPhotos, { ...whole, ...input })).rejects.toMatchObject({
      status: 400,
      issues: [{ path, message }],
    });
  await refused({ images: [] }, 'images', PHOTOS_MISSING);
  await refused({ isOwn: false as never }, 'isOwn', PHOTOS_NOT_OWN);
  await refused({ email: '' }, 'email', EMAIL_WRONG);
  await refused({ images: ['https://baska.example/a.jpg'] }, 'images', PHOTOS_MISSING);
  await expect(app.browser().call(sendPhotos, whole)).rejects.toMatchObject({ status: 400 });
  const hidden = await app.given.business({ status: 'pending' });
  await expect(guest.call(sendPhotos, { ...whole, id: hidden })).rejects.toMatchObject({
    status: 404,
  });
});

test.each([
  ['lately', false],
  ['so long ago that what they sent is forgotten', true],
])(
  'whoever leaves takes the photos given %s off the page; those of others stay',
  async (_, isLong) => {
    const [id, leaving, staying] = [
      await app.given.business(),
      await app.member(),
      await app.member(),
    ];
    const images: string[] = [];
    for (const member of [leaving, staying]) {
      const image = await upload(member);
      images.push(image);
      const sent = await member.call(sendPhotos, { id, images: [image], isOwn: true });
      await decide(sent.id, 'accept');
    }
    const download = await leaving.call(downloadPersonalData, {});
    expect(download).toMatchObject({ visitorPhotos: [{ businessId: id, isOwn: true }] });
    if (isLong) await app.db.deleteFrom('visitorPhotos').execute();
    await leaving.call(askDeletionCode, {});
    const code = (await app.emailsTo(leaving.email)).at(-1)?.code;
    await leaving.call(deleteAccount, { code: code ?? '' });
    const { images: left } = await app.browser().call(getBusiness, { id });
    expect(left).toEqual(images.slice(1));
    expect(await seenBy(app.browser(), images[0] ?? '')).toBe(404);
  },
);

test('photos of visitors count for no plan of the owner', async () => {
  const [id, owner, guest] = [await app.given.business(), await app.member(), app.browser()];
  const at = { createdAt: app.clock.now, updatedAt: app.clock.now };
  await app.db
    .insertInto('businessClaims')
    .values({
      businessId: id,
      userId: owner.userId,
      claimantName: 'Ali',
      status: 'approved',
      ...at,
    })
    .execute();
  const given = await upload(guest);
  const email = 'k2@ornek.example';
  const sent = await guest.call(sendPhotos, { id, images: [given], isOwn: true, email });
  await decide(sent.id, 'accept');
  const own: string[] = [];
  for (let left = 6; left > 0; left--) own.push(await upload(owner));
  await expect(owner.call(setPhotos, { id, images: [given, ...own] })).rejects.toMatchObject({
    status: 400,
  });
  const { images } = await owner.call(setPhotos, { id, images: [given, ...own.slice(1)] });
  expect(images).toHaveLength(6);
});
