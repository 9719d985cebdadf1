import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CODE_LENGTH } from '#contract/accounts/accounts.ts';
import type { Site } from '#contract/city/city.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { toasts } from '#tests/support/told-toasts.ts';
import { turnAccount, useAccount } from '#web/browser/account-context.ts';
import { formatMoment } from '#web/browser/moments.ts';
import { SiteContext } from '#web/browser/site-context.ts';
import { kitTexts } from '#web/texts/kit.ts';
import { passkeysTexts as texts } from '#web/texts/passkeys.ts';
import { PasskeySettings } from './PasskeySettings.tsx';
import { ProofDialog } from './ProofDialog.tsx';

let gave: unknown = { id: 'anahtar' };
vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication: async () => {
    if (gave instanceof Error) throw gave;
    return gave;
  },
}));

beforeEach(() => {
  gave = { id: 'anahtar' };
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { origin: 'https://baska.example' });
  return () => turnAccount(null);
});

const key = (id: number, name: string) => ({
  ...{ id, name, createdAt: '2026-11-20T09:00:00.000Z', lastUsedAt: null },
});
const telephone = key(1, 'Telefon');
const desk = { ...key(2, 'Masa'), lastUsedAt: '2026-11-21T09:00:00.000Z' };

const AtHome = ({ children }: { children: ReactNode }) => (
  <SiteContext value={{ publicUrl: 'https://ornek.example' } as Site}>{children}</SiteContext>
);

/** What was answered to whoever waits for the proof. */
function proof(keys: unknown[], answer: (asked: string) => unknown = () => ({})) {
  const answers: boolean[] = [];
  const screen = screenWithApi(
    <AtHome>
      <ProofDialog onAnswer={(is) => answers.push(is)} />
    </AtHome>,
    (asked) => (asked === 'GET /api/passkeys' ? keys : answer(asked)),
  );
  return { ...screen, answers };
}

test('who has no key proves it by the code of an e-mail, six digits of it', async () => {
  const { until, press, submit, type, field, sent, answers, text } = proof([]);
  await until(texts.proofSend);
  expect(text()).not.toContain(texts.proofCode);
  submit(texts.proofSend);
  await until(texts.proofConfirm);
  expect(answers).toEqual([]);
  type(texts.proofCode, ' 12a34 5678');
  expect(field(texts.proofCode)).toMatchObject({
    ...{ value: '123456', inputMode: 'numeric', autoComplete: 'one-time-code', required: true },
  });
  expect(CODE_LENGTH).toBe(6);
  submit(texts.proofConfirm);
  await vi.waitFor(() => expect(answers).toEqual([true]), 10_000);
  expect(sent.slice(1)).toEqual([
    'POST /api/users/me/proof-code {}',
    'POST /api/users/me/proof {"code":"123456"}',
  ]);
  press(kitTexts.cancel);
  expect(answers).toEqual([true, false]);
});

test('a wrong code is said beside it, and nothing is proved', async () => {
  const { until, submit, type, field, answers } = proof([], (asked) =>
    asked.endsWith('/proof') ? new Error('Kod yanlış.') : {},
  );
  await until(texts.proofSend);
  submit(texts.proofSend);
  await until(texts.proofConfirm);
  type(texts.proofCode, '123456');
  submit(texts.proofConfirm);
  await until('Kod yanlış.');
  expect(field(texts.proofCode)).toMatchObject({ value: '123456', 'aria-invalid': true });
  expect(answers).toEqual([]);
});

test('a code that could not be sent is asked for again', async () => {
  const { until, submit, buttons, answers } = proof([], () => new Error('Bugün çok istediniz.'));
  await until(texts.proofSend);
  submit(texts.proofSend);
  await until('Bugün çok istediniz.');
  expect(buttons()).toContain(texts.proofSend);
  expect(answers).toEqual([]);
});

test('who has a key proves it by the key', async () => {
  const { until, press, answers, sent, buttons } = proof([telephone]);
  await until(texts.confirm);
  expect(buttons()).not.toContain(texts.proofSend);
  press(texts.confirm);
  await vi.waitFor(() => expect(answers).toEqual([true]), 10_000);
  expect(sent.slice(1)).toEqual([
    'POST /api/passkeys/confirmation {}',
    'POST /api/passkeys/confirm {"response":{"id":"anahtar"}}',
  ]);
});

test('a key that the browser does not show proves nothing, and why is said', async () => {
  gave = new Error('NotAllowedError');
  const { until, press, answers, sent } = proof([telephone]);
  await until(texts.confirm);
  press(texts.confirm);
  await until('Geçiş anahtarları yalnızca');
  expect(answers).toEqual([]);
  expect(sent).toHaveLength(2);
});

const Step = () => {
  const shown = useAccount();
  return shown.kind === 'member' ? `Adım ${shown.account.passkeyStep}` : null;
};
/** One's own keys, and what is asked of the account after one is gone. */
function settings(keys: unknown[], removed: unknown = {}) {
  return screenWithApi(
    <AtHome>
      <Step />
      <PasskeySettings />
    </AtHome>,
    (asked) => {
      if (asked === 'GET /api/passkeys') return keys;
      return asked.startsWith('DELETE') ? removed : { id: 1, passkeyStep: 'enrol' };
    },
  );
}

test.each([
  [[], texts.none],
  [[telephone], texts.one],
  [[telephone, desk], undefined],
])('of the keys %j it says what it means', async (keys, said) => {
  const { until, text } = settings(keys);
  await until(texts.add);
  expect([texts.none, texts.one].filter((one) => text().includes(one))).toEqual(said ? [said] : []);
  expect(text().includes(texts.used(formatMoment(desk.lastUsedAt))), 'when').toBe(
    keys.length === 2,
  );
});

test.each([
  [[telephone, desk], texts.removeText, texts.one],
  [[desk], texts.removeLastText, texts.none],
])(
  'a key is taken back after a question, and what the account needs is asked anew',
  async (keys, question, left) => {
    const { until, press, text, sent, buttons } = settings(keys);
    await until('Masa');
    press(texts.removeOf('Masa'));
    expect(text()).toContain(texts.removeQuestion('Masa'));
    expect(text()).toContain(question);
    expect(sent).toHaveLength(1);
    press(texts.removeYes);
    await until(left);
    await until('Adım enrol');
    expect(sent[1]).toBe('DELETE /api/passkeys/2 {}');
    expect(buttons()).not.toContain(texts.removeOf('Masa'));
    expect(buttons()).not.toContain(texts.removeYes);
    expect(toasts).toEqual([texts.removed]);
  },
);

test('a key that the server keeps stays there, and that is said', async () => {
  const { until, press, buttons } = settings([telephone, desk], new Error('Son anahtar.'));
  await until('Masa');
  press(texts.removeOf('Masa'));
  press(texts.removeYes);
  await vi.waitFor(() => expect(toasts).toEqual([texts.failed]), 10_000);
  await vi.waitFor(() => expect(buttons()).not.toContain(texts.removeYes), 10_000);
  expect(buttons()).toContain(texts.removeOf('Masa'));
});

test('a question that is left takes nothing back', async () => {
  const { until, press, sent, buttons } = settings([telephone]);
  await until('Telefon');
  press(texts.removeOf('Telefon'));
  press(kitTexts.cancel);
  expect(buttons()).not.toContain(texts.removeYes);
  expect(sent).toHaveLength(1);
});
