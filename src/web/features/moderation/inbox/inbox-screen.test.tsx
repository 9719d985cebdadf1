import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Role } from '#contract/accounts/accounts.ts';
import type { InboxItem } from '#contract/moderation/moderation.ts';
import type { ItemKind } from '#contract/moderation/moderation-words.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { AtThatTime } from '#tests/support/tried-presses/press.tsx';
import { changeShownAccount } from '#web/browser/account-context.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { InboxScreen } from './InboxScreen.tsx';
import { useSelection } from './use-selection.ts';

beforeEach(() => {
  vi.stubGlobal('window', { addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {} });
});

const line = (id: number) => ({
  ...{ kind: 'business', id, status: 'pending', version: '1', title: `Kayıt ${id}` },
  ...{ subtitle: null, stars: null, district: null, businessId: null, score: 0 },
  ...{ signs: [], marks: [], waitingSince: '2026-11-20T09:00:00.000Z' },
  ...{ deadline: null, decision: null },
});

test('of many decided at once, what failed stays there and chosen', async () => {
  const outcome = (id: number) => ({
    ...{ kind: 'business', id, isUndoable: true },
    ...(id === 2
      ? { status: null, problem: 'Biri az önce baktı' }
      : { status: 'approved', problem: null }),
  });
  let isDone = false;
  const screen = screenWithApi(
    <AtThatTime>
      <InboxScreen slots={{} as never} onHelp={() => undefined} />
    </AtThatTime>,
    (asked) => {
      if (asked.startsWith('POST')) {
        isDone = true;
        return { outcomes: [1, 2, 3].map(outcome) };
      }
      const items = (isDone ? [2, 4] : [1, 2, 3, 4]).map(line);
      return { items, nextCursor: null, counts: {} };
    },
  );
  await screen.until('Kayıt 4');
  const tick = (id: number) => screen.element('aria-label', texts.select(`Kayıt ${id}`)).props;
  for (const id of [1, 2, 3])
    tick(id).onChange({ currentTarget: { checked: true }, target: { checked: true } });
  expect(screen.text()).toContain(texts.selected(3));
  screen.press(texts.approveSelected);
  screen.press(texts.bulkYes(3));
  await screen.until('Biri az önce baktı');
  await screen.until(texts.selected(1));
  expect([tick(2).checked, tick(4).checked]).toEqual([true, false]);
  expect(screen.text()).not.toContain('Kayıt 1');
});

test.each([
  ['the next that is left', 2, [1, 2], 'business-3'],
  ['the last that is left where none follows', 4, [3, 4], 'business-2'],
  ['none where none is left', 2, [1, 2, 3, 4], undefined],
  ['itself where it stays', 4, [1, 2], 'business-4'],
])('of many decided at once, the open one gives way to %s', async (_, open, gone, then) => {
  const screen = screenWithApi(
    <AtThatTime>
      <InboxScreen slots={{} as never} onHelp={() => undefined} />
    </AtThatTime>,
    (asked) => {
      const outcome = { kind: 'business', status: 'approved', problem: null, isUndoable: true };
      if (asked.startsWith('POST')) return { outcomes: gone.map((id) => ({ ...outcome, id })) };
      if (asked.includes('/business/')) return new Error('Açılmadı.');
      return { items: [1, 2, 3, 4].map(line), nextCursor: null, counts: {} };
    },
    `item=business-${open}`,
  );
  await screen.until('Kayıt 4');
  for (const id of gone)
    screen
      .element('aria-label', texts.select(`Kayıt ${id}`))
      .props.onChange({ currentTarget: { checked: true }, target: { checked: true } });
  screen.press(texts.approveSelected);
  screen.press(texts.bulkYes(gone.length));
  await screen.until(texts.bulkDone.approve(gone.length));
  const way = screen.ways.at(-1) ?? '';
  expect(/item=(.*)/.exec(way)?.[1]).toBe(then);
  expect(way.startsWith('/start'), 'nobody is led anywhere').toBe(then === `business-${open}`);
});

test('what was chosen in one list is not chosen in another', () => {
  const items = [line(1), line(2)] as unknown as InboxItem[];
  let now: ReturnType<typeof useSelection> | undefined;
  let turn = (_: string) => {};
  const Screen = () => {
    const [list, setList] = useState('waiting');
    turn = setList;
    now = useSelection(items, list);
    return [...now.selected].join(' ') || 'none';
  };
  const screen = screenWithApi(<Screen />);
  screen.text();
  now?.selectAll(true);
  expect(screen.text()).toBe('business-1 business-2');
  now?.select('business-1', false);
  expect(screen.text()).toBe('business-2');
  turn('late');
  expect(screen.text()).toBe('none');
  now?.select('business-1', true);
  expect(screen.text()).toBe('business-1');
  now?.drop();
  expect(screen.text()).toBe('none');
});

test.each([
  ['lead', 'admin', true],
  ['lead', 'moderator', false],
  ['lead', 'user', false],
  ['review', 'admin', false],
  [undefined, 'admin', false],
] as [ItemKind | undefined, Role, boolean][])(
  'a list of each %s for the %s: %s',
  (kind, role, isThere) => {
    changeShownAccount({ role } as never);
    expect(screenWithApi(<DownloadButton kind={kind} />).buttons()).toEqual(
      isThere ? [texts.download] : [],
    );
  },
);
