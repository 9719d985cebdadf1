import { expect, test, vi } from 'vitest';
import type { MapAnswer } from '#contract/maps/map-businesses.ts';
import type { Box } from '#contract/maps/maps.ts';
import { liveScreen } from '#tests/support/live-screen.ts';
import type { MapView } from '../map-contract.ts';
import { useSearchedArea } from './use-searched-area.ts';

type Area = ReturnType<typeof useSearchedArea>;
const west = { south: 36.9, west: 35.2, north: 37, east: 35.3 } as unknown as Box;
const east = { south: 36.9, west: 35.4, north: 37, east: 35.5 } as unknown as Box;
const seen = (box: Box, isByVisitor: boolean) => (area: Area) =>
  area.see({ box, isByVisitor } as MapView);
const moved = (box: Box) => seen(box, true);
/** A chosen business is brought into view. */
const shown = (box: Box) => seen(box, false);

/** What the list is about after these steps, one after the other. */
function after(isWide: boolean, steps: ((area: Area) => void)[]) {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
  let area: Area | undefined;
  const Explorer = () => {
    area = useSearchedArea();
    return null;
  };
  const screen = liveScreen(<Explorer />);
  screen.text();
  for (const step of steps) {
    if (area) step(area);
    screen.text();
  }
  return { box: area?.box, canSearch: area?.canSearch };
}

test.each([
  ['the map has not been touched', true, [shown(west)], undefined, false],
  ['beside the map it follows', true, [moved(west)], west, false],
  ['but not to what is only shown', true, [moved(west), shown(east)], west, false],
  ['below the map it waits', false, [moved(west)], undefined, true],
  [
    'what only shows something takes no move back',
    false,
    [moved(west), shown(east)],
    undefined,
    true,
  ],
  ['it is asked for', false, [moved(west), (area: Area) => area.searchHere()], west, false],
  ['it follows from now on', false, [moved(west), (area: Area) => area.follow(true)], west, false],
  [
    'it follows what nobody moved',
    false,
    [shown(west), (area: Area) => area.follow(true)],
    undefined,
    false,
  ],
  [
    'it follows no more',
    true,
    [moved(west), (area: Area) => area.follow(false), moved(east)],
    west,
    true,
  ],
  ['the whole city again', true, [moved(west), (area: Area) => area.forget()], undefined, false],
  [
    ...['back where it stood', false],
    ...[
      [(area: Area) => area.resume({ box: west, isByVisitor: true } as MapView, true), moved(east)],
    ],
    ...[east, false],
  ],
] as [string, boolean, ((area: Area) => void)[], Box | undefined, boolean][])(
  '%s',
  (_, isWide, steps, box, canSearch) => {
    expect(after(isWide, steps)).toEqual({ box, canSearch });
  },
);

test('of a part of the city the last answer stands until the new one is there', () => {
  const page = { total: 9 } as unknown as MapAnswer;
  const [ofWest, ofEast] = [{ total: 1 }, { total: 2 }] as unknown as MapAnswer[];
  const listed: unknown[] = [];
  const list = (box: Box, answer: MapAnswer | undefined) => (area: Area) =>
    listed.push(area.listOf(page, { box, answer } as never));
  after(true, [
    list(west, ofWest),
    moved(west),
    list(west, ofWest),
    moved(east),
    list(west, ofWest),
    list(east, ofEast),
  ]);
  expect(listed).toEqual([page, ofWest, ofWest, ofEast]);
});
