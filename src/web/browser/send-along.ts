import type { z } from 'zod';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { requestFor } from '#web/api/api.ts';

/** Sends what nobody waits for, and what survives leaving the page; a failure is only logged. */
export function sendAlong<E extends Endpoint>(endpoint: E, input: z.input<E['input']>): void {
  const { address, body } = requestFor(endpoint, input as Record<string, unknown>);
  const isTaken = navigator.sendBeacon?.(
    address,
    new Blob([body as string], { type: 'application/json' }),
  );
  // biome-ignore lint/suspicious/noConsole: the specification wants it logged and not shown
  if (!isTaken) console.warn(`${address} could not be sent`);
}
