import { expect, test } from 'vitest';
import { AdContent, adHref, sceneIn } from './live-ads.ts';

const links = {
  socialMedia: { instagram: 'https://instagram.com/nar', facebook: 'https://facebook.com/nar' },
  customLandingPage: 'https://nar.example',
};

test('half an ad may be kept; what is left empty is not there', () => {
  expect(AdContent.parse({})).toEqual({ title: '', description: '', features: [] });
  expect(AdContent.parse({ image: '', customLandingPage: '', features: ['Vale', ' '] })).toEqual({
    ...{ title: '', description: '', features: ['Vale'] },
    ...{ image: undefined, customLandingPage: undefined },
  });
  for (const customLandingPage of ['http://nar.example', 'https://localhost', 'nar.example'])
    expect(AdContent.safeParse({ customLandingPage }).success).toBe(false);
});

test('an ad leads to its own page, else to that of its business, else to where it is at home', () => {
  const content = AdContent.parse(links);
  expect(adHref({ content, businessId: 7 })).toBe('https://nar.example');
  const { customLandingPage: _, ...without } = content;
  expect(adHref({ content: without, businessId: 7 })).toBe('/business/7');
  expect(adHref({ content: without, businessId: null })).toBe('https://instagram.com/nar');
  const { instagram: _none, ...socialMedia } = content.socialMedia ?? {};
  expect(adHref({ content: { ...without, socialMedia }, businessId: null })).toBe(
    'https://facebook.com/nar',
  );
  expect(adHref({ content: AdContent.parse({}), businessId: null })).toBeUndefined();
});

test('a picture may be one of our drawings', () => {
  expect(sceneIn('scene:kafeler')).toBe('kafeler');
  expect(sceneIn('/api/objects/1')).toBeUndefined();
  expect(sceneIn(undefined)).toBeUndefined();
});
