import { expect, test } from 'vitest';
import { DISTRICTS } from '#contract/city/districts.ts';
import { categoryTexts } from './category.ts';
import { categoryDescription } from './category-description.ts';
import { kindOf, kindsOf } from './category-kinds.ts';

const twelve = {
  restoranlar: ['Restoranlar', 'Restoranlar', 'restoran'],
  oteller: ['Oteller', 'Oteller', 'otel'],
  kafeler: ['Kafeler', 'Kafeler', 'kafe'],
  barlar: ['Barlar', 'Barlar', 'bar'],
  gelinlik: ['Gelinlik', 'Gelinlikçiler', 'gelinlikçi'],
  piknik: ['Piknik Alanları', 'Piknik Alanları', 'piknik alanı'],
  saglik: ['Sağlık', 'Sağlık Kuruluşları', 'sağlık kuruluşu'],
  guzellik: ['Güzellik', 'Güzellik Salonları', 'güzellik salonu'],
  alisveris: ['Alışveriş', 'Alışveriş Yerleri', 'alışveriş yeri'],
  spor: ['Spor', 'Spor Tesisleri', 'spor tesisi'],
  egitim: ['Eğitim', 'Eğitim Kurumları', 'eğitim kurumu'],
  otomotiv: ['Otomotiv', 'Otomotiv İşletmeleri', 'otomotiv işletmesi'],
};

test('each of the twelve is called by what its businesses are', () => {
  for (const [slug, [name = '', many, one]] of Object.entries(twelve)) {
    expect([kindsOf({ name, slug }), kindOf({ slug })], slug).toEqual([many, one]);
  }
});

test('a category of the team, or one it renamed, says itself what it holds', () => {
  expect(kindsOf({ name: 'Fırıncılar', slug: 'firincilar' })).toBe('Fırıncılar');
  expect(kindsOf({ name: 'Hizmet', slug: 'hizmet' })).toBe('Hizmet İşletmeleri');
  expect(kindOf({ slug: 'hizmet' })).toBe('işletme');
  expect(kindsOf({ name: 'Düğün Evleri', slug: 'gelinlik' })).toBe('Düğün Evleri');
  expect(kindsOf({ name: 'x', slug: 'constructor' })).toBe('x İşletmeleri');
});

test('every district carries its own ending', () => {
  const category = { name: 'Kafeler', slug: 'kafeler' };
  expect(DISTRICTS.map((district) => categoryTexts.districtTitle(category, district))).toEqual([
    'Seyhan’daki Kafeler',
    'Yüreğir’deki Kafeler',
    'Çukurova’daki Kafeler',
    'Sarıçam’daki Kafeler',
    'Karaisalı’daki Kafeler',
  ]);
});

test('the description of a district fills a search result, whatever the best is called', () => {
  for (const [slug, [name = '']] of Object.entries(twelve)) {
    for (const best of [undefined, 'Ela', 'Ela '.repeat(30).trim()]) {
      const known = best === undefined ? undefined : { name: best, rating: '4.8', reviewCount: 12 };
      for (const district of DISTRICTS) {
        const category = { name, slug, description: null, businessCount: 90 };
        const asked = { name: district, total: 14, best: known };
        const text = categoryDescription(category, asked);
        expect(text).toContain(`14 ${kindOf({ slug })}`);
        expect(text).not.toMatch(/\s{2}|^\s|\s$/);
        expect(text.length, text).toBeGreaterThanOrEqual(110);
        expect(text.length, text).toBeLessThanOrEqual(165);
      }
    }
  }
});

test('a category without words of its own is told too', () => {
  const category = { name: 'Hizmetler', slug: 'hizmetler', description: null, businessCount: 0 };
  const text = categoryDescription(category);
  expect(text).toMatch(/^Adana’da Hizmetler: 0 işletme\. Şu an hangisi açık/);
  expect(text.length).toBeGreaterThanOrEqual(110);
  expect(text.length).toBeLessThanOrEqual(160);
});

test('the text of a district says what is true: how many, and who is best where somebody rated', () => {
  const category = { name: 'Spor', slug: 'spor' };
  const best = { name: 'Halı Saha', rating: '4.8', reviewCount: 12 };
  expect(categoryTexts.districtLead(category, 'Yüreğir', 1214, best)).toBe(
    'Yüreğir’de rehbere giren 1.214 spor tesisi var. En beğenileni 4,8 puanla Halı Saha.',
  );
  expect(categoryTexts.districtLead(category, 'Yüreğir', 3, { ...best, reviewCount: 0 })).toBe(
    'Yüreğir’de rehbere giren 3 spor tesisi var.',
  );
  expect(categoryTexts.districtLead(category, 'Karaisalı', 0)).toBe(
    'Karaisalı’da henüz spor tesisi eklenmemiş.',
  );
});
