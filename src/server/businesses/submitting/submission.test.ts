import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Problem } from '#contract/api/errors.ts';
import {
  findLikelyDuplicates,
  SUBMITTED_MESSAGE,
  submitBusiness,
  verificationMessage,
} from '#contract/businesses/business-submission.ts';
import { getBusiness } from '#contract/businesses/businesses.ts';
import { submittedForm } from '#tests/support/submitted-form.ts';
import { createTestApp, type TestApp, type TestBrowser } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const submit = (fields: Record<string, unknown> = {}, browser: TestBrowser = app.browser()) =>
  browser.call(submitBusiness, submittedForm(fields) as never);
const issuesOf = async (fields: Record<string, unknown>) => {
  const problem = (await submit(fields).catch((error) => error)) as Problem;
  return problem.issues?.map(({ path }) => path);
};
const stored = (id: number) =>
  app.db.selectFrom('businesses').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('a visitor’s business waits for its e-mail check and says where the e-mail went', async () => {
  const email = 'yeni.isletme@ornek.example';
  const answer = await submit({ email });
  expect(answer).toEqual({
    id: expect.any(Number),
    requiresVerification: true,
    message: verificationMessage(email),
  });
  expect(answer.message).toContain('spam');
  expect(await stored(answer.id)).toMatchObject({
    status: 'email_pending',
    emailVerified: false,
    submittedBy: null,
    priceRange: '₺₺',
    hours: '{"mon-sun":"09:00-18:00"}',
    moderationScore: 0,
  });
  const [letter, ...others] = await app.emailsTo(email);
  expect(letter).toMatchObject({ kind: 'verify-email', to: email });
  expect(others).toEqual([]);
  const token = new URL(letter?.action?.href ?? '').searchParams.get('token') ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  expect((await stored(answer.id)).emailVerificationToken).not.toContain(token);
  await expect(app.call(getBusiness, { id: answer.id })).rejects.toThrow('404');
});

test('whoever signed in with the address of the listing skips the e-mail check', async () => {
  const member = await app.member();
  const answer = await submit({ email: member.email }, member);
  expect(answer).toMatchObject({ requiresVerification: false, message: SUBMITTED_MESSAGE });
  expect(await stored(answer.id)).toMatchObject({
    status: 'pending',
    emailVerified: true,
    submittedBy: member.userId,
  });
  expect((await app.emailsTo(member.email)).at(-1)?.kind).toBe('business-received');

  const other = await submit({ email: 'baskasi@ornek.example' }, member);
  expect(other.requiresVerification).toBe(true);
  expect(await stored(other.id)).toMatchObject({
    status: 'email_pending',
    submittedBy: member.userId,
  });
});

/** What only the product, a moderator or an import may say of a business (decisions, Identity 7). */
const PRIVILEGED = {
  id: 4,
  status: 'approved',
  emailVerified: true,
  email_verified: true,
  emailVerificationToken: 'benim',
  isFeatured: true,
  isExample: true,
  isOpen: false,
  rating: '5.0',
  reviewCount: 900,
  approvedAt: '2020-01-01T00:00:00Z',
  submittedAt: '2020-01-01T00:00:00Z',
  submittedBy: 1001,
  submitted_by: 1001,
  mergedInto: 1001,
  importBatchId: 1001,
  moderationScore: -9,
  constructor: { prototype: { status: 'approved' } },
};

test('what only the product may say changes nothing in a body', async () => {
  const answer = await app.browser().request('/api/businesses', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...PRIVILEGED, ...submittedForm() }).replace(
      '{',
      '{"__proto__":{"status":"approved"},',
    ),
  });
  const { id } = (await answer.json()) as { id: number };
  expect(id).toBeGreaterThan(1000);
  expect(await stored(id)).toMatchObject({
    status: 'email_pending',
    emailVerified: false,
    isFeatured: false,
    isExample: false,
    isOpen: true,
    rating: '0.0',
    reviewCount: 0,
    approvedAt: null,
    submittedBy: null,
    mergedInto: null,
    importBatchId: null,
    submittedAt: app.clock.now,
    moderationScore: 0,
  });
});

test('what was typed is stored in one form', async () => {
  const { id } = await submit({
    name: '  Köşe   Kebap\n ',
    description: 'İlk satır\r\n\r\n\r\n\r\nikinci',
    phone: '0(322)591-26-41 / 0532 111 22 33',
    website: 'kosekebap.example/menu',
    instagram: 'https://www.instagram.com/kose.kebap/?hl=tr',
    whatsapp: '0532 111 22 33',
    hours: { 'mon-fri': '09:00-18:00', sat: '10:00-14:00', sun: 'kapalı' },
    specialDays: { '2026-12-31': '09:00-14:00', '2027-01-01': 'kapalı' },
    features: ['Otopark', ' otopark ', 'Vale', ''],
    latitude: '36,9914',
    longitude: '35,3308',
    cid: '11885663895765773631',
    images: ['/placeholder.jpg', 'https://baska.example/a.jpg'],
  });
  expect(await stored(id)).toMatchObject({
    name: 'Köşe Kebap',
    nameNorm: 'kose kebap',
    description: 'İlk satır\n\nikinci',
    phone: '0322 591 26 41 / 0532 111 22 33',
    phoneKey: '+903225912641',
    website: 'https://kosekebap.example/menu',
    instagram: 'kose.kebap',
    whatsapp: '+905321112233',
    features: ['Otopark', 'Vale'],
    latitude: '36.99140000',
    longitude: '35.33080000',
    cid: '11885663895765773631',
    images: [],
  });
  const days = await app.db
    .selectFrom('businessSpecialDays')
    .select('hours')
    .where('businessId', '=', id)
    .orderBy('day')
    .execute();
  expect(days).toEqual([{ hours: '09:00-14:00' }, { hours: 'kapalı' }]);
  expect((await stored((await submit({ hours: '' })).id)).hours).toBeNull();
});

test.each<[string, Record<string, unknown>]>([
  ['name', { name: '   ' }],
  ['category', { category: 'Kumarhaneler' }],
  ['district', { district: 'Ceyhan' }],
  ['email', { email: 'adres degil' }],
  ['submitterName', { submitterName: '' }],
  ['phone', { phone: 'yok' }],
  ['whatsapp', { whatsapp: '112' }],
  ['website', { website: 'javascript:alert(1)' }],
  ['website', { website: 'data:text/html,x' }],
  ['website', { website: 'https://banka.example@kotu.example' }],
  ['website', { website: 'http://127.0.0.1/' }],
  ['instagram', { instagram: 'https://kotu.example/kebap' }],
  ['hours', { hours: '{"mon":"sabahtan akşama"}' }],
  ['hours', { hours: 'her gün' }],
  ['specialDays.2026-02-30', { specialDays: { '2026-02-30': 'kapalı' } }],
  ['specialDays.2026-11-01', { specialDays: { '2026-11-01': 'kapalı' } }],
  ['specialDays.2026-12-31', { specialDays: { '2026-12-31': 'belki' } }],
  ['features', { features: Array.from({ length: 21 }, (_, index) => `Özellik ${index}`) }],
  ['latitude', { latitude: '41.0082', longitude: '28.9784' }],
  ['latitude', { latitude: 36.99 }],
  ['latitude', { latitude: 'kuzey', longitude: '35.33' }],
  ['priceRange', { priceRange: '$' }],
])('%s that cannot be stored is named: %o', async (path, fields) => {
  expect(await issuesOf(fields)).toEqual([path]);
});

test('everything that must be mended is named at once', async () => {
  const paths = await issuesOf({
    website: 'ftp://x.example',
    phone: '1',
    hours: 'x',
    category: 'Yok',
  });
  expect(paths?.sort()).toEqual(['category', 'hours', 'phone', 'website']);
});

test('what looks odd refuses nobody and is noted for the moderators', async () => {
  const trapped = await submit({ homepage: 'https://spam.example', typedForMs: 100 });
  expect(await stored(trapped.id)).toMatchObject({
    moderationScore: 3,
    moderationSigns: ['program'],
  });
  const silent = await submit({ homepage: undefined, typedForMs: undefined });
  expect(await stored(silent.id)).toMatchObject({ moderationScore: 1 });

  await app.given.business({ name: 'Tanıdık Kebap', phoneKey: '+903225550000' });
  const odd = await submit({
    district: 'Karaisalı',
    latitude: 36.9914,
    longitude: 35.3308,
    description: 'Bkz. www.baska.example',
    phone: '0322 555 00 00',
  });
  expect(await stored(odd.id)).toMatchObject({
    moderationScore: 3,
    moderationSigns: ['pin_in_another_district', 'links', 'duplicate'],
  });
});

test('likely duplicates are named when they are public, and only then', async () => {
  const at = { latitude: 36.9914, longitude: 35.3308 };
  const open = await app.given.business({ name: 'Yakamoz Balık', ...at });
  await app.given.business({ name: 'Yakamoz Balık', status: 'pending', ...at });
  const called = await app.given.business({ name: 'Bambaşka', phoneKey: '+903225559999' });
  const placed = await app.given.business({ name: 'Haritadaki', cid: '778899' });
  const ask = (input: Parameters<typeof app.call<typeof findLikelyDuplicates>>[1]) =>
    app.browser().call(findLikelyDuplicates, input);

  expect(await ask({ name: 'yakamoz balik', latitude: '36,99141', longitude: '35,3308' })).toEqual([
    expect.objectContaining({ id: open, likeness: 'name' }),
  ]);
  expect(await ask({ name: 'Yakamoz Balık', district: 'Seyhan' })).toMatchObject([{ id: open }]);
  expect(await ask({ name: 'Yakamoz Balık', district: 'Yüreğir' })).toEqual([]);
  expect(await ask({ name: 'x', phone: '0322 555 99 99' })).toMatchObject([
    { id: called, likeness: 'phone' },
  ]);
  expect(await ask({ name: 'x', cid: '778899' })).toMatchObject([{ id: placed, likeness: 'cid' }]);
  expect(await ask({ name: '', phone: 'okunmaz', latitude: 'x', longitude: 'y' })).toEqual([]);
});
