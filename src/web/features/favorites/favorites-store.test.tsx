import { expect, test, vi } from 'vitest';
import type { Account } from '#contract/accounts/accounts.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { toasts } from '#tests/support/told-toasts.ts';
import { turnAccount } from '#web/browser/account-context.ts';
import { heartTexts } from '#web/texts/hearts.ts';
import { FavoriteButton } from './FavoriteButton.tsx';

test('hearts are those of who is signed in now', async () => {
  vi.stubGlobal('document', { cookie: 'principal=member' });
  let kept: number[] = [];
  const { element } = screenWithApi(<FavoriteButton business={{ id: 9, name: 'Nar' }} />, () =>
    kept.map((businessId) => ({ id: 1, userId: 1, businessId, createdAt: '' })),
  );
  const isFull = (wanted: boolean) =>
    vi.waitFor(
      () => expect(element('aria-label', heartTexts.add('Nar')).props['aria-pressed']).toBe(wanted),
      { timeout: 10_000 },
    );
  await isFull(false);
  kept = [9];
  turnAccount({ id: 2 } as Account);
  await isFull(true);
  vi.stubGlobal('document', { cookie: '' });
  turnAccount(null);
  await isFull(false);
  expect(toasts).toEqual([]);
});
