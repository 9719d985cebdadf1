import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchBusinesses } from '#contract/businesses/businesses.ts';
import { listBusinessesInBox } from '#contract/maps/map-businesses.ts';
import { searchDirectory } from '#contract/search/search.ts';
import { tellKinds } from '#server/kinds/kinds.service.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#tests/support/test-app.ts';
import { learnBeside } from './places.jobs.ts';
import { refreshPlaces } from './places.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Given = Parameters<TestApp['given']['business']>[0];
const pharmacy = (fields: Given) =>
  app.given.business({ category: 'Sağlık', subcategory: 'Eczane', ...fields });
const learn = async () => {
  await tellKinds(app.db);
  return refreshPlaces(app.db, TEST_NOW);
};
const ask = (q: string, more = {}) => app.call(searchDirectory, { q, ...more });
const found = async (q: string) => (await ask(q)).items.map(({ id }) => id);

const OZAL = 'Güzelyalı Mah. Turgut Özal Blv. No:';
const onBoulevard: number[] = [];
let inResatbey: number;
let mall: number;

beforeAll(async () => {
  for (const at of [1, 2, 3])
    onBoulevard.push(
      await pharmacy({
        ...{ name: `Bulvar ${at} Eczanesi`, address: `${OZAL} ${at}`, district: 'Çukurova' },
        ...{ latitude: `37.05${at}`, longitude: '35.3' },
      }),
    );
  inResatbey = await pharmacy({ name: 'Ada Eczanesi', latitude: '36.99', longitude: '35.32' });
  mall = await app.given.business({
    ...{ name: 'M1 Adana AVM', category: 'Alışveriş', subcategory: 'Alışveriş merkezi' },
    ...{ address: 'Yeni Yol', latitude: '36.992', longitude: '35.32' },
  });
  expect(await learn()).toBeGreaterThan(361);
});

test('a street is read as a place: a chip, a filter and a heading’s word, in each call alike', async () => {
  const answer = await ask('Turgut Özal Bulvarı eczane');
  expect(answer).toMatchObject({ words: 'eczane', total: 3, unknownPlace: null });
  expect(answer.readings).toEqual([
    { kind: 'place', words: 'Turgut Özal Bulvarı', value: 'Turgut Özal Bulvarı' },
  ]);
  expect(answer.items.map(({ id }) => id).sort()).toEqual(onBoulevard);
  const listed = await app.call(searchBusinesses, { q: 'Turgut Özal Bulvarı eczane' });
  expect(listed.map(({ id }) => id).sort()).toEqual(onBoulevard);
  const box = { west: 35, east: 36, south: 36.5, north: 37.5, zoom: 12 };
  const map = await app.call(listBusinessesInBox, { q: 'Turgut Özal Bulvarı eczane', ...box });
  expect(map).toMatchObject({ total: 3, readings: answer.readings, unknownPlace: null });
  const asWords = await ask('Turgut Özal Bulvarı eczane', { literal: 'place' });
  expect(asWords.readings).toEqual([]);
});

test('near a mall the nearest come first; who is far away is none', async () => {
  const near = await pharmacy({ name: 'Kapı Eczanesi', latitude: '36.9921', longitude: '35.32' });
  const answer = await ask('M1 eczane');
  expect(answer.readings).toEqual([{ kind: 'place', words: 'M1', value: 'M1 Adana AVM yakını' }]);
  expect(answer.items.map(({ id }) => id)).toEqual([near, inResatbey]);
  expect((await app.call(searchBusinesses, { q: 'M1 eczane' })).map(({ id }) => id)).toEqual([
    near,
    inResatbey,
  ]);
  expect(await found('M1 AVM')).toEqual([mall]);
});

test('a place nobody knows is named, and nothing is found there', async () => {
  const answer = await ask('Xyz Sokağı eczane');
  expect(answer).toMatchObject({ words: 'eczane', total: 0, unknownPlace: 'Xyz Sokağı' });
  expect(answer.nearest.length).toBeGreaterThan(0);
  expect(answer.loosen).toEqual([{ drop: 'place', total: 5 }]);
  expect(await app.call(searchBusinesses, { q: 'Xyz Sokağı eczane' })).toEqual([]);
});

test('a street with fewer businesses is read by their addresses', async () => {
  const id = await pharmacy({ name: 'Tek Eczanesi', address: 'Karanfil Sok. No: 3' });
  const answer = await ask('karanfil sokağı eczane');
  expect(answer).toMatchObject({ words: 'eczane', total: 1, unknownPlace: null });
  expect(answer.readings).toEqual([
    { kind: 'place', words: 'karanfil sokağı', value: 'Karanfil Sokağı' },
  ]);
  expect(answer.items.map((one) => one.id)).toEqual([id]);
});

test('of a neighbourhood first who is in it, then whose address names it, then who tells of it', async () => {
  const address = 'Huzurevleri Mah. 7 Sok. No: 3';
  const told = await pharmacy({
    name: 'Söz Eczanesi',
    description: 'Huzurevleri’ne ilaç götürür.',
  });
  const named = await pharmacy({
    name: 'Komşu Eczanesi',
    address,
    district: 'Sarıçam',
    plan: 'premium',
  });
  const inIt = await pharmacy({ name: 'İç Eczanesi', address, district: 'Çukurova' });
  const others = [
    { name: 'Yol Eczanesi', address: 'Huzurevleri Cad. No: 3' },
    { name: 'Apartman Eczanesi', address: 'Emek Mah. Huzurevleri Apt. No: 3' },
    { name: 'Bakım Eczanesi', description: 'Bütün huzurevleri ile çalışır.' },
  ];
  for (const other of others) await pharmacy(other);
  await learn();
  for (const q of [
    'huzurevleri eczane',
    'huzurevlerinde eczane',
    'huzurevleri mahallesi',
    'huzurevleri mah. eczane',
  ])
    expect(await found(q), q).toEqual([inIt, named, told]);
  const listed = await app.call(searchBusinesses, { q: 'huzurevleri mahallesi' });
  expect(listed.map(({ id }) => id)).toEqual([inIt, named, told]);
});

test('words that stand so in addresses are a place, with what is looked for and without', async () => {
  const id = await pharmacy({ name: 'Tek Çarşı Eczanesi', address: 'Dokumacılar Çarşısı No: 41' });
  await pharmacy({ name: 'Öte Eczanesi', address: 'Dokumacılar Sok. Köy Çarşısı No: 1' });
  const place = { kind: 'place', words: 'dokumacılar çarşısı', value: 'Dokumacılar Çarşısı' };
  const answer = await ask('dokumacılar çarşısı');
  expect(answer).toMatchObject({ total: 1, words: '', readings: [place], unknownPlace: null });
  expect(answer.items.map((one) => one.id)).toEqual([id]);
  expect(await found('dokumacılar çarşısında eczane')).toEqual([id]);
  expect(await ask('dokumacılar çarşısında kuaför')).toMatchObject({ total: 0, words: 'kuaför' });
  const alone = await pharmacy({ name: 'Uzak Eczanesi', address: 'Atatürk Cad. No: 307 Yelkonak' });
  for (const q of ['yelkonak', 'yelkonakta eczane']) expect(await found(q), q).toEqual([alone]);
  // In a name or a text it is no longer a place alone.
  const called = await pharmacy({ name: 'Dokumacılar Çarşısı Eczanesi' });
  expect((await ask('dokumacılar çarşısı')).readings).toEqual([]);
  expect((await found('dokumacılar çarşısı'))[0]).toBe(called);
  await pharmacy({ name: 'Yelkonak Eczanesi' });
  expect((await ask('yelkonak')).readings).toEqual([]);
});

test('who tells of a place that nobody knows is there: however it is said', async () => {
  const id = await pharmacy({
    name: 'Köşebaşı Eczanesi',
    description: 'Aynalı Saat karşısında, Zerdali Parkı’nın köşesinde.',
  });
  for (const q of [
    'aynalı saatin orda eczane',
    'aynalı saate yakın eczane',
    'zerdali parkının köşesi',
  ])
    expect(await found(q), q).toEqual([id]);
  const nowhere = await ask('zerdali kuleye yakın eczane');
  expect(nowhere).toMatchObject({ total: 0, unknownPlace: 'Zerdali Kule' });
});

test('of a neighbourhood nobody writes, nobody is there: it is no beginning of another word', async () => {
  await pharmacy({ name: 'Şakir Eczanesi' });
  const answer = await ask('şakirpaşa');
  expect(answer).toMatchObject({ total: 0, words: '' });
  expect(answer.readings).toMatchObject([{ value: 'Şakirpaşa' }]);
});

test('who is called like a place comes first', async () => {
  const id = await pharmacy({ name: 'Güzelyalı Eczanesi', district: 'Seyhan' });
  expect((await found('güzelyalı eczane'))[0]).toBe(id);
});

test('what changes is learnt by the job, once, and known to the next question', async () => {
  await learn();
  expect(await learn()).toBe(0);
  const version = () =>
    app.db.selectFrom('placesState').select('version').executeTakeFirstOrThrow();
  const before = await version();
  await learn();
  expect(await version()).toEqual(before);
  for (const at of [1, 2, 3])
    await pharmacy({ name: `Menekşe ${at}`, address: `Menekşe Cad. No: ${at}` });
  expect(await learn()).toBeGreaterThan(0);
  expect((await ask('menekşe caddesi eczane')).readings).toHaveLength(1);
  await app.db
    .updateTable('businesses')
    .set({ status: 'closed' })
    .where('address', 'like', 'Menekşe%')
    .execute();
  await learn();
  expect((await ask('menekşe caddesi eczane')).unknownPlace).toBe('Menekşe Caddesi');
});

test('what the team mended stays, though nobody names it any more', async () => {
  await app.db
    .updateTable('places')
    .set({ nameGiven: 'Özal Bulvarı' })
    .where('name', '=', 'Turgut Özal Bulvarı')
    .execute();
  expect((await ask('turgut özal bulvarı eczane')).readings[0]?.value).toBe('Özal Bulvarı');
  await app.db
    .updateTable('businesses')
    .set({ address: 'Bilinmiyor' })
    .where('id', 'in', onBoulevard)
    .execute();
  await learn();
  const answer = await ask('özal bulvarı eczane');
  expect(answer).toMatchObject({ total: 0, unknownPlace: null });
  expect(answer.readings).toHaveLength(1);
});

test('a word of an address answers no question for a trade', async () => {
  const id = await pharmacy({ name: 'Köşe Eczanesi', address: 'Mobilya Cad. Kartopu Apt. 4' });
  expect(await found('mobilya')).not.toContain(id);
  expect(await found('kartopu')).toContain(id);
});

test('what nobody learnt is the place of those who tell of it, and unknown where none of them answers', async () => {
  const id = await pharmacy({
    ...{ name: 'Kule Eczanesi', address: 'Yeni Yol 4' },
    description: 'Kuğulu Saat’in tam karşısında, iki basamakla girilir.',
  });
  expect(await ask('kuğulu saat yanında eczane')).toMatchObject({
    ...{ total: 1, items: [{ id }], unknownPlace: null },
    readings: [{ kind: 'place', words: 'kuğulu saat yanında', value: 'Kuğulu Saat' }],
  });
  const without = { total: 0, unknownPlace: 'Kuğulu Saat' };
  expect(await ask('kuğulu saat yanında kuaför')).toMatchObject(without);
  const nowhere = { total: 0, unknownPlace: 'Zonklu Kulesi' };
  expect(await ask('eczane zonklu kulesi karşısında')).toMatchObject(nowhere);
});

test('another town is named as not covered; who is called so, and who tells of it, is found', async () => {
  await pharmacy({ name: 'Balta Eczanesi', address: 'Yeni Yol 6' });
  const beyond = { total: 0, words: 'eczane', unknownPlace: 'Ceyhan', isBeyond: true };
  expect(await ask("Ceyhan'da eczane")).toMatchObject(beyond);
  expect((await ask("Ceyhan'da eczane")).nearest).not.toEqual([]);
  expect(await ask('Kozan eczane')).toMatchObject({
    total: 0,
    unknownPlace: 'Kozan',
    isBeyond: true,
  });
  const here = await ask("Ceyhan'da eczane", { literal: 'place' });
  expect(here).toMatchObject({ unknownPlace: null, isBeyond: false });
  const telling = await pharmacy({
    name: 'Saz Eczanesi',
    description: 'Kozan’a her sabah ilaç gider.',
  });
  expect(await ask('Kozan eczane')).toMatchObject({
    ...{ total: 1, items: [{ id: telling }], unknownPlace: null, isBeyond: false },
  });
  const named = await pharmacy({ name: 'Ceyhanda Eczanesi' });
  expect((await ask('ceyhanda eczanesi')).items[0]?.id).toBe(named);
  const map = { west: 35, east: 36, south: 36.5, north: 37.5, zoom: 12 };
  expect(await app.call(listBusinessesInBox, { q: "Ceyhan'da kuaför", ...map })).toMatchObject({
    ...{ total: 0, unknownPlace: 'Ceyhan', isBeyond: true },
  });
});

test('a process of its own learns the same, and tells what failed', async () => {
  for (const at of [1, 2, 3])
    await pharmacy({ name: `Yan ${at} Eczanesi`, address: `Sinanpaşa Cad. No: ${at}` });
  await tellKinds(app.db);
  expect(await learnBeside(app.dependencies.connection, TEST_NOW)).toBeGreaterThan(0);
  expect(await refreshPlaces(app.db, TEST_NOW)).toBe(0);
  expect(await ask('sinanpaşa caddesi eczane')).toMatchObject({ total: 3, unknownPlace: null });
  const nowhere = { host: '127.0.0.1', port: 1 };
  await expect(learnBeside(nowhere, TEST_NOW)).rejects.toThrow('ECONNREFUSED');
});
