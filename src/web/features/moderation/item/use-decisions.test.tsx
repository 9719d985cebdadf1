import { beforeEach, expect, test, vi } from 'vitest';
import type { InboxItem, ItemDetails } from '#contract/moderation/moderation.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { toasts } from '#tests/support/told-toasts.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { LeaveQuestion } from '#web/ui/LeaveQuestion.tsx';
import type { Inbox } from '../inbox/use-inbox.ts';
import { DecisionPanel } from './DecisionPanel.tsx';
import { useDecisions } from './use-decisions.ts';

const nothing = { addEventListener() {}, removeEventListener() {}, querySelector: () => null };
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('document', { cookie: '', ...nothing });
  vi.stubGlobal('window', nothing);
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('matchMedia', () => ({ matches: false, ...nothing }));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

const transition = { needsInto: false, takesInto: false, isUndo: false };
const details = {
  item: {
    kind: 'business',
    id: 1005,
    status: 'pending',
    version: '1',
    title: 'Fırın',
  } as InboxItem,
  transitions: [
    { ...transition, transition: 'approve', reason: 'none' },
    { ...transition, transition: 'reject', reason: 'text' },
  ],
} as ItemDetails;
const inbox = { items: [details.item], put() {}, remove() {} } as unknown as Inbox;

function Panel() {
  const { decide, news } = useDecisions({ inbox, onDone() {}, onChanged() {}, onBack() {} });
  return (
    <DecisionPanel
      {...{
        details,
        now: new Date('2026-11-20T09:00:00Z'),
        pointedAt: undefined,
        onPointedAway() {},
      }}
      onDecide={decide}
      news={news?.text}
    />
  );
}

test('a reason outlives that somebody edited the record meanwhile', async () => {
  const message = 'Bu kayıt siz bakarken düzenlendi.';
  const answer = (asked: string) =>
    asked.startsWith('POST')
      ? Response.json({ issues: [{ path: 'seenVersion', message }] }, { status: 409 })
      : details;
  const first = screenWithApi(<Panel />, answer);
  first.press('Reddet');
  first.type(texts.reasonText, 'Adresi bulamadık.');
  first.pressOneOf('Reddet', 1);
  await first.until(message);
  const again = screenWithApi(<Panel />, answer);
  again.press('Reddet');
  expect(again.field(texts.reasonText).value).toBe('Adresi bulamadık.');
});

test('nothing is decided over what is typed beside it and not saved', () => {
  const screen = screenWithApi(
    <>
      <LeaveQuestion />
      <Panel />
    </>,
  );
  screen.press('Onayla');
  expect(screen.sent).toEqual([]);
  expect(toasts).toEqual([texts.saveFirst.title]);
});

test('what somebody else did meanwhile is told until it is decided about', async () => {
  const message = 'Bu kayıt siz bakarken düzenlendi.';
  let tries = 0;
  const screen = screenWithApi(<Panel />, (asked) => {
    if (!asked.startsWith('POST')) return details;
    tries += 1;
    return tries > 1
      ? { status: 'approved', transitions: [] }
      : Response.json({ issues: [{ path: 'seenVersion', message }] }, { status: 409 });
  });
  screen.press('Onayla');
  await screen.until(message);
  screen.press('Onayla');
  await vi.waitFor(() => expect(screen.text()).not.toContain(message), 10_000);
  expect(tries).toBe(2);
});
