// The words of every list of businesses, and of the page of all of them. Plain data; pages draw it.

import type { Sort } from '#contract/businesses/businesses.ts';
import { MIDDLING } from '#contract/businesses/rating-order.ts';
import { CITY_NAME } from '#contract/city/city.ts';
import { formatRating } from '#contract/text/numbers.ts';

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

/** Why a list stands as it does; `MIDDLING` and `weightedRating` say the same to the server. */
export const orderTexts = {
  title: 'Neden bu sırada?',
  byWords:
    'Önce adı, sonra türü, sonra özellikleri ya da açıklaması aradığınıza uyanlar gelir. Uyanların arasında sırayı puan belirler.',
  rules: [
    'Puana göre sıralarken kaç kişinin değerlendirdiğine de bakarız: bir kişinin verdiği 5,0, yüz kişinin verdiği 4,6’nın önüne geçmez.',
    `Hesabı şöyle: (puan × değerlendirme sayısı + ${formatRating(MIDDLING.rating)} × ${MIDDLING.votes}) ÷ (değerlendirme sayısı + ${MIDDLING.votes}). Kartta yazan puan ise değerlendirmelerin düz ortalamasıdır.`,
    'Hesap eşit çıkarsa çok değerlendirilen, o da eşitse ücretli üyeliği olan önce gelir.',
  ],
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
