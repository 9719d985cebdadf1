import { expect, test, vi } from 'vitest';
import { notePlaces } from './moving-list.ts';

/** A list on the screen, its cards where they are put. */
function list(places: Record<string, [x: number, y: number]>) {
  const moved: Record<string, object> = {};
  const element = {
    getBoundingClientRect: () => ({ left: 10, top: 100 }),
    querySelectorAll: () =>
      Object.entries(places).map(([name, [x, y]]) => ({
        dataset: { moves: name },
        getBoundingClientRect: () => ({ left: 10 + x, top: 100 + y }),
        animate: (frames: object) => {
          moved[name] = frames;
        },
      })),
  };
  return { element: element as unknown as HTMLElement, places, moved };
}

test.each([
  [
    false,
    { b: { translate: ['0px 300px', 'none'] }, c: { opacity: [0, 1] }, d: { opacity: [0, 1] } },
  ],
  [true, {}],
])('who asks for less motion (%s) sees what stays move and what is new appear', (isStill, then) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  vi.stubGlobal('innerHeight', 800);
  const { element, places, moved } = list({ a: [0, 0], b: [0, 300], c: [0, 900] });
  const move = notePlaces(element);
  Object.assign(places, { b: [0, 0], c: [0, 100], d: [0, 200] });
  move();
  expect(moved).toEqual(then);
});
