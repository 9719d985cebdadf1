import { useEffect, useState } from 'react';
import { CODE_RESEND_SECONDS } from '#contract/accounts/accounts.ts';
import { detailOf } from '#web/api/api.ts';
import { loginTexts, codeTexts as texts } from '#web/texts/accounts.ts';
import { Button } from '#web/ui/Button.tsx';
import { notify } from '#web/ui/notify.ts';

const pauseFromNow = () => Date.now() + CODE_RESEND_SECONDS * 1000;

/** Another e-mail, after a pause that is seen to pass; a screen reader hears of its end alone. */
export function ResendButton({ resend }: { resend: () => Promise<void> }) {
  const [endsAt, setEndsAt] = useState(pauseFromNow);
  const [secondsLeft, setSecondsLeft] = useState(CODE_RESEND_SECONDS);
  const [isSending, setIsSending] = useState(false);
  useEffect(() => {
    const tick = () => setSecondsLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  const isPaused = secondsLeft > 0;

  const send = async () => {
    setIsSending(true);
    try {
      await resend();
      setEndsAt(pauseFromNow());
      void notify({ title: texts.resent, description: texts.resentText, tone: 'info' });
    } catch (error) {
      const description = detailOf(error);
      void notify({ title: loginTexts.failed, description, tone: 'danger' });
    } finally {
      setIsSending(false);
    }
  };
  return (
    <>
      <Button
        variant="quiet"
        busy={isSending}
        aria-disabled={isPaused || undefined}
        onClick={isPaused ? undefined : () => void send()}
        className="figures"
      >
        {texts.resend}
        {isPaused && <span aria-hidden="true">{texts.inSeconds(secondsLeft)}</span>}
      </Button>
      <span role="status" className="sr-only">
        {isPaused ? '' : texts.canResend}
      </span>
    </>
  );
}
