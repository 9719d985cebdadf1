import { expect, test } from 'vitest';
import { withDays } from './holidays-ahead.ts';

test('a holiday is told by its days: the eve of a bayram, those that are over, none behind its end', () => {
  const bayram = {
    ...{ name: 'Kurban Bayramı', isBayram: true },
    ...{ from: '2026-05-26T13:00', until: '2026-05-29T00:00' },
  };
  const told = withDays(bayram, '2026-05-27');
  expect(told).toEqual({
    ...bayram,
    days: [
      { day: '2026-05-26', isEve: true, isOver: true },
      { day: '2026-05-27', isEve: false, isOver: false },
      { day: '2026-05-28', isEve: false, isOver: false },
    ],
  });
  const whole = { ...bayram, from: '2026-10-29T00:00', until: '2026-10-30T00:00' };
  expect(withDays(whole, '2026-10-30').days).toEqual([
    { day: '2026-10-29', isEve: false, isOver: true },
  ]);
});
