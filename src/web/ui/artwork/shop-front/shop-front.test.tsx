import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DISTRICTS } from '#contract/city/districts.ts';
import { readKindSeeds } from '#server/kinds/kind-seeds.rules.ts';
import { writeDrawings } from '#web/drawings.tsx';
import { scenePlaces } from '../scene-places.ts';
import { frontOf, landOf } from './front-look.ts';
import { windowMotifs } from './motifs/window-motifs.ts';
import { ShopFront } from './ShopFront.tsx';

const seeds = new URL('../../../../../db/seed/kinds/', import.meta.url);
const kinds = readdirSync(seeds)
  .flatMap((file) => readKindSeeds(readFileSync(new URL(file, seeds), 'utf8')))
  .filter(({ category }) => category !== null);

const file = writeDrawings(new Map());
/** Name of a drawing → how it is drawn. */
const drawn = new Map(
  [...file.matchAll(/^<g id="([^"]+)">(.*)<\/g>$/gm)].map(([, name = '', inside = '']) => [
    name,
    inside,
  ]),
);

const business = { name: 'Kuru Biber Lokantası', categorySlug: 'restoranlar', district: 'Seyhan' };
type Props = Parameters<typeof ShopFront>[0];
const front = (
  props: Partial<Omit<Props, 'business'>> & { business?: Partial<Props['business']> },
) =>
  renderToStaticMarkup(
    <ShopFront
      letter="K"
      motif="tencere"
      state="open"
      {...props}
      business={{ ...business, ...props.business }}
    />,
  );
const namedIn = (markup: string) =>
  [...markup.matchAll(/href="#([^"]+)"/g)].map(([, name = '']) => name);

test('every kind of the directory has a motif that is drawn, and there are many', () => {
  expect(kinds.length).toBeGreaterThan(300);
  const missing = kinds.filter(({ motif }) => !windowMotifs[motif]?.length);
  expect(missing.map(({ name, motif }) => `${name}: ${motif}`)).toEqual([]);
  const different = new Set(kinds.map(({ motif }) => drawn.get(`m-${motif}`)));
  expect(different.size).toBeGreaterThanOrEqual(180);
});

test('where no kind is told, the category has its own in the window', () => {
  for (const slug of Object.keys(scenePlaces)) expect(drawn.get(`m-${slug}`), slug).toBeTruthy();
  expect(namedIn(front({ motif: undefined }))).toContain('m-restoranlar');
  expect(namedIn(front({ motif: '', business: { categorySlug: 'noterler' } }))).toContain(
    'm-saat-kulesi',
  );
});

describe('the light', () => {
  test('is that of the state, and goes where a page says nothing of now', () => {
    expect(front({ state: 'open' })).toMatch(/href="#shop-open" data-now=""/);
    expect(front({ state: 'closing_soon' })).toMatch(/href="#shop-closing_soon" data-now=""/);
    expect(front({ state: 'closed' })).toMatch(/href="#shop-closed" data-now=""/);
    expect(front({ state: 'unknown' })).not.toMatch(/shop-(open|clos)|data-now/);
  });

  test('stands behind what is in the window; a shutter before it', () => {
    const order = (state: Props['state']) => namedIn(front({ state })).slice(-2);
    expect(order('open')).toEqual(['shop-open', 'm-tencere']);
    expect(order('closing_soon')).toEqual(['shop-closing_soon', 'm-tencere']);
    expect(order('closed')).toEqual(['m-tencere', 'shop-closed']);
  });

  test('is another one for each state of each style', () => {
    for (const style of ['shop', 'house', 'gate']) {
      const lights = ['open', 'closing_soon', 'closed'].map((state) =>
        drawn.get(`${style}-${state}`),
      );
      expect(new Set(lights).size).toBe(3);
      expect(lights).not.toContain(undefined);
    }
  });
});

test('every drawing that a front names is in the file', () => {
  const names = Array.from({ length: 300 }, (_, index) => `${index} İşletmesi`);
  const named = names.flatMap((name, index) =>
    namedIn(
      front({
        business: {
          name,
          categorySlug: Object.keys(scenePlaces)[index % 13] ?? '',
          district: DISTRICTS[index % DISTRICTS.length] ?? '',
        },
      }),
    ),
  );
  for (const name of new Set(named)) expect(drawn.get(name), name).toBeTruthy();
});

test('the ground is that of the district, the front that of the name', () => {
  expect(new Set(DISTRICTS.map(landOf)).size).toBe(DISTRICTS.length);
  expect(drawn.get(landOf('Ankara'))).toBeTruthy();
  const fronts = Array.from({ length: 20 }, (_, index) =>
    frontOf(`Kebapçı ${index}`, 'restoranlar'),
  );
  expect(new Set(fronts.map((one) => one.front)).size).toBeGreaterThanOrEqual(8);
  expect(frontOf('Beşte Ciğer', 'restoranlar')).toEqual(frontOf('Beşte Ciğer', 'restoranlar'));
  expect(frontOf('Menekşe Parkı', 'piknik').front).toMatch(/^gate-/);
  expect(frontOf('Menekşe Dişi', 'saglik').front).toMatch(/^house-/);
});

test('the sign has the first letter; all of it is silent to a screen reader and small', () => {
  const markup = front({ letter: 'İ', business: { district: 'Karaisalı' } });
  expect(markup).toMatch(/<text [^>]*>İ<\/text>/);
  expect(markup).toContain('aria-hidden="true"');
  expect(new TextEncoder().encode(markup).length).toBeLessThanOrEqual(500);
});

test('the file of drawings stays a small part of a visit', () => {
  expect(brotliCompressSync(file).length).toBeLessThanOrEqual(25_000);
});
