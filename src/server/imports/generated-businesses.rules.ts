import { PRICE_RANGES } from '#contract/businesses.ts';
import { DISTRICT_OUTLINES, districtAt } from '#contract/district-outlines.ts';
import { DISTRICTS, type District } from '#contract/districts.ts';
import { categoryNames } from './category.rules.ts';
import {
  DESCRIPTIONS,
  FIRST_WORDS,
  SECOND_WORDS,
  wordsByCategory,
} from './generated-words.rules.ts';
import { neighbourhoodNames } from './place.rules.ts';
import type { BusinessFromFile } from './row.rules.ts';

export type GeneratedBusiness = BusinessFromFile & { key: string };

/** The same numbers for the same seed on every machine (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const listOf = (text: string, sign = ',') => text.split(sign).map((word) => word.trim());
const firstWords = listOf(FIRST_WORDS);
const secondWords = listOf(SECOND_WORDS);
const descriptions = listOf(DESCRIPTIONS, '|');

/** Of every ten businesses of the city, about this many stand in each district. */
const DISTRICT_SHARES: readonly District[] = [
  'Seyhan',
  'Seyhan',
  'Seyhan',
  'Seyhan',
  'Çukurova',
  'Çukurova',
  'Çukurova',
  'Yüreğir',
  'Yüreğir',
  'Sarıçam',
];
/** Karaisalı is a small town: every 25th. */
const KARAISALI_EVERY = 25;

function pinIn(district: District, random: () => number): { latitude: number; longitude: number } {
  const outline = DISTRICT_OUTLINES[district];
  const longitudes = outline.map(([longitude]) => longitude);
  const latitudes = outline.map(([, latitude]) => latitude);
  const between = (values: number[]) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return Number((low + random() * (high - low)).toFixed(6));
  };
  for (;;) {
    const pin = { latitude: between(latitudes), longitude: between(longitudes) };
    if (districtAt(pin.latitude, pin.longitude) === district) return pin;
  }
}

/** 0322 1xx xx xx: local numbers never begin with 1, so no real telephone rings. */
function phoneOf(number: number): { phone: string; phoneKeys: string[] } {
  const local = `1${String(number % 1_000_000).padStart(6, '0')}`;
  const phone = `0322 ${local.slice(0, 3)} ${local.slice(3, 5)} ${local.slice(5)}`;
  return { phone, phoneKeys: [`+90322${local}`] };
}

/**
 * Believable businesses for measuring with volume: the same for the same seed, spread over the five
 * districts and the twelve categories. `key` is stable, so that a second run adds nothing.
 */
export function* generateBusinesses(count: number, seed: number): Generator<GeneratedBusiness> {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  for (let number = 1; number <= count; number += 1) {
    const category = pick(categoryNames);
    const words = wordsByCategory[category];
    const [kind = '', kindInName = kind] = pick(listOf(words.kinds)).split('/');
    const district = number % KARAISALI_EVERY === 0 ? DISTRICTS[4] : pick(DISTRICT_SHARES);
    const neighbourhood = pick(neighbourhoodNames(district));
    const name = [pick(firstWords), random() < 0.6 ? pick(secondWords) : '', kindInName]
      .filter(Boolean)
      .join(' ');
    const street = 1 + Math.floor(random() * 900);
    yield {
      key: `uretilen-${seed}-${number}`,
      name,
      category,
      subcategory: kind,
      description: random() < 0.7 ? pick(descriptions) : null,
      address: `${neighbourhood} Mah. ${street}. Sok. No: ${1 + (number % 180)}, ${district} / Adana`,
      neighbourhood,
      district,
      ...pinIn(district, random),
      ...phoneOf(seed * 100_003 + number),
      email: null,
      website: null,
      priceRange: pick(PRICE_RANGES.slice(0, 3)),
      hours: random() < 0.9 ? pick(words.hours) : null,
      features: listOf(words.features).filter(() => random() < 0.5),
      images: [],
      isOpen: random() < 0.99,
      cid: null,
    };
  }
}
