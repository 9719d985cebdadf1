import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { Business } from '#contract/businesses/businesses.ts';
import type { PriceList } from '#contract/businesses/price-list.ts';
import type { Site } from '#contract/city/city.ts';
import { ClockContext, PageClock } from '#web/browser/clock-context.ts';
import { SiteContext } from '#web/browser/site-context.ts';
import { businessPricesTexts as texts } from '#web/texts/business-prices.ts';
import { BusinessPrices } from './BusinessPrices.tsx';

const list = {
  ...{ id: 7, name: 'Nar', category: 'Restoranlar', address: 'Reşatbey', district: 'Seyhan' },
  ...{ phone: null, lines: [{ heading: null, name: 'Çay', price: 15 }], on: '2026-11-20' },
  ...{ by: 'owner', isOld: false, photos: [] },
} satisfies PriceList;
const business = {
  ...{ id: 7, name: 'Nar', categorySlug: 'restoranlar', kind: null, images: [], hours: null },
  ...{ specialDays: {}, holidays: [], isOpen: true },
} as Partial<Business> as Business;
const photo = {
  ...{ src: '/api/objects/a', width: 800, height: 1000, placeholder: '', hasAvif: false },
  ...{ pricesOn: '2026-11-03', isOld: false },
};
const shown = (more: Partial<PriceList>) =>
  renderToString(
    <Router ssrPath="/business/7/fiyatlar">
      <ClockContext value={new PageClock(new Date('2026-11-25T12:00:00+03:00'))}>
        <SiteContext value={{ publicUrl: 'http://test' } as Site}>
          <BusinessPrices
            list={{ ...list, ...more }}
            business={business}
            trail={null}
            open={null}
            call={null}
            large={{ linkTo: () => ({ href: '/large' }), viewer: null }}
          />
        </SiteContext>
      </ClockContext>
    </Router>,
  );

test('prices have their day and whose word they are; old ones say that they may be others by now', () => {
  expect(shown({})).toContain('20 Kasım 2026');
  expect(shown({})).not.toContain(texts.old);
  expect(shown({ isOld: true })).toContain(texts.old);
  expect(shown({})).toContain(texts.by.owner);
  expect(shown({ by: 'team' })).toContain(texts.by.team);
  for (const word of Object.values(texts.by)) expect(shown({ by: 'list' })).not.toContain(word);
});

test('photos have each their own day, and doubt what is old by it', () => {
  const old = { ...photo, src: '/api/objects/b', pricesOn: '2026-03-01', isOld: true };
  const both = shown({ photos: [photo, old] });
  for (const day of ['20 Kasım 2026', '3 Kasım 2026', '1 Mart 2026'])
    expect(both).toContain(texts.on(day));
  expect(both.split(texts.old)).toHaveLength(2);
  const alone = shown({ lines: [], on: '2026-11-03', photos: [photo] });
  expect(alone.split('3 Kasım 2026')).toHaveLength(3);
  expect(alone).not.toContain(texts.by.owner);
  expect(alone).toContain('href="/large"');
  expect(shown({})).not.toContain(texts.photos);
});
