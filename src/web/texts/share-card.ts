/** The few words on a picture for sharing. */
export const shareCardTexts = {
  place: (city: string, district?: string) => (district ? `${district}, ${city}` : city),
  count: (total: string) => `${total} işletme`,
  reviews: (count: string) => `${count} değerlendirme`,
};
