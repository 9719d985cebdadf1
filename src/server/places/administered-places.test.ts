import { afterAll, beforeAll, expect, test } from 'vitest';
import { listDecisions } from '#contract/moderation/administration-records.ts';
import {
  type AdministeredPlace,
  changePlace,
  listAdministeredPlaces,
} from '#contract/places/administered-places.ts';
import { getMapGround } from '#contract/places/map-ground.ts';
import { searchDirectory } from '#contract/search/search.ts';
import { createTestApp, TEST_NOW, type TestApp, type TestMember } from '#tests/support/test-app.ts';
import { refreshPlaces } from './places.service.ts';

let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.member({ role: 'admin' });
  for (const street of ['Turgut Özal Blv.', 'Turgut Ozel Blv.', 'Kumru Sok.'])
    for (const at of [1, 2, 3])
      await app.given.business({
        ...{ name: `Eczane ${street} ${at}`, category: 'Sağlık', subcategory: 'Eczane' },
        ...{ address: `${street} No: ${at}`, latitude: '37.01', longitude: '35.3' },
      });
  await refreshPlaces(app.db, TEST_NOW);
});
afterAll(() => app.close());

const list = (input: Parameters<typeof admin.call<typeof listAdministeredPlaces>>[1]) =>
  admin.call(listAdministeredPlaces, input);
const named = async (q: string): Promise<AdministeredPlace> => {
  const [place] = await list({ q });
  if (!place) throw new Error(`There is no ${q}`);
  return place;
};
const change = async (q: string, form: Partial<Record<string, string | boolean>>) => {
  const { id, name, aliases, isHidden } = await named(q);
  return admin.call(changePlace, { id, name, aliases, isHidden, ...form });
};
const read = async (q: string) => {
  const { readings, total } = await app.call(searchDirectory, { q });
  return [total, readings.find(({ kind }) => kind === 'place')?.value];
};

test('places are found by their names in any letters, by what they are and by their state', async () => {
  expect(await list({ q: 'TURGUT OZAL' })).toMatchObject([
    {
      ...{ name: 'Turgut Özal Bulvarı', kind: 'boulevard', count: 3, pins: 3, source: 'addresses' },
      ...{ isHidden: false, isCentreGiven: false, latitude: 37.01, mergedInto: null },
    },
  ]);
  expect((await list({ kind: 'neighbourhood', limit: 200 })).length).toBe(200);
  expect(await list({ state: 'hidden' })).toEqual([]);
});

test('two that are one become one, and both names lead there', async () => {
  await change('turgut ozel', { mergedInto: 'turgut özal bulvarı' });
  expect(await read('turgut özal bulvarı eczane')).toEqual([6, 'Turgut Özal Bulvarı']);
  expect(await read('turgut ozel bulvarı eczane')).toEqual([6, 'Turgut Özal Bulvarı']);
  expect(await list({ state: 'merged' })).toMatchObject([{ mergedInto: 'Turgut Özal Bulvarı' }]);
  const { id } = await named('turgut ozel');
  const [decision] = await admin.call(listDecisions, { entity: 'place', entityId: `${id}` });
  expect(decision?.difference).toEqual({ mergedInto: [null, 'Turgut Özal Bulvarı'] });
  await expect(change('turgut özal', { mergedInto: 'Olmayan Cadde' })).rejects.toMatchObject({
    issues: [{ path: 'mergedInto' }],
  });
  // Of two that are called so nobody knows which one is meant.
  const twin = { kind: 'park', name: 'İkiz Park', source: 'entry', extent: 150 } as const;
  const twins = await app.db
    .insertInto('places')
    .values(['bir', 'iki'].map((key) => ({ ...twin, key })))
    .returning('id')
    .execute();
  await expect(change('turgut özal', { mergedInto: 'ikiz park' })).rejects.toMatchObject({
    issues: [{ path: 'mergedInto', message: expect.stringContaining('birden çok') }],
  });
  const ids = twins.map((one) => one.id);
  await app.db.deleteFrom('places').where('id', 'in', ids).execute();
  await expect(change('turgut özal', { mergedInto: 'Turgut Özal Bulvarı' })).rejects.toMatchObject({
    issues: [{ path: 'mergedInto' }],
  });
});

test('another name, more names and another centre hold from the next question on, and are written down', async () => {
  const { id } = await change('turgut özal', {
    ...{ name: 'Turgut Özal Bulvarı (TÖB)', aliases: 'Özal\nTöb, ', centre: '37.02, 35.31' },
  });
  expect(await named('töb')).toMatchObject({
    ...{ name: 'Turgut Özal Bulvarı (TÖB)', learntName: 'Turgut Özal Bulvarı' },
    ...{ aliases: 'Özal, Töb', isCentreGiven: true, latitude: 37.02, longitude: 35.31 },
  });
  expect(await read('töb eczane')).toEqual([6, 'Turgut Özal Bulvarı (TÖB)']);
  const [decision] = await admin.call(listDecisions, { entity: 'place', entityId: `${id}` });
  expect(decision).toMatchObject({
    action: 'place.edit',
    difference: { latitude: [37.01, 37.02], aliases: ['', 'Özal, Töb'] },
  });
  await expect(change('töb', { centre: '97, 35' })).rejects.toMatchObject({
    issues: [{ path: 'centre' }],
  });
});

test('a hidden place is words again, and the job leaves it so', async () => {
  expect(await read('kumru sokağında eczane')).toEqual([3, 'Kumru Sokağı']);
  await change('kumru', { isHidden: true });
  expect((await app.call(searchDirectory, { q: 'kumru sokağında eczane' })).readings).toEqual([]);
  await refreshPlaces(app.db, TEST_NOW);
  expect(await list({ state: 'hidden' })).toMatchObject([{ name: 'Kumru Sokağı' }]);
});

test('one that is gone is told so', async () => {
  await expect(admin.call(changePlace, { id: 1, name: 'Yok' })).rejects.toMatchObject({
    code: 'place_not_found',
  });
});

test('the ground of the map has the outlines and the places with a point of their own, as the team mended them', async () => {
  const landmark = { source: 'entry', extent: 300, latitude: 37.01, longitude: 35.3 } as const;
  await app.db
    .insertInto('places')
    .values([
      { ...landmark, key: 'm1', kind: 'mall', name: 'M1', members: [1, 2] },
      {
        ...landmark,
        key: 'gar',
        kind: 'station',
        name: 'Gar',
        nameGiven: 'Adana Gar',
        members: [1],
        longitude: 35.31,
      },
      { ...landmark, key: 'klinik', kind: 'hospital', name: 'Klinik', latitude: 37.02 },
      { ...landmark, key: 'hastane', kind: 'hospital', name: 'Hastane', latitude: 37.02 },
      { ...landmark, key: 'yok', kind: 'park', name: 'Yok', isHidden: true },
    ])
    .execute();
  const { neighbourhoods, landmarks } = await app.call(getMapGround, {});
  expect(landmarks).toEqual([
    { name: 'M1', place: [35.3, 37.01] },
    { name: 'Adana Gar', place: [35.31, 37.01] },
  ]);
  expect(neighbourhoods.length).toBeGreaterThan(150);
  expect(neighbourhoods[0]).toMatchObject({
    name: '2000 Evler',
    outline: [[35.254, 37.0254], {}, {}, {}],
  });
});
