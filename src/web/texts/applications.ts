/** Words of 'Başvurularım'. */
export const applicationsTexts = {
  title: 'Başvurularım',
  description: 'Gönderdikleriniz nerede, sırada ne var: işletmeler, başvurular, rezervasyonlar.',
  lead: 'Gönderdiğiniz her şey ve şu anda nerede olduğu.',
  loading: 'Başvurularınız yükleniyor...',
  failedTitle: 'Başvurularınız yüklenemedi',
  failedText: 'Bağlantınızı kontrol edip yeniden deneyin; gönderdikleriniz bizde duruyor.',
  again: 'Yeniden dene',
  strangerTitle: 'Başvurularınız sizi bekliyor',
  strangerText:
    'Eklediğiniz işletmeleri, sahiplik başvurularınızı, rezervasyonlarınızı ve bildirimlerinizi burada izlersiniz. Gönderirken yazdığınız e-postayla giriş yapmanız yeterli; giriş yapmadan gönderdikleriniz de burada görünür.',
  signIn: 'Giriş yap',
  needsScript: 'Bu sayfa için tarayıcınızda JavaScript’in açık olması gerekiyor.',
  emptyTitle: 'Henüz bir şey göndermediniz',
  emptyText:
    'İşletme eklediğinizde, rezervasyon istediğinizde ya da bir hata bildirdiğinizde burada görünür.',
  addBusiness: 'İşletme Ekle',
  toBusinesses: 'İşletmelere göz atın',

  sections: {
    submissions: 'İşletmelerim',
    claims: 'Sahiplik başvurularım',
    reservations: 'Rezervasyonlarım',
    reports: 'Bildirimlerim',
    reviews: 'Değerlendirmelerim',
  },
  history: 'Neler oldu?',
  sent: 'Gönderildi',
  reason: 'Nedeni',
  question: 'Ekibimizin sorusu',
  documents: (names: string) => `Belgeler: ${names}`,

  toPage: 'Sayfasını aç',
  edit: 'Düzelt ve yeniden gönder',
  editPending: 'Düzenle',
  sendToReview: 'İncelemeye gönder',
  resend: 'Onay bağlantısını yeniden gönder',
  resent: 'Onay bağlantısı',
  toReviewTitle: 'İncelemeye girdi',
  claimAgain: 'Yeniden başvur',
  withdraw: 'Başvuruyu geri çek',
  withdrawTitle: 'Başvurunuz geri çekilsin mi?',
  withdrawText:
    'Başvurunuz kapanır, belgeleriniz silinir. Dilerseniz sonra yeniden başvurabilirsiniz.',
  withdrawNow: 'Evet, geri çek',
  withdrawn: { title: 'Başvurunuz geri çekildi', description: 'Belgeleriniz silinecek.' },
  cancel: 'Rezervasyondan vazgeç',
  cancelTitle: 'Rezervasyondan vazgeçilsin mi?',
  cancelText: 'İşletmeye haber veririz. Fikriniz değişirse yeniden istek gönderebilirsiniz.',
  cancelNow: 'Evet, vazgeç',
  cancelled: { title: 'Rezervasyondan vazgeçtiniz', description: 'İşletmeye haber verdik.' },
  anotherTime: 'Başka bir zaman seç',
  editReview: 'Değerlendirmenize git',
  keep: 'Kalsın',
  close: 'Kapat',
  actionFailed: 'Bu kez olmadı',
  people: (count: number) => `${count} kişi`,
  aboutReview: (name: string) => `${name}: bir değerlendirme`,
  suggestion: (text: string) => `Doğrusu: ${text}`,
  stars: (count: number) => `${count} yıldız`,
} as const;

/** What a state is called, and what it means for the person. */
export const stateTexts = {
  submission: {
    email_pending: [
      'E-posta onayı bekleniyor',
      'İncelemeye girmesi için e-posta adresinin doğrulanması gerekiyor.',
    ],
    pending: ['İncelemede', 'Ekibimiz bakıyor; sonucu e-postayla da yazarız.'],
    approved: ['Yayında', ''],
    rejected: ['Onaylanmadı', 'Düzeltip yeniden gönderebilirsiniz; yazdıklarınız duruyor.'],
    suspended: ['Yayından alındı', 'Sayfası şu anda görünmüyor.'],
    closed: ['Kapandı', ''],
    merged: ['Birleştirildi', 'Aynı işletmenin öbür kaydıyla birleştirdik.'],
  },
  claim: {
    pending: [
      'İncelemede',
      'İlk yanıt 24 saat içinde, sonuç en geç 3 iş günü içinde; e-postayla da yazarız.',
    ],
    needs_info: ['Yanıtınız bekleniyor', 'Yanıtınızı alınca incelemeye devam edeceğiz.'],
    approved: ['Onaylandı', 'Artık bu işletmenin sahibi olarak görünüyorsunuz.'],
    rejected: ['Onaylanmadı', ''],
    withdrawn: ['Geri çekildi', ''],
  },
  reservation: {
    requested: ['Yanıt bekleniyor', 'İşletme yanıt verene kadar yeriniz ayrılmış sayılmaz.'],
    confirmed: ['Onaylandı', 'Yeriniz ayrıldı, iyi vakit geçirin.'],
    declined: ['Yer yok', 'İşletme bu istek için yer ayıramadı.'],
    cancelled: ['Vazgeçildi', ''],
    expired: ['Yanıtsız kaldı', 'İşletme zamanında yanıt vermedi; yeriniz ayrılmadı.'],
  },
  report: {
    open: ['İncelemede', 'Ekibimiz bakıyor; sonucu e-postayla da yazarız.'],
    accepted: ['Gereği yapıldı', 'Teşekkürler, rehber sizinle daha doğru.'],
    dismissed: ['Değişiklik yapılmadı', 'Baktık; bir değişiklik gerekmediğine karar verdik.'],
  },
  review: {
    pending: ['İncelemede', 'Okuduktan sonra yayınlarız; şimdilik yalnızca siz görüyorsunuz.'],
    approved: ['Yayında', ''],
    rejected: ['Yayınlanmadı', 'Düzeltirseniz yeniden okuruz.'],
    hidden: ['Yayından kaldırıldı', ''],
  },
} as const satisfies Record<string, Record<string, readonly [word: string, meaning: string]>>;

/** What happened to a record, in the words of its timeline; what is not named here is not shown. */
export const moveTexts: Record<keyof typeof stateTexts, Record<string, string>> = {
  submission: {
    verify: 'E-posta doğrulandı',
    approve: 'Yayınlandı',
    reject: 'Onaylanmadı',
    resubmit: 'Yeniden gönderildi',
    suspend: 'Yayından alındı',
    restore: 'Yeniden yayınlandı',
    close: 'Kapandı',
    merge: 'Öbür kayıtla birleştirildi',
  },
  claim: {
    ask: 'Ekibimiz bir şey sordu',
    answer: 'Yanıtladınız',
    approve: 'Onaylandı',
    reject: 'Onaylanmadı',
    withdraw: 'Geri çektiniz',
  },
  reservation: {
    confirm: 'İşletme onayladı',
    decline: 'İşletme yer ayıramadı',
    cancel: 'Vazgeçtiniz',
    expire: 'Yanıtsız kaldı',
  },
  report: { accept: 'Gereği yapıldı', dismiss: 'Değişiklik yapılmadı' },
  review: {
    approve: 'Yayınlandı',
    reject: 'Yayınlanmadı',
    edit: 'Düzelttiniz',
    hide: 'Yayından kaldırıldı',
    answer: 'İşletme yanıt yazdı',
  },
};
