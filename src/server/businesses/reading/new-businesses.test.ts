import { afterAll, beforeAll, expect, test } from 'vitest';
import { listNewBusinesses, NEW_BUSINESSES_LENGTH } from '#contract/businesses/new-businesses.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const names = async (input: { category?: string; district?: string; limit?: number } = {}) =>
  (await app.call(listNewBusinesses, input)).map(({ name }) => name);
const given = (name: string, approved: string, fields = {}) =>
  app.given.business({ name, approvedAt: new Date(approved), ...fields });

test('what was published last stands first, and only what is public', async () => {
  await given('Eski', '2026-10-01T09:00:00Z', { category: 'Barlar', district: 'Yüreğir' });
  await given('Yeni', '2026-11-19T09:00:00Z', { category: 'Kafeler' });
  await given('Orta', '2026-11-01T09:00:00Z', { category: 'Kafeler', district: 'Yüreğir' });
  await given('Duran', '2026-11-20T08:00:00Z', { status: 'suspended' });
  await app.given.business({ name: 'Bekleyen', status: 'pending', approvedAt: null });
  expect(await names()).toEqual(['Yeni', 'Orta', 'Eski']);
  expect(await names({ category: 'Kafeler' })).toEqual(['Yeni', 'Orta']);
  expect(await names({ category: 'all', district: 'Yüreğir' })).toEqual(['Orta', 'Eski']);
});

test('the list ends where it is no news any more', async () => {
  for (let index = 0; index < NEW_BUSINESSES_LENGTH + 3; index += 1) {
    await app.given.business({ name: `Eczane ${index}`, category: 'Sağlık' });
  }
  const seen: number[] = [];
  let address: string | undefined = '/api/businesses/new?category=Sa%C4%9Fl%C4%B1k&limit=50';
  while (address) {
    const response = await app.request(address);
    expect(response.headers.get('X-Total-Count')).toBe(String(NEW_BUSINESSES_LENGTH));
    seen.push(...((await response.json()) as { id: number }[]).map(({ id }) => id));
    address = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1];
  }
  expect(new Set(seen).size).toBe(NEW_BUSINESSES_LENGTH);
  const beyond = await app.request(`/api/businesses/new?cursor=o${NEW_BUSINESSES_LENGTH}`);
  expect(await beyond.json()).toEqual([]);
});
