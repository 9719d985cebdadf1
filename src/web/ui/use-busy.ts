import { useState } from 'react';

/** One thing to do, and whether it is under way: a second try does not wait until the failure of the first is told. */
export function useBusy() {
  const [isBusy, setBusy] = useState(false);
  const run = async (act: () => Promise<unknown>, onFailure: (error: unknown) => unknown) => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      void onFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}
