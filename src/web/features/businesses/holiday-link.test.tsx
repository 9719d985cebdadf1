import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { ClockContext, PageClock } from '#web/browser/clock-context.ts';
import { HolidayLink } from './HolidayLink.tsx';

const kurban = {
  ...{ name: 'Kurban Bayramı', isBayram: true },
  ...{ from: '2027-05-15T13:00', until: '2027-05-20T00:00' },
};
const markupAt = (at: string) =>
  renderToString(
    <Router ssrPath="/">
      <ClockContext value={new PageClock(new Date(`${at}:00+03:00`))}>
        <HolidayLink businesses={[{ holidays: [] }, { holidays: [kurban] }]} />
      </ClockContext>
    </Router>,
  );

test('ten days before a holiday and while it lasts a link leads to who is open on it', () => {
  const isThere = (at: string) => markupAt(at).includes('Kurban Bayramı’nda açık olanlar');
  expect(
    ['2027-05-04T23:59', '2027-05-05T00:00', '2027-05-19T23:59', '2027-05-20T00:00'].map(isThere),
  ).toEqual([false, true, true, false]);
  expect(markupAt('2027-05-10T12:00')).toContain('href="/bayramda-acik"');
  expect(markupAt('2027-05-20T00:00')).toBe('');
});
