import { type ReactNode, useMemo } from 'react';
import type { Problem } from '#contract/api/errors.ts';
import { createApi } from '#web/api/api.ts';
import { ApiContext, useApi } from '#web/browser/api-context.ts';
import { sessionStands } from '#web/browser/session-calls.ts';
import { memberTexts as texts } from '#web/texts/accounts.ts';
import { notify } from '#web/ui/notify.ts';

const tell = () => void notify({ title: texts.overTitle, description: texts.overText });

/** Whatever is asked inside looks after a session that has ended: by its sentence, with what was typed kept. */
export function MemberCalls({ children }: { children: ReactNode }) {
  const api = useApi();
  const memberApi = useMemo(
    () =>
      createApi(async (address, request) => {
        const ask = () => fetch(address, { credentials: 'same-origin', ...request });
        const response = await ask();
        if (response.status !== 401) return response;
        const { code } = (await response.clone().json()) as Problem;
        return (await sessionStands(api, code, tell)) ? ask() : response;
      }),
    [api],
  );
  return <ApiContext value={memberApi}>{children}</ApiContext>;
}
