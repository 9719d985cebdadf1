import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { ApiError } from '#web/api/api.ts';

export type Asked<Data> =
  | { state: 'loading' }
  | { state: 'failed'; status: number | undefined; again: () => void }
  | {
      state: 'ready';
      data: Data;
      /** Of what is there by then, where something else may have changed it meanwhile: `set((now) => …)`. */
      set: Dispatch<SetStateAction<Data>>;
    };

/**
 * What belongs to one person: never rendered on the server, asked in the browser. Asks anew when `key`
 * changes; an undefined key asks nothing yet.
 */
export function useAsked<Data>(
  key: string | undefined,
  ask: (signal: AbortSignal) => Promise<Data>,
): Asked<Data> {
  const [tries, setTries] = useState(0);
  const [asked, setAsked] = useState<Asked<Data>>({ state: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says when the question is another
  useEffect(() => {
    if (key === undefined) return;
    const leaving = new AbortController();
    const set = (next: SetStateAction<Data>) =>
      setAsked((now) => {
        // An answer to the question before says nothing of this one.
        if (leaving.signal.aborted || now.state !== 'ready') return now;
        return { ...now, data: next instanceof Function ? next(now.data) : next };
      });
    setAsked({ state: 'loading' });
    ask(leaving.signal).then(
      (data) => !leaving.signal.aborted && setAsked({ state: 'ready', data, set }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        const status = error instanceof ApiError ? error.status : undefined;
        setAsked({ state: 'failed', status, again: () => setTries((before) => before + 1) });
      },
    );
    return () => leaving.abort();
  }, [key, tries]);
  return asked;
}
