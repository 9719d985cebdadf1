/** Words of the reviews on a business's page. */
export const reviewsTexts = {
  title: 'Değerlendirmeler',
  count: (count: string) => `${count} değerlendirme`,
  rating: (rating: string) => `5 üzerinden ${rating} puan`,
  distribution: 'Yıldızlara göre dağılım',
  starsRow: (stars: number, count: string) => `${stars} yıldız: ${count} değerlendirme`,
  example: 'Örnek',
  exampleNote: 'Örnek değerlendirmeler gerçek kişilerin görüşü değildir.',
  verified: 'Ziyareti doğrulandı',
  showAll: (count: string) => `Tümünü göster (${count})`,
  emptyTitle: 'Henüz değerlendirme yok',
  emptyText: 'Uğrayanların yazdıkları yayımlandıkça burada durur.',
} as const;
