import { getAccount } from '#contract/accounts/accounts.ts';
import type { Problem } from '#contract/api/errors.ts';
import type { Api } from '#web/api/api.ts';
import { askAccount } from './account-context.ts';
import { keepTypedWords } from './typed-words.ts';

/**
 * Whether a call that was refused may be made again: the session may have got another token while it was on
 * its way. Where it has ended, what is being typed is kept in this tab, `tell` says so, and whatever stands
 * on the page learns that nobody is signed in; this then never answers.
 */
export async function sessionStands(
  api: Api,
  code: Problem['code'],
  tell: () => void,
): Promise<boolean> {
  if (code !== 'not_signed_in') return false;
  if (await api.call(getAccount, {})) return true;
  keepTypedWords();
  tell();
  await askAccount(api);
  // Its screen is gone by now; one that said 'it failed' would only talk over the sentence.
  return new Promise(() => {});
}
