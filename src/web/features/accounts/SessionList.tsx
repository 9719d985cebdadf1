import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import {
  endAllSessions,
  endSession,
  listSessions,
  type Session,
} from '#contract/accounts/accounts.ts';
import { turnAccount } from '#web/browser/account-context.ts';
import { useApi } from '#web/browser/api-context.ts';
import { formatMoment } from '#web/browser/moments.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { accountTexts as texts } from '#web/texts/accounts.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { notify } from '#web/ui/notify.ts';
import { PartFailed, PartLoading } from '#web/ui/Part.tsx';
import { sayFailure } from './request-code.ts';

/** Where the account is open, and how to close it there. */
export function SessionList() {
  const api = useApi();
  const [, navigate] = useLocation();
  const sessions = useAsked('sessions', (signal) => api.call(listSessions, {}, { signal }));
  const [ending, setEnding] = useState<string>();

  const run = async (id: string, act: () => Promise<void>) => {
    setEnding(id);
    await act().catch(() => {});
    setEnding(undefined);
  };
  const end = (session: Session) =>
    run(session.id, async () => {
      await api.call(endSession, { id: session.id }).catch(sayFailure);
      if (sessions.state === 'ready')
        sessions.set((now) => now.filter(({ id }) => id !== session.id));
      void notify({ title: texts.ended, description: session.device, tone: 'success' });
    });
  const endAll = () =>
    run('all', async () => {
      await api.call(endAllSessions, {}).catch(sayFailure);
      turnAccount(null);
      navigate('/');
      void notify({ title: texts.endedAll, description: texts.endedAllText, tone: 'success' });
    });

  return (
    <Card as="section" aria-labelledby="oturumlar" className="gap-4 p-5">
      <div>
        <h2 id="oturumlar" className="text-xl">
          {texts.sessionsTitle}
        </h2>
        <p className="mt-1 text-quiet">{texts.sessionsText}</p>
      </div>
      {sessions.state === 'loading' && (
        <PartLoading label={texts.sessionsLoading} shapes={['h-16']} />
      )}
      {sessions.state === 'failed' && (
        <PartFailed title={texts.sessionsFailed} onAgain={sessions.again} />
      )}
      {sessions.state === 'ready' && (
        <ul className="divide-y divide-line border-line border-y">
          {sessions.data.map((session) => (
            <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="flex min-w-0 grow basis-52 items-center gap-4">
                <MonitorSmartphone className="size-6 shrink-0 text-seyhan" aria-hidden="true" />
                <div className="min-w-0">
                  <p className="flex flex-wrap items-center gap-2 font-semibold">
                    {session.device}
                    {session.isThisOne && <Badge tone="highlight">{texts.thisDevice}</Badge>}
                  </p>
                  <p className="text-quiet text-sm">
                    {texts.opened(formatMoment(session.openedAt))}
                    <br />
                    {texts.seen(formatMoment(session.lastSeenAt))}
                  </p>
                </div>
              </div>
              {!session.isThisOne && (
                <Button
                  size="sm"
                  busy={ending === session.id}
                  aria-label={texts.endOf(session.device)}
                  onClick={() => void end(session)}
                >
                  {texts.end}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Button busy={ending === 'all'} onClick={() => void endAll()} className="self-start">
        {texts.endAll}
      </Button>
    </Card>
  );
}
