import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBusinessCode } from '#contract/businesses/business-code.ts';
import {
  listRelatedBusinesses,
  NEARBY_METRES,
  RELATED_LENGTH,
} from '#contract/businesses/related-businesses.ts';
import { tellKinds } from '#server/kinds/kinds.service.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Fields = Parameters<TestApp['given']['business']>[0];

/** So many metres north of a place of its own for each test. */
const at = (place: { latitude: number; longitude: number }, metres: number) => ({
  latitude: String(place.latitude + metres / 111_320),
  longitude: String(place.longitude),
});
const related = async (id: number) => {
  const { similar, nearby } = await app.call(listRelatedBusinesses, { id });
  return { similar: similar.map((one) => one.id), nearby: nearby.map((one) => one.id) };
};

test('the same kind comes first unless it is far; near before far, good before bad', async () => {
  const place = { latitude: 37.01, longitude: 35.31 };
  const given = (metres: number, fields: Fields) =>
    app.given.business({ category: 'Kafeler', ...at(place, metres), ...fields });
  const business = await given(0, { subcategory: 'Kahveci' });
  const nearOther = await given(50, { subcategory: 'Pastane', rating: '5.0', reviewCount: 90 });
  const farSame = await given(4000, { subcategory: 'Kahveci', rating: '5.0', reviewCount: 90 });
  const outOfTown = await given(30_000, { subcategory: 'Kahveci', rating: '5.0' });
  expect((await related(business)).similar).toEqual([farSame, nearOther, outOfTown]);
  const nearSame = await given(300, { subcategory: 'Kahveci', rating: '3.9', reviewCount: 40 });
  const nearGood = await given(400, { subcategory: 'Kahveci', rating: '4.8', reviewCount: 40 });
  const oneVoice = await given(200, { subcategory: 'Kahveci', rating: '5.0', reviewCount: 1 });
  expect((await related(business)).similar).toEqual([nearGood, oneVoice, nearSame, farSame]);
});

test('each brings what its card shows: its kind with what stands in its window, and its first photo', async () => {
  const place = { latitude: 36.8, longitude: 35.6 };
  const given = (subcategory: string) =>
    app.given.business({ category: 'Kafeler', subcategory, ...at(place, 0) });
  const business = await given('Kahveci');
  const [same, untold] = [await given('Kahveci'), await given('Qwx')];
  const images = ['/resim/1.jpg', '/resim/2.jpg'];
  await app.db.updateTable('businesses').set({ images }).where('id', '=', same).execute();
  await tellKinds(app.db);
  const { similar } = await app.call(listRelatedBusinesses, { id: business });
  expect(similar.find(({ id }) => id === same)?.kind).toEqual({ name: 'Kahveci', motif: 'kahve' });
  expect(similar.find(({ id }) => id === untold)?.kind).toBeNull();
  expect(similar.find(({ id }) => id === same)?.images).toEqual(images.slice(0, 1));
});

test('neither itself nor what is closed, suspended or waiting is named', async () => {
  const place = { latitude: 37.2, longitude: 35.1 };
  const given = (metres: number, fields: Fields) =>
    app.given.business({
      category: 'Oteller',
      district: 'Karaisalı',
      ...at(place, metres),
      ...fields,
    });
  const business = await given(0, {});
  const shown = await given(100, {});
  const beside = await given(100, { category: 'Barlar' });
  for (const status of ['email_pending', 'pending', 'rejected', 'suspended', 'closed'] as const) {
    await given(60, { status });
    await given(60, { status, category: 'Barlar' });
  }
  await given(60, { isOpen: false });
  await given(60, { isOpen: false, category: 'Barlar' });
  expect(await related(business)).toEqual({ similar: [shown], nearby: [beside] });
});

test('nearby is another category within a walk, no street of one kind, with metres', async () => {
  const place = { latitude: 37.3, longitude: 35.5 };
  const given = (metres: number, fields: Fields) =>
    app.given.business({ district: 'Sarıçam', ...at(place, metres), ...fields });
  const business = await given(0, { category: 'Sağlık' });
  const cafes: number[] = [];
  for (const metres of [500, 510, 520, 530]) {
    cafes.push(await given(metres, { category: 'Kafeler' }));
  }
  const good = await given(1400, { category: 'Restoranlar', rating: '4.9', reviewCount: 200 });
  await given(NEARBY_METRES + 100, { category: 'Spor', rating: '5.0', reviewCount: 200 });
  await app.given.business({ category: 'Eğitim', district: 'Sarıçam' });
  const { nearby } = await app.call(listRelatedBusinesses, { id: business });
  expect(nearby.map(({ id }) => id)).toEqual([...cafes.slice(0, 2), good]);
  expect(nearby[2]?.distance).toBeGreaterThan(1395);
  expect(nearby[2]?.distance).toBeLessThan(1405);
});

test('a business without a pin is compared within its district, then in the city', async () => {
  const business = await app.given.business({ category: 'Gelinlik', district: 'Yüreğir' });
  const far = await app.given.business({ category: 'Gelinlik', district: 'Seyhan', rating: '5.0' });
  const same = await app.given.business({ category: 'Gelinlik', district: 'Yüreğir' });
  const { similar, nearby } = await app.call(listRelatedBusinesses, { id: business });
  expect(similar.map(({ id, distance }) => [id, distance])).toContainEqual([same, null]);
  expect(similar.map(({ id }) => id)).toContain(far);
  expect(nearby).toEqual([]);
});

test('four at most, and none of them twice', async () => {
  const place = { latitude: 36.9, longitude: 35.2 };
  const ids: number[] = [];
  for (let metres = 0; metres < 10; metres += 1) {
    const fields = { category: 'Otomotiv', subcategory: 'Lastikçi', district: 'Çukurova' };
    ids.push(await app.given.business({ ...fields, ...at(place, metres * 20) }));
  }
  const { similar } = await related(ids[0] as number);
  expect(similar).toHaveLength(RELATED_LENGTH);
  expect(new Set(similar).size).toBe(RELATED_LENGTH);
});

test('what the public may not see has neither relatives nor a code', async () => {
  const hidden = await app.given.business({ status: 'pending' });
  await expect(app.call(listRelatedBusinesses, { id: hidden })).rejects.toMatchObject({
    status: 404,
    code: 'business_not_found',
  });
  expect((await app.request(`/api/businesses/${hidden}/code.svg`)).status).toBe(404);
  const shown = await app.given.business({});
  const answer = await app.request(readBusinessCode.path.replace(':id', `${shown}`));
  expect(answer.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(await answer.text()).toMatch(/^<svg [\s\S]+<path [\s\S]+<\/svg>\s*$/);
});
