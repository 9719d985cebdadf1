import { expect, onTestFinished, test, vi } from 'vitest';
import type { Account } from '#contract/accounts/accounts.ts';
import type { OwnSubmissionForm } from '#contract/businesses/business-submission.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { turnAccount } from '#web/browser/account-context.ts';
import { keepTypedWords } from '#web/browser/typed-words.ts';
import { useForm } from '#web/browser/use-form.ts';
import { addBusinessTexts as texts } from '#web/texts/add-business.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { Correcting } from './Correcting.tsx';
import type { SubmissionForm } from './use-submission-form.ts';

const sent = { id: 9, name: 'Nar', status: 'rejected' } as OwnSubmissionForm;
let shown = 0;

/** In the place of the long form: a field of it, and the step one is at. */
function Fields({ editing, kept }: { editing: OwnSubmissionForm; kept: Kept }) {
  const form = useForm({ initial: { name: editing.name }, send: async () => undefined });
  const showStep = (step: number) => {
    shown = step;
  };
  return (
    <>
      <TextField {...form.field('name')} label="Ad" />
      {kept({ ...form, step: 2, showStep } as unknown as SubmissionForm)}
    </>
  );
}
type Kept = Parameters<Parameters<typeof Correcting>[0]['form']>[1];

const opened = (answer: () => unknown = () => sent) =>
  screenWithApi(
    <Correcting
      editId="9"
      waiting={<p>Bekleyin</p>}
      form={(editing, kept) => <Fields editing={editing} kept={kept} />}
    />,
    answer,
  );

test('a session that ends leads to signing in, and back to the words and the step', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('document', { cookie: '' });
  onTestFinished(() => {
    turnAccount(null);
    vi.unstubAllGlobals();
  });
  const member = { id: 7 } as Account;
  turnAccount(member);
  const before = opened();
  await before.until('Ad');
  before.type('Ad', 'Nar Kuaför');
  before.text();
  keepTypedWords();
  turnAccount(null);
  await before.until(texts.signInToEdit);
  expect(before.text()).toContain(texts.signIn);
  turnAccount(member);
  const again = opened();
  await again.until('Ad');
  expect(again.field('Ad').value).toBe('Nar Kuaför');
  expect(shown).toBe(2);
});

test.each([
  ['one that is corrected no more', { ...sent, status: 'approved' }, texts.notCorrectable],
  ['what is another’s', Response.json({}, { status: 404 }), texts.notYours],
  ['nobody who is signed in', Response.json({}, { status: 401 }), texts.signInToEdit],
])('of %s it says so', async (_, answer, said) => {
  turnAccount({ id: 7 } as Account);
  onTestFinished(() => turnAccount(null));
  await opened(() => answer).until(said);
});
