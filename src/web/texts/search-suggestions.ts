/** Words of the list under a search field. */
export const searchSuggestionTexts = {
  label: 'Öneriler',
  recent: 'Son aramalarınız',
  words: 'Aramalar',
  categories: 'Kategoriler',
  districts: 'İlçeler',
  businesses: 'İşletmeler',
  searchFor: (words: string) => `“${words}” için ara`,
  clear: 'Son aramaları temizle',
  remove: 'Son aramalardan sil',
  removeByKey: 'Silmek için Delete tuşu',
  count: (count: number) => `${count} öneri var. Yukarı ve aşağı oklarla gezebilirsiniz.`,
} as const;
