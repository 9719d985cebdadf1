import { expect, test } from 'vitest';
import { withPatience } from './patience.ts';

test('what is ready in time is handed on, a failure too', async () => {
  expect(await withPatience(Promise.resolve(7))).toBe(7);
  await expect(withPatience(Promise.reject(new Error('x')))).rejects.toThrow('x');
});

test('what never ends is refused as not ready', async () => {
  await expect(withPatience(new Promise(() => {}), 1)).rejects.toMatchObject({ code: 'not_ready' });
});
