import { expect, test } from 'vitest';
import { bestNow } from './best-now.ts';

type State = Parameters<Parameters<typeof bestNow>[1]>[0] & {
  id: number;
  state: 'open' | 'closed';
};
const row = (id: number, state: State['state'] = 'open', reviewCount = 1): State => ({
  id,
  state,
  reviewCount,
});
const idsOf = (rows: State[]) => {
  const { best, others } = bestNow(rows, (one) => (one as State).state);
  return [best.map(({ id }) => id), others.map(({ id }) => id)];
};

test('the first four that are open and rated stand apart, the others keep their order', () => {
  const rows = [row(1), row(2, 'closed'), row(3), row(4, 'open', 0), row(5), row(6), row(7)];
  expect(idsOf(rows)).toEqual([
    [1, 3, 5, 6],
    [2, 4, 7],
  ]);
});

test('fewer than four, or nothing beside them, are the list as it is', () => {
  const three = [row(1), row(2), row(3), row(4, 'closed'), row(5, 'open', 0)];
  expect(idsOf(three)).toEqual([[], [1, 2, 3, 4, 5]]);
  expect(idsOf([row(1), row(2), row(3), row(4)])).toEqual([[], [1, 2, 3, 4]]);
});
