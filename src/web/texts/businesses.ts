// The words of every list of businesses, and of the page of all of them. Plain data; pages draw it.

import type { Sort } from '#contract/businesses/businesses.ts';
import { CITY_NAME } from '#contract/city/city.ts';

const sorts: Record<Sort, string> = {
  rating: 'En yüksek puan',
  name: 'Ada göre (A–Z)',
  reviews: 'En çok değerlendirilen',
};

/** A card and the list around it. */
export const businessTexts = {
  featured: 'Öne Çıkan',
  example: 'Örnek',
  place: (category: string, district: string) => `${category} · ${district}`,
  ratingLabel: (rating: string) => `5 üzerinden ${rating} puan`,
  reviews: (count: string) => `${count} değerlendirme`,
  noReviews: 'Henüz değerlendirme yok',
  priceLabel: (word: string) => `Fiyat: ${word}`,
  distanceLabel: 'Uzaklık:',
  loading: 'İşletmeler yükleniyor...',
};

/** Filters, sort and pages of a list. */
export const listTexts = {
  filters: 'Listeyi daraltın',
  categoryLabel: 'Kategori',
  allCategories: 'Tüm kategoriler',
  districtLabel: 'İlçe',
  allDistricts: 'Tüm ilçeler',
  sortLabel: 'Sıralama',
  sorts,
  apply: 'Uygula',
  clear: 'Filtreleri temizle',
  remove: (filter: string) => `${filter} filtresini kaldır`,
  found: (count: string) => `${count} işletme bulundu`,
  emptyTitle: 'Bu kriterlere uygun işletme bulunamadı',
  emptyText: 'Filtrelerinizi değiştirmeyi deneyin',
  /** Where no filter is set. */
  noneYet: 'Buraya henüz kimse eklenmedi. Bildiğiniz bir yer varsa ilk siz ekleyin.',
  addOne: 'İşletme Ekle',
  bestNow: 'Şu an açık, en beğenilenler',
  others: 'Ötekiler, puana göre',
  onMap: 'Haritada gör',
  pages: {
    pages: 'Sayfalar',
    previous: 'Önceki sayfa',
    next: 'Sonraki sayfa',
    page: (page: number) => `Sayfa ${page}`,
  },
  breadcrumbs: 'Buradasınız',
  home: 'Ana sayfa',
};

/** /businesses */
export const businessesTexts = {
  title: 'Tüm İşletmeler',
  headTitle: `${CITY_NAME}’nın Tüm İşletmeleri`,
  lead: 'Bütün kategoriler, beş ilçe, tek liste. Kategori ya da ilçe seçin, sıra sizde.',
  newest: 'En yenilere bak',
  description:
    'Adana’nın bütün işletmeleri tek listede: puanı, açık mı kapalı mı, hangi ilçede. Kategoriye ve ilçeye göre süzün, puana ya da ada göre sıralayın.',
};
