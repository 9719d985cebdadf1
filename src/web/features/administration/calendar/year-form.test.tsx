import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AdministeredYear } from '#contract/calendar/administered-calendar.ts';
import { createApi } from '#web/api/api.ts';
import { ApiContext } from '#web/browser/api-context.ts';
import { YearForm } from './YearForm.tsx';

const likely: AdministeredYear = {
  ...{ year: 2027, isConfirmed: false, confirmedAt: null },
  periods: [
    { name: 'ramadan', first: '2027-02-08', last: '2027-03-08' },
    { name: 'ramazan', first: '2027-03-09', last: '2027-03-11' },
  ],
};
const api = createApi(() => {
  throw new Error('nothing is asked while it is drawn');
});
const drawn = (changes: Partial<AdministeredYear>) =>
  renderToString(
    <ApiContext value={api}>
      <YearForm calendarYear={{ ...likely, ...changes }} onSaved={() => {}} />
    </ApiContext>,
  );

test('a year that waits shows what is likely, to be mended and confirmed', () => {
  const markup = drawn({});
  expect(markup).toContain('Onay bekliyor');
  expect(markup).toContain('bir gün sonrası da tatil olabilir');
  expect(markup).toContain('2027 günlerini onayla');
  expect(markup.match(/type="date"[^>]*value="2027-[^"]+"/g)).toHaveLength(4);
  expect(markup).toContain('Ramazan Bayramı, ilk gün');
});

test('a confirmed year says since when, and can be changed', () => {
  const markup = drawn({ isConfirmed: true, confirmedAt: '2026-11-03T09:00:00.000Z' });
  expect(markup).toContain('3 Kasım 2026 günü onaylandı');
  expect(markup).toContain('Değişikliği kaydet');
  expect(markup).not.toContain('Onay bekliyor');
});
