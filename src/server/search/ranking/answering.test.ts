import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeCategory, listAdministeredCategories } from '#contract/moderation/administration.ts';
import { searchDirectory } from '#contract/search/search.ts';
import { exampleBusinesses } from '#db/seed/example-businesses.ts';
import { insertExampleBusinesses } from '#server/businesses/submitting/example-businesses.service.ts';
import { tellKinds } from '#server/kinds/kinds.service.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await insertExampleBusinesses(app.db, exampleBusinesses, new Date());
  await tellKinds(app.db);
});
afterAll(() => app.close());

const namesOf = async (q: string) =>
  (await app.call(searchDirectory, { q })).items.map(({ name }) => name);

test('who is of the kind answers, not who only has or does it, nor whose text has the word', async () => {
  const kebapci = await app.call(searchDirectory, { q: 'kebapci' });
  expect(kebapci).toMatchObject({ items: [{ name: 'Köprübaşı Zırh Kebap' }], noun: 'kebapçı' });
  expect(await namesOf('pansiyon')).toEqual(['Beyaz Gar Pansiyon', 'Ardıç Kokusu Pansiyon']);
});

test('who is of the kind answers though none of its words stands in what it says', async () => {
  expect(await namesOf('bowling salonu')).toEqual([]);
  const { id: kindId } = await app.db
    .selectFrom('kinds')
    .select('id')
    .where('name', '=', 'Bowling salonu')
    .executeTakeFirstOrThrow();
  const { id, name } = await app.db
    .selectFrom('businesses')
    .select(['id', 'name'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const told = app.db.updateTable('businessKinds').where('businessId', '=', id);
  const { kindId: before } = await app.db
    .selectFrom('businessKinds')
    .select('kindId')
    .where('businessId', '=', id)
    .executeTakeFirstOrThrow();
  await told.set({ kindId }).execute();
  expect(await namesOf('bowling salonu')).toEqual([name]);
  // What else was said it would have to say.
  expect(await namesOf('zonk bowling salonu')).toEqual([]);
  await told.set({ kindId: before }).execute();
});

test('a kind that nobody is of answers with nobody; what it sells may stand in a text where one eats as well', async () => {
  const kokorecci = await app.call(searchDirectory, { q: 'kokoreççi' });
  expect(kokorecci).toMatchObject({ total: 0, lack: { isKind: true } });
  expect(kokorecci.nearest.map(({ name }) => name)).toContain('Yarım Kepenk');
  expect(await namesOf('kokoreç')).toEqual(['Yarım Kepenk']);
  // Of a güzellik salonu and a halı saha the texts have the word.
  expect(await namesOf('oyuncak')).toEqual([]);
});

test('no part of what another kind is called says that somebody is of one', async () => {
  for (const q of ['kaynakçı', 'ucuz kaynakçı']) {
    const { total, items } = await app.call(searchDirectory, { q });
    expect([q, total, items], 'a Mesire Alanı is a Kaynak başı').toEqual([q, 0, []]);
  }
  expect(await namesOf('kaynak başı')).toContain('Üçoluk Mesire Alanı');
});

test('a kind that nobody is of is answered by who is said to be it both ways, not by who sells something of it', async () => {
  const clubs = await app.call(searchDirectory, { q: 'gece kulübü' });
  expect(clubs.items.map(({ name }) => name)).toContain('Çark Rock Bar');
  expect(clubs.noun, 'none of them is called so').toBeNull();
  const plaj = await app.call(searchDirectory, { q: 'plaj' });
  expect(plaj).toMatchObject({ total: 0, lack: { isKind: true } });
  expect(plaj.nearest.length).toBeGreaterThan(0);
  // A part of a trade's name is another thing.
  const plumber = await app.call(searchDirectory, { q: 'su tesisatçısı' });
  // Who stands below is near by what they do, and has no word of it.
  expect(plumber).toMatchObject({ total: 0, lack: { isKind: true, isPart: false } });
  expect(plumber.nearest.map(({ name }) => name)).not.toContain('Su Sesi Yoga');
});

test('who says what is needed stands before who is only of a kind that may have it', async () => {
  const first = (await app.call(searchDirectory, { q: 'mangal yapmak' })).items.slice(0, 5);
  for (const { name, features, description } of first)
    expect(`${name} ${features?.join()} ${description}`.toLocaleLowerCase('tr')).toContain(
      'mangal',
    );
});

test('what is made of a thing, or done with it, is another thing', async () => {
  for (const q of ['otel derneği', 'hamam kursu', 'gelinlik müzesi', 'kafe malzemeleri']) {
    const { total, nearest } = await app.call(searchDirectory, { q });
    expect([q, total]).toEqual([q, 0]);
    expect(nearest.length, q).toBeGreaterThan(0);
  }
  expect(await namesOf('nefes pilates salonu')).toContain('Nefes Payı Pilates');
});

test('who names a trade, or what is done with a thing, is answered by nobody who only has to do with it', async () => {
  for (const q of [
    'mutfakta su kaçağı var tesisatçı',
    'mobil tuvalet kiralama',
    'go kart pisti',
    'perdeci',
    'pimapen pencere',
    'bakery',
  ])
    expect([q, await namesOf(q)]).toEqual([q, []]);
  expect(await namesOf('9 aylık bebeği doktora götürmek')).toEqual([
    'Yeşiltepe Çocuk Muayenehanesi',
  ]);
});

test('where none of a kind is in a district, who has it there and says so answers', async () => {
  expect(new Set(await namesOf('Karaisalı’da kahvaltı'))).toEqual(
    new Set(['Sarnıç Alabalık Evi', 'Kuru Biber Lokantası', 'Tren Düdüğü Kafe']),
  );
  expect(await namesOf('Karaisalı’da dişçi')).toEqual([]);
  const [first] = await namesOf('kahvaltı');
  expect(first).toBe('Turunç Dalı Bahçe Restoran');
});

test('a name with a slip in it is meant before a part of it is answered, whatever the firm is by law', async () => {
  const id = await app.given.business({
    ...{ name: 'Alberto Deri Ve Tekstil San. Tic. Ltd. Şti.', category: 'Alışveriş' },
    subcategory: 'Giyim',
  });
  await tellKinds(app.db);
  expect(await app.call(searchDirectory, { q: 'alberto deri ve testil' })).toMatchObject({
    total: 1,
    items: [{ id }],
  });
  await app.db.deleteFrom('businesses').where('id', '=', id).execute();
});

test('of what kinds sell, who says so answers, and the others only where nobody does', async () => {
  expect(await namesOf('rotil')).toContain('Eski Karbüratör Oto Tamir');
  const fields = { category: 'Otomotiv', subcategory: 'Oto tamir' };
  const id = await app.given.business({ ...fields, name: 'Deneme Rotil' });
  await tellKinds(app.db);
  expect(await namesOf('rotil')).toEqual(['Deneme Rotil']);
  await app.db.deleteFrom('businesses').where('id', '=', id).execute();
});

test('what a thing is said to have or lack it must have; how one’s food is made all make it', async () => {
  for (const q of ['jakuzili berber', 'glütensiz lahmacun', 'kadınlara özel halı saha']) {
    const { total, nearest } = await app.call(searchDirectory, { q });
    expect([q, total]).toEqual([q, 0]);
    expect(nearest.length, q).toBeGreaterThan(0);
  }
  expect(await namesOf('kıymalı lahmacun')).toContain('Taş Kapak Lahmacun');
  expect(await namesOf('misafirlere lahmacun')).toContain('Taş Kapak Lahmacun');
});

test('words put right that stand together nowhere answer for no part', async () => {
  expect(await namesOf('külahta dondurma')).toEqual([]);
});

test('a brand is found where its name stands; who deals in its like is near', async () => {
  const migros = await app.call(searchDirectory, { q: 'migros' });
  expect(migros.total).toBe(0);
  expect(migros.nearest.map(({ name }) => name)).toContain('Sekiz Numara Market');
  await app.given.business({ name: 'Migros Jet', subcategory: 'Market', category: 'Alışveriş' });
  const bosch = { name: 'Öz Bosch', subcategory: 'Elektronik', category: 'Alışveriş' };
  await app.given.business(bosch);
  await tellKinds(app.db);
  expect(await namesOf('migros')).toEqual(['Migros Jet']);
  // Nobody says both; the one that is called so is of a kind that has them.
  expect(await namesOf('bosch buzdolabı')).toEqual(['Öz Bosch']);
});

test('of two kinds that are said to be each other both answer, the one that was said first', async () => {
  expect(await namesOf('kreş')).toEqual(['Uyku Saati Kreş', 'Küçük Turunç Anaokulu']);
});

test('a part of a short question answers for it only where the rest is known', async () => {
  expect(await namesOf('lahmacun sipariş')).toEqual(['Taş Kapak Lahmacun']);
  expect(await namesOf('barajyolu çiçekçi')).toEqual([]);
  // What three trades are called asks for no fourth that sells one of their goods.
  expect(await namesOf('gübre ilaç tohum')).toEqual([]);
});

test('what is seen from there, or around it, is told by those who tell of it', async () => {
  expect(await namesOf('Büyük Saat manzaralı otel')).toEqual(['Saathane Otel']);
  expect(await namesOf('Sevgi Adası’nı gören otel')).toEqual(['Göl Işıkları Otel']);
  expect(await namesOf('göl kenarında balık')).toEqual(['Sarı Yelken Balık']);
  const nobody = await app.call(searchDirectory, { q: 'Zonkköprü gören otel' });
  expect(nobody).toMatchObject({ total: 0, unknownPlace: 'Zonkköprü' });
  // What anybody may tell of is no name: where no hotel does, the word is one of others.
  const common = await app.call(searchDirectory, { q: 'istasyona yakın veteriner' });
  expect(common.unknownPlace).toBeNull();
});

test('a word of a name that says what its business is answers for no other kind', async () => {
  expect(await namesOf('tekne kiralama')).toEqual([]);
  expect(await namesOf('forklift kiralama')).toEqual([]);
  expect(await namesOf('sarı yelken')).toEqual(['Sarı Yelken Balık']);
  expect(await namesOf('göz doktoru')).toEqual([]);
  expect(await namesOf('kürek çekmek')).toEqual(['Sabah Suyu Kürek Okulu']);
  expect(await namesOf('halı yıkatmak')).toEqual([]);
  expect(await namesOf('perde arası')).toEqual(['Perde Arası Müzik Evi']);
  expect(await namesOf('saç boyatmak')).not.toContain('Tandır Başı Sac Evi');
});

test('of a trade that nobody is of a thing of it in a name is no answer', async () => {
  for (const q of ['saat tamircisi', 'saat tamiri']) {
    const answer = await app.call(searchDirectory, { q });
    expect(answer, q).toMatchObject({ total: 0, lack: { isKind: true } });
  }
});

test('the first letters of another word for a trade are no name of one', async () => {
  await app.given.business({
    name: 'Aydın Kardeşler',
    subcategory: 'Oto tamirci',
    category: 'Otomotiv',
  });
  const shop = { name: 'Nur Aydınlatma', subcategory: 'Ofis', category: 'Alışveriş' };
  await app.given.business(shop);
  await tellKinds(app.db);
  expect(await namesOf('avizeci')).toEqual(['Nur Aydınlatma']);
  await app.given.business({
    ...{ name: 'Bakırköy Dispanseri', subcategory: 'Hastane', category: 'Sağlık' },
  });
  await tellKinds(app.db);
  expect(await namesOf('kalaycı')).toEqual([]);
});

test('where the name does not say it, another word for a kind may; what is new is found before its kind is told', async () => {
  const lorries = { name: 'Zerda Taşımacılık', subcategory: 'Sürücü kursu', category: 'Eğitim' };
  const id = await app.given.business(lorries);
  const idsOf = async () =>
    (await app.call(searchDirectory, { q: 'nakliyat' })).items.map((one) => one.id);
  expect(await idsOf()).toEqual([id]);
  await tellKinds(app.db);
  expect(await idsOf()).toEqual([id]);
});

test('who says two kinds of itself answers for both', async () => {
  expect(await namesOf('serpme kahvaltıcı')).toContain('Sardunya Balkon');
});

test('a telephone number finds nobody', async () => {
  for (const q of ['0322 123 45 67', '05321112233', '+90 532 111 22 33'])
    expect(await namesOf(q), q).toEqual([]);
});

test('categories that are alike stay so under other names', async () => {
  const admin = await app.member({ role: 'admin' });
  const categories = await admin.call(listAdministeredCategories, {});
  for (const { id, name, slug, hue } of categories.slice(0, 4))
    await admin.call(changeCategory, { ...{ id, hue, slug }, name: `Eski ${name}` });
  await tellKinds(app.db);
  expect(await namesOf('kokoreç')).toEqual(['Yarım Kepenk']);
  expect(await namesOf('oyuncak')).toEqual([]);
});

test('a whole name is that business before its district or its trade, whatever is asked of it', async () => {
  const id = await app.given.business({
    ...{ name: 'Yüreğir Eczanesi', subcategory: 'Eczane', category: 'Sağlık' },
    district: 'Seyhan',
  });
  await tellKinds(app.db);
  for (const asked of ['telefon', 'adresi nerede', 'numarası', 'çalışma saatleri', 'yorumları']) {
    const { items } = await app.call(searchDirectory, { q: `yüreğir eczanesi ${asked}` });
    expect(items[0]?.id, asked).toBe(id);
  }
  // Nor do an ending of its last word or a slip in its district make it another.
  for (const q of ["Yüreğir Eczanesi'nin", 'yüreğir eczanesi’nde', 'Yüreğri Eczanesi'])
    expect([q, (await app.call(searchDirectory, { q })).items[0]?.id]).toEqual([q, id]);
  // So is one in a word too short to be put right alone, where the rest of a name stands beside it.
  const { items, meant } = await app.call(searchDirectory, { q: 'vada ve kod atölyesi' });
  expect([items.map(({ name }) => name), meant]).toEqual([
    ['Vida ve Kod Atölyesi'],
    'Vida ve Kod Atölyesi',
  ]);
  const asTyped = { q: 'vada ve kod atölyesi', literal: 'spelling' };
  expect((await app.call(searchDirectory, asTyped)).total).toBe(0);
  const others = await app.call(searchDirectory, { q: 'sekiz numara market adres' });
  expect(others.items.map(({ name }) => name)).toEqual(['Sekiz Numara Market']);
  // Without a name before it the word is what is looked for.
  const phones = await app.call(searchDirectory, { q: 'ikinci el telefon' });
  expect(phones.words).toContain('telefon');
});
