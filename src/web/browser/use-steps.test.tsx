import { beforeEach, expect, test, vi } from 'vitest';
import { historyInMemory } from '#tests/support/history-in-memory.ts';
import { liveScreen } from '#tests/support/live-screen.ts';
import { useSteps } from './use-steps.ts';

let tab: ReturnType<typeof historyInMemory>;
beforeEach(() => {
  tab = historyInMemory();
});

/** Three steps, shown by number; every button leads to one. */
function Steps({ first = 1 }: { first?: number }) {
  const { step, turns, turnTo, showStep, leaveSteps } = useSteps(first);
  return (
    <>
      <p>{`step ${step}, turned ${turns}`}</p>
      {[1, 2, 3].map((to) => (
        <button key={to} type="button" onClick={() => turnTo(to)}>{`to ${to}`}</button>
      ))}
      <button type="button" onClick={() => showStep(1)}>
        mend the first
      </button>
      <button type="button" onClick={() => void leaveSteps()}>
        over
      </button>
    </>
  );
}
const pressed = (...names: string[]) => {
  const screen = liveScreen(<Steps />);
  screen.text();
  for (const name of names) screen.press(name);
  return screen;
};

test('the way back leads to the step before, and its top takes the focus', () => {
  const screen = pressed('to 2', 'to 3');
  expect(screen.text()).toContain('step 3, turned 2');
  tab.back();
  expect(screen.text()).toContain('step 2, turned 3');
  tab.back();
  expect(screen.text()).toContain('step 1, turned 4');
  tab.forward();
  expect(screen.text()).toContain('step 2, turned 5');
});

test('the form’s own way back is the browser’s: no entry is left for each turn', () => {
  const back = vi.spyOn(tab, 'back');
  const screen = pressed('to 2', 'to 1');
  expect(screen.text()).toContain('step 1');
  expect(back).toHaveBeenCalledOnce();
  expect(pressed('to 2').text()).toContain('step 2');
});

test('who began at a later step has the earlier ones in its place', () => {
  const screen = liveScreen(<Steps first={3} />);
  screen.text();
  screen.press('to 2');
  expect(screen.text()).toContain('step 2, turned 1');
  tab.back();
  expect(screen.text()).toContain('step 2');
});

test('a reload finds the step again', () => {
  pressed('to 2', 'to 3').text();
  const again = liveScreen(<Steps />);
  expect(again.text()).toContain('step 3');
  tab.back();
  expect(again.text()).toContain('step 2');
});

test('what is shown for a field is the step of that entry from then on', () => {
  const screen = pressed('to 2', 'to 3', 'mend the first');
  expect(screen.text()).toContain('step 1, turned 2');
  screen.press('to 2');
  tab.back();
  expect(screen.text()).toContain('step 1');
});

test('once it is over, no step is left on the way back', async () => {
  const screen = pressed('to 2', 'to 3', 'over');
  await screen.until('step 1');
  tab.back();
  expect(screen.text()).toContain('step 1');
  const go = vi.spyOn(tab, 'go');
  screen.press('over');
  expect(go).not.toHaveBeenCalled();
});

test('an address that changed at the first step is no way out of the second', () => {
  const screen = liveScreen(<Steps />);
  screen.text();
  tab.replaceState(null, '');
  screen.press('to 2');
  tab.back();
  expect(screen.text()).toContain('step 1, turned 2');
});

test('an entry of another page turns nothing', () => {
  const screen = pressed('to 2');
  tab.pushState(null, '');
  tab.dispatchEvent(new Event('popstate'));
  expect(screen.text()).toContain('step 2, turned 1');
});
