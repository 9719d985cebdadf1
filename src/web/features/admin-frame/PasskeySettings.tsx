import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { getAccount } from '#contract/accounts/accounts.ts';
import { listPasskeys, type Passkey, removePasskey } from '#contract/accounts/passkeys.ts';
import { changeShownAccount } from '#web/browser/account-context.ts';
import { useApi } from '#web/browser/api-context.ts';
import { formatMoment } from '#web/browser/moments.ts';
import { useSite } from '#web/browser/site-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { passkeysTexts as texts } from '#web/texts/passkeys.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { notify } from '#web/ui/notify.ts';
import { PartFailed, PartLoading } from '#web/ui/Part.tsx';
import { QuestionDialog } from '#web/ui/QuestionDialog.tsx';
import { useBusy } from '#web/ui/use-busy.ts';
import { whyNot } from './ask-authenticator.ts';
import { PasskeyForm } from './PasskeyForm.tsx';

/** One's own keys: add one, take one back. */
export function PasskeySettings() {
  const api = useApi();
  const site = useSite();
  const keys = useAsked('passkeys', (signal) => api.call(listPasskeys, {}, { signal }));
  const [asked, setAsked] = useState<Passkey>();
  const { isBusy, run } = useBusy();

  /** What is asked of the account may have changed with its keys. */
  const lookAgain = async () => {
    const account = await api.call(getAccount, {});
    if (account) changeShownAccount(account);
  };
  const remove = async (key: Passkey) => {
    await run(
      async () => {
        await api.call(removePasskey, { id: key.id });
        if (keys.state === 'ready') keys.set((now) => now.filter(({ id }) => id !== key.id));
        void lookAgain();
        void notify({ title: texts.removed, description: key.name, tone: 'success' });
      },
      (error) => notify({ title: texts.failed, description: whyNot(error, site), tone: 'danger' }),
    );
    setAsked(undefined);
  };

  return (
    <Card as="section" aria-labelledby="anahtarlar" className="max-w-2xl gap-4 p-5">
      <h2 id="anahtarlar" className="text-lg">
        {texts.listTitle}
      </h2>
      {keys.state === 'loading' && <PartLoading label={texts.loading} shapes={['h-14']} />}
      {keys.state === 'failed' && <PartFailed title={texts.loadFailed} onAgain={keys.again} />}
      {keys.state === 'ready' && (
        <>
          {keys.data.length < 2 && (
            <p className="text-quiet">{keys.data.length === 0 ? texts.none : texts.one}</p>
          )}
          <ul className="divide-y divide-line">
            {keys.data.map((key) => (
              <li key={key.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <KeyRound className="size-6 shrink-0 text-seyhan" aria-hidden="true" />
                <div className="min-w-0 grow">
                  <p className="font-semibold">{key.name}</p>
                  <p className="text-quiet text-sm">
                    {texts.added(formatMoment(key.createdAt))}
                    {key.lastUsedAt && `, ${texts.used(formatMoment(key.lastUsedAt))}`}
                  </p>
                </div>
                <Button
                  size="sm"
                  aria-label={texts.removeOf(key.name)}
                  onClick={() => setAsked(key)}
                >
                  {texts.remove}
                </Button>
              </li>
            ))}
          </ul>
          <PasskeyForm
            onAdded={(key) => {
              keys.set((now) => [...now, key]);
              void lookAgain();
            }}
          />
        </>
      )}
      {asked && (
        <QuestionDialog
          open
          onClose={() => setAsked(undefined)}
          title={texts.removeQuestion(asked.name)}
          variant="primary"
          yes={texts.removeYes}
          busy={isBusy}
          onYes={() => void remove(asked)}
        >
          <p>
            {keys.state === 'ready' && keys.data.length === 1
              ? texts.removeLastText
              : texts.removeText}
          </p>
        </QuestionDialog>
      )}
    </Card>
  );
}
