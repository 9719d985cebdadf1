import { expect, test } from 'vitest';
import {
  ADVERTISE_DISCOUNTS,
  ADVERTISE_PACKAGES,
  ADVERTISE_PERIOD_DAYS,
  ADVERTISE_REQUEST_PACKAGES,
  PROMOTION,
  SALES_CONTACT_HOURS,
} from '#contract/advertising/advertising.ts';
import * as businesses from '#contract/businesses/businesses.ts';
import { CITY_FACTS, DEFAULT_SHARE_TITLE, NOT_FOUND_TEXT } from '#contract/city/city.ts';
import { DISTRICTS } from '#contract/city/districts.ts';
import * as imports from '#contract/imports/imports.ts';
import * as timings from '#contract/interface-timings.ts';
import * as maps from '#contract/maps/maps.ts';
import * as owners from '#contract/owners/owners.ts';
import {
  STATISTICS_DAYS,
  TOP_COUNTRIES,
  TOP_PAGES,
} from '#contract/statistics/visitor-statistics.ts';
import * as uploads from '#contract/uploads.ts';

// Specification 9, line by line. The numbers are written out here on purpose: this is the one place
// where the contract is compared with the specification.

test('the five districts, in their order', () => {
  expect(DISTRICTS).toEqual(['Seyhan', 'Yüreğir', 'Çukurova', 'Sarıçam', 'Karaisalı']);
});

test('delays of the interface', () => {
  expect(timings.POPUP_DELAY_MS).toBe(5000);
  expect(timings.COPY_CONFIRMATION_MS).toBe(2000);
  expect(timings.INSTAGRAM_TOAST_MS).toBe(5000);
  expect(timings.VERIFICATION_NOTICE_MS).toBe(8000);
  expect(timings.RELOAD_AFTER_PACKAGE_ERROR_MS).toBe(2000);
  expect(timings.TOOLTIP_DELAY_MS).toBe(700);
  expect(timings.TOOLTIP_SKIP_DELAY_MS).toBe(300);
  expect(timings.TOAST_DURATION_MS).toBe(5000);
  expect(timings.SHARE_WINDOW).toEqual({ width: 600, height: 400 });
});

test('how many of each a page shows', () => {
  expect(businesses.HOME_FEATURED).toBe(3);
  expect(businesses.HOME_RESTAURANTS).toBe(4);
  expect(businesses.HOME_HOTELS).toBe(3);
  expect(businesses.HOME_CAFES).toBe(4);
  expect(businesses.STRUCTURED_LIST_LENGTH).toBe(10);
  expect(businesses.DETAIL_IMAGES).toEqual({ first: 2, last: 7 });
  expect(businesses.DETAIL_FEATURES).toBe(3);
  expect(timings.SEARCH_SKELETONS).toBe(6);
});

test('pictures, files and statistics', () => {
  expect(uploads.MAX_IMAGES).toBe(5);
  expect(uploads.MAX_IMAGE_BYTES).toBe(10_485_760);
  expect(uploads.IMAGE_TOO_MANY).toBe('Maksimum 5 görsel yükleyebilirsiniz');
  expect(uploads.imageTooLarge('kapi.jpg')).toBe('kapi.jpg çok büyük (maksimum 10MB)');
  expect(imports.CSV_PREVIEW_ROWS).toBe(5);
  expect([TOP_COUNTRIES, TOP_PAGES, STATISTICS_DAYS]).toEqual([5, 5, 7]);
  expect(owners.OWNER_ANALYTICS_DAYS).toBe(30);
});

test('defaults of a new business', () => {
  expect(businesses.DEFAULT_HOURS).toEqual({ 'mon-sun': '09:00-18:00' });
  expect(businesses.DEFAULT_IS_OPEN).toBe(true);
  expect(businesses.DEFAULT_PRICE_RANGE).toBe('₺₺');
  expect(businesses.PRICE_RANGE_WORDS).toEqual({
    '₺': 'Uygun',
    '₺₺': 'Orta',
    '₺₺₺': 'Pahalı',
    Ücretsiz: 'Ücretsiz',
  });
  expect(businesses.DEFAULT_SUBMITTER_NAME).toBe('Mevcut İşletme');
});

test('the map', () => {
  expect(maps.MAP_CENTER).toEqual({ latitude: 37, longitude: 35.32 });
  expect(maps.MAP_ZOOM).toBe(12);
  expect(maps.DETAIL_MAP_ZOOM).toBe(16);
  expect(maps.GEOLOCATION_ZOOM).toBe(15);
});

test('sort options, rating first', () => {
  expect(businesses.SORTS).toEqual(['rating', 'name', 'reviews']);
  expect(businesses.DEFAULT_SORT).toBe('rating');
});

test('owner plans, in TL per month', () => {
  const { free, basic, premium } = owners.OWNER_PLANS;
  expect([free.priceTl, basic.priceTl, premium.priceTl]).toEqual([0, 99, 199]);
  expect([free.photos, basic.photos, premium.photos]).toEqual([5, 20, null]);
  expect(owners.REVIEW_WORKING_DAYS).toEqual({ min: 1, max: 3 });
});

test('the two price lists of advertising', () => {
  const { free, basic, premium, enterprise } = ADVERTISE_PACKAGES;
  const prices = [free.priceTl, basic.priceTl, premium.priceTl, enterprise.priceTl];
  expect(prices).toEqual([0, 299, 599, 1299]);
  expect(free.isUnlimited).toBe(true);
  expect(premium.isMostPopular).toBe(true);
  expect(ADVERTISE_PERIOD_DAYS).toBe(30);
  expect(ADVERTISE_DISCOUNTS).toEqual({ 1: 0, 3: 10, 6: 15, 12: 20 });
  expect(ADVERTISE_REQUEST_PACKAGES.basic.priceTlPerMonth).toBe(500);
  expect(ADVERTISE_REQUEST_PACKAGES.premium.priceTlPerMonth).toBe(1200);
  expect(ADVERTISE_REQUEST_PACKAGES.enterprise.priceTlPerMonth).toBe(2500);
  expect(PROMOTION).toEqual({ valueTl: 299, dueTodayTl: 0, days: 30, months: 1 });
});

test('promises of time', () => {
  expect(SALES_CONTACT_HOURS).toBe(24);
  expect(owners.FIRST_ANSWER_HOURS).toBe(24);
  expect(owners.INFO_UPDATE_WORKING_DAYS).toBe(2);
});

test('stated facts and fixed texts', () => {
  expect(CITY_FACTS).toEqual({
    businesses: '500+',
    monthlyVisitors: '50.000+',
    categories: 12,
    districts: 5,
    foundedYear: 2024,
  });
  expect(DEFAULT_SHARE_TITLE).toBe('Lezzet ve Kültürün Başkenti');
  expect(NOT_FOUND_TEXT).toBe('404 Page Not Found');
});
