import { beforeEach, expect, test, vi } from 'vitest';
import { historyInMemory } from '#tests/support/history-in-memory.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { changeShownAccount, turnAccount } from '#web/browser/account-context.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

beforeEach(() => {
  const kept = { getItem: () => null, setItem() {}, removeItem() {} };
  vi.stubGlobal('sessionStorage', kept);
  vi.stubGlobal('document', { cookie: '' });
  historyInMemory();
  turnAccount(null);
});

const person = { name: 'Ayşe Er', email: 'ayse@ornek.example', phone: null };

test.each([
  ['rejected', person.email, '/business-owner-register?basvuru=5'],
  ['email_pending', person.email, '/business-owner-register?basvuru=5'],
  ['email_pending', 'baska@ornek.example', '/applications'],
  ['pending', person.email, '/applications'],
  ['approved', person.email, '/business-owner-dashboard'],
])('an application that is %s, of %s, leads to %s', async (status, email, href) => {
  changeShownAccount(person as never);
  const { element, until } = screenWithApi(
    <RegisterScreen mendId={undefined} documentSlot={() => null} waiting="Bekleyin" />,
    () => [{ id: 5, status, businessName: 'Nar Lokantası', email }],
  );
  await until('Temel Bilgiler');
  expect(element('href', href).words).not.toBe('');
});
