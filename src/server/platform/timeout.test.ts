import { expect, test } from 'vitest';
import { withTimeout } from './timeout.ts';

test('what is ready in time is handed on, a failure too', async () => {
  expect(await withTimeout(Promise.resolve(7))).toBe(7);
  await expect(withTimeout(Promise.reject(new Error('x')))).rejects.toThrow('x');
});

test('what never ends is refused as not ready', async () => {
  await expect(withTimeout(new Promise(() => {}), 1)).rejects.toMatchObject({ code: 'not_ready' });
});
