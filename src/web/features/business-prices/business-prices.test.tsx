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
  ...{ by: 'owner', isOld: false },
} satisfies PriceList;
const business = {
  ...{ id: 7, name: 'Nar', categorySlug: 'restoranlar', kind: null, images: [], hours: null },
  ...{ specialDays: {}, holidays: [], isOpen: true },
} as Partial<Business> as Business;
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
