import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { momentInAdana } from '#contract/calendar/days.ts';
import { ClockContext, PageClock } from '#web/browser/clock-context.ts';
import { DutyAnswer } from './DutyAnswer.tsx';

const turn = {
  ...{ id: 1, district: 'Seyhan', name: 'Ada Eczanesi', address: '', phone: '' },
  startsAt: momentInAdana('2026-11-25', '19:00').toISOString(),
  endsAt: momentInAdana('2026-11-26', '08:30').toISOString(),
  ...{ businessId: null, latitude: null, longitude: null },
};
const at = (time: string, turns = [turn]) =>
  renderToString(
    <ClockContext value={new PageClock(momentInAdana('2026-11-26', time))}>
      <Router ssrPath="/search">
        <DutyAnswer duty={{ service: 'pharmacy', turns } as never} district={undefined} />
      </Router>
    </ClockContext>,
  );

test('a search that stays open says nothing of a duty that has ended, and leads to the next', () => {
  expect(at('08:29')).toContain('Ada Eczanesi');
  const over = at('08:30');
  expect(over).not.toContain('Ada Eczanesi');
  expect(over).toMatch(/Bu nöbet bitti[\s\S]*href="\/nobetci-eczane"/);
  expect(at('08:30', [])).toContain('listesi burada bilinmiyor');
});
