import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Account } from '#contract/accounts/accounts.ts';
import type { ManagedBusiness } from '#contract/owners/owner-workspace.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { toasts } from '#tests/support/told-toasts.ts';
import { useAccount } from '#web/browser/account-context.ts';
import { AccountDetails } from '#web/features/accounts/AccountDetails.tsx';
import { InviteForm } from '#web/features/owner-desk/InviteForm.tsx';
import { WorkspaceContext } from '#web/features/owner-desk/workspace-context.ts';
import { accountTexts } from '#web/texts/accounts.ts';
import { settingsTexts } from '#web/texts/owner-workspace.ts';

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' });
});

interface FormOfPage {
  part: ReactNode;
  /** By the labels of fields. */
  typed: Record<string, string>;
  button: string;
  /** What the server is asked. */
  asks: string;
  /** How it agrees. */
  agrees: unknown;
  /** What is said then, what stands in the fields, and what the page shows. */
  said: string;
  after: Record<string, string>;
  shows?: string;
}

const invited = 'yeni@ornek.example';
const account = { id: 7, name: 'Ayşe', phone: null, email: 'ayse@ornek.example' } as Account;
const Called = () => {
  const shown = useAccount();
  return shown.kind === 'member' && `Merhaba ${shown.account.name}`;
};
const desk = { business: { id: 7 } as ManagedBusiness, slots: {} as never };
const nobody = () => undefined;

const forms: Record<string, FormOfPage> = {
  'a colleague is invited': {
    part: (
      <WorkspaceContext
        value={{ ...desk, setBusiness: nobody, reload: async () => undefined, leave: nobody }}
      >
        <InviteForm onInvited={nobody} />
      </WorkspaceContext>
    ),
    typed: { [settingsTexts.email]: invited },
    button: settingsTexts.invite,
    asks: 'POST /api/businesses/7/invitations',
    agrees: { email: invited },
    said: settingsTexts.invited(invited).title,
    after: { [settingsTexts.email]: '' },
  },
  'an account is called otherwise': {
    part: (
      <>
        <Called />
        <AccountDetails account={account} />
      </>
    ),
    typed: { [accountTexts.name]: 'Elif Ak' },
    button: accountTexts.save,
    asks: 'PATCH /api/users/me',
    agrees: { ...account, name: 'Elif Ak' },
    said: accountTexts.saved,
    after: { [accountTexts.name]: 'Elif Ak' },
    shows: 'Merhaba Elif Ak',
  },
};

/** The form as it was sent. */
async function sent({ part, typed, button, asks }: FormOfPage, answer: unknown) {
  const screen = screenWithApi(part, () => answer);
  for (const [label, words] of Object.entries(typed)) screen.type(label, words);
  screen.submit(button);
  await vi.waitFor(() => expect(screen.sent.at(-1)).toContain(asks), { timeout: 10_000 });
  const stands = (words: Record<string, string>) => {
    for (const [label, value] of Object.entries(words))
      expect(screen.field(label).value, label).toBe(value);
  };
  return { ...screen, stands };
}

describe.each(Object.entries(forms))('%s', (_, form) => {
  test('the server agrees: it is said once, and seen', async () => {
    const { stands, text } = await sent(form, form.agrees);
    await vi.waitFor(() => expect(toasts).toEqual([form.said]), { timeout: 10_000 });
    stands(form.after);
    expect(text()).toContain(form.shows ?? '');
  });

  test('the server refuses: that is said on top, and what was typed stays', async () => {
    const { stands, until } = await sent(form, new Error('Bu kez olmadı.'));
    await until('Bu kez olmadı.');
    stands(form.typed);
    expect(toasts).toEqual([]);
  });
});
