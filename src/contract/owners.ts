/** What an owner's plan costs and opens (specification 9). Prices in TL per month; `photos: null` is unlimited. */
export const OWNER_PLANS = {
  free: {
    priceTl: 0,
    photos: 5,
    benefits: ['Temel listeleme', '5 fotoğraf', 'Temel istatistikler'],
  },
  basic: {
    priceTl: 99,
    photos: 20,
    benefits: ['Öncelikli listeleme', '20 fotoğraf', 'Ayrıntılı analiz', 'Müşteri mesajları'],
  },
  premium: {
    priceTl: 199,
    photos: null,
    benefits: [
      'Öne çıkan listeleme',
      'Sınırsız fotoğraf',
      'Gelişmiş analiz',
      'Reklam desteği',
      'Öncelikli destek',
    ],
  },
} as const;
export type OwnerPlan = keyof typeof OWNER_PLANS;

/** Working days an application is reviewed in. */
export const REVIEW_WORKING_DAYS = { min: 1, max: 3 } as const;
/** Hours until the first answer to an application (FAQ; decisions, Contradictions). */
export const FIRST_ANSWER_HOURS = 24;
/** Working days until a changed information is published. */
export const INFO_UPDATE_WORKING_DAYS = 2;
/** Days the owner's statistics look back. */
export const OWNER_ANALYTICS_DAYS = 30;
