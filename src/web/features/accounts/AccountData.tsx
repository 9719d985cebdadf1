import { Download } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import {
  askDeletionCode,
  deleteAccount,
  downloadPersonalData,
} from '#contract/accounts/accounts.ts';
import { turnAccount } from '#web/browser/account-context.ts';
import { useApi } from '#web/browser/api-context.ts';
import { accountTexts as texts } from '#web/texts/accounts.ts';
import { Button, CancelButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { notify } from '#web/ui/notify.ts';
import { useBusy } from '#web/ui/use-busy.ts';
import { CodeForm } from './CodeForm.tsx';
import { sayFailure } from './request-code.ts';

/** One's own data: to take along, or to have deleted. */
export function AccountData({ email }: { email: string }) {
  const api = useApi();
  const { isBusy, run } = useBusy();
  const download = () =>
    run(
      async () => save(await api.call(downloadPersonalData, {}).catch(sayFailure)),
      () => {
        // Said already.
      },
    );
  return (
    <Card as="section" aria-labelledby="verilerim" className="gap-4 p-5">
      <div>
        <h2 id="verilerim" className="text-xl">
          {texts.dataTitle}
        </h2>
        <p className="mt-1 text-quiet">{texts.dataText}</p>
      </div>
      <Button
        icon={<Download aria-hidden="true" />}
        busy={isBusy}
        onClick={() => void download()}
        className="self-start"
      >
        {texts.download}
      </Button>
      <div className="border-line border-t pt-5">
        <h3 className="text-lg">{texts.removalTitle}</h3>
        <p className="mt-1 mb-4 text-quiet">{texts.removalText}</p>
        <Removal email={email} />
      </div>
    </Card>
  );
}

function save(data: Record<string, unknown>): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = texts.fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Asked, then confirmed by a code of its own kind. */
function Removal({ email }: { email: string }) {
  const api = useApi();
  const [, navigate] = useLocation();
  const [step, setStep] = useState<'closed' | 'asking' | 'code'>('closed');
  const askCode = async () => {
    await api.call(askDeletionCode, {}).catch(sayFailure);
  };
  const begin = async () => {
    setStep('asking');
    await askCode().then(
      () => setStep('code'),
      () => setStep('closed'),
    );
  };
  const remove = async (code: string) => {
    await api.call(deleteAccount, { code }).catch(sayFailure);
    turnAccount(null);
    navigate('/');
    void notify({ title: texts.removed, description: texts.removedText, tone: 'success' });
  };
  if (step === 'code') {
    return (
      <CodeForm
        sentence={texts.removalCodeSent(email)}
        submit={{ label: texts.removalConfirm, variant: 'danger' }}
        sendsItself={false}
        send={remove}
        resend={askCode}
      >
        <CancelButton onClick={() => setStep('closed')} />
      </CodeForm>
    );
  }
  return (
    <Button variant="danger" busy={step === 'asking'} onClick={() => void begin()}>
      {texts.removalAsk}
    </Button>
  );
}
