import { expect, onTestFinished, test, vi } from 'vitest';
import type { Account } from '#contract/accounts/accounts.ts';
import { changeAccount } from '#contract/accounts/accounts.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { toasts } from '#tests/support/told-toasts.ts';
import { turnAccount, useAccount } from '#web/browser/account-context.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useTypedWords } from '#web/browser/typed-words.ts';
import { useForm } from '#web/browser/use-form.ts';
import { memberTexts } from '#web/texts/accounts.ts';
import { Form } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { MemberCalls } from './MemberCalls.tsx';

const member = { id: 7, name: 'Ayşe', email: 'ayse@ornek.example', role: 'user' } as Account;

function Words() {
  const api = useApi();
  const form = useForm({
    initial: { name: '' },
    send: async ({ name }) => void (await api.call(changeAccount, { name, phone: '' })),
  });
  useTypedWords('words', form);
  return (
    <Form form={form}>
      <TextField {...form.field('name')} label="Sözler" />
      <button type="submit">Kaydet</button>
    </Form>
  );
}
const Screen = () => (useAccount().kind === 'member' ? <Words /> : <p>Giriş yapın</p>);

/** The screen of a member whose calls are answered by `answer`; `isThere`: the session stands after all. */
function opened(answer: () => Response, isThere = false) {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', async () => answer());
  turnAccount(member);
  onTestFinished(() => {
    turnAccount(null);
    vi.unstubAllGlobals();
  });
  const open = () =>
    screenWithApi(
      <MemberCalls>
        <Screen />
      </MemberCalls>,
      () => (isThere ? member : null),
    );
  return { ...open(), open };
}
const ended = () => Response.json({ code: 'not_signed_in', detail: 'Önce giriş' }, { status: 401 });

test('a session that ended says so, and what was typed is there after signing in again', async () => {
  const { type, submit, until, open } = opened(ended);
  type('Sözler', 'Çınarın altında');
  submit('Kaydet');
  await until('Giriş yapın');
  expect(toasts).toEqual([memberTexts.overTitle]);
  turnAccount({ ...member });
  const again = open();
  expect(again.field('Sözler').value).toBe('Çınarın altında');
});

test('nobody else finds it', async () => {
  const { type, submit, until, open } = opened(ended);
  type('Sözler', 'Çınarın altında');
  submit('Kaydet');
  await until('Giriş yapın');
  turnAccount({ ...member, id: 8 });
  expect(open().field('Sözler').value).toBe('');
});

test('a session that stands after all is asked again', async () => {
  const answers = [ended(), Response.json(member)];
  const { type, submit } = opened(() => answers.shift() as Response, true);
  type('Sözler', 'Çınarın altında');
  submit('Kaydet');
  await vi.waitFor(() => expect(answers).toEqual([]));
  expect(toasts).toEqual([]);
});

test('what else is refused is the screen’s own', async () => {
  const { type, submit, until } = opened(() =>
    Response.json({ code: 'invalid_input', detail: 'Olmadı' }, { status: 422 }),
  );
  type('Sözler', 'Çınarın altında');
  submit('Kaydet');
  await until('Olmadı');
});
