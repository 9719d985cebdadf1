// What stands below a business: others like it, and what else is a walk away.
export const relatedTexts = {
  similar: 'Benzer işletmeler',
  nearby: 'Yakınında',
  nearbyLead: 'Buraya kadar gelmişken yürüyerek gidilecek yerler.',
  place: (kind: string, district: string) => `${kind} · ${district}`,
  rating: (rating: string) => `5 üzerinden ${rating} puan`,
  reviews: (count: string) => `${count} değerlendirme`,
  noReviews: 'Henüz değerlendirme yok',
  price: (word: string) => `Fiyat: ${word}`,
  walk: (minutes: number) => `yürüyerek ${minutes} dk`,
};
