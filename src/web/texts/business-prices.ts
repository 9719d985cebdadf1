// The words of /business/{id}/fiyatlar and of the owner's form for it.

export const businessPricesTexts = {
  title: 'Fiyatlar',
  headTitle: (name: string) => `${name} fiyatları`,
  description: (name: string, on: string) => `${name} fiyat listesi, ${on} günkü fiyatlarla.`,
  notFoundTitle: 'Fiyat listesi yok',
  notFoundText: 'Bu işletme fiyat listesi vermemiş ya da kaldırmış.',
  notGiven: (name: string) => `${name} fiyatlarını buraya yazmamış. En iyisi kendilerine sormak.`,
  /** `'Fiyatlar: 3 Kasım 2026'` */
  on: (day: string) => `Fiyatlar: ${day}`,
  by: { owner: 'sahibi yazdı', team: 'rehber ekibi yazdı' },
  old: 'Altı aydan eski: değişmiş olabilir, sorun.',
  toBusiness: 'İşletmenin sayfası',
  print: 'Yazdır',
  code: 'Bu listenin karekodu',
  photos: 'Fotoğraf olarak',
  photo: (day: string) => `Fiyat listesinin fotoğrafı, ${day}`,
  photoBy: 'sahibi bildirdi',
};

export const priceFormTexts = {
  title: 'Fiyat listesi',
  lead: 'Sayfanızda bugünün tarihiyle görünür, “en ucuz dürüm” diye arayan da bulur. Yazdırıp kapıya ve masaya koyun; üstünde karekodu var.',
  label: 'Ürünler ve fiyatları',
  hint: 'Her satıra bir ürün, sonuna fiyatı: “Adana dürüm 180”. Fiyatsız satır başlık olur: “Dürümler”.',
  placeholder: 'Dürümler\nAdana dürüm 180\nCiğer dürüm 160',
  save: 'Kaydet ve yayımla',
  saved: 'Fiyatlarınız yayında',
  savedText: (lines: number) => `${lines} satır, bugünün tarihiyle.`,
  removed: 'Fiyat listesini kaldırdık',
  removedText: 'Sayfanızda artık görünmüyor.',
  stands: (day: string) => `Yayında: ${day} tarihli`,
  again: 'Değişmediyse de kaydedin: tarihi bugün olur.',
  open: 'Listeyi aç ve yazdır',
  summary: 'Düzeltilecek yer var',
};

export const pricePhotosTexts = {
  title: 'Fotoğrafla fiyat listesi',
  lead: 'Menünüzün ya da fiyat listenizin fotoğrafı varsa işaretleyin, hangi günün fiyatları olduğunu yazın. Fiyat sayfanızda o günle görünür; kapakta ve öteki fotoğrafların arasında çıkmaz.',
  none: 'Menünüzün ya da fiyat listenizin fotoğrafını önce fotoğraflarınıza ekleyin, sonra burada gününü yazın.',
  add: 'Fotoğraf ekle',
  photo: (number: number) => `${number}. fotoğraf`,
  isPrices: (number: number) => `${number}. fotoğraf bir fiyat listesi`,
  day: (number: number) => `${number}. fotoğraftaki fiyatlar hangi günün?`,
  dayMissing: 'İşaretlediğiniz her fotoğrafa fiyatların gününü yazın',
  save: 'Fotoğrafları kaydet',
  open: 'Fiyat sayfasını aç ve yazdır',
};
