import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { RelatedBusiness } from '#contract/businesses/related-businesses.ts';
import { openSentence } from '#contract/calendar/opening-hours.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { ClockContext, PageClock } from '#web/browser/clock-context.ts';
import { relatedWith } from './RelatedSections.tsx';

const business = (id: number, hours: string): RelatedBusiness => ({
  ...{ id, hours, name: `Komşu ${id}`, category: 'Kafeler', categorySlug: 'kafeler' },
  ...{ kind: null, district: 'Seyhan', rating: '4.5', reviewCount: 3, priceRange: null },
  ...{ phone: null, isOpen: true, specialDays: {}, holidays: [], distance: 300 },
  ...{ isFeatured: false, isExample: false, images: [], pictures: [] },
});
const similar = [
  business(1, '{"mon-sun":"09:00-18:00"}'),
  business(2, '{"mon-sun":"11:00-23:30"}'),
];

const Walks = relatedWith(({ business: { name }, walk }) => `${name}: ${walk ?? 'yürünmez'}`);
const Sections = relatedWith(({ business: { name }, state }) => `${name}: ${openSentence(state)}`);

/** As the server writes it at a time of Monday in Adana. */
function writtenAt(time: string) {
  const clock = new PageClock(new Date(`2026-11-16T${time}:00+03:00`));
  const markup = renderToString(
    <Router ssrPath="/business/3">
      <ClockContext value={clock}>
        <Sections similar={similar} nearby={[]} />
      </ClockContext>
    </Router>,
  );
  return { markup, endsAt: clock.endsAt };
}

test('what the server writes of other businesses holds until the day is over', () => {
  const morning = writtenAt('07:30');
  expect(morning.markup).toContain('Bugün 09.00–18.00');
  expect(morning.endsAt).toEqual(new Date('2026-11-17T00:00:00+03:00'));
  expect(writtenAt('17:45')).toEqual(morning);
});

test('the walk is said of what is near, not of what is alike', () => {
  const [one, other] = similar as [RelatedBusiness, RelatedBusiness];
  const nearby = [other, { ...other, id: 4, name: 'Komşu 4', distance: null }];
  const { text } = screenWithApi(
    <ClockContext value={new PageClock(new Date('2026-11-16T07:30:00+03:00'))}>
      <Walks similar={[one]} nearby={nearby} />
    </ClockContext>,
  );
  expect(text()).toMatch(/Komşu 1: yürünmez.*Komşu 2: .*5 dk.*Komşu 4: yürünmez/);
});
