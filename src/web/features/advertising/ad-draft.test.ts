import { expect, test } from 'vitest';
import type { ModeratedAd } from '#contract/advertising/moderated-ads.ts';
import { begunOn, contentOf, draftOf, fieldOf } from './ad-draft.ts';

const asked = {
  ...{ packageType: 'premium', duration: 3, adContent: null, business: null },
  ...{ startDate: null, endDate: null, totalCost: 1617.3 },
} as ModeratedAd;
/** Half past midnight of the 21st in Adana. */
const now = new Date('2026-11-20T21:30:00Z');

test('the days of an ad are proposed by the months that were asked for, of thirty days each', () => {
  const days = (ad: Partial<ModeratedAd>) => {
    const { startDate, endDate } = draftOf({ ...asked, ...ad }, now);
    return [startDate, endDate];
  };
  expect(days({})).toEqual(['2026-11-21', '2027-02-19']);
  expect(days({ duration: 1 })).toEqual(['2026-11-21', '2026-12-21']);
  expect(days({ duration: 12 })).toEqual(['2026-11-21', '2027-11-16']);
  expect(days({ packageType: 'free', duration: 1 }), 'without limit').toEqual([
    ...['2026-11-21', '2036-09-29'],
  ]);
  expect(days({ startDate: '2026-12-01', endDate: '2026-12-05' }), 'what is set stays').toEqual([
    ...['2026-12-01', '2026-12-05'],
  ]);
});

test('another first day takes the last along, unless somebody chose that one', () => {
  const proposed = draftOf(asked, now);
  const later = { startDate: '2026-12-01', endDate: '2027-03-01' };
  expect(begunOn(asked, proposed, '2026-12-01')).toEqual(later);
  expect(begunOn(asked, { ...proposed, endDate: '2027-03-31' }, '2026-12-01')).toEqual({
    ...{ ...later, endDate: '2027-03-31' },
  });
  expect(begunOn(asked, proposed, ''), 'while it is being typed').toEqual({
    ...{ startDate: '', endDate: '' },
  });
  expect(begunOn(asked, { ...proposed, startDate: '', endDate: '' }, '2026-12-01')).toEqual(later);
});

test('a content holds what its package has, and nothing beyond', () => {
  const draft = {
    ...draftOf(asked, now),
    ...{ title: ' Köz başında ', description: 'Canlı müzik.', features: 'Teras\n\n Otopark ' },
    ...{ scene: 'kafeler', instagram: 'https://instagram.com/kose' },
    ...{ customLandingPage: 'https://kose.example', apiNote: 'Randevu' },
  };
  const words = {
    ...{ title: 'Köz başında', description: 'Canlı müzik.', features: ['Teras', 'Otopark'] },
    image: 'scene:kafeler',
  };
  const socialMedia = { instagram: 'https://instagram.com/kose' };
  expect(contentOf(draft, 'basic')).toEqual(words);
  expect(contentOf(draft, 'premium')).toEqual({ ...words, socialMedia });
  expect(contentOf(draft, 'enterprise')).toEqual({
    ...{ ...words, socialMedia, customLandingPage: 'https://kose.example' },
    apiIntegration: { note: 'Randevu' },
  });
});

test.each([
  ['adContent.title', 'title'],
  ['adContent.socialMedia.instagram', 'instagram'],
  ['adContent.apiIntegration.link', 'apiLink'],
  ['adContent.features.2', 'features'],
  ['businessId', 'business'],
  ['endDate', 'endDate'],
])('a problem of %s stands beside %s', (path, field) => {
  expect(fieldOf(path)).toBe(field);
});

test('a drawing is no picture that was sent, and a picture is no drawing', () => {
  const content = (image: string) => ({
    ...asked,
    adContent: { title: 'Nar', features: [], image },
  });
  const drawn = draftOf(content('scene:sis') as never, now);
  expect([drawn.scene, drawn.image]).toEqual(['sis', undefined]);
  const sent = draftOf(content('/api/objects/uploads/a') as never, now);
  expect([sent.scene, sent.image]).toEqual(['', '/api/objects/uploads/a']);
});
