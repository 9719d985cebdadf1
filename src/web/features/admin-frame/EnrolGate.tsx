import { KeyRound } from 'lucide-react';
import { askAccount } from '#web/browser/account-context.ts';
import { useApi } from '#web/browser/api-context.ts';
import { passkeysTexts as texts } from '#web/texts/passkeys.ts';
import { Card } from '#web/ui/Card.tsx';
import { PasskeyForm } from './PasskeyForm.tsx';

/** Between somebody of the team who has no passkey yet and the team's screens. */
export function EnrolGate() {
  const api = useApi();
  return (
    <Card as="section" aria-labelledby="anahtar-ekle" className="mx-auto max-w-xl gap-4 p-5 sm:p-8">
      <KeyRound className="size-12 text-seyhan" aria-hidden="true" />
      <h1 id="anahtar-ekle" tabIndex={-1} className="text-xl">
        {texts.enrolTitle}
      </h1>
      <p>{texts.enrolText}</p>
      <PasskeyForm onAdded={() => void askAccount(api)} />
      <p className="text-quiet text-sm">{texts.where}</p>
    </Card>
  );
}
