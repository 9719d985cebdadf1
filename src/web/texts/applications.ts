import { SALES_CONTACT_HOURS } from '#contract/advertising/advertising.ts';

const sales = `Satış ekibimiz ${SALES_CONTACT_HOURS} saat içinde sizi arayacak.`;

/** Words of 'Başvurularım'. */
export const applicationsTexts = {
  title: 'Başvurularım',
  description:
    'Gönderdikleriniz nerede, sırada ne var: işletmeler, başvurular, rezervasyonlar, reklamlar.',
  lead: 'Gönderdiğiniz her şey ve şu anda nerede olduğu.',
  loading: 'Başvurularınız yükleniyor...',
  failedTitle: 'Başvurularınız yüklenemedi',
  failedText: 'Bağlantınızı kontrol edip yeniden deneyin; gönderdikleriniz bizde duruyor.',
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
    applications: 'İşletme sahibi başvurularım',
    claims: 'Sahiplik başvurularım',
    reservations: 'Rezervasyonlarım',
    ads: 'Reklamlarım',
    reports: 'Bildirimlerim',
    photos: 'Fotoğraflarım',
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
  lookAndSend: 'Gözden geçir ve gönder',
  toDashboard: 'İşletme panelini aç',
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
  cancelReason: 'Nedeniniz',
  cancelHint: 'İşletmeye giden e-postada yazar.',
  cancelNow: 'Evet, vazgeç',
  cancelled: { title: 'Rezervasyondan vazgeçtiniz', description: 'İşletmeye haber verdik.' },
  ownReason: 'Nedeniniz',
  theirReason: 'İşletmenin notu',
  anotherTime: 'Başka bir zaman seç',
  editReview: 'Değerlendirmenize git',
  keep: 'Kalsın',
  actionFailed: 'Bu kez olmadı',
  months: (count: number) => `${count} ay`,
  days: (first: string, last: string) => `${first} – ${last}`,
  adOf: (name: string) => `${name} reklamı`,
  wish: 'İstediğiniz değişiklik',
  seeAndApprove: 'Reklamı gör ve yanıtla',
  seeAd: 'Reklamı gör',
  people: (count: number) => `${count} kişi`,
  aboutReview: (name: string) => `${name}: bir değerlendirme`,
  suggestion: (text: string) => `Doğrusu: ${text}`,
  photos: (count: number) => `${count} fotoğraf`,
  stars: (count: number) => `${count} yıldız`,
} as const;

/** The page of one reservation, which the links of its e-mails lead to. */
export const reservationPageTexts = {
  title: 'Rezervasyonunuz',
  description: 'Rezervasyonunuzun durumu; gelemeyecekseniz buradan iptal edebilirsiniz.',
  loading: 'Rezervasyonunuz açılıyor',
  failedTitle: 'Rezervasyonunuz şu anda açılamadı',
  brokenTitle: 'Rezervasyon bulunamadı',
  brokenText:
    'Bağlantı eksik kopyalanmış ya da rezervasyon silinmiş olabilir. E-postadaki düğmeye dokunarak açın.',
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
  application: {
    email_pending: [
      'E-posta onayı bekleniyor',
      'İncelemeye girmesi için e-posta adresinin doğrulanması gerekiyor.',
    ],
    pending: [
      'Beklemede',
      'İlk yanıt 24 saat içinde, sonuç en geç 3 iş günü içinde; e-postayla da yazarız.',
    ],
    approved: ['Onaylandı', 'İşletme paneliniz açık.'],
    gone: ['Kaydı kaldırıldı', 'Onaylanmıştı; bağlı olduğu işletme artık rehberde yok.'],
    rejected: ['Reddedildi', 'Düzeltip yeniden gönderebilirsiniz; yazdıklarınız duruyor.'],
    revoked: ['Geri alındı', 'Bu işletmenin sahibi olarak görünmüyorsunuz.'],
    withdrawn: ['Sahiplik bırakıldı', 'Bu işletmenin sahipliğini bıraktınız.'],
  },
  claim: {
    pending: [
      'İncelemede',
      'İlk yanıt 24 saat içinde, sonuç en geç 3 iş günü içinde; e-postayla da yazarız.',
    ],
    needs_info: ['Yanıtınız bekleniyor', 'Yanıtınızı alınca incelemeye devam edeceğiz.'],
    approved: ['Onaylandı', 'Artık bu işletmenin sahibi olarak görünüyorsunuz.'],
    rejected: ['Onaylanmadı', ''],
    revoked: ['Geri alındı', 'Bu işletmenin sahibi olarak görünmüyorsunuz.'],
    withdrawn: ['Geri çekildi', ''],
  },
  reservation: {
    requested: ['Yanıt bekleniyor', 'İşletme yanıt verene kadar yeriniz ayrılmış sayılmaz.'],
    confirmed: ['Onaylandı', 'Yeriniz ayrıldı, iyi vakit geçirin.'],
    declined: ['Yer yok', 'İşletme bu istek için yer ayıramadı.'],
    cancelled: ['İptal edildi', 'Yeriniz artık ayrılmış değil.'],
    expired: ['Yanıtsız kaldı', 'İşletme zamanında yanıt vermedi; yeriniz ayrılmadı.'],
  },
  report: {
    open: ['İncelemede', 'Ekibimiz bakıyor; sonucu e-postayla da yazarız.'],
    accepted: ['Gereği yapıldı', 'Teşekkürler, rehber sizinle daha doğru.'],
    dismissed: ['Değişiklik yapılmadı', 'Baktık; bir değişiklik gerekmediğine karar verdik.'],
  },
  photo: {
    open: ['İncelemede', 'Ekibimiz bakıyor; sonucu e-postayla da yazarız.'],
    accepted: ['Yayında', 'Teşekkürler, fotoğraflarınız işletmenin sayfasında.'],
    dismissed: ['Yayımlanmadı', 'Fotoğrafları sildik; dilerseniz başkalarını gönderebilirsiniz.'],
  },
  ad: {
    contact_pending: ['Aranacaksınız', sales],
    pending: ['Aranacaksınız', sales],
    contacted: ['Hazırlanıyor', 'Bitince size yazacağız; siz onaylamadan yayına girmez.'],
    customized: [
      'Onayınız bekleniyor',
      'Nasıl görüneceğine bakıp onaylayın ya da değişiklik isteyin.',
    ],
    approved: ['Onayladınız', 'Sırada yayın var; yayına girdiği gün size yazacağız.'],
    live: ['Yayında', ''],
    ended: ['Yayını bitti', ''],
    cancelled: ['Kapatıldı', ''],
  },
  review: {
    pending: ['İncelemede', 'Okuduktan sonra yayımlarız; şimdilik yalnızca siz görüyorsunuz.'],
    approved: ['Yayında', ''],
    rejected: ['Yayımlanmadı', 'Düzeltirseniz yeniden okuruz.'],
    hidden: ['Yayından kaldırıldı', ''],
  },
} as const satisfies Record<string, Record<string, readonly [word: string, meaning: string]>>;

/** What happened to a record, in the words of its timeline; what is not named here is not shown. */
export const transitionTexts: Record<keyof typeof stateTexts, Record<string, string>> = {
  submission: {
    verify: 'E-posta doğrulandı',
    approve: 'Yayımlandı',
    reject: 'Onaylanmadı',
    resubmit: 'Yeniden gönderildi',
    suspend: 'Yayından alındı',
    restore: 'Yeniden yayımlandı',
    close: 'Kapandı',
    merge: 'Öbür kayıtla birleştirildi',
    separate: 'Yeniden kendi sayfasında',
    requeue: 'Yeniden onay sırasında',
    undo: 'Karar geri alındı',
  },
  application: {
    verify: 'E-posta doğrulandı',
    approve: 'Onaylandı',
    reject: 'Onaylanmadı',
    reapply: 'Yeniden gönderildi',
    revoke: 'Geri alındı',
    withdraw: 'Sahipliği bıraktınız',
  },
  claim: {
    ask: 'Ekibimiz bir şey sordu',
    answer: 'Yanıtladınız',
    approve: 'Onaylandı',
    reject: 'Onaylanmadı',
    revoke: 'Geri alındı',
    withdraw: 'Geri çektiniz',
    ownerAnswer: 'İşletmenin sahibi yanıt verdi',
    prove_phone: 'Telefonda okunan kodu yazdınız',
  },
  reservation: {
    confirm: 'İşletme onayladı',
    decline: 'İşletme yer ayıramadı',
    cancel: 'Vazgeçtiniz',
    call_off: 'İşletme iptal etti',
    expire: 'Yanıtsız kaldı',
  },
  report: {
    accept: 'Gereği yapıldı',
    dismiss: 'Değişiklik yapılmadı',
    undo: 'Karar geri alındı',
  },
  photo: {
    accept: 'Yayımlandı',
    dismiss: 'Yayımlanmadı',
  },
  ad: {
    contact: 'Görüştük',
    customize: 'Hazırladık',
    approve: 'Onayladınız',
    note_approval: 'Telefonda onayladınız',
    ask_change: 'Değişiklik istediniz',
    go_live: 'Yayına girdi',
    end: 'Yayını bitti',
    cancel: 'Kapatıldı',
  },
  review: {
    approve: 'Yayımlandı',
    reject: 'Yayımlanmadı',
    edit: 'Düzelttiniz',
    hide: 'Yayından kaldırıldı',
    undo: 'Karar geri alındı',
    answer: 'İşletme yanıt yazdı',
    correct_answer: 'İşletme yanıtını düzeltti',
    take_back_answer: 'Yanıttaki düzeltme geri alındı',
  },
};
