import { beforeEach, expect, test, vi } from 'vitest';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { leaveTexts as texts } from '#web/texts/kit.ts';
import { LeaveQuestion, unlessUnsaved } from './LeaveQuestion.tsx';

type Step = Pick<NavigateEvent, 'navigationType' | 'cancelable' | 'hashChange'>;

/** The browser's own step to the entry before, by its button; true where it was stopped. */
let stepBack: (step?: Partial<Step>) => boolean;
let steps: number[];
const nothing = { addEventListener() {}, removeEventListener() {} };

beforeEach(() => {
  const heard = new Set<(event: object) => void>();
  const browser = {
    currentEntry: { index: 4 },
    addEventListener: (_: string, hear: () => void) => heard.add(hear),
    removeEventListener: (_: string, hear: () => void) => heard.delete(hear),
  };
  steps = [];
  stepBack = (step = {}) => {
    const preventDefault = vi.fn();
    const told = { navigationType: 'traverse', cancelable: true, hashChange: false, ...step };
    for (const hear of heard) hear({ ...told, destination: { index: 3 }, preventDefault });
    return preventDefault.mock.calls.length > 0;
  };
  vi.stubGlobal('document', { cookie: '', ...nothing, querySelector: () => null });
  vi.stubGlobal('navigation', browser);
  vi.stubGlobal('window', { ...nothing, navigation: browser });
  vi.stubGlobal('history', { go: (by: number) => steps.push(by) });
});

test('a way that is no link asks while something is unsaved, and not else', () => {
  const gone: string[] = [];
  unlessUnsaved(() => gone.push('saved'));
  const screen = screenWithApi(<LeaveQuestion />);
  screen.text();
  unlessUnsaved(() => gone.push('unsaved'));
  expect(gone).toEqual(['saved']);
  screen.press(texts.leaveNow);
  expect(gone).toEqual(['saved', 'unsaved']);
});

test("the browser's own step back asks once, and is taken where it is meant", () => {
  const screen = screenWithApi(<LeaveQuestion />);
  screen.text();
  expect(stepBack()).toBe(true);
  screen.press(texts.stay);
  expect(steps).toEqual([]);
  expect(stepBack()).toBe(true);
  screen.press(texts.leaveNow);
  expect(steps).toEqual([-1]);
  expect(stepBack()).toBe(false);
});

test.each<[string, Partial<Step>]>([
  ['leads to a section of the same page', { hashChange: true }],
  ['the browser does not let stop', { cancelable: false }],
  ['is no step of the history', { navigationType: 'push' }],
])('what %s goes on unasked', (_, step) => {
  screenWithApi(<LeaveQuestion />).text();
  expect(stepBack(step)).toBe(false);
});
