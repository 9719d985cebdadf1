import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askDeletionCode, deleteAccount } from '#contract/accounts/accounts.ts';
import {
  getBusiness,
  listFeaturedBusinesses,
  searchBusinesses,
} from '#contract/businesses/businesses.ts';
import { businessFields } from '#contract/businesses/fields.ts';
import { dayPlus } from '#contract/calendar/holidays.ts';
import * as contract from '#contract/owners/owner-workspace.ts';
import { answerReview, listReviewsOfBusiness } from '#contract/reviews.ts';
import { uploadAddress } from '#contract/uploads.ts';
import { decideAbout } from '#server/decided-records/decided-records.service.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function owned(member: TestMember, fields: Parameters<TestApp['given']['business']>[0] = {}) {
  const id = await app.given.business(fields);
  await app.db
    .insertInto('businessClaims')
    .values({ businessId: id, userId: member.userId, status: 'approved' })
    .execute();
  return id;
}

test('of two owners both are named, and each sees the documents of their own claim alone', async () => {
  const [first, second] = [
    await app.member({ name: 'Ayşe Er' }),
    await app.member({ name: 'Can Ak' }),
  ];
  const id = await owned(first);
  await app.db
    .updateTable('businessClaims')
    .set({ documents: ['vergi-levhasi.pdf'] })
    .where('businessId', '=', id)
    .execute();
  const claim = { businessId: id, userId: second.userId, status: 'approved' as const };
  await app.db
    .insertInto('businessClaims')
    .values({ ...claim, documents: ['devir.pdf'] })
    .execute();
  const owners = [
    { name: 'Ayşe Er', email: first.email },
    { name: 'Can Ak', email: second.email },
  ];
  const seenBy = (member: TestMember) => member.call(contract.getManagedBusiness, { id });
  expect(await seenBy(first)).toMatchObject({ owners, documents: ['vergi-levhasi.pdf'] });
  expect(await seenBy(second)).toMatchObject({ owners, documents: ['devir.pdf'] });
});

async function uploadsBy({ userId }: TestMember, count: number): Promise<string[]> {
  const rows = await app.db
    .insertInto('uploads')
    .values(
      Array.from({ length: count }, () => ({
        ...{ uploadedBy: userId, contentType: 'image/webp', width: 800, height: 600 },
        expiresAt: app.clock.now,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => uploadAddress(id));
}

const decide = async (id: number, transition: string, reason?: string) => {
  const actor = { userId: undefined, role: 'operator' as const };
  const wish = { kind: 'revision', id, transition, reason };
  await decideAbout({ ...app.dependencies, actor }, wish);
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
  const second = await owned(member, { plan: 'basic', planExpiresAt: '2026-12-01T00:00:00Z' });
  await app.given.review(second);
  await app.db
    .insertInto('reservations')
    .values({
      ...{ businessId: second, day: '2026-12-01', time: '12:00', people: 2, name: 'Ad' },
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
    { action: 'business.edit', difference: { description: true, isOpen: [true, false] } },
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
  expect((await app.emailsTo(member.email)).at(-1)).toMatchObject({ kind: 'revision-approved' });
  await expect(decide(revision, 'reject', 'Geç kaldık')).rejects.toMatchObject({
    code: 'illegal_transition',
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
  expect((await app.emailsTo(member.email)).at(-1)).toMatchObject({
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
  const id = await owned(member, { plan: 'basic', planExpiresAt: '2026-11-21T00:00:00Z' });
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
  expect(await audited('business', id)).toEqual([
    {
      action: 'business.edit',
      difference: { photos: { added: seven, dropped: [], cover: seven[0] } },
    },
    {
      action: 'business.edit',
      difference: { photos: { added: [], dropped: [seven[0]], cover: sorted[0] } },
    },
  ]);
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

test('all special days together have an end', async () => {
  const member = await app.member();
  const id = await owned(member);
  const { most } = businessFields.specialDays;
  const from = (first: string, days: number) =>
    member.call(contract.setSpecialDay, {
      ...{ id, day: first, until: dayPlus(first, days - 1), hours: 'kapalı' },
    });
  await from('2027-01-01', most - 1);
  await from('2027-06-01', 1);
  await expect(from('2027-07-01', 1)).rejects.toMatchObject({ issues: [{ path: 'day' }] });
  // Those that are there can be told otherwise.
  expect(Object.keys((await from('2027-01-01', most - 1)).specialDays)).toHaveLength(most);
});

test('days in a row are set and removed as one, with their name; single days are read as before', async () => {
  const member = await app.member();
  const id = await owned(member);
  const bayram = { day: '2027-05-16', until: '2027-05-19', name: ' Kurban  Bayramı ' };
  await member.call(contract.setSpecialDay, { id, ...bayram, hours: 'kapalı' });
  const days = ['2027-05-16', '2027-05-17', '2027-05-18', '2027-05-19'];
  const everyDay = (said: string) => Object.fromEntries(days.map((day) => [day, said]));
  expect(await app.call(getBusiness, { id })).toMatchObject({
    ...{ specialDays: everyDay('kapalı'), specialDayNames: everyDay('Kurban Bayramı') },
  });
  await member.call(contract.removeSpecialDay, { id, day: '2027-05-18', until: '2027-05-30' });
  const left = await member.call(contract.setSpecialDay, {
    id,
    day: '2027-05-17',
    hours: '24 saat',
  });
  expect(left.specialDays).toEqual({ '2027-05-16': 'kapalı', '2027-05-17': '24 saat' });
  expect(left.specialDayNames).toEqual({ '2027-05-16': 'Kurban Bayramı' });
  for (const [until, path] of [
    ['2027-05-15', 'until'],
    ['2027-07-20', 'day'],
  ] as const) {
    await expect(
      member.call(contract.setSpecialDay, { id, ...bayram, until, hours: 'kapalı' }),
    ).rejects.toMatchObject({ issues: [{ path }] });
  }
});

test('what is closed for good cannot be edited', async () => {
  const member = await app.member();
  const id = await owned(member, { status: 'closed' });
  await expect(member.call(contract.changeManagedBusiness, { id, isOpen: true })).rejects.toThrow(
    '409',
  );
});

test('what was closed for good while a change waited is not changed by it', async () => {
  const member = await app.member();
  const id = await owned(member, { name: 'Kapanan Ad' });
  const { revisions } = await member.call(contract.changeManagedBusiness, { id, name: 'Yeni Ad' });
  await app.db.updateTable('businesses').set({ status: 'closed' }).where('id', '=', id).execute();
  const revision = revisions[0]?.id ?? 0;
  await expect(decide(revision, 'approve')).rejects.toMatchObject({ code: 'illegal_transition' });
  const { name } = await app.db
    .selectFrom('businesses')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(name).toBe('Kapanan Ad');
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
  const rated = { category: 'Otomotiv', rating: '4.5', reviewCount: 3 };
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
    .insertInto('importBatches')
    .values({ fileName: 'liste.csv', source: 'standard', imported: 2 } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  const [shown, ofFile] = [
    await owned(member, { importBatchId: batch }),
    await app.given.business({
      ...{ importBatchId: batch, email: member.email, isEmailShown: true, emailVerified: false },
    }),
  ];
  await member.call(contract.changeManagedBusiness, { id: shown, isEmailShown: true });
  await member.call(askDeletionCode, {});
  const code = (await app.emailsTo(member.email)).at(-1)?.code ?? '';
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

test('the desk knows why a business is not public, until it is again', async () => {
  const member = await app.member();
  const id = await owned(member);
  const actor = { userId: undefined, role: 'operator' as const };
  const decide = (transition: string, reason?: string) =>
    decideAbout({ ...app.dependencies, actor }, { kind: 'business', id, transition, reason });
  const desk = () => member.call(contract.getManagedBusiness, { id });
  await decide('suspend', 'Adreste başka bir dükkân var.');
  expect(await desk()).toMatchObject({
    ...{ status: 'suspended', statusReason: 'Adreste başka bir dükkân var.', isEditable: true },
  });
  await decide('restore');
  expect(await desk()).toMatchObject({ status: 'approved', statusReason: null });
  await decide('suspend');
  expect(await desk()).toMatchObject({ status: 'suspended', statusReason: null });
  await decide('restore');
  await decide('close', 'Dükkân devredilmiş.');
  expect(await desk()).toMatchObject({
    ...{ status: 'closed', statusReason: 'Dükkân devredilmiş.', isEditable: false },
  });
});
