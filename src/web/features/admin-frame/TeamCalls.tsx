import { type ReactNode, useMemo, useState } from 'react';
import { ApiContext, useApi } from '#web/browser/api-context.ts';
import { ProofDialog } from './ProofDialog.tsx';
import { createTeamApi } from './team-api.ts';

type Answer = (isProved: boolean) => void;

/** Whatever is asked inside minds the terms of the team's sessions, and is asked again after a fresh proof. */
export function TeamCalls({ children }: { children: ReactNode }) {
  const api = useApi();
  const [waiting, setWaiting] = useState<Answer[]>([]);
  const teamApi = useMemo(() => {
    const askProof = () =>
      new Promise<boolean>((answer) => setWaiting((before) => [...before, answer]));
    return createTeamApi(api, askProof);
  }, [api]);
  const answerAll: Answer = (isProved) => {
    for (const answer of waiting) answer(isProved);
    setWaiting([]);
  };
  return (
    <>
      <ApiContext value={teamApi}>{children}</ApiContext>
      {waiting.length > 0 && <ProofDialog onAnswer={answerAll} />}
    </>
  );
}
