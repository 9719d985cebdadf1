import type { PasskeyStep } from '#contract/accounts/accounts.ts';
import { passkeysTexts as texts } from '#web/texts/passkeys.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** Above the team's screens, for whoever has no passkey yet or can have none. */
export function PasskeyNotice({ step, isThere }: { step: PasskeyStep; isThere: boolean }) {
  if (step === 'impossible') {
    return (
      <Notice tone="warning" title={texts.impossibleTitle} className="mb-5">
        {texts.impossibleText}
      </Notice>
    );
  }
  if (step !== 'advised') return null;
  const link = <ButtonLink href="/admin/security">{texts.toSettings}</ButtonLink>;
  return (
    <Notice title={texts.advisedTitle} className="mb-5" {...(!isThere && { action: link })}>
      {texts.advisedText}
    </Notice>
  );
}
