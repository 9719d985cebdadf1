import { expect, test } from 'vitest';
import { dayColour, sceneColours, sceneStyle } from './share-colours.ts';
import { motifs } from './ui/artwork/scenes.ts';

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
  const pairs = [...motifs.keys()].map((slug) => sceneColours(slug).b);
  expect(new Set(pairs).size).toBe(12);
  expect(sceneColours('hizmetler')).toEqual(sceneColours('yok'));
  for (const slug of motifs.keys()) expect(sceneStyle(slug)).not.toMatch(/NaN|undefined/);
});
