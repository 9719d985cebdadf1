import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { ClockContext, PageClock } from '#web/browser/clock-context.ts';
import { BusinessCard } from './BusinessCard.tsx';
import type { CardBusiness } from './business-list.ts';

const business: CardBusiness = {
  ...{ id: 1001, name: 'Beşte Ciğer', category: 'Restoranlar', categorySlug: 'restoranlar' },
  ...{ kind: 'Ciğerci', motif: 'ciger', district: 'Seyhan', rating: '0.0', reviewCount: 0 },
  ...{ priceRange: null, phone: null, hours: '{"mon-sun":"05:00-12:00"}', specialDays: {} },
  ...{ holidays: [], isOpen: true, isFeatured: false, isExample: false },
};
const at = (time: string) => new PageClock(new Date(`2026-11-25T${time}:00+03:00`));
const card = (fields: Partial<CardBusiness>, clock: PageClock, then?: string) =>
  renderToString(
    <Router ssrPath="/">
      <ClockContext value={clock}>
        <BusinessCard business={{ ...business, ...fields }} then={then} />
      </ClockContext>
    </Router>,
  );

const holiday = {
  ...{ name: 'Ramazan Bayramı', isBayram: true },
  ...{ from: '2026-11-25T00:00', until: '2026-11-26T00:00' },
};

test.each([
  ['08:00', {}, 'badge-open', 'open'],
  ['11:30', {}, 'badge-closing', 'closing_soon'],
  ['12:00', {}, 'badge-closed', 'closed'],
  ['08:00', { isOpen: false }, 'badge-closed', 'closed'],
  ['08:00', { hours: null }, 'badge-neutral', undefined],
  ['08:00', { holidays: [holiday] }, 'badge-neutral', undefined],
])('at %s with %o the picture says what the words say: %s', (time, fields, badge, light) => {
  const html = card(fields, at(time));
  expect(html).toContain(badge);
  expect(html.match(/#shop-(open|closing_soon|closed)"/)?.[1]).toBe(light);
});

test('the cached page ends when words and picture change', () => {
  const clock = at('08:00');
  card({}, clock);
  expect(clock.endsAt).toEqual(new Date('2026-11-25T11:00:00+03:00'));
});

test('on a page of another day it tells of that day, and that holds', () => {
  const clock = at('08:00');
  const specialDays = { '2027-01-01': '13:00-19:00' };
  const html = card({ specialDays }, clock, '2027-01-01T15:00:00+03:00');
  expect(html).toContain('Açık · 19.00’a kadar');
  expect(html).toContain('#shop-open"');
  expect(clock.endsAt).toBeUndefined();
});

test('a real photo wins: no drawing and no letter on it', () => {
  const photo = { image: '/x', src: '/x-640.webp', srcSet: '', width: 640, height: 400 };
  const html = card({ photo: photo as unknown as CardBusiness['photo'] }, at('08:00'));
  expect(html).toContain('<img');
  expect(html).not.toMatch(/<svg class="scene|<text/);
});
