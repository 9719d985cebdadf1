import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Business } from '#contract/businesses/businesses.ts';
import { businessDetailTexts } from '#web/texts/business-detail.ts';
import { FeatureList } from './FeatureList.tsx';

const linesOf = (business: Pick<Business, 'attributes' | 'features'>) => {
  const markup = renderToString(<FeatureList business={business as Business} />);
  return [...markup.matchAll(/<span class="min-w-0">([^<]*)/g)].map(([, text]) => text);
};
const said = (name: string, has: boolean, text = has ? name : `${name} yok`) => ({
  ...{ slug: name, name, has, text },
});

test('what it has, what it says itself, what it has not; what is said twice stands once', () => {
  const attributes = [
    { ...said('Klima', true), ownWord: 'Klimalı salon' },
    said('Otopark', true),
    said('Alkollü içecek', false, 'Alkolsüz'),
  ];
  const features = ['Bahçe', 'Teras', 'Vale', 'Klimalı salon', 'Közde kahve'];
  const lines = ['Otopark', 'Klimalı salon', 'Közde kahve', 'Alkolsüz'];
  expect(linesOf({ attributes, features })).toEqual(lines);
});

test('what nobody knows is not said', () => {
  expect(linesOf({ attributes: [], features: ['Bahçe', 'Teras', 'Vale'] })).toEqual([]);
  expect(linesOf({ attributes: [], features: ['Bahçe', 'Teras', 'Vale', 'Ud'] })).toEqual(['Ud']);
});

test('what stands below the name is not said again; what says otherwise is', () => {
  const attributes = [{ ...said('Otopark', true), ownWord: 'OTOPARK' }];
  const features = ['Bahçe', 'OTOPARK', 'alkolsüz', 'Ud'];
  expect(linesOf({ attributes, features })).toEqual(['Ud']);
  expect(linesOf({ attributes: [said('Bahçe', false)], features })).toEqual(['Ud', 'Bahçe yok']);
});

test('what only the business says itself are further features', () => {
  const headingOf = (attributes: Business['attributes']) =>
    renderToString(
      <FeatureList business={{ attributes, features: ['a', 'b', 'c', 'Ud'] } as never} />,
    ).match(/<h\d[^>]*>([^<]*)/)?.[1];
  expect(headingOf([])).toBe(businessDetailTexts.moreFeatures);
  expect(headingOf([said('Otopark', true)] as never)).toBe(businessDetailTexts.attributes);
});
