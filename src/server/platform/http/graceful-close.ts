import type { Server } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';

/** A site under full load always has one more client at the door: it is closed all the same. */
const MOST_WAITING_MS = 2_000;

/**
 * From `stopping` on every answer of `server` tells its client to come back on another connection. The
 * function returned closes the door: it waits until nobody stands there whose request was not read yet,
 * takes no more, and resolves when the last answer is out. What is not out when `late` resolves is cut off.
 */
export function gracefulClose(server: Server, stopping: AbortSignal) {
  let arrived = 0;
  const note = () => {
    arrived += 1;
  };
  server.on('connection', note);
  server.prependListener('request', (_request, response) => {
    note();
    if (stopping.aborted) response.setHeader('Connection', 'close');
  });
  return async (late: Promise<unknown>): Promise<void> => {
    admitNobodyNew(server);
    const until = performance.now() + MOST_WAITING_MS;
    // Node.js takes one connection in a turn of its loop; a turn that brought nothing found nothing waiting.
    for (let before = -1; before !== arrived && performance.now() < until; ) {
      before = arrived;
      await turn();
      await turn();
    }
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    await Promise.race([closed, late.then(() => server.closeAllConnections())]);
  };
}

/**
 * Whoever already stands at the door keeps his place; the kernel lets nobody else come, who is refused when
 * the door is closed and has sent nothing by then. Node.js has no public word for listening again with another
 * length of the queue; without it, a loaded site resets those who came while it was closing.
 */
function admitNobodyNew(server: Server): void {
  const { _handle } = server as unknown as { _handle?: { listen?(backlog: number): number } };
  _handle?.listen?.(0);
}
