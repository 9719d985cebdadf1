import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  bodyTimeoutMs,
  type Endpoint,
  isForAll,
  limitOf,
  pathParameters,
  takesBody,
} from './endpoint.ts';
import { Refusal, refuse } from './errors.ts';
import { LIMITS } from './limits.ts';

const get: Endpoint = {
  ...{ name: 'one', summary: '', method: 'GET', path: '/api/:kind/:id', access: 'public' },
  ...{ input: z.object({}), output: z.object({}) },
};

test('what is only read has a limit without saying so', () => {
  expect(limitOf(get)).toMatchObject({ name: 'reading' });
  expect(limitOf({ ...get, method: 'POST' })).toBeUndefined();
  expect(limitOf({ ...get, limit: LIMITS.search })).toBe(LIMITS.search);
});

test('an answer is for all where anybody gets the same, and no secret stands in its address', () => {
  expect(isForAll(get)).toBe(true);
  for (const other of [
    { access: 'member' },
    { method: 'POST' },
    { knowsVisitor: true },
    { path: '/api/x/:token' },
  ] as const)
    expect([other, isForAll({ ...get, ...other })]).toEqual([other, false]);
});

test('whatever writes takes a body, and a long one takes its time', () => {
  expect(takesBody(get)).toBe(false);
  expect(takesBody({ method: 'DELETE' })).toBe(true);
  expect(bodyTimeoutMs(get)).toBe(30_000);
  expect(bodyTimeoutMs({ ...get, maxBodyBytes: 65_536 })).toBe(30_000);
  expect(bodyTimeoutMs({ ...get, maxBodyBytes: 65_537 })).toBe(300_000);
});

test('the parameters of a path are named', () => {
  expect(pathParameters('/api/:kind/x/:businessId')).toEqual(['kind', 'businessId']);
  expect(pathParameters('/api/x')).toEqual([]);
});

test('a refusal says its sentence and where the input is wrong', () => {
  const issues = [{ path: 'name', message: 'Adını yazın' }];
  expect(() => refuse('invalid_input', issues)).toThrow(Refusal);
  expect(new Refusal('too_many_requests', undefined, 7)).toMatchObject({
    ...{ code: 'too_many_requests', retryAfterSeconds: 7, issues: undefined },
    message: expect.stringMatching(/yeniden deneyin/),
  });
});
