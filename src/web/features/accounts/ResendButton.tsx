import { useEffect, useState } from 'react';
import { CODE_RESEND_SECONDS } from '#contract/accounts/accounts.ts';
import { failureToast } from '#web/browser/failure-toast.ts';
import { loginTexts, codeTexts as texts } from '#web/texts/accounts.ts';
import { Button } from '#web/ui/Button.tsx';
import { notify } from '#web/ui/notify.ts';
import { useBusy } from '#web/ui/use-busy.ts';

const pauseFromNow = () => Date.now() + CODE_RESEND_SECONDS * 1000;

/** Another e-mail, after a pause that is seen to pass; a screen reader hears of its end alone. */
export function ResendButton({ resend }: { resend: () => Promise<void> }) {
  const [endsAt, setEndsAt] = useState(pauseFromNow);
  const [secondsLeft, setSecondsLeft] = useState(CODE_RESEND_SECONDS);
  const { isBusy, run } = useBusy();
  useEffect(() => {
    const tick = () => setSecondsLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  const isPaused = secondsLeft > 0;

  const send = () =>
    run(
      async () => {
        await resend();
        setEndsAt(pauseFromNow());
        void notify({ title: texts.resent, description: texts.resentText, tone: 'info' });
      },
      (error) => notify(failureToast(loginTexts.failed, error)),
    );
  return (
    <>
      <Button
        variant="quiet"
        busy={isBusy}
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
