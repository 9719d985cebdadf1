import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { writeDrawings } from '#web/drawings.tsx';
import { CategoryIcon } from './CategoryIcon.tsx';
import { CategoryScene } from './CategoryScene.tsx';
import { EmptyScene } from './EmptyScene.tsx';
import { emptyDrawings } from './empty-drawings.tsx';
import { HeroBridge } from './HeroBridge.tsx';
import { FALLBACK, scenePlaces } from './scene-places.ts';
import { variationOf } from './variation.ts';

const slugs = Object.keys(scenePlaces);
const seeds = Array.from({ length: 200 }, (_, index) => 1001 + index);
const scene = (slug: string, seed: number | string, isWide = false) =>
  renderToStaticMarkup(<CategoryScene slug={slug} seed={seed} isWide={isWide} />);
const icon = (slug: string) => renderToStaticMarkup(<CategoryIcon slug={slug} />);

const file = writeDrawings(new Map());
/** Name of a drawing → how it is drawn, as the file has it. */
const drawn = new Map(
  [...file.matchAll(/^<(?:g|symbol) id="([^"]+)"[^>]*>(.*)<\/\w+>$/gm)].map(
    ([, name = '', inside = '']) => [name, inside],
  ),
);
const namedIn = (markup: string) =>
  [...markup.matchAll(/href="#([^"]+)"/g)].map(([, name = '']) => name);

test('every name is given once, and every drawing that pages name is there', () => {
  expect(drawn.size).toBe([...file.matchAll(/ id="/g)].length);
  const pages = [
    ...slugs.flatMap((slug) =>
      seeds.flatMap((seed) => [scene(slug, seed), scene(slug, seed, true)]),
    ),
    ...slugs.map(icon),
    ...Object.keys(emptyDrawings).map((kind) =>
      renderToStaticMarkup(<EmptyScene kind={kind as 'plate'} />),
    ),
    renderToStaticMarkup(<HeroBridge />),
  ];
  for (const name of new Set(pages.flatMap(namedIn))) expect(drawn.get(name), name).toBeTruthy();
});

test('what stands in the file takes its colours from around it, and asks no style sheet', () => {
  expect(file.match(/ class="[^"]*"| style="|url\(|NaN|undefined/)).toBeNull();
  expect(new TextEncoder().encode(file).length).toBeLessThanOrEqual(226_000);
});

test('every category has a motif and an icon of its own', () => {
  for (const kind of ['-1', '-2'])
    expect(new Set(slugs.map((slug) => drawn.get(slug + kind))).size).toBe(slugs.length);
  expect(new Set(slugs.map((slug) => drawn.get(`icon-${slug}`))).size).toBe(slugs.length);
});

test('what is read in a motif is not mirrored with it', () => {
  const mirrored = [...drawn.keys()].filter((name) => /^(?!shop|house|gate).*-\dm$/.test(name));
  expect(mirrored).toHaveLength(6);
  for (const name of mirrored) expect(drawn.get(name)).not.toBe(drawn.get(name.slice(0, -1)));
});

test.each(['hizmetler', '', 'constructor', '__proto__'])(
  'a category without a drawing, "%s", gets the clock tower',
  (slug) => {
    expect(scene(slug, 1)).toBe(scene(FALLBACK, 1));
    expect(icon(slug)).toBe(icon(FALLBACK));
  },
);

describe.each(slugs)('the scene of %s', (slug) => {
  test('is the same for the same business and another for its neighbour', () => {
    expect(scene(slug, 1001)).toBe(scene(slug, '1001'));
    for (const seed of seeds) expect(scene(slug, seed)).not.toBe(scene(slug, seed + 1));
  });

  test('is a few hundred bytes of markup, whatever the seed, and is silent to a screen reader', () => {
    for (const seed of seeds) {
      const markup = scene(slug, seed);
      expect(new TextEncoder().encode(markup).length).toBeLessThanOrEqual(500);
      expect(markup).toContain('aria-hidden="true"');
      expect(markup).not.toMatch(/\sid=|url\(|NaN|undefined/);
    }
  });
});

test('every variation comes up about equally often', () => {
  const variations = seeds.map((seed) => variationOf(seed));
  const share = (is: (variation: (typeof variations)[number]) => boolean) =>
    variations.filter(is).length / variations.length;
  expect(share(({ motif }) => motif.isMirrored)).toBeCloseTo(0.5, 0);
  for (const sky of ['birds', 'stars', 'branch', 'clouds'] as const) {
    expect(share((variation) => variation.sky === sky)).toBeGreaterThan(0.15);
  }
  for (const count of [1, 2, 3] as const) {
    expect(share(({ motif }) => motif.count === count)).toBeGreaterThan(0.2);
  }
});

test('the bridge is the same at every hour, and small', () => {
  const markup = renderToStaticMarkup(<HeroBridge />);
  expect(markup).not.toMatch(/\sid=|NaN|undefined|data-phase/);
  expect(new TextEncoder().encode(markup).length).toBeLessThanOrEqual(600);
});
