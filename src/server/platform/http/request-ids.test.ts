import { expect, test } from 'vitest';
import { nextRequestId } from './request-ids.ts';

test('no two requests have one id, of two instances either', async () => {
  const here = import.meta.dirname;
  const other: { nextRequestId: () => string } = await import(`${here}/request-ids.ts?another`);
  const ids = [nextRequestId, nextRequestId, other.nextRequestId, other.nextRequestId];
  expect(new Set(ids.map((next) => next())).size).toBe(4);
});
