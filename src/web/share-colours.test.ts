import { expect, test } from 'vitest';
import { dayColour, inColours, sceneColours } from './share-colours.ts';
import { inks } from './ui/artwork/inks.ts';
import { FALLBACK, scenePlaces } from './ui/artwork/scene-places.ts';

const slugs = Object.keys(scenePlaces).filter((slug) => slug !== FALLBACK);

test('colours are those of the style sheets', () => {
  // The manifest and the browser's frame name the same paper, rounded by a browser.
  const parts = (colour: string) =>
    [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  for (const [index, value] of parts(dayColour('paper')).entries())
    expect(Math.abs(value - (parts('#fdf9f4')[index] ?? 0))).toBeLessThanOrEqual(1);
  expect(dayColour('ink')).not.toBe(dayColour('quiet'));
  expect(() => dayColour('nothing')).toThrow();
});

test('every category has its own pair, one that is not known the pair of all', () => {
  const pairs = slugs.map((slug) => sceneColours(slug).b);
  expect(new Set(pairs).size).toBe(12);
  expect(sceneColours('hizmetler')).toEqual(sceneColours('yok'));
});

test('every ink has a plain colour in every hue', () => {
  const painted = Object.values(inks)
    .flatMap((ink) => Object.values(ink))
    .join(' ');
  for (const slug of slugs)
    expect(inColours(painted, slug)).toMatch(/^(?:(?:none|#[\da-f]{6}|\.42) ?)+$/);
});
