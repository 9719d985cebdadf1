import { askSignInCode } from '#contract/accounts/accounts.ts';
import type { Api } from '#web/api/api.ts';
import { failureToast } from '#web/browser/failure-toast.ts';
import { loginTexts as texts } from '#web/texts/accounts.ts';
import { notify } from '#web/ui/notify.ts';
import type { AskedCode } from './asked-code.ts';

/** The specified call of login and sign-up alike; its e-mail brings the code. */
export async function requestCode(api: Api, { mode, email, name, phone }: AskedCode) {
  const isNew = mode === 'signUp';
  const sending = api.call(askSignInCode, {
    email,
    ...(isNew && { name, ...(phone.trim() && { phone }) }),
  });
  await sending.catch(sayFailure);
}

/** The specified toast; the reason also stands in the form. */
export function sayFailure(error: unknown): never {
  void notify(failureToast(texts.failed, error));
  throw error;
}
