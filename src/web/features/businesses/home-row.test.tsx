import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { ClockContext, PageClock } from '#web/browser/clock-context.ts';
import { homeTexts } from '#web/texts/home.ts';
import type { CardBusiness } from './business-list.ts';
import { HomeRow } from './HomeRow.tsx';

const texts = homeTexts.restaurants;
const business: CardBusiness = {
  ...{ id: 1001, name: 'Beşte Ciğer', category: 'Restoranlar', categorySlug: 'restoranlar' },
  ...{ kind: 'Ciğerci', motif: 'ciger', district: 'Seyhan', rating: '0.0', reviewCount: 0 },
  ...{ priceRange: null, phone: null, hours: null, specialDays: {} },
  ...{ holidays: [], isOpen: true, isFeatured: false, isExample: false },
};
const photo = { image: '/x', src: '/x-640.webp', srcSet: '', width: 640, height: 400 };
const row = (businesses: CardBusiness[]) =>
  renderToString(
    <Router ssrPath="/">
      <ClockContext value={new PageClock(new Date('2026-11-25T12:00:00+03:00'))}>
        <HomeRow texts={texts} businesses={businesses} heart={() => null} />
      </ClockContext>
    </Router>,
  );

test('a block without a business says so, and leads nowhere', () => {
  const html = row([]);
  expect(html).toContain(texts.heading);
  expect(html).toContain(texts.empty);
  expect(html).not.toContain(texts.seeAll.label);
});

test('the way to all of them says of what, also in a list of links', () => {
  const [, words] = />(Tümünü Gör.*?)<svg/.exec(row([business])) ?? [];
  expect(words?.replaceAll(/<[^>]*>/g, '')).toBe(`${texts.seeAll.label}: ${texts.heading}`);
});

test('of one rail all have the same shape, with a photo or without', () => {
  const withPhoto = { ...business, id: 1002, photo: photo as unknown as CardBusiness['photo'] };
  const shapes = [...row([business, withPhoto]).matchAll(/<article[^>]* class="([^"]*)"/g)];
  expect(shapes).toHaveLength(2);
  expect(new Set(shapes.map(([, shape]) => shape)).size).toBe(1);
});
