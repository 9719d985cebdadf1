import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedPostgresError, explainFailure } from './error.ts';
import type { RunningServer } from './server.ts';

export type EmbeddedPostgresEvent =
  | { type: 'server_died'; how: string }
  | { type: 'server_restarted'; afterMs: number }
  | { type: 'restart_failed'; error: EmbeddedPostgresError; nextTryInMs: number };

interface Upkeep {
  pgData: string;
  launch: () => RunningServer;
  /** Clears away what the dead server left, before each launch. */
  clear: () => Promise<void>;
  onEvent: (event: EmbeddedPostgresEvent) => void;
}

/**
 * The first restart is at once: a server that died by accident should be missed for a second, not for five.
 * Where it cannot start (a full disk), whoever makes room waits five seconds at most.
 */
const pausesMs = [0, 250, 1000, 2000, 5000];

/** After this long a server counts as sound, and its death as a new one. */
const soundAfterMs = 60_000;

/** Starts the server again whenever it dies, for as long as it takes; answers how to stop it for good. */
export function keepRunning(first: RunningServer, upkeep: Upkeep): () => Promise<void> {
  const stopping = new AbortController();
  let server = first;

  const watch = async () => {
    let tries = 0;
    for (;;) {
      const since = Date.now();
      const how = await server.gone;
      if (stopping.signal.aborted) return;
      const diedAt = Date.now();
      if (diedAt - since > soundAfterMs) tries = 0;
      upkeep.onEvent({ type: 'server_died', how });
      for (let isBack = false; !isBack; ) {
        await sleep(pauseBefore(tries), undefined, { signal: stopping.signal }).catch(() => {});
        tries += 1;
        if (stopping.signal.aborted) return;
        try {
          await upkeep.clear();
          server = upkeep.launch();
          if (stopping.signal.aborted) await server.stop();
          await server.ready;
          isBack = true;
        } catch (reason) {
          if (stopping.signal.aborted) return;
          const error = explainFailure(upkeep.pgData, reason);
          upkeep.onEvent({ type: 'restart_failed', error, nextTryInMs: pauseBefore(tries) });
        }
      }
      upkeep.onEvent({ type: 'server_restarted', afterMs: Date.now() - diedAt });
    }
  };
  const watching = watch();

  return async () => {
    stopping.abort();
    await server.stop();
    await watching;
  };
}

function pauseBefore(tries: number): number {
  return pausesMs[Math.min(tries, pausesMs.length - 1)] as number;
}
