import { expect, test } from 'vitest';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { batchTexts as texts } from '#web/texts/administration.ts';
import { kitTexts } from '#web/texts/kit.ts';
import { BatchUndoing } from './BatchUndoing.tsx';

const none = { removable: 0, waitingAgain: 0, kept: [], keptCount: 0 };
const noFacts = { restorable: 0, stuck: [], stuckCount: 0, noted: 0 };

test.each([
  ['removes businesses', { removable: 3 }, {}, texts.undoText(3)],
  ['lets some wait again', { waitingAgain: 2 }, {}, texts.undoWaiting(2)],
  ['takes facts back', {}, { restorable: 5 }, texts.undoFacts(5)],
  ['forgets what was noted', {}, { noted: 4 }, texts.undoNoted(4)],
  ['changes nothing any more', {}, {}, undefined],
])('a file whose taking back %s', async (_, counts, facts, said) => {
  const screen = screenWithApi(<BatchUndoing batchId={4} onUndone={() => undefined} />, () => ({
    ...{ ...none, ...counts },
    facts: { ...noFacts, ...facts },
  }));
  screen.press(texts.undo);
  await screen.until(said ?? texts.undoText(0));
  const { removable } = { ...none, ...counts };
  const yes = said ? [texts.undoYes(removable)] : [];
  expect(screen.buttons()).toEqual([texts.undo, kitTexts.close, ...yes, kitTexts.cancel]);
});

test('what stays is named, with why, and how many more there are', async () => {
  const kept = [{ id: 7, name: 'Nar', reasons: ['owned'] }];
  const stuck = [{ id: 8, name: 'Ada', facts: ['phone'] }];
  const screen = screenWithApi(<BatchUndoing batchId={4} onUndone={() => undefined} />, () => ({
    ...{ ...none, kept, keptCount: 3 },
    facts: { ...noFacts, stuck, stuckCount: 1 },
  }));
  screen.press(texts.undo);
  await screen.until(texts.undoKept(3));
  expect(screen.text()).toContain(`Nar (${texts.reasons.owned})${texts.undoMore(2)}`);
  expect(screen.text()).toContain(`Ada (${texts.undoFactNames.phone})`);
  expect(screen.element('href', '/admin/businesses/7').words).toBe('Nar');
});
