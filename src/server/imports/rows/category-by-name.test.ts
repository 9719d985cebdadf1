import { expect, test } from 'vitest';
import { categoryOfName } from './category-by-name.rules.ts';

test('a name that ends with its kind tells the category', () => {
  const seen: Record<string, string> = {
    'Güneş Eczanesi': 'Sağlık',
    'Özel Ortopedia Hastanesi': 'Sağlık',
    'YILDIZ KUAFÖR': 'Güzellik',
    'Mola Cafe & Restaurant': 'Restoranlar',
    'Seyhan Otel': 'Oteller',
    'Öz Oto Yıkama': 'Otomotiv',
    'Merkez Oto': 'Otomotiv',
    'Beyaz Gelinlik Ltd. Şti.': 'Gelinlik',
    'Şirin Pastanesi Çukurova Şubesi': 'Kafeler',
    'Atatürk Anadolu Lisesi': 'Eğitim',
    'Gol Halı Saha': 'Spor',
    'Çamlık Mesire Alanı': 'Piknik Alanları',
    'Öz Yapı Market': 'Alışveriş',
    'Yaren Meyhanesi': 'Barlar',
  };
  for (const [name, category] of Object.entries(seen)) {
    expect([name, categoryOfName(name)]).toEqual([name, category]);
  }
});

test('a title, a trade or a known sign in front tells it too', () => {
  expect(categoryOfName('Op. Dr. Ayşe Ak')).toBe('Sağlık');
  expect(categoryOfName('Dt. Ali Veli')).toBe('Sağlık');
  expect(categoryOfName('Kuaför Metin')).toBe('Güzellik');
  expect(categoryOfName('Adana Hilton Sa')).toBe('Oteller');
  expect(categoryOfName('Migros Jet Reşatbey')).toBe('Alışveriş');
  expect(categoryOfName('Dr. Kebap')).toBe('Restoranlar');
});

test('a name that leaves a doubt tells nothing', () => {
  for (const name of [
    'Bulutlar',
    'Eczane',
    'Ak Yumurta',
    'Kuaför Malzemeleri Merkezi',
    'Park Otel Mobilya San. Ltd. Şti.',
    'Aydilek Lastik Kaplama San. Tic.',
    'Eczane Deposu A.Ş.',
    'Adana Eczacı Odası',
    'Otelciler Derneği',
    'Güney Matbaası',
    'Netral Elektrik',
    '',
  ]) {
    expect([name, categoryOfName(name)]).toEqual([name, undefined]);
  }
});
