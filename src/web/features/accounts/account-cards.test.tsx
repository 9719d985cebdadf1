import { expect, onTestFinished, test, vi } from 'vitest';
import { CODE_LENGTH, CODE_RESEND_SECONDS } from '#contract/accounts/accounts.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { toasts } from '#tests/support/told-toasts.ts';
import { onAccountTurn } from '#web/browser/account-context.ts';
import { accountTexts, codeTexts } from '#web/texts/accounts.ts';
import { AccountData } from './AccountData.tsx';
import { CodeForm } from './CodeForm.tsx';
import { ResendButton } from './ResendButton.tsx';
import { SessionList } from './SessionList.tsx';

const email = 'ben@ornek.example';
const submit = { label: 'Giriş yap', variant: 'primary' } as const;

/** The form of a code, and what it sent. */
function codeForm(send: (code: string) => Promise<void>, isSentByButton = false) {
  const codes: string[] = [];
  const screen = screenWithApi(
    <CodeForm
      {...{ sentence: 'Kodu gönderdik.', submit, sendsItself: !isSentByButton }}
      send={(code) => {
        codes.push(code);
        return send(code);
      }}
      resend={async () => undefined}
    />,
  );
  return { ...screen, codes };
}
const rightAway = async () => undefined;

test.each([
  ['as it is', '123456'],
  ['with the space of the e-mail', '123 456'],
  ['with what was selected around it', ' Kod: 123-456.'],
  ['with a digit too many', '1234567'],
])('a code is pasted %s', (_, pasted) => {
  const { type, field, codes } = codeForm(rightAway);
  type(codeTexts.label, pasted);
  expect(field(codeTexts.label).value).toBe('123456');
  expect(codes).toEqual(['123456']);
});

test('five digits are sent by nobody, and six by the button where it decides', () => {
  const { type, submit: send, text, codes, focused } = codeForm(rightAway, true);
  type(codeTexts.label, '12345');
  send(submit.label);
  expect(text()).toContain(codeTexts.incomplete);
  expect(focused()).toBe('code');
  type(codeTexts.label, '123456');
  expect(codes).toEqual([]);
  send(submit.label);
  expect(codes).toEqual(['123456']);
  send(submit.label);
  expect(codes, 'it is on its way').toHaveLength(1);
});

test('a code that was wrong stays, is told beside the field, and another goes out after it', async () => {
  const { type, field, codes } = codeForm(() => Promise.reject(new Error('anything')));
  type(codeTexts.label, '111111');
  await vi.waitFor(() => expect(field(codeTexts.label)['aria-invalid']).toBe(true));
  expect(field(codeTexts.label).value).toHaveLength(CODE_LENGTH);
  type(codeTexts.label, '222222');
  expect(codes).toEqual(['111111', '222222']);
});

test('another e-mail is offered after the pause, and then waits for another one', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const resend = vi.fn(rightAway);
  const { press, text } = screenWithApi(<ResendButton resend={resend} />);
  const button = () => text().replace(codeTexts.canResend, '');
  const paused = codeTexts.resend + codeTexts.inSeconds(CODE_RESEND_SECONDS);
  expect(button()).toBe(paused);
  press(paused);
  vi.advanceTimersByTime((CODE_RESEND_SECONDS - 1) * 1000);
  press(codeTexts.resend + codeTexts.inSeconds(1));
  expect(resend).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(text()).toContain(codeTexts.canResend);
  press(codeTexts.resend);
  await vi.waitFor(() => expect(button()).toBe(paused));
  expect(resend).toHaveBeenCalledTimes(1);
});

const session = (id: string, device: string, isThisOne = false) => ({
  ...{ id, device, isThisOne },
  ...{ openedAt: '2026-11-20T09:00:00Z', lastSeenAt: '2026-11-24T09:00:00Z' },
});
const sessions = [
  session('aa', 'Chrome, Android', true),
  session('bb', 'Safari, iPhone'),
  session('cc', 'Firefox, Linux'),
];
const ends = [
  accountTexts.endOf('Safari, iPhone'),
  accountTexts.endOf('Firefox, Linux'),
  accountTexts.endAll,
];

test('every session but this one is ended by its own button, and leaves the list once it is', async () => {
  const { until, press, buttons, text, sent } = screenWithApi(<SessionList />, (asked) =>
    asked.startsWith('GET') ? sessions : {},
  );
  expect(text()).toContain(accountTexts.sessionsLoading);
  await until(accountTexts.thisDevice);
  expect(buttons()).toEqual(ends);
  press(accountTexts.endOf('Safari, iPhone'));
  await vi.waitFor(() => expect(buttons()).toEqual(ends.slice(1)));
  expect(sent.at(-1)).toBe('DELETE /api/users/me/sessions/bb {}');
  expect(toasts).toEqual([accountTexts.ended]);
});

test('two sessions that are ended right after each other are both gone', async () => {
  const answers: (() => void)[] = [];
  const { until, press, buttons } = screenWithApi(<SessionList />, (asked) =>
    asked.startsWith('GET') ? sessions : new Promise((resolve) => answers.push(() => resolve({}))),
  );
  await until(accountTexts.thisDevice);
  press(accountTexts.endOf('Safari, iPhone'));
  press(accountTexts.endOf('Firefox, Linux'));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  for (const answer of answers) answer();
  await vi.waitFor(() => expect(toasts).toEqual([accountTexts.ended, accountTexts.ended]));
  expect(buttons()).toEqual([accountTexts.endAll]);
});

test('a session that could not be ended stays in the list', async () => {
  const { until, press, buttons } = screenWithApi(<SessionList />, (asked) =>
    asked.startsWith('GET') ? sessions : new Error('Bu kez olmadı.'),
  );
  await until(accountTexts.thisDevice);
  press(accountTexts.endOf('Safari, iPhone'));
  await vi.waitFor(() => expect(toasts).toEqual([accountTexts.failed]));
  expect(buttons()).toEqual(ends);
});

test('an account is deleted by six digits and a press, and not by the digits alone', async () => {
  const {
    press,
    type,
    submit: send,
    until,
    sent,
    ways,
  } = screenWithApi(<AccountData email={email} />);
  const isTurned = vi.fn();
  onTestFinished(onAccountTurn(isTurned));
  press(accountTexts.removalAsk);
  await until(accountTexts.removalCodeSent(email));
  type(codeTexts.label, '123456');
  await until(accountTexts.removalConfirm);
  expect(sent).toEqual(['POST /api/users/me/deletion-code {}']);
  send(accountTexts.removalConfirm);
  await vi.waitFor(() => expect(toasts).toEqual([accountTexts.removed]));
  expect(sent.slice(1)).toEqual(['DELETE /api/users/me {"code":"123456"}']);
  expect(ways.at(-1)).toBe('/');
  expect(isTurned, 'nobody is signed in any more').toHaveBeenCalledTimes(1);
});

test('an account that was not deleted is still there, with the code and why', async () => {
  const {
    press,
    type,
    submit: send,
    until,
    field,
    ways,
  } = screenWithApi(<AccountData email={email} />, (asked) =>
    asked.startsWith('DELETE') ? new Error('Kod yanlış.') : {},
  );
  press(accountTexts.removalAsk);
  await until(accountTexts.removalCodeSent(email));
  type(codeTexts.label, '123456');
  send(accountTexts.removalConfirm);
  await until('Kod yanlış.');
  expect(field(codeTexts.label).value).toBe('123456');
  expect(toasts).toEqual([accountTexts.failed]);
  expect(ways).toEqual(['/start']);
});
