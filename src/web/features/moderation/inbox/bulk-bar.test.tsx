import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { InboxItem } from '#contract/moderation/moderation.ts';
import type { ItemKind } from '#contract/moderation/moderation-words.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { leaveTexts } from '#web/texts/kit.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { LeaveQuestion } from '#web/ui/LeaveQuestion.tsx';
import { BulkBar, refusalOfAll } from './BulkBar.tsx';
import { itemKey } from './inbox-address.ts';
import type { Bulk } from './use-bulk.ts';

let made = 0;
const item = (kind: ItemKind): InboxItem => {
  made += 1;
  return {
    ...{ kind, id: made, status: 'pending', version: '1', title: `Kayıt ${made}` },
    ...{ subtitle: null, stars: null, district: null, businessId: null, score: 0 },
    ...{ signs: [], marks: [], waitingSince: '2026-11-20T09:00:00.000Z' },
    ...{ deadline: null, decision: null },
  };
};
const wordsOf = (chosen: InboxItem[], result?: Bulk['result']) => {
  const bulk = { progress: undefined, result, forget() {} } as unknown as Bulk;
  const none = () => {};
  return renderToString(
    <BulkBar
      chosen={chosen}
      bulk={bulk}
      open={undefined}
      onDecide={none}
      onUndo={none}
      onDrop={none}
    />,
  ).replaceAll(/<[^>]*>/g, ' ');
};

test.each([
  [
    'businesses',
    ['business', 'business'],
    { kind: 'business', transition: 'reject', reason: 'text' },
  ],
  [
    'reviews, by code',
    ['review', 'review'],
    { kind: 'review', transition: 'reject', reason: 'code' },
  ],
  ['reports', ['report'], { kind: 'report', transition: 'dismiss' }],
  ['what has no refusal for many', ['lead'], undefined],
  ['two kinds, which want two reasons', ['business', 'review'], undefined],
  ['nothing', [], undefined],
] as const)('%s are refused at once or not', (_, kinds, refusal) => {
  const answer = refusalOfAll(kinds.map((kind) => ({ kind })));
  if (refusal) expect(answer).toMatchObject(refusal);
  else expect(answer).toBeUndefined();
});

test('what is chosen says what can be done with it', () => {
  expect(wordsOf([item('business'), item('business')])).toContain('Seçilenleri reddet');
  expect(wordsOf([item('report')])).toContain('Seçilenleri kapat');
  const mixed = wordsOf([item('business'), item('review')]);
  expect(mixed).toContain('Seçilenleri onayla');
  expect(mixed).not.toContain('Seçilenleri reddet');
  expect(mixed).toContain('Toplu ret için tek türden kayıt seçin.');
});

test('each that was not done is named, and only what can be taken back is offered', () => {
  const failed = [{ item: item('business'), problem: 'Bu kayıt siz bakarken düzenlendi.' }];
  const done = [{ item: item('business'), status: 'rejected', isUndoable: true }];
  const words = wordsOf([], { kind: 'reject', done, failed });
  expect(words).toContain('1 kayıt reddedildi');
  expect(words).toContain('1 kayıt reddedilmedi');
  expect(words).toContain(`${failed[0]?.item.title}`);
  expect(words).toContain('Geri al');
  const final = done.map((one) => ({ ...one, isUndoable: false }));
  expect(wordsOf([], { kind: 'reject', done: final, failed: [] })).not.toContain('Geri al');
});

test('words beside the list that would be lost are asked about first', () => {
  const nothing = { addEventListener() {}, removeEventListener() {}, querySelector: () => null };
  vi.stubGlobal('document', { cookie: '', ...nothing });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('window', nothing);
  const [first, ...rest] = [item('business'), item('business')] as const;
  const bulk = { progress: undefined, result: undefined, forget() {} } as unknown as Bulk;
  function Beside() {
    const [open, setOpen] = useState(itemKey(first));
    const chosen = [first, ...rest];
    return (
      <>
        <BulkBar {...{ chosen, bulk, open, onDecide() {}, onUndo() {}, onDrop() {} }} />
        <button type="button" onClick={() => setOpen('business-9999')}>
          Başka kayıt
        </button>
        <LeaveQuestion />
      </>
    );
  }
  const screen = screenWithApi(<Beside />);
  for (const button of ['Seçilenleri onayla', 'Seçilenleri reddet']) {
    screen.press(button);
    expect(screen.text()).toContain(leaveTexts.leaveTitle);
    expect(screen.text()).not.toContain(texts.bulkTitle(2));
    expect(screen.text()).not.toContain(texts.reasonText);
    screen.press(leaveTexts.stay);
  }
  // One that is not decided with them stays where it is.
  screen.press('Başka kayıt');
  screen.press('Seçilenleri onayla');
  expect(screen.text()).not.toContain(leaveTexts.leaveTitle);
  expect(screen.text()).toContain(texts.bulkTitle(2));
});

test('what was not done is tried again with the same words', async () => {
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('window', { addEventListener() {}, removeEventListener() {} });
  const chosen = [item('business'), item('business')];
  function Bar() {
    const [result, setResult] = useState<Bulk['result']>();
    const bulk = { progress: undefined, result, forget() {} } as unknown as Bulk;
    const failed = chosen.map((one) => ({ item: one, problem: 'Bağlantı koptu.' }));
    return (
      <BulkBar
        {...{ chosen, bulk, open: undefined, onUndo() {}, onDrop() {} }}
        onDecide={() => setResult({ kind: 'reject', done: [], failed })}
      />
    );
  }
  const screen = screenWithApi(<Bar />);
  screen.press('Seçilenleri reddet');
  screen.type(texts.reasonText, 'Adresler bulunamadı.');
  screen.submit('Reddet');
  await screen.until('Bağlantı koptu.');
  screen.press('Seçilenleri reddet');
  expect(screen.field(texts.reasonText).value).toBe('Adresler bulunamadı.');
});
