import { useState } from 'react';

/** One thing to do, and whether it is under way. */
export function useBusy() {
  const [isBusy, setBusy] = useState(false);
  const run = async (act: () => Promise<unknown>, onFailure: (error: unknown) => unknown) => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      await onFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}
