import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askDeletionCode, deleteAccount } from '#contract/accounts.ts';
import { getBusiness, listFeaturedBusinesses, searchBusinesses } from '#contract/businesses.ts';
import * as contract from '#contract/owner-workspace.ts';
import { answerReview, listReviewsOfBusiness } from '#contract/reviews.ts';
import { uploadAddress } from '#contract/uploads.ts';
import { moveRecord } from '#server/moderation/moves.service.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function owned(member: TestMember, fields: Parameters<TestApp['given']['business']>[0] = {}) {
  const id = await app.given.business(fields);
  await app.db
    .insertInto('business_claims')
    .values({ business_id: id, user_id: member.userId, status: 'approved' })
    .execute();
  return id;
}

async function uploadsBy({ userId }: TestMember, count: number): Promise<string[]> {
  const rows = await app.db
    .insertInto('uploads')
    .values(
      Array.from({ length: count }, () => ({
        ...{ uploaded_by: userId, content_type: 'image/webp', width: 800, height: 600 },
        expires_at: app.clock.now,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => uploadAddress(id));
}

const decide = async (id: number, move: string, reason?: string) => {
  const actor = { userId: undefined, role: 'operator' as const };
  const wish = { kind: 'revision', id, move, reason };
  await moveRecord({ ...app.surroundings, actor }, wish);
};

const audited = async (entity: string, id: number) => {
  const { rows } = await sql<{ action: string; difference: Record<string, unknown> }>`
    select action, difference from audit_entries
    where entity = ${entity} and entity_id = ${String(id)} order by id`.execute(app.db);
  return rows;
};

test('the caller sees every business they act for, with what waits there; a stranger sees none', async () => {
  const member = await app.member();
  const first = await owned(member, { name: 'İlk Dükkân' });
  const second = await owned(member, { plan: 'basic', plan_expires_at: '2026-12-01T00:00:00Z' });
  await app.given.review(second);
  await app.db
    .insertInto('reservations')
    .values({
      ...{ business_id: second, day: '2026-12-01', time: '12:00', people: 2, name: 'Ad' },
      ...{ phone: '0322 000 00 00', email: 'r@ornek.example' },
    })
    .execute();
  expect(await member.call(contract.listManagedBusinesses, {})).toMatchObject([
    {
      ...{ id: second, role: 'owner', plan: 'basic', photoLimit: 20 },
      planExpiresAt: '2026-12-01T00:00:00.000Z',
      waiting: { reservations: 1, reviews: 1, messages: 0, revisions: 0 },
    },
    { id: first, name: 'İlk Dükkân', plan: 'free', photoLimit: 5, planExpiresAt: null },
  ]);
  const stranger = await app.member();
  expect(await stranger.call(contract.listManagedBusinesses, {})).toEqual([]);
  await expect(stranger.call(contract.getManagedBusiness, { id: first })).rejects.toThrow('404');
});

test('hours, phone, words and features are live at once, and search finds them', async () => {
  const member = await app.member();
  const id = await owned(member, { email: 'gizli@ornek.example' });
  const after = await member.call(contract.changeManagedBusiness, {
    id,
    phone: '0322 591 26 41',
    description: 'Bahçemizde zerdeçallı kahvaltı.',
    hours: { 'mon-fri': '09:00-18:00' },
    features: ['Otopark'],
    website: 'ornek.com',
    instagram: '@ornek',
    priceRange: '₺₺₺',
    isOpen: false,
  });
  expect(after).toMatchObject({ email: null, isOpen: false, revisions: [], features: ['Otopark'] });
  expect(await app.call(getBusiness, { id })).toMatchObject({
    phone: '0322 591 26 41',
    website: 'https://ornek.com',
    instagram: 'ornek',
    priceRange: '₺₺₺',
    isOpen: false,
    hours: '{"mon-fri":"09:00-18:00","sat-sun":"kapalı"}',
  });
  expect(await app.call(searchBusinesses, { q: 'zerdeçallı' })).toMatchObject([{ id }]);
  expect(await audited('business', id)).toMatchObject([
    { action: 'business.edit', difference: { description: 'changed', is_open: [true, false] } },
  ]);
  // Nothing sent, nothing changed: what is not named stays.
  await member.call(contract.changeManagedBusiness, { id, phone: '0322 591 26 41' });
  expect(await audited('business', id)).toHaveLength(1);
  await expect(
    member.call(contract.changeManagedBusiness, { id, hours: 'bazen', phone: '12' }),
  ).rejects.toMatchObject({ issues: [{ path: 'phone' }, { path: 'hours' }] });
});

test('name, address and pin wait as one revision; a second edit joins it, one set back leaves it', async () => {
  const member = await app.member();
  const id = await owned(member, { name: 'Eski Ad' });
  await member.call(contract.changeManagedBusiness, {
    id,
    name: 'Yeni Ad',
    phone: '0322 591 26 41',
  });
  const { revisions } = await member.call(contract.changeManagedBusiness, {
    ...{ id, latitude: '36,9914', longitude: 35.33 },
  });
  expect(revisions).toMatchObject([
    {
      status: 'pending',
      changes: {
        name: ['Eski Ad', 'Yeni Ad'],
        latitude: [null, '36.99140000'],
        longitude: [null, '35.33000000'],
      },
    },
  ]);
  expect(await app.call(getBusiness, { id })).toMatchObject({
    ...{ name: 'Eski Ad', latitude: null, phone: '0322 591 26 41' },
  });
  const back = await member.call(contract.changeManagedBusiness, {
    ...{ id, name: 'Eski Ad', latitude: '', longitude: '' },
  });
  expect(back.revisions).toMatchObject([{ status: 'withdrawn' }]);
  expect(back.waiting.revisions).toBe(0);
});

test('an approved revision goes live over whatever changed meanwhile, and its proposer hears of it', async () => {
  const member = await app.member();
  const id = await owned(member, { name: 'Eski Ad' });
  const { revisions } = await member.call(contract.changeManagedBusiness, {
    ...{ id, name: 'Yepyeni Sofra', address: 'Turgut Özal Blv. No: 5', district: 'Çukurova' },
  });
  const revision = revisions[0]?.id ?? 0;
  await app.db
    .updateTable('businesses')
    .set({ name: 'Ekipten Gelen Ad' })
    .where('id', '=', id)
    .execute();
  await decide(revision, 'approve');
  expect(await app.call(getBusiness, { id })).toMatchObject({
    ...{ name: 'Yepyeni Sofra', address: 'Turgut Özal Blv. No: 5', district: 'Çukurova' },
  });
  expect(await app.call(searchBusinesses, { q: 'yepyeni' })).toMatchObject([{ id }]);
  expect((await audited('revision', revision)).at(-1)).toMatchObject({
    action: 'revision.approve',
    difference: { name: ['Ekipten Gelen Ad', 'Yepyeni Sofra'], status: ['pending', 'approved'] },
  });
  expect((await app.lettersTo(member.email)).at(-1)).toMatchObject({ kind: 'revision-approved' });
  await expect(decide(revision, 'reject', 'Geç kaldık')).rejects.toMatchObject({
    code: 'illegal_move',
  });
  await expect(member.call(contract.withdrawRevision, { id: revision })).rejects.toThrow('409');
});

test('a rejection needs a reason, changes nothing and leaves room for the next wish', async () => {
  const member = await app.member();
  const id = await owned(member, { name: 'Duran Ad' });
  const wish = { id, category: 'Kafeler' };
  const { revisions } = await member.call(contract.changeManagedBusiness, wish);
  const revision = revisions[0]?.id ?? 0;
  await expect(decide(revision, 'reject')).rejects.toMatchObject({ code: 'invalid_input' });
  await decide(revision, 'reject', 'Burası bir lokanta.');
  expect((await app.lettersTo(member.email)).at(-1)).toMatchObject({
    ...{ kind: 'revision-rejected', quote: { text: 'Burası bir lokanta.' } },
  });
  expect((await app.call(getBusiness, { id })).category).toBe('Restoranlar');
  const again = await member.call(contract.changeManagedBusiness, wish);
  expect(again.revisions.map(({ status }) => status)).toEqual(['pending', 'rejected']);
  const stranger = await app.member();
  const waiting = again.revisions[0]?.id ?? 0;
  await expect(stranger.call(contract.withdrawRevision, { id: waiting })).rejects.toThrow('404');
  expect(await member.call(contract.withdrawRevision, { id: waiting })).toMatchObject({
    status: 'withdrawn',
  });
});

test('two edits at once become one revision', async () => {
  const member = await app.member();
  const id = await owned(member);
  await Promise.all([
    member.call(contract.changeManagedBusiness, { id, name: 'Bir' }),
    member.call(contract.changeManagedBusiness, { id, address: 'İki Sokak' }),
  ]);
  const { revisions } = await member.call(contract.getManagedBusiness, { id });
  expect(revisions).toHaveLength(1);
  expect(Object.keys(revisions[0]?.changes ?? {}).sort()).toEqual(['address', 'name']);
});

test('photos keep their order within the plan; after it ended they may be sorted and taken away', async () => {
  const member = await app.member();
  const id = await owned(member, { plan: 'basic', plan_expires_at: '2026-11-21T00:00:00Z' });
  const seven = await uploadsBy(member, 7);
  const { images, pictures } = await member.call(contract.setPhotos, { id, images: seven });
  expect(images).toEqual(seven);
  expect(pictures).toHaveLength(7);
  const start = app.clock.now;
  app.clock.now = new Date('2026-11-22T00:00:00Z');
  const [extra = ''] = await uploadsBy(member, 1);
  await expect(
    member.call(contract.setPhotos, { id, images: [...seven, extra] }),
  ).rejects.toMatchObject({
    issues: [{ path: 'images', message: expect.stringContaining('Ücretsiz planda en fazla 5') }],
  });
  const sorted = seven.toReversed().slice(0, 6);
  expect((await member.call(contract.setPhotos, { id, images: sorted })).images).toEqual(sorted);
  app.clock.now = start;
  const other = await app.member();
  const [notMine = ''] = await uploadsBy(other, 1);
  await expect(member.call(contract.setPhotos, { id, images: [notMine] })).rejects.toMatchObject({
    issues: [{ path: 'images' }],
  });
});

test('a logo is put up and taken down again', async () => {
  const member = await app.member();
  const id = await owned(member);
  const [image = ''] = await uploadsBy(member, 1);
  expect(await member.call(contract.setLogo, { id, image })).toMatchObject({
    ...{ logo: image, logoPicture: { src: image, width: 800 } },
  });
  expect((await member.call(contract.listManagedBusinesses, {}))[0]?.logo).toBe(image);
  expect((await member.call(contract.setLogo, { id, image: null })).logo).toBeNull();
});

test('a special day is set, changed and removed; a past or unreadable one is refused', async () => {
  const member = await app.member();
  const id = await owned(member);
  const day = '2026-12-31';
  await member.call(contract.setSpecialDay, { id, day, hours: 'kapalı' });
  const { specialDays } = await member.call(contract.setSpecialDay, {
    id,
    day,
    hours: '09:00-13:00',
  });
  expect(specialDays).toEqual({ [day]: '09:00-13:00' });
  for (const wrong of [
    { day: '2026-10-01', hours: 'kapalı' },
    { day: '2026-11-31', hours: 'kapalı' },
    { day, hours: 'belki' },
  ]) {
    await expect(member.call(contract.setSpecialDay, { id, ...wrong })).rejects.toThrow('400');
  }
  expect((await member.call(contract.removeSpecialDay, { id, day })).specialDays).toEqual({});
  await expect(member.call(contract.removeSpecialDay, { id, day })).rejects.toThrow('404');
});

test('what is closed for good cannot be edited', async () => {
  const member = await app.member();
  const id = await owned(member, { status: 'closed' });
  await expect(member.call(contract.changeManagedBusiness, { id, isOpen: true })).rejects.toThrow(
    '409',
  );
});

test('unanswered reviews are listed until the owner has answered them', async () => {
  const member = await app.member();
  const id = await owned(member);
  const review = await app.given.review(id);
  const other = await app.given.review(id);
  await member.call(answerReview, { id: review, content: 'Teşekkürler.' });
  const left = await app.call(listReviewsOfBusiness, { id, only: 'unanswered' });
  expect(left.map((one) => one.id)).toEqual([other]);
  const [shown] = await member.call(contract.listManagedBusinesses, {});
  expect(shown?.waiting.reviews).toBe(1);
});

test('a paid plan decides between equals and not against a better rating; premium is featured', async () => {
  const rated = { category: 'Otomotiv', rating: '4.5', review_count: 3 };
  const free = await app.given.business({ ...rated, name: 'Denk Usta' });
  const basic = await app.given.business({ ...rated, name: 'Denk Usta', plan: 'basic' });
  const premium = await app.given.business({ ...rated, name: 'Denk Usta', plan: 'premium' });
  const better = await app.given.business({ ...rated, name: 'Denk Usta', rating: '4.6' });
  const order = [better, premium, basic, free];
  const path = '/api/businesses/category/Otomotiv';
  for (const address of [path, `${path}?sort=reviews`, '/api/businesses/search?q=denk%20usta']) {
    const listed = (await (await app.request(address)).json()) as { id: number }[];
    expect(
      listed.map(({ id }) => id),
      address,
    ).toEqual(order);
  }
  const featured = await app.call(listFeaturedBusinesses, {});
  expect(featured.map(({ id }) => id)).toEqual([premium]);
  expect((await app.call(getBusiness, { id: premium })).isFeatured).toBe(true);
  expect((await app.call(getBusiness, { id: basic })).isFeatured).toBe(false);
});

test('an owner shows and hides their own address, never the one that somebody else left', async () => {
  const member = await app.member();
  const id = await owned(member);
  const show = (of: number, isEmailShown: boolean) =>
    member.call(contract.changeManagedBusiness, { id: of, isEmailShown });
  expect(await show(id, true)).toMatchObject({ email: member.email });
  expect(await app.call(getBusiness, { id })).toMatchObject({ email: member.email });
  expect(await show(id, false)).toMatchObject({ email: null });
  const submitted = await owned(member, { email: 'ekleyen@ornek.example' });
  await expect(show(submitted, true)).rejects.toMatchObject({ issues: [{ path: 'isEmailShown' }] });
  expect(await show(submitted, false)).toMatchObject({ email: null });
});

test('an address that its owner showed on a page goes with their account', async () => {
  const member = await app.member();
  const { id: batch } = await app.db
    .insertInto('import_batches')
    .values({ file_name: 'liste.csv', source: 'standard', imported: 2 } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  const [shown, ofFile] = [
    await owned(member, { import_batch_id: batch }),
    await app.given.business({
      ...{ import_batch_id: batch, email: member.email, is_email_shown: true },
    }),
  ];
  await member.call(contract.changeManagedBusiness, { id: shown, isEmailShown: true });
  await member.call(askDeletionCode, {});
  const code = (await app.lettersTo(member.email)).at(-1)?.code ?? '';
  await member.call(deleteAccount, { code });
  expect(await app.call(getBusiness, { id: shown })).toMatchObject({ email: null });
  // What a file said of a business is not what its member told us.
  expect(await app.call(getBusiness, { id: ofFile })).toMatchObject({ email: member.email });
});

test('a day that no calendar has is refused, not looked for', async () => {
  const member = await app.member();
  const id = await owned(member);
  for (const day of ['2026-02-30', '2026-13-01', '0000-00-00']) {
    const call = member.call(contract.removeSpecialDay, { id, day });
    await expect(call, day).rejects.toMatchObject({ code: 'invalid_input' });
  }
});
