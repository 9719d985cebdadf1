/** Words of the list under a search field. */
export const searchSuggestionTexts = {
  label: 'Öneriler',
  recent: 'Son aramalarınız',
  /** Before a letter is typed: what this hour is about. */
  kindsOfHour: 'Bu saatte aranan',
  kinds: 'Türler',
  ways: 'Hemen bakın',
  wayTo: { open: 'Şu an açık', duty: 'Nöbetçi eczaneler', holiday: 'Bayramda ve tatilde açık' },
  words: 'Aramalar',
  categories: 'Kategoriler',
  places: 'Yerler',
  neighbourhoodOf: (district: string) => `Mahalle, ${district}`,
  districts: 'İlçeler',
  businesses: 'İşletmeler',
  searchFor: (words: string) => `“${words}” için ara`,
  clear: 'Son aramaları temizle',
  remove: 'Son aramalardan sil',
  removeByKey: 'Silmek için Delete tuşu',
  businessesThere: 'işletme',
  count: (count: number) => `${count} öneri var. Yukarı ve aşağı oklarla gezebilirsiniz.`,
} as const;
