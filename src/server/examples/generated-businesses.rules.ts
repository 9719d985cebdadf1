import { withFeatures } from '#contract/attributes/attributes.ts';
import { PRICE_RANGES } from '#contract/businesses/businesses.ts';
import { unsaidTexts } from '#server/businesses/fields.ts';
import { categoryNames } from '#server/imports/rows/category.rules.ts';
import type { BusinessFromFile } from '#server/imports/rows/row.rules.ts';
import { madeUpBranch, madeUpName } from './generated-names.rules.ts';
import { madeUpPlace } from './generated-places.rules.ts';
import { type MadeUpReview, madeUpReviews } from './generated-reviews.rules.ts';
import { DESCRIPTIONS, wordsByCategory } from './generated-words.rules.ts';
import { type Draw, runningSums, seededDraw } from './seeded-draw.rules.ts';

export interface GeneratedBusiness extends BusinessFromFile {
  key: string;
  /** Published so long before today. */
  daysAgo: number;
  reviews: MadeUpReview[];
}

const listOf = (text: string, sign = ',') => text.split(sign).map((word) => word.trim());
const descriptions = listOf(DESCRIPTIONS, '|');
const categorySums = runningSums(categoryNames.map((name) => wordsByCategory[name].share));

/** About six years, more of them lately. */
const MOST_DAYS_AGO = 2200;

/** 0322 1xx xx xx: local numbers never begin with 1, so no real telephone rings. */
function phoneOf(number: number): { phone: string; phoneKeys: string[] } {
  const local = `1${String(number % 1_000_000).padStart(6, '0')}`;
  const phone = `0322 ${local.slice(0, 3)} ${local.slice(3, 5)} ${local.slice(5)}`;
  return { phone, phoneKeys: [`+90322${local}`] };
}

function priceOf(draw: Draw, prices: (typeof wordsByCategory)['Oteller']['prices']) {
  if (prices === null || prices === 'Ücretsiz') return prices;
  return draw.weighted(PRICE_RANGES, runningSums(prices));
}

/**
 * Believable businesses for measuring with volume: the same for the same seed, as many of each category,
 * in each neighbourhood and as much talked about as in a city. `key` is stable, so that a second run
 * adds nothing.
 */
export function* generateBusinesses(count: number, seed: number): Generator<GeneratedBusiness> {
  const draw = seededDraw(seed);
  for (let number = 1; number <= count; number += 1) {
    const category = draw.weighted(categoryNames, categorySums);
    const words = wordsByCategory[category];
    const [kind = '', kindInName = kind] = draw.of(listOf(words.kinds)).split('/');
    const { name: neighbourhood, district, latitude, longitude } = madeUpPlace(draw);
    const branch = madeUpBranch(draw, category, neighbourhood);
    const street = 1 + Math.floor(draw.random() * 900);
    const daysAgo = Math.floor(draw.random() ** 1.7 * MOST_DAYS_AGO);
    const made = {
      ...unsaidTexts,
      key: `uretilen-${seed}-${number}`,
      name: branch?.name ?? madeUpName(draw, kindInName, neighbourhood),
      category,
      subcategory: branch?.kind ?? kind,
      description: draw.chance(0.7) ? draw.of(descriptions) : null,
      address: `${neighbourhood} Mah. ${street}. Sok. No: ${1 + (number % 180)}, ${district} / Adana`,
      neighbourhood,
      district,
      latitude,
      longitude,
      ...phoneOf(seed * 100_003 + number),
      email: null,
      ramadanHours: null,
      specialDays: [],
      priceRange: priceOf(draw, words.prices),
      hours: draw.chance(0.9) ? draw.of(words.hours) : null,
      features: listOf(words.features).filter(() => draw.chance(0.5)),
      images: [],
      isOpen: draw.chance(0.99),
      cid: null,
      daysAgo,
      reviews: madeUpReviews(draw, { talk: words.talk, daysAgo }),
    };
    yield { ...made, attributes: withFeatures({}, made.features) };
  }
}
