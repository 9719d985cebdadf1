import type { ComponentProps } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Account } from '#contract/accounts/accounts.ts';
import { readWebsite } from '#contract/businesses/website.ts';
import type { BusinessOwner } from '#contract/owners/owners.ts';
import { historyInMemory } from '#tests/support/history-in-memory.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { toasts } from '#tests/support/told-toasts.ts';
import { turnAccount } from '#web/browser/account-context.ts';
import { keepTypedWords } from '#web/browser/typed-words.ts';
import { ownerTexts as texts } from '#web/texts/owners.ts';
import { RegisterWizard } from './RegisterWizard.tsx';

const asked = (label: string) => `${label} ${texts.mark}`;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('document', { cookie: '' });
  historyInMemory();
  turnAccount(null);
});

const website = `${texts.website} (isteğe bağlı)`;
const opened = (
  given: Partial<ComponentProps<typeof RegisterWizard>> = {},
  answer?: (asked: string) => unknown,
) =>
  screenWithApi(
    <RegisterWizard
      person={{ isMember: false, name: 'Ayşe Er', email: 'ayse@ornek.example', phone: '0322' }}
      documentSlot={() => undefined}
      onSent={() => undefined}
      {...given}
    />,
    answer,
  );

test('a website that is none is refused where it was typed, before anything is sent', async () => {
  const screen = opened();
  screen.type(asked(texts.businessName), 'Nar');
  screen.type(asked(texts.address), 'Ziyapaşa 5');
  screen.submit(texts.next);
  await screen.until(texts.back);
  screen.type(website, 'nar');
  screen.submit(texts.next);
  await screen.until(readWebsite('nar').wrong ?? '');
  expect(screen.buttons()).toContain(texts.next);
  screen.type(website, ' nar.com.tr ');
  screen.submit(texts.next);
  await vi.waitFor(() => expect(screen.buttons()).toContain(texts.send));
  expect(screen.sent).toEqual([]);
});

test('a document that is refused is named where documents are, not at the first step', async () => {
  const message = 'Belgelerden biri artık kullanılamıyor. Onu kaldırıp yeniden yükleyin.';
  const issues = [{ path: 'verificationDocuments', message }];
  const screen = opened({}, () => Response.json({ issues }, { status: 400 }));
  screen.type(asked(texts.businessName), 'Nar');
  screen.type(asked(texts.address), 'Ziyapaşa 5');
  screen.submit(texts.next);
  await screen.until(texts.back);
  screen.submit(texts.next);
  await vi.waitFor(() => expect(screen.buttons()).toContain(texts.send));
  screen.submit(texts.send);
  await screen.until(message);
  expect(toasts).toEqual([texts.failureTitle]);
  expect(screen.buttons()).toContain(texts.send);
});

test('what is mended is there again, at its step, when whoever mends it has signed in again', async () => {
  turnAccount({ id: 7 } as Account);
  const mending = {
    ...{ id: 5, businessName: 'Nar', ownerName: 'Ayşe Er', email: 'ayse@ornek.example' },
    ...{ phone: '0322', address: 'Ziyapaşa 5', website: null, description: null },
    ...{ documentsOnFile: ['vergi.pdf'], requestedPlan: 'free' },
  } as unknown as BusinessOwner;
  const before = opened({ mending });
  before.submit(texts.next);
  await before.until(texts.back);
  before.type(website, 'nar.com.tr');
  before.text();
  keepTypedWords();
  const again = opened({ mending });
  await again.until(texts.back);
  expect(again.field(website).value).toBe('nar.com.tr');
});
