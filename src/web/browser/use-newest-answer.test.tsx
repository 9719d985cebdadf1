import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { ClockContext, PageClock } from './clock-context.ts';
import { useNewestAnswer } from './use-newest-answer.ts';

const OVER = '2026-11-25T20:30:00.000Z';
const BEFORE = new Date('2026-11-25T20:29:40.000Z');
const TURN_MS = 30_000;

let isHidden = false;
beforeEach(() => {
  vi.useFakeTimers({ now: BEFORE });
  vi.stubGlobal('document', {
    get hidden() {
      return isHidden;
    },
  });
});
afterEach(() => {
  isHidden = false;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

interface Data {
  name: string;
  validUntil: string | null;
}
const first: Data = { name: 'Kepçe Çorba', validUntil: OVER };
const next: Data = { name: 'Sabah Börek', validUntil: OVER };

/** A page that stands open with its first answer. */
function openPage(load: () => Promise<Data>, data = first) {
  const clock = new PageClock(BEFORE);
  function Page() {
    const until = ({ validUntil }: Data) => validUntil;
    return <p>{useNewestAnswer(data, { load, address: '/open-now', until }).name}</p>;
  }
  const screen = screenWithApi(
    <ClockContext value={clock}>
      <Page />
    </ClockContext>,
  );
  expect(screen.text()).toBe(data.name);
  clock.start();
  return { text: screen.text, clock };
}
const turn = () => vi.advanceTimersByTimeAsync(TURN_MS);

test('a page that stands open asks again when its answer is over, once for each', async () => {
  const load = vi.fn(async () => next);
  const { text, clock } = openPage(load);
  expect(clock.endsAt).toEqual(new Date(OVER));
  expect(load).not.toHaveBeenCalled();
  await turn();
  expect(text()).toBe('Sabah Börek');
  await turn();
  expect(load).toHaveBeenCalledTimes(1);
});

test('what says nothing about the time is not asked for again', async () => {
  const load = vi.fn(async () => next);
  const { text } = openPage(load, { ...first, validUntil: null });
  await turn();
  expect(text()).toBe('Kepçe Çorba');
  expect(load).not.toHaveBeenCalled();
});

test('a tab that nobody sees asks when it is seen', async () => {
  isHidden = true;
  const load = vi.fn(async () => next);
  const { text } = openPage(load);
  await turn();
  expect(load).not.toHaveBeenCalled();
  isHidden = false;
  await turn();
  expect(text()).toBe('Sabah Börek');
});

test('what did not come is asked for with the next turn', async () => {
  let isAway = true;
  const load = vi.fn(async () => {
    if (isAway) throw new TypeError('network');
    return next;
  });
  const { text } = openPage(load);
  await turn();
  expect(text()).toBe('Kepçe Çorba');
  isAway = false;
  await turn();
  expect(text()).toBe('Sabah Börek');
  expect(load).toHaveBeenCalledTimes(2);
});

test('what there is none of stays so', () => {
  function Page() {
    const data = useNewestAnswer<Data | undefined, string>(undefined, {
      ...{ load: async () => next, address: '/mahalle/seyhan/yok' },
      until: (answer) => answer?.validUntil,
    });
    return <p>{data ? data.name : 'Böyle bir mahalle yok'}</p>;
  }
  const { text } = screenWithApi(
    <ClockContext value={new PageClock(BEFORE)}>
      <Page />
    </ClockContext>,
  );
  expect(text()).toBe('Böyle bir mahalle yok');
});
