/** Words of /favorites and of a shared list. */
export const favoritesTexts = {
  title: 'Favorilerim',
  description: 'Kaydettiğiniz işletmeler bir arada: puanları, açık mı kapalı mı, hangi ilçede.',
  remove: (name: string) => `Favorilerden kaldır: ${name}`,
  removed: 'İşletme favorilerden kaldırıldı',

  loading: 'Favorileriniz yükleniyor...',
  needsScript:
    'Favoriler JavaScript ile çalışır; tarayıcınızda kapalı görünüyor. Aramak, gezmek ve telefon etmek onsuz da olur.',
  failedTitle: 'Favorileriniz yüklenemedi',
  failedText: 'Bağlantınızı kontrol edip yeniden deneyin; kaydettikleriniz duruyor.',
  emptyTitle: 'Henüz favoriniz yok.',
  emptyText: 'Kalbe dokunun, burada dursun.',
  toBusinesses: 'İşletmelere göz atın',
  toMap: 'Haritada gezinin',

  summary: 'Özet',
  total: 'Favori',
  categories: 'Kategori',
  average: 'Ortalama puan',
  noAverage: 'Henüz yok',
  list: 'Kaydettiğiniz işletmeler',
  closed: 'Bu işletme kapandı.',
  hidden: 'Bu işletme şu anda yayında değil.',
  gone: (name: string) => `${name} listenizden çıktı.`,
  undo: 'Geri al',
  undoOf: (name: string) => `Geri al: ${name}`,
  undoFailed: 'Geri alınamadı',

  guestTitle: 'Favorileriniz şimdilik bu tarayıcıda',
  guestText: 'Giriş yaparsanız her cihazınızda aynı listeyi bulursunuz.',
  signIn: 'Giriş Yap',

  shareTitle: 'Listenizi paylaşın',
  shareTitleOf: (name: string) => `“${name}” listesini paylaşın`,
  shareText:
    'Bağlantısı olan herkes listedeki yerleri görebilir; adınız ve notlarınız görünmez. Dilediğinizde geri çekersiniz.',
  shareOpen: 'Paylaşma bağlantısı oluştur',
  shareOn: 'Bu liste bağlantısı olan herkese açık; adınız ve notlarınız görünmüyor.',
  withdraw: 'Bağlantıyı geri çek',
  withdrawn: 'Bağlantı geri çekildi',
  withdrawnText: 'Eski bağlantı artık hiçbir yere çıkmaz.',
  shareFailed: 'İşlem başarısız oldu',

  sharedTitle: 'Paylaşılan Favoriler',
  sharedDescription: 'Adana’dan birinin sizinle paylaştığı favori işletmeler.',
  sharedLead: 'Birinin sevdiği yerler. Beğendiğiniz olursa kalbe dokunup kendi listenize ekleyin.',
  sharedLoading: 'Liste yükleniyor...',
  sharedFailure: {
    failedTitle: 'Liste yüklenemedi',
  },
  sharedEmpty: 'Bu listede şu anda bir işletme yok.',
  sharedGoneTitle: 'Bu bağlantı artık geçerli değil',
  sharedGoneText: 'Listeyi paylaşan bağlantıyı geri çekmiş olabilir. Yenisini ondan isteyin.',
};
