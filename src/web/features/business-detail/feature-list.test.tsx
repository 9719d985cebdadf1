import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Business } from '#contract/businesses/businesses.ts';
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
