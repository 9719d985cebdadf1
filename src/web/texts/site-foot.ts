/** Words of the footer alone. */
export const siteFootTexts = {
  pricing: 'Fiyatlar',
  adExamples: 'Yayındaki Reklamlar',
  becomePremium: 'Premium Ol',
  statistics: 'Ziyaretçi İstatistikleri',
  contact: 'İletişim ve künye',
  cookies: 'Çerezler',
  changeConsent: 'Çerez tercihim',
  support: 'Destek',
  weddingCalculator: 'Düğün Bütçesi Hesaplayıcı',
  footerNavigation: 'Sayfa sonu bağlantıları',
  guideTitle: 'Rehber',
  ownersTitle: 'İşletmeler için',
  legalTitle: 'Yasal',
  contactTitle: 'Bize yazın',
  socialTitle: 'Bizi takip edin',
  facts: (businesses: string, districts: number, foundedYear: number) =>
    `${businesses} işletme, ${districts} ilçe. ${foundedYear}’ten beri.`,
  rights: (year: number, siteName: string) => `© ${year} ${siteName}`,
  farewell: 'Yolunuz hep Adana’ya çıksın.',
} as const;
