import { expect, test } from 'vitest';
import { endpoints, nameOf } from './api.ts';
import { pathParameters } from './endpoint.ts';

test('what stands in the path of a call is in its input', () => {
  expect(endpoints.length).toBeGreaterThan(100);
  for (const endpoint of endpoints)
    expect(Object.keys(endpoint.input.shape), nameOf(endpoint)).toEqual(
      expect.arrayContaining(pathParameters(endpoint.path)),
    );
});
