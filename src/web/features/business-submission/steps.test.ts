import { expect, test } from 'vitest';
import { LAST_STEP, stepOf } from './steps.ts';
import { requiredFields } from './submission-values.ts';

test('what must be filled in is asked in the order of the form, and who writes at its end', () => {
  const steps = Object.keys(requiredFields).map(stepOf);
  expect(steps).toEqual([0, 0, 0, 0, LAST_STEP, LAST_STEP]);
  expect(['phone', 'hours', 'images'].map(stepOf)).toEqual([1, 1, LAST_STEP]);
});
