import { useState } from 'react';
import { useSite } from '#web/browser/site-context.ts';
import { useBusy } from '#web/ui/use-busy.ts';
import { whyNot } from './ask-authenticator.ts';

/** One thing to try at a time, and why it did not work. */
export function useTry() {
  const site = useSite();
  const [failure, setFailure] = useState<string>();
  const { isBusy, run } = useBusy();
  const attempt = (act: () => Promise<void>) => {
    setFailure(undefined);
    return run(act, (error) => setFailure(whyNot(error, site)));
  };
  return { failure, isBusy, attempt };
}
