import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { askAccount } from '#web/browser/account-context.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useSite } from '#web/browser/site-context.ts';
import { passkeysTexts as texts } from '#web/texts/passkeys.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { confirmSession, whyNot } from './ask-authenticator.ts';

/** Between somebody of the team with a passkey and the team's screens. */
export function PasskeyGate() {
  const api = useApi();
  const site = useSite();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await confirmSession(api);
      await askAccount(api);
    } catch (error) {
      setFailure(whyNot(error, site));
      setBusy(false);
    }
  };
  return (
    <EmptyState
      level={1}
      art={<KeyRound className="size-16 text-seyhan" aria-hidden="true" />}
      title={texts.gateTitle}
      action={
        <Button variant="primary" busy={isBusy} onClick={() => void confirm()}>
          {isBusy ? texts.confirming : texts.confirm}
        </Button>
      }
    >
      {texts.gateText}
      {failure && <Notice tone="danger" title={failure} isNews />}
      <span className="mt-3 block text-sm">{texts.lost}</span>
    </EmptyState>
  );
}
