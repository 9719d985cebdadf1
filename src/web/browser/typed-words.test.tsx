import { beforeEach, expect, test, vi } from 'vitest';
import type { Account } from '#contract/accounts/accounts.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { changeShownAccount, turnAccount } from './account-context.ts';
import { keepTypedWords, useTypedWords } from './typed-words.ts';
import { useForm } from './use-form.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
const member = (id: number) => ({ id, name: 'Ayşe', email: `${id}@ornek.example` }) as Account;

function Note({ of = 'note' }: { of?: string }) {
  const form = useForm({ initial: { title: 'Eski', note: '' }, send: async () => undefined });
  useTypedWords(of, form);
  return (
    <>
      <TextField {...form.field('title')} label="Başlık" />
      <TextField {...form.field('note')} label="Not" />
    </>
  );
}

/** The session ends under what somebody types. */
function typing() {
  changeShownAccount(member(1));
  const screen = screenWithApi(<Note />);
  screen.type('Not', 'Cam kenarı');
  screen.text();
  keepTypedWords();
}

test('whoever signs in again has the words back, once', () => {
  typing();
  expect(screenWithApi(<Note />).field('Not').value).toBe('Cam kenarı');
  expect(screenWithApi(<Note />).field('Not').value, 'once').toBe('');
});

test.each([
  ['somebody else', () => changeShownAccount(member(2)), 'note'],
  ['nobody', () => turnAccount(null), 'note'],
  ['another form', () => undefined, 'another'],
])('%s does not have them', (_, turn, of) => {
  typing();
  turn();
  expect(screenWithApi(<Note of={of} />).field('Not').value).toBe('');
});

test('what was not changed stays as it is by then', () => {
  typing();
  expect([...kept.values()].join()).not.toContain('Eski');
});
