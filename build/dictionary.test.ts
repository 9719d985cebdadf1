import { expect, test } from 'vitest';
import { listLiveAds } from '../src/contract/advertising/live-ads.ts';
import type { Endpoint } from '../src/contract/api/endpoint.ts';
import {
  getBusiness,
  listBusinessesOfCategory,
  listFeaturedBusinesses,
} from '../src/contract/businesses/businesses.ts';
import { listRelatedBusinesses } from '../src/contract/businesses/related-businesses.ts';
import { getCategory, listCategories } from '../src/contract/categories/categories.ts';
import { countDistrictsOfCategory } from '../src/contract/categories/category-districts.ts';
import { countKindsOfCategory } from '../src/contract/kinds/kinds.ts';
import { getNeighbourhoodOfBusiness } from '../src/contract/places/neighbourhoods.ts';
import { listReviewsOfBusiness, summarizeReviews } from '../src/contract/reviews.ts';
import { listOpenThisHour } from '../src/contract/search/open-this-hour.ts';
import { dictionaryFile, makeDictionary } from './dictionary.ts';
import { answerTo } from './dictionary-answers.ts';

test.each<[Endpoint, string]>([
  [getBusiness, '/api/businesses/1000'],
  [listReviewsOfBusiness, '/api/businesses/1000/reviews'],
  [summarizeReviews, '/api/businesses/1000/reviews/summary'],
  [listRelatedBusinesses, '/api/businesses/1000/related'],
  [getNeighbourhoodOfBusiness, '/api/businesses/1000/neighbourhood'],
  [listFeaturedBusinesses, '/api/businesses/featured'],
  [listBusinessesOfCategory, '/api/businesses/category/Kafeler'],
  [countDistrictsOfCategory, '/api/businesses/category/Kafeler/districts'],
  [listCategories, '/api/categories'],
  [getCategory, '/api/categories/kafeler'],
  [countKindsOfCategory, '/api/categories/kafeler/kinds'],
  [listOpenThisHour, '/api/search/open-this-hour'],
  [listLiveAds, '/api/live-ads'],
])('what is made up for $path is what it answers', ({ output }, path) => {
  expect(output.safeParse(answerTo(path)).error).toBeUndefined();
});

const FRAME = '<nav class="frame"><a href="/">Ana sayfa</a><a href="/map">Harita</a></nav>';
const OWN = 'Hangi mahallede, saat kaçta, ne arıyorsunuz?';

async function made(write: (href: string) => string) {
  const render = async ({ href }: { href: string }) => ({
    ...{ status: 200, html: write(href), endsAt: undefined },
  });
  return (await makeDictionary({ render, assets: {} as never })).toString();
}

test('what pages have in common stands in it once, and their own words with it', async () => {
  const text = await made(
    (href) => `${FRAME}${href === '/' ? `<p>${OWN}</p>` : ''}<h1>${href}</h1>`,
  );
  expect(text.split(FRAME)).toHaveLength(2);
  expect(text.split(OWN)).toHaveLength(2);
  expect(text.endsWith('<h1>/business/1000</h1>'), 'the page that is opened most is last').toBe(
    true,
  );
});

test('the same words have the same name, others another', async () => {
  const [one, same, other] = [FRAME, FRAME, OWN].map((text) => dictionaryFile(Buffer.from(text)));
  expect(one).toBe(same);
  expect(one).toMatch(/^dictionary-[\w-]{8}\.dat$/);
  expect(one).not.toBe(other);
});
