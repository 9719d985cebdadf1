import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoints, nameOf } from '#contract/api/api.ts';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { readBody } from './request-body.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const named = (name: string) => endpoints.find((one) => nameOf(one) === name) as Endpoint;
const SECOND_MS = 1000;

/** A body of which a letter comes every second. */
const slow = () =>
  new Request('http://test/', {
    method: 'POST',
    duplex: 'half',
    body: new ReadableStream({
      async pull(controller) {
        const { promise, resolve } = Promise.withResolvers<void>();
        setTimeout(resolve, SECOND_MS);
        await promise;
        controller.enqueue(new TextEncoder().encode(' '));
      },
    }),
  } as RequestInit);

test.each([
  { name: 'sendMessage', seconds: 30 },
  { name: 'sendUpload', seconds: 300 },
])('a body that is not there after $seconds s is waited for no more: $name', async (given) => {
  const outcome = readBody(slow(), named(given.name)).catch(({ code }) => code);
  const ended = vi.fn();
  void outcome.then(ended);
  await vi.advanceTimersByTimeAsync((given.seconds - 1) * SECOND_MS);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * SECOND_MS);
  expect(await outcome).toBe('body_slow');
});
