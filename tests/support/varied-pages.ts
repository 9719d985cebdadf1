import type { Site } from '#contract/city/city.ts';
import { CITY_FACTS } from '#contract/city/city.ts';

export const site: Site = {
  ...{ name: 'Adana Rehberi', publicUrl: 'https://rehber.example', socialUrls: [] },
  ...{ facts: CITY_FACTS, mapStyleUrl: '/style.json', contactEmail: 'ilet@rehber.example' },
  categories: [
    { name: 'Restoranlar', slug: 'restoranlar' },
    { name: 'Kafeler', slug: 'kafeler' },
  ],
};

const business = {
  ...{ id: 7, name: 'Kıyı Ocakbaşı', category: 'Restoranlar', categorySlug: 'restoranlar' },
  ...{ address: '62002 Sok. No: 4', district: 'Seyhan', phone: '0322 591 26 41' },
  ...{ latitude: '36.99480000', longitude: '35.33420000', whatsapp: '0532 111 22 33' },
  ...{ rating: '4.2', reviewCount: 130, images: ['/a.webp', '/b.webp', '/c.webp'], pictures: [] },
  ...{ hours: '{"mon-sat":"09:00-18:00","sun":"kapalı"}', subcategory: 'Ocakbaşı' },
  specialDays: { '2026-11-21': '10:00-14:00' },
  specialDayNames: { '2026-11-21': 'Açılış' },
  kind: { slug: 'ocakbasi', name: 'Ocakbaşı', plural: 'Ocakbaşılar', motif: 'sis' },
  holidays: [
    {
      ...{ name: 'Ramazan Bayramı', from: '2026-11-22T13:00', until: '2026-11-26T00:00' },
      isBayram: true,
    },
  ],
  ...{ description: 'Odun ateşinde kebap.', website: 'https://kiyi.example' },
  ...{ email: 'kiyi@ornek.example', instagram: 'kiyi', priceRange: '₺₺', features: ['Teras'] },
  attributes: [{ slug: 'otopark', name: 'Otopark', has: true, text: 'Otopark var' }],
  facts: [{ fact: 'hours', by: 'owner', on: '2026-11-01' }],
  questions: [{ slug: 'otopark', text: 'Otoparkı var mı?' }],
  ...{ isOpen: true, isFeatured: false, isExample: false, hasOwner: true, takesMessages: true },
  ...{ takesReservations: true, status: 'approved', emailVerified: true },
  ...{ submittedAt: '2026-11-01T09:00:00.000Z', approvedAt: '2026-11-02T09:00:00.000Z' },
};
const review = {
  ...{ id: 3, businessId: 7, author: 'Mehmet G.', rating: 4, title: 'Akşam', content: 'Güzeldi.' },
  ...{ images: [], pictures: [], isVerified: false, isExample: false, helpfulCount: 2 },
  ...{ ownerAnswer: 'Bekleriz.', ownerAnsweredAt: '2026-11-19T09:00:00.000Z' },
  ...{ ownerAnswerEditedAt: null, createdAt: '2026-11-18T09:00:00.000Z' },
};

const found = { ...business, distance: 850 };
const facets = {
  category: [{ value: 'Restoranlar', count: 3 }],
  district: [{ value: 'Seyhan', count: 3 }],
  ...{ price: [], rating: [], within: [], features: [{ value: 'Teras', count: 2 }], open: 2 },
};
const answer = {
  ...{ items: [found], total: 1, page: 1, pageCount: 1, words: 'kebap', noun: null, unasked: [] },
  readings: [{ kind: 'district', words: 'seyhan', value: 'Seyhan' }],
  ...{ meant: null, wouldMean: null, facets, loosen: [], lack: null, unknownPlace: null },
  ...{ isBeyond: false, opensNext: null, duty: null, nearest: [], best: null, cheapest: [] },
  ...{ validUntil: null, shown: null },
};
const turn = {
  ...{ id: 4, district: 'Seyhan', name: 'Nar Eczanesi', address: 'Nar 5', phone: '0322 591 26 41' },
  ...{ startsAt: '2026-11-20T05:30:00.000Z', endsAt: '2026-11-21T05:30:00.000Z' },
  ...{ businessId: 9, latitude: 37, longitude: 35.3 },
};

/** What pages are made from, by the names of the calls; what is not here is made from what the contract says. */
export const answersOfPages: Record<string, unknown> = {
  listLiveAds: [],
  getBusiness: business,
  getClosedBusiness: undefined,
  listReviewsOfBusiness: [review],
  summarizeReviews: { rating: '4.2', count: 130, stars: [10, 0, 0, 20, 100] },
  listBusinesses: [business],
  listBusinessesOfCategory: [business],
  listBusinessesOfNeighbourhood: [business],
  listFeaturedBusinesses: [business],
  searchDirectory: answer,
  getCategory: {
    ...{ id: 2, name: 'Kafeler', slug: 'kafeler', icon: 'tea-glass', color: '#123456' },
    ...{ description: 'Çay ve kahve.', businessCount: 31, isHidden: false },
  },
  getNeighbourhood: {
    ...{ district: 'Seyhan', name: 'Reşatbey', slug: 'resatbey', count: 31, openCount: 12 },
    ...{ openUntil: null, isCentreLearnt: false, centre: null, outline: null, around: [] },
    categories: [{ name: 'Kafeler', slug: 'kafeler', count: 9 }],
    ...{ neighbours: [{ district: 'Yüreğir', name: 'Köprülü', slug: 'koprulu' }], dots: [] },
  },
  '/search?q=qqxx searchDirectory': {
    ...{ ...answer, items: [], total: 0, words: 'qqxx', nearest: [found] },
    loosen: [{ drop: 'district', total: 4 }],
    lack: { missing: ['qqxx'], found: ['kebap'], isKind: false, isPart: true },
  },
  listOpenThisHour: {
    ...{ from: 11, kinds: ['Lokantalar'], items: [found], isOfDuty: false, opensNext: null },
    validUntil: '2026-11-20T10:00:00.000Z',
  },
  listDuty: {
    ...{ official: { name: 'Eczacı Odası', href: 'https://oda.example' }, turns: [turn] },
  },
  listDailyStatistics: [
    {
      ...{ date: '2026-11-19', totalVisits: 31, uniqueVisitors: 20, countries: '{"TR":18,"":2}' },
      topPages: '{"/":12,"/business/7":9,"/account":5,"other":3}',
    },
  ],
};

/** Each with the calls whose answers are varied, and in them what is not. */
export const pagesToVary: Record<string, Record<string, RegExp>> = {
  ...Object.fromEntries(
    [
      '/advertise',
      '/advertise-request',
      '/advertisement-examples',
      '/category/kafeler',
      '/open-now',
      '/bayramda-acik',
      '/new-businesses',
      '/map',
      '/contact',
      '/acik-veri',
      '/login',
      '/verify-email',
      '/business-owner-register',
      '/add-business',
      '/yok',
    ].map((href) => [href, {}]),
  ),
  '/business/7': {
    getBusiness: /^(?:kind|holidays)/,
    listReviewsOfBusiness: /picture/,
    summarizeReviews: /x^/,
  },
  '/businesses': { listBusinesses: /kind|pictures|submitted|approved/ },
  '/search?q=kebap': { searchDirectory: /^(?:items|nearest|facets|duty|readings)/ },
  '/search?q=qqxx': { searchDirectory: /^(?:items|nearest|facets|duty|readings)/ },
  '/nobetci-eczane': { listDuty: /x^/ },
  '/business/7/fiyatlar': { getPriceList: /x^/ },
  '/analytics': { listDailyStatistics: /: empty$/ },
  '/mahalle/seyhan/resatbey': { getNeighbourhood: /outline|around|dots/ },
  '/category/kafeler': { getCategory: /x^/, listBusinessesOfCategory: /.../ },
  '/': { listOpenThisHour: /items/ },
};
