import { expect, test } from 'vitest';
import { specialDayChanges } from './special-day-changes.ts';

const closed = (name: string | undefined, ...days: string[]) => ({
  specialDays: Object.fromEntries(days.map((day) => [day, 'kapalı'])),
  specialDayNames: name ? Object.fromEntries(days.map((day) => [day, name])) : {},
});
const [mon, tue, wed] = ['2026-05-25', '2026-05-26', '2026-05-27'] as const;
const none = closed(undefined);

test.each([
  ['nothing', closed('Bayram', mon, tue), closed('Bayram', mon, tue), [], []],
  ['all of it', none, closed('Bayram', mon, tue, wed), [[mon, wed, 'Bayram']], []],
  ['a name', closed(undefined, mon, tue), closed('Bayram', mon, tue), [[mon, tue, 'Bayram']], []],
  ['a name that goes', closed('Bayram', mon), closed(undefined, mon), [[mon, mon, '']], []],
  [
    'a day less',
    closed('Bayram', mon, tue, wed),
    closed('Bayram', mon),
    [],
    [[tue, wed, 'Bayram']],
  ],
])('what changes: %s', (_, before, wanted, set, removed) => {
  const changes = specialDayChanges(before, wanted);
  const inShort = (spans: typeof changes.set) =>
    spans.map(({ from, until, name }) => [from, until, name]);
  expect([inShort(changes.set), inShort(changes.removed)]).toEqual([set, removed]);
});
