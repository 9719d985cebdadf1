import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { islandsLoaded } from '../island/island.ts';
import { CategoryIcon } from './CategoryIcon.tsx';
import { CategoryScene } from './CategoryScene.tsx';
import { EmptyScene } from './EmptyScene.tsx';
import { HeroBridge } from './HeroBridge.tsx';
import { phaseInAdana } from './phase-in-adana.ts';
import { motifs } from './scenes.ts';
import { variationOf } from './variation.ts';

beforeAll(islandsLoaded);

const slugs =
  'restoranlar oteller kafeler barlar gelinlik piknik saglik guzellik alisveris spor egitim otomotiv'.split(
    ' ',
  );
const seeds = Array.from({ length: 200 }, (_, index) => 1001 + index);
const scene = (slug: string, seed: number | string, isWide = false) =>
  renderToStaticMarkup(<CategoryScene slug={slug} seed={seed} isWide={isWide} />);
const icon = (slug: string) => renderToStaticMarkup(<CategoryIcon slug={slug} />);

test('every category has a scene and an icon of its own', () => {
  expect([...motifs.keys()].sort()).toEqual([...slugs].sort());
  expect(new Set(slugs.map((slug) => scene(slug, 1))).size).toBe(12);
  expect(new Set(slugs.map(icon)).size).toBe(12);
});

test.each(['hizmetler', '', 'constructor', '__proto__'])(
  'a category without a drawing, "%s", gets the clock tower',
  (slug) => {
    expect(scene(slug, 1)).toBe(scene('yok', 1));
    expect(icon(slug)).toBe(icon('yok'));
    expect(slugs.map((known) => scene(known, 1))).not.toContain(scene(slug, 1));
  },
);

describe.each([...slugs, 'hizmetler'])('the scene of %s', (slug) => {
  test('is the same for the same business and another for its neighbour', () => {
    expect(scene(slug, 1001)).toBe(scene(slug, '1001'));
    for (const seed of seeds) expect(scene(slug, seed)).not.toBe(scene(slug, seed + 1));
  });

  test('stays within 2.5 kB of markup, whatever the seed', () => {
    const sizes = seeds.map((seed) => new TextEncoder().encode(scene(slug, seed)).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(2500);
  });

  test('can stand on a page many times: no ids, nothing for a screen reader', () => {
    for (const markup of [scene(slug, 1001), scene(slug, 1001, true), icon(slug)]) {
      expect(markup).not.toMatch(/\sid=|url\(|NaN|undefined/);
      expect(markup).toContain('aria-hidden="true"');
    }
  });
});

test('every variation comes up about equally often', () => {
  const drawn = seeds.map((seed) => variationOf(seed));
  const share = (is: (variation: (typeof drawn)[number]) => boolean) =>
    drawn.filter(is).length / drawn.length;
  expect(share((variation) => variation.isMirrored)).toBeCloseTo(0.5, 0);
  for (const sky of ['birds', 'stars', 'branch', 'clouds'] as const) {
    expect(share((variation) => variation.sky === sky)).toBeGreaterThan(0.15);
  }
  for (const count of [1, 2, 3] as const) {
    expect(share((variation) => variation.count === count)).toBeGreaterThan(0.2);
  }
});

test.each(['plate', 'shutter', 'pin', 'heart'] as const)('the empty state has a %s', (kind) => {
  const markup = renderToStaticMarkup(<EmptyScene kind={kind} />);
  expect(markup).toContain('<path');
  expect(new TextEncoder().encode(markup).length).toBeLessThanOrEqual(2500);
});

test('the server draws the bridge in the evening, whatever its clock says', () => {
  const markup = renderToStaticMarkup(<HeroBridge />);
  expect(markup).toContain('data-phase="evening"');
  expect(markup).not.toMatch(/\sid=|NaN|undefined/);
  expect(new TextEncoder().encode(markup).length).toBeLessThanOrEqual(8000);
});

test.each([
  ['2026-06-21T01:59:59Z', 'night'],
  ['2026-06-21T02:00:00Z', 'dawn'],
  ['2026-06-21T05:59:59Z', 'dawn'],
  ['2026-06-21T06:00:00Z', 'day'],
  ['2026-06-21T13:59:59Z', 'day'],
  ['2026-06-21T15:30:00Z', 'evening'],
  ['2026-12-21T15:30:00Z', 'evening'],
  ['2026-06-21T18:00:00Z', 'night'],
  ['2026-06-21T21:00:00Z', 'night'],
])('at %s it is %s in Adana', (moment, phase) => {
  expect(phaseInAdana(new Date(moment))).toBe(phase);
});
