import { expect, test, vi } from 'vitest';
import type { Message } from '#contract/messages.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { toasts } from '#tests/support/told-toasts.ts';
import { inboxTexts as texts } from '#web/texts/messages.ts';
import { Inbox } from './Inbox.tsx';

const message = (id: number, isRead = false): Message => ({
  ...{ id, isRead, isDoubtful: false, phone: null, email: 'ali@ornek.example' },
  ...{ name: `Kişi ${id}`, content: 'Açık mısınız?', createdAt: '2026-11-20T09:00:00Z' },
});

/** An inbox with two unread messages and more behind them, and what it tells of being read. */
function inbox(onMark: (asked: string) => unknown = () => ({}), isOpen = true) {
  const told: number[] = [];
  const screen = screenWithApi(
    <Inbox
      {...{ businessId: 1001, businessName: 'Kebapçı', isOpen, plansHref: '/planlar' }}
      onUnread={(by) => told.push(by)}
    />,
    (asked) => {
      if (asked.startsWith('PATCH')) return onMark(asked);
      return asked.includes('before=')
        ? { messages: [message(7, true)], hasMore: false, unread: 2 }
        : { messages: [message(9), message(8)], hasMore: true, unread: 2 };
    },
  );
  const marks = () => screen.buttons().filter((name) => name !== texts.more);
  return { ...screen, told, marks };
}

test('two that are marked right after each other are both read, and counted once each', async () => {
  const answers: (() => void)[] = [];
  const { until, pressOneOf, marks, text, told } = inbox(
    () => new Promise((resolve) => answers.push(() => resolve({}))),
  );
  await until('Kişi 8');
  expect(text()).toContain(texts.unread(2));
  pressOneOf(texts.markRead, 0);
  pressOneOf(texts.markRead, 1);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  for (const answer of answers) answer();
  await vi.waitFor(() => expect(marks()).toEqual([texts.markUnread, texts.markUnread]));
  expect(text()).not.toContain(texts.unread(1));
  expect(text()).not.toContain(texts.isNew);
  expect(told).toEqual([-1, -1]);
});

test('one that could not be marked is as it was, and that is told', async () => {
  const { until, pressOneOf, marks, text, told } = inbox(() => new Error('Bu kez olmadı.'));
  await until('Kişi 8');
  pressOneOf(texts.markRead, 0);
  await vi.waitFor(() => expect(toasts).toEqual([texts.markFailed]));
  expect(marks()).toEqual([texts.markRead, texts.markRead]);
  expect(text()).toContain(texts.unread(2));
  expect(told).toEqual([]);
});

test('older ones come below what was marked meanwhile, and after the last there are no more', async () => {
  const { until, press, pressOneOf, marks, buttons, sent } = inbox();
  await until('Kişi 8');
  press(texts.more);
  pressOneOf(texts.markRead, 1);
  await until('Kişi 7');
  await vi.waitFor(() =>
    expect(marks()).toEqual([texts.markRead, texts.markUnread, texts.markUnread]),
  );
  expect(buttons()).not.toContain(texts.more);
  expect(sent[1]).toBe('GET /api/businesses/1001/messages?before=8');
});

test('a plan that takes none keeps what came before, with the way to one that does', async () => {
  const { until, text } = inbox(undefined, false);
  await until('Kişi 8');
  expect(text()).toContain(texts.lockedKept);
});
