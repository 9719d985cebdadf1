import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { submitBusiness } from '#contract/businesses/business-submission.ts';
import { listBusinessesOfCategory, searchBusinesses } from '#contract/businesses/businesses.ts';
import { getCategory, listCategories, shownCategories } from '#contract/categories/categories.ts';
import { claimBusiness } from '#contract/claims.ts';
import {
  approveImportBatch,
  listImportBatches,
  previewUndoing,
  undoImportBatch,
} from '#contract/imports/import-batches.ts';
import { importFile } from '#contract/imports/imports.ts';
import {
  addCategory,
  changeCategory,
  deleteCategory,
  listAdministeredBusinesses,
  listAdministeredCategories,
  orderCategories,
} from '#contract/moderation/administration.ts';
import { listDecisions } from '#contract/moderation/administration-records.ts';
import { ensureCategories } from '#server/categories/categories.service.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';

let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.member({ role: 'admin' });
});
afterAll(() => app.close());

const row = (name: string, category = 'Restoranlar') => ({
  ...{ name, category, district: 'Seyhan' },
  address: `${name} Sokak No: 1`,
});
const idsOf = async (batch: number) =>
  (await admin.call(listAdministeredBusinesses, { batch })).map(({ id }) => id).sort();

test('a thirteenth category takes businesses by the form and by file, and has its page', async () => {
  await admin.call(addCategory, { name: 'Hizmetler', description: 'Usta işi.', hue: 'egitim' });
  expect((await app.call(listCategories, {})).at(-1)).toMatchObject({
    ...{ name: 'Hizmetler', slug: 'hizmetler', description: 'Usta işi.', businessCount: 0 },
  });
  const browser = app.browser();
  const { id } = await browser.call(submitBusiness, {
    ...row('Usta Çilingir', 'Hizmetler'),
    ...{ email: 'cilingir@ornek.example', submitterName: 'Ayşe Yılmaz' },
  } as never);
  const file = await app.browser().call(importFile, {
    businesses: [row('Hızlı Nakliyat', 'hizmetler'), row('Kebapçı', 'kebapçı')],
  });
  expect(file).toMatchObject({ imported: 2, refused: 0 });
  const stored = await app.db
    .selectFrom('businesses')
    .select('category')
    .where('id', 'in', [id, ...(await idsOf(file.batchId ?? 0))])
    .orderBy('id')
    .execute();
  expect(stored.map(({ category }) => category)).toEqual(['Hizmetler', 'Hizmetler', 'Restoranlar']);
  expect(await app.call(getCategory, { slug: 'Hizmetler' })).toMatchObject({ slug: 'hizmetler' });
  for (const name of ['HİZMETLER', 'Oteller']) {
    await expect(admin.call(addCategory, { name, hue: 'spor' })).rejects.toMatchObject({
      code: 'category_exists',
    });
  }
  // So a list says that none is chosen.
  for (const all of [{ name: 'All' }, { name: 'Her şey', slug: 'all' }])
    await expect(admin.call(addCategory, { ...all, hue: 'spor' })).rejects.toMatchObject({
      code: 'category_exists',
    });
});

test('a new category can stay out of the lists until it holds something', async () => {
  await admin.call(addCategory, { name: 'Noterler', hue: 'spor', isHiddenWhileEmpty: true });
  const names = async (choose = shownCategories) =>
    choose(await app.call(listCategories, {})).map(({ name }) => name);
  expect(await names()).not.toContain('Noterler');
  expect(await names((all) => all), 'forms offer it').toContain('Noterler');
  await app.given.business({ category: 'Noterler' });
  expect(await names()).toContain('Noterler');
});

test('a category that is renamed takes its businesses along, and old addresses lead on', async () => {
  const id = await app.given.business({ name: 'Taş Konak', category: 'Oteller' });
  const categories = await admin.call(listAdministeredCategories, {});
  const hotels = categories.find(({ slug }) => slug === 'oteller');
  await admin.call(changeCategory, {
    ...{ id: hotels?.id ?? 0, name: 'Konaklama', slug: 'konaklama', description: '' },
    ...{ hue: 'oteller', isAdFree: true },
  });
  expect(await app.call(getCategory, { slug: 'oteller' })).toMatchObject({ slug: 'konaklama' });
  const named = await app.call(listBusinessesOfCategory, { categoryName: 'Oteller' });
  expect(named.map((one) => one.id)).toEqual([id]);
  const found = await app.call(searchBusinesses, { q: 'konaklama' });
  expect(found.map((one) => one.id)).toEqual([id]);
  // Files call it what they always did.
  const file = await app.browser().call(importFile, { businesses: [row('Nehir Otel', 'hotel')] });
  expect(file).toMatchObject({ imported: 1 });
  await ensureCategories(app.db);
  expect((await app.call(listCategories, {})).map(({ name }) => name)).not.toContain('Oteller');
});

test('by the new name of its category a business is found, and no longer by the old one', async () => {
  const [{ id = 0 } = {}] = (
    await admin.call(addCategory, { name: 'Zerzevatlar', hue: 'spor' })
  ).filter(({ name }) => name === 'Zerzevatlar');
  const business = await app.given.business({ name: 'Taş Konak', category: 'Zerzevatlar' });
  const words = async () => {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(b)::text as row from businesses b where id = ${business}`.execute(app.db);
    const row = rows[0]?.row ?? '';
    return ['zerzevat', 'mimoza'].filter((word) => row.includes(word));
  };
  expect(await words()).toEqual(['zerzevat']);
  const changed = { id, slug: '', description: '', hue: 'spor', isAdFree: false } as const;
  await admin.call(changeCategory, { ...changed, name: 'Mimozalar' });
  expect(await words()).toEqual(['mimoza']);
});

test('categories stand in the order the team gives them; only an empty one is deleted', async () => {
  const before = await admin.call(listAdministeredCategories, {});
  const ids = before.map(({ id }) => id).reverse();
  await admin.call(orderCategories, { ids });
  expect((await app.call(listCategories, {})).map(({ id }) => id)).toEqual(ids);
  await expect(admin.call(orderCategories, { ids: ids.slice(1) })).rejects.toMatchObject({
    code: 'illegal_transition',
  });
  const full = before.find(({ slug }) => slug === 'restoranlar');
  await app.given.business();
  await expect(admin.call(deleteCategory, { id: full?.id ?? 0 })).rejects.toMatchObject({
    code: 'category_not_empty',
  });
  const empty = before.find(({ slug }) => slug === 'otomotiv');
  const left = await admin.call(deleteCategory, { id: empty?.id ?? 0 });
  expect(left.map(({ slug }) => slug)).not.toContain('otomotiv');
  await ensureCategories(app.db);
  expect((await app.call(listCategories, {})).map(({ slug }) => slug)).not.toContain('otomotiv');
  const file = await app
    .browser()
    .call(importFile, { businesses: [row('Oto Yıkama', 'car wash')] });
  expect(file).toMatchObject({ imported: 0, refused: 1 });
});

test('a whole batch is approved, and undone but for what somebody has touched', async () => {
  const member = await app.member();
  const rows = ['Bir', 'İki', 'Üç', 'Dört'].map((name) => row(`${name} Numaralı Lokanta`));
  const { batchId, imported } = await member.call(importFile, {
    businesses: rows,
    fileName: 'a.csv',
  });
  const batch = batchId ?? 0;
  expect(imported).toBe(4);
  expect(await admin.call(approveImportBatch, { id: batch })).toEqual({ approved: 4, left: 0 });
  expect(await admin.call(approveImportBatch, { id: batch })).toEqual({ approved: 0, left: 0 });
  const [first, second, ...others] = await idsOf(batch);
  await member.call(claimBusiness, { id: first ?? 0, message: 'Benim', name: 'Ad' });
  await app.db
    .insertInto('reviews')
    .values({ businessId: second ?? 0, userId: member.userId, rating: 5, content: 'İyi' })
    .execute();
  const preview = await admin.call(previewUndoing, { id: batch });
  expect(preview).toMatchObject({
    removable: 2,
    keptCount: 2,
    kept: [
      { id: first, reasons: ['owned'] },
      { id: second, reasons: ['reviewed'] },
    ],
  });
  expect(await admin.call(undoImportBatch, { id: batch })).toEqual(preview);
  expect(await idsOf(batch)).toEqual([first, second]);
  const [line] = await admin.call(listImportBatches, {});
  expect(line).toMatchObject({ id: batch, approved: 2, waiting: 0, sentBy: member.email });
  expect(line?.undoneAt).not.toBeNull();
  const said = await admin.call(listDecisions, { entity: 'import_batch', entityId: `${batch}` });
  expect(said.map(({ action }) => action)).toEqual(['import_batch.undo', 'import_batch.approve']);
  // What was taken back can come in again.
  const again = await member.call(importFile, { businesses: rows, fileName: 'b.csv' });
  expect(again).toMatchObject({ imported: 2, duplicates: 2 });
  expect(others).toHaveLength(2);
});

test('a file that names the picture of another takes it along neither by coming nor by going', async () => {
  const { id: picture } = await app.db
    .insertInto('uploads')
    .values({
      ...{ contentType: 'image/webp', width: 800, height: 600 },
      ...{ attachedAt: app.clock.now, expiresAt: app.clock.now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const batch = await app.call(importFile, {
    businesses: [{ ...row('Resimli Büfe'), images: `/api/objects/${picture}` }],
    fileName: 'c.csv',
  });
  await admin.call(undoImportBatch, { id: batch.batchId ?? 0 });
  const { removedAt } = await app.db
    .selectFrom('uploads')
    .select('removedAt')
    .where('id', '=', picture)
    .executeTakeFirstOrThrow();
  expect(removedAt).toBeNull();
});

test('a moderator sees the batches and leaves undoing them to an admin', async () => {
  const moderator = await app.member({ role: 'moderator' });
  expect((await moderator.call(listImportBatches, {})).length).toBeGreaterThan(0);
  await expect(moderator.call(undoImportBatch, { id: 1001 })).rejects.toMatchObject({
    code: 'not_allowed',
  });
});
