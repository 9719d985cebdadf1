import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  getBusiness,
  listBusinesses,
  listBusinessesOfCategory,
  listFeaturedBusinesses,
} from '#contract/businesses/businesses.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { refreshRatings } from './ratings.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a business that still waits for its e-mail check is neither listed nor shown', async () => {
  const id = await app.given.business({ status: 'email_pending' });
  const listed = await app.call(listBusinesses, {});
  expect(listed.map((business) => business.id)).not.toContain(id);
  await expect(app.call(getBusiness, { id })).rejects.toMatchObject({
    status: 404,
    code: 'business_not_found',
    detail: 'Aradığınız işletme mevcut değil.',
  });
});

test('coordinates and rating are strings, and nothing private leaves', async () => {
  const id = await app.given.business({
    latitude: '36.9912',
    longitude: '35.3308',
    email: 'sahip@ornek.example',
    submitterName: 'Gizli Kişi',
    emailVerificationToken: 'gizli',
  });
  const business = await app.call(getBusiness, { id });
  expect(business).toMatchObject({
    latitude: '36.99120000',
    longitude: '35.33080000',
    rating: '0.0',
  });
  expect(business.email).toBeNull();
  expect(JSON.stringify(business)).not.toMatch(/gizli/i);
});

test('the e-mail is shown when its submitter agreed to it', async () => {
  const id = await app.given.business({ email: 'bilgi@ornek.example', isEmailShown: true });
  expect((await app.call(getBusiness, { id })).email).toBe('bilgi@ornek.example');
});

test('names are sorted by the Turkish alphabet', async () => {
  for (const name of ['Zeytin', 'Çınar', 'Ilgın', 'İnci', 'Ceviz', 'Şeker', 'Susam']) {
    await app.given.business({ name, category: 'Otomotiv', district: 'Karaisalı' });
  }
  const sorted = await app.call(listBusinessesOfCategory, {
    categoryName: 'Otomotiv',
    sort: 'name',
  });
  expect(sorted.map(({ name }) => name)).toEqual([
    'Ceviz',
    'Çınar',
    'Ilgın',
    'İnci',
    'Susam',
    'Şeker',
    'Zeytin',
  ]);
});

test('the district filter is exact; all and the empty text mean no filter', async () => {
  await app.given.business({ category: 'Spor', district: 'Seyhan' });
  await app.given.business({ category: 'Spor', district: 'Yüreğir' });
  const count = async (district: string) =>
    (await app.call(listBusinessesOfCategory, { categoryName: 'Spor', district })).length;
  expect(await count('Yüreğir')).toBe(1);
  expect(await count('yüreğir')).toBe(0);
  expect(await count('all')).toBe(2);
  expect(await count('')).toBe(2);
});

test('a merged business answers with the one it became part of', async () => {
  const target = await app.given.business({ name: 'Kalan' });
  const merged = await app.given.business({ status: 'merged', mergedInto: target });
  expect(await app.call(getBusiness, { id: merged })).toMatchObject({ id: target, name: 'Kalan' });
});

test('rating and count come from approved reviews only', async () => {
  const id = await app.given.business();
  await app.given.review(id, { rating: 5 });
  await app.given.review(id, { rating: 4 });
  await app.given.review(id, { rating: 1, status: 'pending' });
  await refreshRatings(app.db, [id]);
  expect(await app.call(getBusiness, { id })).toMatchObject({ rating: '4.5', reviewCount: 2 });
});

test('only featured businesses are featured', async () => {
  const id = await app.given.business({ isFeatured: true });
  await app.given.business();
  const featured = await app.call(listFeaturedBusinesses, {});
  expect(featured.map((business) => business.id)).toEqual([id]);
});

test.each([
  ['/api/businesses?limit=1001', 400],
  ['/api/businesses?limit=0', 400],
  ['/api/businesses?limit=bir', 400],
  ['/api/businesses?limit=1e3', 400],
  ['/api/businesses?cursor=../..', 400],
  ['/api/businesses?sort=price', 400],
  ['/api/businesses/search', 400],
  ['/api/businesses/search?q=%20', 400],
  [`/api/businesses/search?q=${'a'.repeat(201)}`, 400],
  ['/api/businesses/abc', 400],
  ['/api/businesses/-1', 400],
  ['/api/businesses/99999999999', 400],
  ['/api/businesses/2147483647', 404],
  ['/api/categories/yok', 404],
  ['/api/nothing', 404],
])('%s is refused with %i and a Turkish sentence', async (address, status) => {
  const response = await app.request(address);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  expect(await response.json()).toMatchObject({
    status,
    detail: expect.stringMatching(/\p{L}{3}/u),
  });
});

test('a known address refuses other methods and says which it has', async () => {
  const response = await app.request('/api/businesses/featured', { method: 'POST' });
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe('GET');
});
