import { expect, test } from 'vitest';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { MapChips } from './MapChips.tsx';
import type { MapFilters } from './map-filters.ts';

type Readings = Parameters<typeof MapChips>[0]['readings'];
const read = (kind: string, value: string, words: string) =>
  ({ kind, value, words }) as Readings[number];

/** Where each mark leads that takes itself away. */
const ways = (filters: MapFilters, ...readings: Readings) =>
  [
    ...screenWithApi(<MapChips {...{ filters, readings }} />)
      .outline()
      .matchAll(/href=([^\s:]+)/g),
  ].map(([, href = '']) => decodeURIComponent(href.replaceAll('+', ' ')));

test.each([
  ['none', {}, [], []],
  [
    'of a word that was understood: it is looked for as a word',
    { q: 'ucuz kebap' },
    [read('price', 'ucuz', 'ucuz')],
    ['/map?q=ucuz kebap&literal=price'],
  ],
  [
    'of one beside another',
    { q: 'ucuz kebap', literal: 'open' },
    [read('price', 'ucuz', 'ucuz')],
    ['/map?q=ucuz kebap&literal=open,price'],
  ],
  [
    'of a feature: its words go',
    { q: 'teraslı kebap' },
    [read('features', 'Teras', 'teraslı')],
    ['/map?q=kebap'],
  ],
  [
    'of nearness: place and distance go',
    { q: 'yakın kebap', near: '36.990,35.320', within: '2' },
    [read('near', '', 'yakın')],
    ['/map?q=yakın kebap&literal=near', '/map?q=yakın kebap&near=36.990,35.320'],
  ],
  [
    'of features: one stays',
    { features: 'Teras,Otopark' },
    [],
    ['/map?features=Otopark', '/map?features=Teras'],
  ],
  ['of an hour', { open: '2026-11-24T20:30', rating: '4' }, [], ['/map?rating=4']],
  ['not of now, which has its button', { open: 'now' }, [], []],
] as [string, MapFilters, Readings, string[]][])('marks %s', (_, filters, readings, led) => {
  expect(ways(filters, ...readings)).toEqual(led);
});
