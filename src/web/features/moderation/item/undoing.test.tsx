import { beforeEach, expect, test, vi } from 'vitest';
import type { AllowedTransition, ItemDetails } from '#contract/moderation/moderation.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { toasts } from '#tests/support/told-toasts.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import type { Inbox } from '../inbox/use-inbox.ts';
import { UNDO_MS } from './decision-transitions.ts';
import { useDecisions } from './use-decisions.ts';

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '', addEventListener() {}, removeEventListener() {} });
});

const transition = { needsInto: false, takesInto: false, isUndo: false, reason: 'none' };
const APPROVE = { ...transition, transition: 'approve' } as AllowedTransition;
const BACK = { ...transition, transition: 'pending', isUndo: true } as AllowedTransition;
const detailsOf = (kind: string, status = 'pending') =>
  ({
    item: { kind, id: 2, status, version: '7', title: 'Fırın' },
    transitions: [APPROVE],
  }) as unknown as ItemDetails;

/** A decision about the second of three lines. */
function screen(kind: string, answer: (asked: string, wish: number) => unknown) {
  const told: string[] = [];
  const details = detailsOf(kind);
  const items = [1, 2, 3].map((id) => ({ ...details.item, id }));
  const inbox = {
    items,
    put: (item: { status: string }, index: number) => told.push(`put ${item.status} at ${index}`),
    remove: (key: string) => told.push(`remove ${key}`),
  } as unknown as Inbox;
  let wishes = 0;
  let hand: ReturnType<typeof useDecisions> | undefined;
  const Hand = () => {
    hand = useDecisions({
      inbox,
      onDone: (key, index) => told.push(`done ${key} at ${index}`),
      onChanged: ({ item }) => told.push(`changed to ${item.status}`),
      onBack: (item) => told.push(`back to ${item.status}`),
    });
    const { made, isUndoing } = hand;
    return (
      <p>
        {made ? `${made.transition}${made.undo ? ' undoable' : ''}` : 'none'}
        {isUndoing && ' busy'}
      </p>
    );
  };
  const { text, sent } = screenWithApi(<Hand />, (asked) => {
    if (asked.startsWith('POST')) wishes += 1;
    return answer(asked, wishes);
  });
  const now = () => {
    text();
    if (!hand) throw new Error('not drawn');
    return hand;
  };
  const decide = (by = APPROVE) => now().decide(details, by, {});
  return { told, text, sent, now, decide };
}
const decided = (asked: string, wish: number) =>
  asked.startsWith('POST')
    ? { status: wish === 1 ? 'approved' : 'pending', transitions: wish === 1 ? [BACK] : [APPROVE] }
    : detailsOf('business', wish === 1 ? 'approved' : 'pending');

test('a decision leaves the list and comes back to its place, as it was seen', async () => {
  const { told, text, sent, now, decide } = screen('business', decided);
  await decide();
  expect(text()).toBe('approve undoable');
  expect(told.splice(0)).toEqual(['remove business-2', 'done business-2 at 1']);
  expect(sent[0]).toContain('"transition":"approve","seenStatus":"pending","seenVersion":"7"');
  await now().undo();
  expect(text()).toBe('none');
  expect(sent[1]).toContain('"transition":"pending","seenStatus":"approved"');
  expect(told).toEqual(['put pending at 1', 'changed to pending', 'back to pending']);
  await now().undo();
  expect(sent, 'once').toHaveLength(3);
});

test('what could not be taken back is said, and can be tried again', async () => {
  const { told, text, now, decide } = screen('business', (asked, wish) =>
    wish === 2 ? new Error('Postası gitti.') : decided(asked, wish),
  );
  await decide();
  told.length = 0;
  await now().undo();
  expect(toasts).toEqual([texts.decisionFailed]);
  expect(told).toEqual([]);
  expect(text()).toBe('approve undoable');
});

test('while it is taken back nobody does it again', async () => {
  let go = () => {};
  const { text, sent, now, decide } = screen('business', async (asked, wish) => {
    if (wish === 2 && asked.startsWith('POST'))
      await new Promise<void>((resolve) => {
        go = resolve;
      });
    return decided(asked, wish);
  });
  await decide();
  const first = now().undo();
  await vi.waitFor(() => expect(text()).toBe('approve undoable busy'), 10_000);
  await now().undo();
  go();
  await first;
  expect(text()).toBe('none');
  expect(sent.filter((one) => one.startsWith('POST'))).toHaveLength(2);
});

test.each([
  ['lead', [{ ...APPROVE, transition: 'win' }], ['changed to contacted']],
  ['lead', [], ['remove lead-2', 'done lead-2 at 1']],
  ['business', [{ ...APPROVE, transition: 'win' }], ['remove business-2', 'done business-2 at 1']],
])('a %s that may go on by %j stays only where it goes step by step', async (kind, next, then) => {
  const { told, decide } = screen(kind, (asked) =>
    asked.startsWith('POST')
      ? { status: 'contacted', transitions: next }
      : detailsOf(kind, 'contacted'),
  );
  await decide();
  expect(told).toEqual(then);
});

test('what was taken back itself is said to be, and is not taken back again', async () => {
  const { text, decide } = screen('business', () => ({ status: 'pending', transitions: [BACK] }));
  await decide(BACK);
  expect(text()).toBe('undo');
});

test('the way back is open as long as it is said to be', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    const { text, decide, now } = screen('business', decided);
    await decide();
    text();
    vi.advanceTimersByTime(UNDO_MS - 1);
    expect(text()).toBe('approve undoable');
    vi.advanceTimersByTime(1);
    expect(text()).toBe('none');
    await decide();
    text();
    now().forget();
    expect(text()).toBe('none');
  } finally {
    vi.useRealTimers();
  }
});
