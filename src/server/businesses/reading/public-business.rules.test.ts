import { expect, test } from 'vitest';
import { toBusiness } from './public-business.rules.ts';

const HOLIDAY = { name: 'x', isBayram: true, from: '2026-03-19T13:00', until: '2026-03-23T00:00' };
const ROW = {
  ...{ id: 7, name: 'Köşe', attributes: { otopark: false }, images: [] as string[] },
  features: ['Teras', 'Otoparksız'],
  ...{ kindSlug: null, kindName: null, schemaTypes: null, motif: null, onHolidays: 'unsure' },
  ...{ email: 'kose@example.com', isEmailShown: true, pictures: null, specialDays: null },
  ...{ specialDayNames: null, approvedAt: null, submittedAt: new Date('2026-11-20T09:00:00Z') },
};
type Row = Parameters<typeof toBusiness>[0];
const businessOf = (more: object) => toBusiness({ ...ROW, ...more } as unknown as Row, [HOLIDAY]);

test('what a row lacks is empty, what the public has no need of is gone', () => {
  expect(businessOf({})).toEqual({
    ...{ id: 7, name: 'Köşe', images: [], kind: null, email: 'kose@example.com', pictures: [] },
    attributes: [{ slug: 'otopark', name: 'Otopark', has: false, text: 'Otopark yok' }],
    features: ['Teras', 'Otoparksız'],
    ...{ specialDays: {}, specialDayNames: {}, holidays: [HOLIDAY] },
    ...{ submittedAt: '2026-11-20T09:00:00.000Z', approvedAt: null },
  });
});

test('what one of its features says of it is named beside it', () => {
  const { attributes } = businessOf({ attributes: { teras: true, asansor: true } });
  expect(attributes).toEqual([
    { slug: 'asansor', name: 'Asansör', has: true, text: 'Asansör' },
    { slug: 'teras', name: 'Teras', has: true, text: 'Teras', ownWord: 'Teras' },
  ]);
});

test('what a row has is there', () => {
  const kind = {
    kindSlug: 'kebapci',
    kindName: 'Kebapçı',
    schemaTypes: 'Restaurant Store',
    motif: 'et',
  };
  const day = { '2026-12-31': 'kapalı' };
  const more = { ...kind, specialDays: day, specialDayNames: day, pictures: [{ id: 1 }] };
  expect(businessOf({ ...more, approvedAt: new Date('2026-11-21T09:00:00Z') })).toMatchObject({
    kind: { slug: 'kebapci', name: 'Kebapçı', schemaTypes: ['Restaurant', 'Store'], motif: 'et' },
    ...{ specialDays: day, specialDayNames: day, pictures: [{ id: 1 }] },
    approvedAt: '2026-11-21T09:00:00.000Z',
  });
  const bare = { slug: 'kebapci', name: '', schemaTypes: [], motif: '' };
  expect(businessOf({ kindSlug: 'kebapci' }).kind).toEqual(bare);
});

test('an e-mail address is shown only where its submitter agreed', () => {
  expect(businessOf({ isEmailShown: false }).email).toBeNull();
});

test('a kind that is open on holidays leaves nobody in doubt', () => {
  expect(businessOf({ onHolidays: 'open' }).holidays).toEqual([]);
});

test('a photo of prices is none of the place', () => {
  const [menu, front] = [{ src: '/a', pricesOn: '2026-11-03' }, { src: '/b' }];
  const { images, pictures } = businessOf({ images: ['/a', '/b'], pictures: [menu, front] });
  expect({ images, pictures }).toEqual({ images: ['/b'], pictures: [front] });
});

test('pictures come from here alone', () => {
  const own = ['/resim/1.webp', '/a//b.webp'];
  const others = [
    '//example.com/1.webp',
    '/\\example.com/1.webp',
    'https://example.com/1.webp',
    'data:x',
    'x/1.webp',
  ];
  expect(businessOf({ images: [...own, ...others] }).images).toEqual(own);
});
