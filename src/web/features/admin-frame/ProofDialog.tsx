import { type FormEvent, type ReactNode, useState } from 'react';
import { askProofCode, CODE_LENGTH, proveByCode } from '#contract/accounts/accounts.ts';
import { listPasskeys } from '#contract/accounts/passkeys.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { passkeysTexts as texts } from '#web/texts/passkeys.ts';
import { Button, CancelButton } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PartFailed, PartLoading } from '#web/ui/Part.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { confirmSession } from './ask-authenticator.ts';
import { useTry } from './use-try.ts';

interface ProofDialogProps {
  onAnswer: (isProved: boolean) => void;
}

/** Before what matters most: a passkey, or where there is none the code of an e-mail. */
export function ProofDialog({ onAnswer }: ProofDialogProps) {
  const api = useApi();
  const keys = useAsked('proof', (signal) => api.call(listPasskeys, {}, { signal }));
  return (
    <Dialog open title={texts.proofTitle} onClose={() => onAnswer(false)} className="max-w-lg">
      <p>{texts.proofText}</p>
      {keys.state === 'loading' && <PartLoading label={texts.loading} shapes={['h-12']} />}
      {keys.state === 'failed' && <PartFailed title={texts.loadFailed} onAgain={keys.again} />}
      {keys.state === 'ready' &&
        (keys.data.length > 0 ? <ByPasskey onAnswer={onAnswer} /> : <ByCode onAnswer={onAnswer} />)}
    </Dialog>
  );
}

function ByPasskey({ onAnswer }: ProofDialogProps) {
  const api = useApi();
  const { failure, isBusy, attempt } = useTry();
  const confirm = () =>
    attempt(async () => {
      await confirmSession(api);
      onAnswer(true);
    });
  return (
    <>
      {failure && <Notice tone="danger" title={failure} isNews className="mt-4" />}
      <Actions onCancel={() => onAnswer(false)}>
        <Button variant="primary" busy={isBusy} onClick={() => void confirm()}>
          {isBusy ? texts.confirming : texts.confirm}
        </Button>
      </Actions>
    </>
  );
}

function ByCode({ onAnswer }: ProofDialogProps) {
  const api = useApi();
  const [isSent, setSent] = useState(false);
  const [code, setCode] = useState('');
  const { failure, isBusy, attempt } = useTry();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      if (isSent) {
        await api.call(proveByCode, { code });
        onAnswer(true);
      } else {
        await api.call(askProofCode, {});
        setSent(true);
      }
    });
  };
  return (
    <form onSubmit={send} className="mt-4">
      {isSent && (
        <TextField
          label={texts.proofCode}
          hint={texts.proofCodeSent}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          required
          autoFocus
          onChange={(event) => setCode(event.target.value.replace(/\D/g, '').slice(0, CODE_LENGTH))}
          {...(failure && { error: failure })}
        />
      )}
      {!isSent && failure && <Notice tone="danger" title={failure} isNews />}
      <Actions onCancel={() => onAnswer(false)}>
        <Button type="submit" variant="primary" busy={isBusy}>
          {isSent ? texts.proofConfirm : texts.proofSend}
        </Button>
      </Actions>
    </form>
  );
}

const Actions = ({ onCancel, children }: { onCancel: () => void; children: ReactNode }) => (
  <div className="mt-4 flex flex-wrap gap-3">
    {children}
    <CancelButton onClick={onCancel} />
  </div>
);
