import { useEffect, useState } from 'react';
import { ApiError } from '#web/api/api.ts';

export type Asked<Data> =
  | { state: 'loading' }
  | { state: 'failed'; status: number | undefined; again: () => void }
  | { state: 'ready'; data: Data; set: (data: Data) => void };

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
    const set = (data: Data) => setAsked({ state: 'ready', data, set });
    setAsked({ state: 'loading' });
    ask(leaving.signal).then(
      (data) => !leaving.signal.aborted && set(data),
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
