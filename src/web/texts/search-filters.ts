// The words of the filters beside a search. They come late: texts/search.ts does without them.
import type { NumberFilter } from '#contract/search/number-filters.ts';
import type { SearchSort } from '#contract/search/search.ts';
import { decimal } from './search.ts';

export const filterTexts = {
  title: 'Filtreler',
  close: 'Filtreleri kapat',
  show: (total: string) => `${total} işletmeyi göster`,
  showNone: 'Sonuca dön',
  clear: 'Temizle',
  apply: 'Uygula',
  unit: 'işletme',
  open: 'Çalışma saati',
  openNow: 'Şu an açık',
  day: 'Açık olacağı gün',
  anyDay: 'Başka gün ve saat...',
  hour: 'Saat',
  at: (time: string) => `Saat ${time}`,
  today: (day: string) => `Bugün, ${day}`,
  tomorrow: (day: string) => `Yarın, ${day}`,
  price: 'Fiyat',
  prices: { uygun: '₺ Uygun', orta: '₺₺ Orta', pahali: '₺₺₺ Pahalı', ucretsiz: 'Ücretsiz' },
  numbers: {
    rating: { label: 'Puan', choice: (stars) => `${decimal(stars)} ve üstü` },
    within: { label: 'Uzaklık', choice: (kilometres) => `${decimal(kilometres)} km` },
  } satisfies Record<NumberFilter, { label: string; choice: (chosen: number) => string }>,
  features: 'Özellikler',
  distanceHint: 'Konumunuzu paylaşırsanız size yakın olanları gösterebiliriz.',
  anything: 'Fark etmez',
  sort: 'Sıralama',
  sorts: {
    relevance: 'En uygun',
    rating: 'En yüksek puan',
    reviews: 'En çok değerlendirilen',
    name: 'Ada göre (A–Z)',
    newest: 'En yeni',
    distance: 'En yakın',
  } satisfies Record<SearchSort, string>,
  usualSort: 'Önerilen sıra',
};

/** The visitor's place. */
export const placeTexts = {
  use: 'Konumumu kullan',
  asking: 'Konumunuz bulunuyor...',
  forget: 'Konumumu unut',
  needed: 'Size yakın olanlar için konumunuz gerekiyor',
  neededText:
    'Yerinizi 100 metre kadar yuvarlar, yalnızca bu aramanın adresinde taşırız; dilediğinizde kaldırırsınız.',
  unsupported: 'Konum servisi bu tarayıcıda desteklenmiyor',
  failed: 'Konum bilgisi alınamadı',
  farAway: 'Adana’nın dışında görünüyorsunuz; uzaklığı yalnızca Adana içinde hesaplayabiliyoruz.',
};
