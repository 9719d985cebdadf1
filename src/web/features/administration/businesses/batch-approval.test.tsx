import { expect, test, vi } from 'vitest';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { toasts } from '#tests/support/told-toasts.ts';
import { administrationTexts, batchTexts as texts } from '#web/texts/administration.ts';
import { kitTexts } from '#web/texts/kit.ts';
import { BatchApproval } from './BatchApproval.tsx';

/** Answers come when they are let go, one by one. */
function batch(answers: unknown[]) {
  let approved = 0;
  const held: (() => void)[] = [];
  const screen = screenWithApi(
    <BatchApproval batchId={4} waiting={7} onApproved={() => approved++} />,
    () =>
      new Promise((resolve) => {
        held.push(() => resolve(answers[held.length - 1]));
      }),
  );
  const next = async (asked: number) => {
    await vi.waitFor(() => expect(screen.sent).toHaveLength(asked), 10_000);
    await vi.waitFor(() => expect(held).toHaveLength(asked), 10_000);
    held[asked - 1]?.();
  };
  return { ...screen, next, approved: () => approved };
}

test('piece by piece all of a file is approved, and how far it is stands there', async () => {
  const answers = [
    { approved: 3, left: 5 },
    { approved: 5, left: 0 },
  ];
  const { press, text, until, element, next, approved, sent } = batch(answers);
  press(texts.approve(7));
  expect(text()).toContain(texts.approveText(7));
  expect(sent, 'asked first').toEqual([]);
  press(texts.approveYes);
  expect(text()).toContain(texts.approving(0, 7));
  await next(1);
  await until(texts.approving(3, 8));
  expect(element('role', 'progressbar').props).toMatchObject({
    ...{ 'aria-valuemax': 8, 'aria-valuenow': 3, 'aria-label': texts.approveTitle },
  });
  expect(approved()).toBe(0);
  await next(2);
  await vi.waitFor(() => expect(approved()).toBe(1), 10_000);
  expect(toasts).toEqual([texts.approved(8)]);
  expect(sent).toHaveLength(2);
  expect(text()).not.toContain(texts.approving(8, 8));
});

test('stopped, the piece that is on its way is the last, and what it brought is said', async () => {
  const { press, next, approved, sent } = batch([{ approved: 3, left: 5 }]);
  press(texts.approve(7));
  press(texts.approveYes);
  press(texts.stop);
  await next(1);
  await vi.waitFor(() => expect(approved()).toBe(1), 10_000);
  expect(toasts).toEqual([texts.approved(3)]);
  expect(sent).toHaveLength(1);
});

test('what can be approved no more ends it; a refusal is said, and what was done is looked at', async () => {
  const none = batch([{ approved: 0, left: 2 }]);
  none.press(texts.approve(7));
  none.press(texts.approveYes);
  await none.next(1);
  await vi.waitFor(() => expect(none.approved()).toBe(1), 10_000);
  const refused = batch([{ approved: 3, left: 5 }, new Error('Bu kez olmadı.')]);
  refused.press(texts.approve(7));
  refused.press(texts.approveYes);
  await refused.next(1);
  await refused.next(2);
  await vi.waitFor(() => expect(refused.approved()).toBe(1), 10_000);
  expect(toasts).toEqual([texts.approved(0), administrationTexts.failed]);
});

test('left by its cancel nothing is approved', () => {
  const { press, buttons, sent, text } = batch([]);
  press(texts.approve(7));
  press(kitTexts.cancel);
  expect([sent, buttons().includes(texts.approveYes)]).toEqual([[], false]);
  expect(text()).not.toContain(texts.approveText(7));
});
