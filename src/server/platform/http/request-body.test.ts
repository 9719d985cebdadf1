import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoints, nameOf } from '#contract/api/api.ts';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { readBody, readJson } from './request-body.ts';

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

/** A roster, the largest body that is read where visitors are answered. */
const sent = (body: unknown) => {
  const request = new Request('http://test/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return readJson(request, named('readRoster')).catch(({ code }) => code);
};

test('what holds so many values that reading it would keep others waiting is not read', async () => {
  const names = Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`n${at}`, 1]));
  expect(await sent(names)).toBe('unsupported_body');
  expect(await sent({ rows: Array.from({ length: 60_000 }, () => []) })).toBe('unsupported_body');
});

test('a long text with commas, quotes and backslashes is one value', async () => {
  const text = '"Cemre, Eczanesi\\", "Reşatbey",\n'.repeat(60_000);
  expect(await sent({ text })).toEqual({ text });
});
