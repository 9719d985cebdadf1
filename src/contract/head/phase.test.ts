import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { PHASE_SCRIPT } from './phase.ts';

test.each([
  ['2026-06-21T01:59:59Z', 'night'],
  ['2026-06-21T02:00:00Z', 'dawn'],
  ['2026-06-21T05:59:59Z', 'dawn'],
  ['2026-06-21T06:00:00Z', 'day'],
  ['2026-06-21T13:59:59Z', 'day'],
  ['2026-06-21T15:30:00Z', 'evening'],
  ['2026-12-21T15:30:00Z', 'evening'],
  ['2026-06-21T18:00:00Z', 'night'],
  ['2026-06-21T21:00:00Z', 'night'],
])('at %s it is %s in Adana', (moment, phase) => {
  const root = { dataset: {} as Record<string, string> };
  class At {
    getUTCHours = () => new Date(moment).getUTCHours();
  }
  runInNewContext(PHASE_SCRIPT, { document: { documentElement: root }, Date: At });
  expect(root.dataset).toEqual({ phase });
});
