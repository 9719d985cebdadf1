import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Site } from '#contract/city/city.ts';
import type { ShareCard } from '#contract/share-pictures.ts';
import { times } from '#tests/support/nightly.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { drawShareCard } from '#web/share-card.tsx';
import { scenePlaces } from '#web/ui/artwork/scene-places.ts';
import { makeShareFonts } from '../../../scripts/share-fonts.mjs';
import { openShareFonts, type ShareFonts } from './share-picture-fonts.ts';
import { SharePicturePainter } from './share-picture-painter.ts';
import { SharePictures } from './share-pictures.ts';

let app: TestApp;
let folder: string;
let fonts: ShareFonts;
let drawn: ShareCard[] = [];
let pictures: SharePictures;

beforeAll(async () => {
  app = await createTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'share-fonts-'));
  await makeShareFonts(folder);
  const opened = openShareFonts(pathToFileURL(`${folder}/`));
  if (!opened) throw new Error('the fonts were not made');
  fonts = opened;
  pictures = new SharePictures({
    ctx: app.dependencies,
    site: async () => ({ name: 'Adana Rehberi', categories: [] as Site['categories'] }) as Site,
    fonts,
    draw: (drawing) => {
      drawn.push(drawing.card);
      return drawShareCard(drawing);
    },
  });
});
afterAll(async () => {
  pictures.stop();
  await app.close();
  await rm(folder, { recursive: true });
});

const find = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://test');
  return pictures.find(pathname, searchParams);
};
const pngOf = async (address: string) => (await find(address))?.png() ?? Buffer.alloc(0);

test('a business and a category have a picture of 1200 × 630', async () => {
  const id = await app.given.business({ name: 'İĞŞÇÖÜ ığşçöü', rating: '4.6', reviewCount: 12 });
  for (const address of [
    `/share/business/${id}.png?v=abc`,
    '/share/category/saglik.png',
    '/share/category/saglik.png?district=Y%C3%BCre%C4%9Fir',
  ]) {
    const png = await pngOf(address);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(png.byteLength).toBeLessThan(120_000);
  }
});

test('what is not public has none', async () => {
  const waiting = await app.given.business({ status: 'pending' });
  for (const address of [
    `/share/business/${waiting}.png`,
    '/share/business/999999.png',
    '/share/business/1.5.png',
    '/share/business/0.png',
    '/share/category/yok.png',
    '/share/category/..%2fx.png',
    '/share/elsewhere.png',
  ]) {
    expect(await find(address), address).toBeUndefined();
  }
});

test('one picture is painted once, and another as soon as something in it changes', async () => {
  const id = await app.given.business({ name: 'Önce' });
  const address = `/share/business/${id}.png`;
  const [one, other] = await Promise.all([pngOf(address), pngOf(`${address}?v=1`)]);
  expect(one).toBe(other);
  expect(await pngOf(address)).toBe(one);
  const before = (await find(address))?.etag;
  await app.db.updateTable('businesses').set({ name: 'Sonra' }).where('id', '=', id).execute();
  const after = await find(address);
  expect(after?.etag).not.toBe(before);
  expect((await after?.png())?.equals(one)).toBe(false);
});

test('a category counts what stands in the district', async () => {
  await app.given.business({ category: 'Oteller', district: 'Seyhan' });
  await app.given.business({ category: 'Oteller', district: 'Karaisalı' });
  drawn = [];
  await find('/share/category/oteller.png');
  await find('/share/category/oteller.png?district=Karaisal%C4%B1');
  await find('/share/category/oteller.png?district=Ankara');
  expect(drawn).toMatchObject([
    { businessCount: 2, district: undefined },
    { businessCount: 1, district: 'Karaisalı' },
    { businessCount: 2, district: undefined },
  ]);
});

test('the letters of Turkish come from fonts that have them', () => {
  for (const font of ['heading', 'text'] as const) {
    const text = 'ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ abcçdefgğhıijklmnoöprsştuüvyz 0–9 ’“”·…';
    expect(
      fonts.letters
        .runs(text, font)
        .map((run) => run.text)
        .join(''),
    ).toBe(text);
    // What no font has is left out rather than drawn as a box.
    expect(
      fonts.letters
        .runs('Kebap 😀 مطعم', font)
        .map((run) => run.text)
        .join('')
        .trim(),
    ).toBe('Kebap');
    expect(fonts.letters.width('Şalgam', font)).toBeGreaterThan(2);
    expect(fonts.letters.width('iiii', font)).toBeLessThan(fonts.letters.width('mmmm', font));
  }
});

test('a drawing that ends the painter is refused, and the next one is painted', async () => {
  const painter = new SharePicturePainter();
  const svg = (shape: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${shape}</svg>`;
  const paint = (shape: string) => painter.paint({ svg: svg(shape), fontFiles: fonts.files });
  await expect(paint('<rect width="nothing')).rejects.toThrow('ended over a task');
  expect((await sharp(await paint('<rect width="9" height="9"/>')).metadata()).width).toBe(1200);
  painter.stop();
});

// The renderer ends its process over a shape it cannot place: every drawing is tried.
test('every scene in its variations, and names of every kind, can be painted', async () => {
  const names = ['Öz', 'a', '😀', '   ', `<&"'>`, 'Ğ'.repeat(300), 'uzun ad '.repeat(60)];
  const slugs = [...Object.keys(scenePlaces), 'hizmetler'];
  const cards = slugs.flatMap((categorySlug, index): ShareCard[] => [
    ...Array.from({ length: times(3, 8) }, (_, turn) => ({
      kind: 'business' as const,
      id: 1001 + 13 * turn + index,
      name: names[(turn + index) % names.length] ?? '',
      category: 'Kategori',
      look: { hue: categorySlug, motif: categorySlug },
      district: 'Yüreğir',
      rating: turn % 6 === 5 ? 4.97 : turn / 2.3,
      reviewCount: turn,
    })),
    { kind: 'category', id: 101, name: 'x', slug: categorySlug, color: '', businessCount: index },
  ]);
  const painter = new SharePicturePainter();
  for (const card of cards) {
    const svg = drawShareCard({ card, siteName: 'Rehber & <Dostları>', letters: fonts.letters });
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\bh0[M"]|width="0"/);
    const png = await painter.paint({ svg, fontFiles: fonts.files });
    expect(png.byteLength).toBeGreaterThan(5000);
  }
  painter.stop();
}, 240_000);
