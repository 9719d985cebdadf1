import type { Problem } from '#contract/api/errors.ts';
import { type Api, createApi } from '#web/api/api.ts';
import { askAccount } from '#web/browser/account-context.ts';
import { sessionStands } from '#web/browser/session-calls.ts';
import { keepTypedWords } from '#web/browser/typed-words.ts';
import { adminFrameTexts as texts } from '#web/texts/admin-frame.ts';
import { notify } from '#web/ui/notify.ts';

/**
 * The API as the team's screens ask it: where the session is the reason for a refusal, it is looked after
 * first. Here and not in the API itself, whose code comes with every public page.
 */
export function createTeamApi(api: Api, askProof: () => Promise<boolean>): Api {
  return createApi(async (address, request) => {
    const ask = () => fetch(address, { credentials: 'same-origin', ...request });
    const response = await ask();
    if (response.status !== 401 && response.status !== 403) return response;
    const { code } = (await response.clone().json()) as Problem;
    const isCorrected = code === 'proof_needed' ? askProof() : isSameSession(api, code);
    return (await isCorrected) ? ask() : response;
  });
}

/** Whether the session stands all the same, and the call may be made again. */
async function isSameSession(api: Api, code: Problem['code']): Promise<boolean> {
  if (code === 'passkey_needed') {
    keepTypedWords();
    void askAccount(api);
  }
  return sessionStands(api, code, () => {
    void notify({ title: texts.overTitle, description: texts.overText, tone: 'danger' });
  });
}
