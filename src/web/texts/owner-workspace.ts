import { FIRST_ANSWER_HOURS, REVIEW_WORKING_DAYS } from '#contract/owners/owners.ts';

const working = `${REVIEW_WORKING_DAYS.min}-${REVIEW_WORKING_DAYS.max} iş günü`;

/** The frame of the dashboard and its states. */
export const workspaceTexts = {
  title: 'İşletme Paneli',
  description: 'İşletmenizin bilgileri, fotoğrafları, istatistikleri ve müşterileriniz tek yerde.',
  loading: 'Paneliniz yükleniyor',
  needsScript: 'Bu sayfa için tarayıcınızda JavaScript açık olmalı.',
  failedTitle: 'Paneliniz şu anda açılamadı',
  actionFailed: 'Bu yapılamadı',
  partFailed: 'Bu bölüm şu anda açılamadı.',
  partLoading: 'Yükleniyor',
  summary: 'Kaydetmeden önce bakılması gereken yerler var',
  save: 'Kaydet',
  saved: { title: 'Kaydettik', description: 'Değişiklikleriniz sayfanızda yayında.' },
  nothingChanged: 'Değişen bir şey yok.',

  noneTitle: 'İşletme Sahipliği Bulunamadı',
  noneText:
    'Bu hesapla yönetilen bir işletme yok. İşletmenizi kaydedin; onaylandığında paneliniz burada açılır.',
  strangerText:
    'İşletmeniz kayıtlıysa giriş yapın; paneliniz burada açılır. Henüz değilse hemen kaydedebilirsiniz.',
  register: 'İşletme Sahibi Ol',
  signIn: 'Giriş yap',
  claimsTitle: 'Sahiplik başvurunuz var',
  claimsRevokedTitle: 'Sahipliğiniz geri alındı',
  claimWaits: (name: string) => `${name}: başvurunuz inceleniyor`,
  claimAsks: (name: string) => `${name}: ekibimizin bir sorusu var`,
  claimRevoked: (name: string, reason: string) =>
    `${name}: sahipliğiniz geri alındı. Gerekçe: ${reason}`,
  toApplications: 'Başvurularım’a git',

  statuses: {
    email_pending: 'E-posta onayı bekleniyor',
    pending: 'Beklemede',
    approved: 'Onaylandı',
    rejected: 'Reddedildi',
    revoked: 'Geri alındı',
    withdrawn: 'Sahiplik bırakıldı',
  },
  unknownStatus: 'Bilinmiyor',
  ownership: (status: string) => `Sahiplik: ${status}`,
  plan: (name: string) => `${name} plan`,
  businessStatuses: {
    email_pending: 'E-posta onayı bekleniyor',
    pending: 'Yayına hazırlanıyor',
    approved: '',
    rejected: 'Yayımlanmadı',
    suspended: 'Askıda',
    closed: 'Kapandı',
    merged: 'Birleştirildi',
  },
  notPublished: {
    email_pending:
      'İşletmeyi ekleyenin e-posta adresi henüz onaylanmadı. Onaylanınca ekibimiz bilgilere bakar; o zamana kadar sayfa yayına girmez ve bilgiler değiştirilemez.',
    pending:
      'Ekibimiz işletmenizin bilgilerine bakıyor; onaylanınca sayfanız yayına girer. Bu arada bilgileri, saatleri ve fotoğrafları tamamlayabilirsiniz.',
    rejected:
      'İşletmenin kaydı yayımlanmadı. Ekleyen kişi Başvurularım sayfasında düzeltip yeniden gönderebilir.',
    suspended:
      'Sayfanızı geçici olarak yayından aldık; ziyaretçiler göremiyor. Bilgileriniz duruyor, sorun çözülünce yeniden yayımlarız.',
    closed:
      'İşletmeniz kapandı olarak işaretlendi ve sayfası yayından kalktı. Yanlışsa bize yazın.',
    merged:
      'Bu kaydı aynı işletmenin öbür kaydıyla birleştirdik; eski adresi açanlar o sayfaya gider.',
  },
  noReason: 'Bir gerekçe yazılmadı; ne olduğunu bize sorabilirsiniz.',
  askUs: 'Bize yazın',
  toOther: 'Öbür kaydı aç',
  partWaits: (names: string) =>
    `Onay bekliyor: ${names}. Sayfanızda bunların eskisi görünür; öbür bilgileriniz yayında.`,
  pinInWords: 'haritadaki yeri',
  toWaiting: 'Bekleyen değişikliğe bak',
  closedForNow: 'Geçici olarak kapalı',

  emailPendingTitle: 'E-posta adresinizi onaylayın',
  emailPendingText: (email: string) =>
    `${email} adresine bir onay bağlantısı gönderdik. Bağlantıya tıkladığınızda başvurunuz incelemeye girer.`,
  lookTitle: 'Başvurunuz gönderilmeyi bekliyor',
  lookText:
    'Bu adresle giriş yaptığınız için onay bağlantısına gerek kalmadı. Bilgilerinize bir bakın; gönderdiğinizde başvurunuz incelemeye girer.',
  lookAndSend: 'Gözden geçir ve gönder',
  pendingTitle: 'Başvurunuz inceleniyor',
  pendingText: `İnceleme ${working} sürer; ilk yanıt ${FIRST_ANSWER_HOURS} saat içinde gelir. Sonucu e-postayla da bildiririz.`,
  rejectedTitle: 'Başvurunuz onaylanmadı',
  rejectedText: 'Belgeler eksik ya da yetersiz bulundu. Düzeltip yeniden başvurabilirsiniz.',
  revokedTitle: 'Sahipliğiniz geri alındı',
  revokedText: 'Bu işletmeyi artık siz yönetmiyorsunuz. Bir yanlışlık varsa yeniden başvurun.',
  withdrawnTitle: 'Sahipliği bıraktınız',
  withdrawnText: 'Bu işletmeyi artık siz yönetmiyorsunuz. Fikriniz değişirse yeniden başvurun.',
  reason: 'Gerekçe',
  reapply: 'Düzelt ve yeniden başvur',
  applyAgain: 'Yeniden başvur',
  yourApplication: 'Başvurunuz',
  requestedPlan: 'İstediğiniz plan',
  sentAt: 'Gönderildi',
  approvedTitle: 'Başvurunuz onaylandı',
  approvedText: 'İşletmenizin paneli birazdan burada açılır. Açılmazsa sayfayı yenileyin.',

  goneTitle: 'İşletmenizin kaydı artık rehberde yok',
  goneText:
    'Başvurunuz onaylanmıştı, ama bağlı olduğu kayıt rehberden kaldırıldı (örnek kayıtlar zamanla kaldırılır). İşletmenizi yönetmek için yeniden başvurun.',

  switch: 'İşletme',
  switchApplication: (name: string, state: string) => `${name} (başvuru: ${state})`,
  logoOf: (name: string) => `${name} logosu`,
  addLogo: 'Logo yükle',
  changeLogo: 'Logoyu değiştir',
  edit: 'Düzenle',
  hours: 'Çalışma saatleri',
  addPhoto: 'Fotoğraf Ekle',
  settings: 'Ayarlar',
  toPage: 'Sayfasını gör',
  back: 'Panele dön',
  tabsLabel: 'Panel bölümleri',
  tabs: { genel: 'Genel Bakış', analiz: 'Analiz', profil: 'Profil', abonelik: 'Abonelik' },
} as const;

/** 'Genel Bakış'. */
export const overviewTexts = {
  contact: 'İletişim bilgileri',
  owner: 'Sahibi',
  email: 'E-posta',
  phone: 'Telefon',
  address: 'Adres',
  website: 'Web sitesi',
  none: 'Belirtilmemiş',
  waiting: 'Müşterileriniz',
  reservations: 'Rezervasyonlar',
  reviews: 'Değerlendirmeler',
  messages: 'Mesajlar',
  waits: {
    reservations: (count: number) => `${count} istek yanıtınızı bekliyor`,
    reviews: (count: number) => `${count} değerlendirme yanıtsız`,
    messages: (count: number) => `${count} okunmamış mesaj`,
  },
  nothingWaits: 'Bekleyen yok',
  messagesLocked: 'Temel ve Premium planlarda',
  quickActions: 'Hızlı işlemler',
  specialDays: 'Özel gün saatleri',
  answerReviews: 'Değerlendirmeleri yanıtla',
  addPhoto: 'Fotoğraf ekle',
  prices: 'Fiyat listesi',
  qrCode: 'Karekod',
  qrTitle: 'Sayfanızın karekodu',
  qrText: 'Kasaya, masaya ya da vitrine koyun; okutan doğrudan sayfanıza gelir.',
  qrImage: (address: string) => `${address} adresinin karekodu`,
  qrPng: 'PNG indir',
  qrSvg: 'SVG indir',
  qrPngNote: 'Ekran ve sıradan baskı için',
  qrSvgNote: 'Matbaa için; her boyda keskin',
  qrFailed: {
    title: 'Karekod açılamadı',
    description: 'Bağlantınızı kontrol edip yeniden deneyin.',
  },
} as const;

/** 'Profil' and what waits for the team. */
export const profileTexts = {
  describe: 'Açıklama',
  noDescription:
    'Henüz bir açıklama yok. Birkaç cümleyle işletmenizi anlatın; aramada da işe yarar.',
  writeDescription: 'Açıklama yaz',
  earlierDescriptions: 'Önceki açıklamalar',
  stoodUntil: (moment: string) => `${moment} tarihine kadar`,
  restore: 'Bu hâline döndür',
  restoreOf: (moment: string) => `Açıklamayı ${moment} tarihindeki hâline döndür`,
  restoreTitle: 'Açıklama bu hâline dönsün mü?',
  restoreText: 'Sayfanızda hemen değişir; bugünkü açıklama burada kalır.',
  restoreYes: 'Evet, döndür',
  restored: { title: 'Önceki açıklamaya dönüldü', description: 'Sayfanızda yayında.' },
  documents: 'Doğrulama belgeleri',
  uploaded: 'yüklendi',
  noDocuments: 'Belge yok.',
  documentsOfOwner: 'Belgeleri yalnızca işletmenin sahibi görür.',
  revisions: 'Onay bekleyen değişiklikler',
  waitingNote: 'Onaylanana kadar sayfanızda eski bilgiler görünür; en geç 2 iş gününde bakarız.',
  noRevisions: 'Onay bekleyen bir değişiklik yok.',
  earlier: 'Önceki değişiklikler',
  before: 'Yayındaki',
  after: 'Yenisi',
  empty: 'boş',
  revisionStates: {
    pending: 'Onay bekliyor',
    approved: 'Yayımlandı',
    rejected: 'Onaylanmadı',
    withdrawn: 'Geri çekildi',
  },
  withdraw: 'Geri çek',
  withdrawTitle: 'Değişiklik geri çekilsin mi?',
  withdrawText: 'Sayfanızda şimdiki bilgiler kalır. Dilerseniz sonra yeniden gönderebilirsiniz.',
  withdrawNow: 'Geri çek',
  withdrawn: { title: 'Geri çektik', description: 'Sayfanızda şimdiki bilgiler kalıyor.' },
  reason: 'Gerekçe',
} as const;

/** 'Abonelik'. */
export const planTexts = {
  current: 'Şu anki planınız',
  until: (date: string) => `${date} tarihine kadar`,
  endless: 'Süresiz',
  plans: 'Planlar',
  perMonth: 'ayda',
  isCurrent: 'Şu anki plan',
  choose: (plan: string) => `${plan} plana geç`,
  requestTitle: (plan: string) => `${plan} plan isteği`,
  requestText:
    'İsteğiniz satış ekibimize ulaşır; sizi arayıp ayrıntıları konuşuruz. Buradan ödeme alınmaz.',
  message: 'Eklemek istedikleriniz',
  send: 'İsteği gönder',
  summary: 'İstek gönderilemedi',
  sentTitle: 'İsteğiniz ekibimize ulaştı',
  sentText: 'En kısa sürede sizi arayacağız. Planınız, konuştuktan sonra değişir.',
  /** How far a wish is; one that was fulfilled is the plan in force. */
  wish: {
    new: (plan: string, day: string) =>
      `${plan} plan isteğiniz ${day} tarihinde ekibimize ulaştı. Sizi arayacağız.`,
    contacted: (plan: string, day: string) =>
      `${day} tarihli ${plan} plan isteğinizi sizinle görüştük. Planınız değişince burada görürsünüz, e-postayla da yazarız.`,
    declined: (plan: string, day: string) =>
      `${day} tarihli ${plan} plan isteğiniz, plan verilmeden kapatıldı. Dilerseniz yeniden isteyebilirsiniz.`,
  },
  onlyOwner: 'Planı yalnızca işletmenin sahibi değiştirebilir.',
} as const;

/** The forms: edit, hours, photos. */
export const editTexts = {
  title: 'Bilgileri düzenle',
  loading: 'Form yükleniyor',
  revised: 'Ad, kategori ve yer',
  revisedLead: 'Bu alanlar onaydan sonra yayımlanır; o zamana kadar sayfanızda eskisi görünür.',
  afterApproval: '· onaydan sonra yayımlanır',
  live: 'Tanıtım ve iletişim',
  liveLead: 'Bu alanlar kaydettiğiniz anda yayımlanır.',
  isLive: (value: string) => `Yayında: ${value}`,
  features: 'Özellikler',
  pin: 'Haritadaki yeri',
  stillWaits: 'Onay bekleyen bir değişikliğiniz var; form onun değerleriyle açıldı.',
  sent: {
    title: 'Değişiklik onaya gitti',
    description: 'Onaylanana kadar sayfanızda eski bilgiler görünür.',
  },
  halfSent: (names: string) => ({
    title: 'Kaydettik; bir kısmı onay bekliyor',
    description: `Onaydan sonra yayımlanır: ${names}. Öbür değişiklikleriniz şimdiden sayfanızda.`,
  }),
  hoursTitle: 'Çalışma saatleri',
  priceUnsaid: 'Belirtilmemiş',
  hoursStated: 'Haftalık saatlerimiz sayfada yazsın',
  hoursWrong: 'Saatlerde düzeltilmesi gereken bir yer var.',
  photosTitle: 'Logo ve fotoğraflar',
  photosLead: 'Kaydettiğiniz anda sayfanızda görünürler.',
  hoursLead: 'Kaydettiğiniz anda sayfanızda geçerli olur.',
  logo: 'Logo',
  logoHint: 'JPEG, PNG, WebP ya da AVIF, en fazla 10 MB. Kare bir görsel en iyi görünür.',
  photos: 'Fotoğraflar',
  photoCount: (count: number, limit: number | null) =>
    limit === null ? `${count} fotoğraf · planınızda sınır yok` : `${count}/${limit} fotoğraf`,
  photosOfVisitors: (count: number) => ` · ${count} ziyaretçi fotoğrafı, planınızdan sayılmaz`,
  photosHint:
    'JPEG, PNG, WebP ya da AVIF, her biri en fazla 10 MB. İlk fotoğraf kapaktır; sırayı oklarla ya da sürükleyerek değiştirin. Çekim yeri ve cihaz bilgisi silinir.',
  morePhotos: 'Daha çok fotoğraf için planlara bak',
} as const;

/** 'Ayarlar'. */
export const settingsTexts = {
  title: 'Ayarlar',
  switches: {
    isOpen: {
      title: 'Geçici kapanış',
      isOn: 'Tadilat ya da izin için bir süre kapatıyorsanız bunu sayfanızda gösterelim.',
      isOff: 'Sayfanızda “Kapalı” görünüyor; açınca çalışma saatleriniz yeniden geçerli olur.',
      off: 'Geçici olarak kapat',
      question: {
        title: 'İşletme geçici olarak kapansın mı?',
        text: 'Siz yeniden açana kadar sayfanızda ve aramada “Kapalı” görünür.',
        yes: 'Kapat',
      },
      nowOff: { title: 'Kapattık', description: 'Siz açana kadar sayfanızda “Kapalı” görünür.' },
      on: 'Yeniden aç',
      nowOn: { title: 'Yeniden açıldı', description: 'Çalışma saatleriniz yine geçerli.' },
    },
    takesReservations: {
      title: 'Rezervasyonlar',
      isOn: 'Ziyaretçiler sayfanızdan rezervasyon isteyebiliyor; istekler panelinize ve e-postanıza gelir.',
      isOff:
        'Sayfanızdan rezervasyon alınmıyor; rezervasyon düğmesi telefonunuza yönlendiriyor. Açık istekleri yine yanıtlayabilirsiniz.',
      off: 'Rezervasyon alımını kapat',
      question: {
        title: 'Rezervasyon alımı kapansın mı?',
        text: 'Sayfanızdaki düğme telefonunuza yönlendirir. Şimdiye kadar gelen istekler panelinizde kalır.',
        yes: 'Kapat',
      },
      nowOff: {
        title: 'Rezervasyon alımını kapattık',
        description: 'Açık istekleri yine yanıtlayabilirsiniz.',
      },
      on: 'Rezervasyon alımını aç',
      nowOn: {
        title: 'Rezervasyon alımını açtık',
        description: 'Ziyaretçiler sayfanızdan yeniden rezervasyon isteyebilir.',
      },
    },
  },
  contact: 'İletişim görünürlüğü',
  contactText: 'Telefon, web sitesi ve öbür iletişim bilgileri, doldurduysanız sayfanızda görünür.',
  emailShown: (email: string) => `Sayfanızda ${email} adresi görünüyor.`,
  emailHidden: 'Sayfanızda e-posta adresi görünmüyor.',
  showEmail: 'E-postamı göster',
  hideEmail: 'E-postayı gizle',
  emailShownNow: { title: 'Gösteriyoruz', description: 'E-posta adresiniz artık sayfanızda.' },
  emailHiddenNow: { title: 'Gizledik', description: 'Sayfanızda e-posta adresi görünmüyor.' },
  contactEdit: 'İletişim bilgilerini düzenle',
  team: 'Ekip',
  teamText:
    'Çalışma arkadaşlarınızı davet edin. Yöneticiler her şeyi yapar; ekip ve plan sahibindir.',
  teamOfOwner: 'Ekibi yalnızca işletmenin sahibi değiştirebilir.',
  you: 'siz',
  states: {
    claimed: 'Sahibi',
    active: 'Ekipte',
    invited: 'Davet gönderildi',
    over: 'Davetin süresi doldu',
  },
  invitedUntil: (date: string) => `${date} tarihine kadar geçerli`,
  inviteTitle: 'Birini davet et',
  email: 'E-posta',
  role: 'Görevi',
  roles: { manager: 'Yönetici: her şey, ekip ve plan dışında', owner: 'Sahip: her şey' },
  invite: 'Davet gönder',
  invited: (email: string) => ({
    title: 'Davet gönderildi',
    description: `${email} adresine bir bağlantı gönderdik.`,
  }),
  remove: 'Çıkar',
  removeOf: (name: string) => `${name}: ekipten çıkar`,
  removeTitle: (name: string) => `${name} ekipten çıkarılsın mı?`,
  removeText: 'Bu işletmeyi artık yönetemez. Dilerseniz sonra yeniden davet edebilirsiniz.',
  removeNow: 'Ekipten çıkar',
  removed: { title: 'Ekipten çıkarıldı', description: 'Bu işletmeyi artık yönetemez.' },
  withdraw: 'Daveti geri çek',
  withdrawOf: (email: string) => `${email}: daveti geri çek`,
  withdrawTitle: 'Davet geri çekilsin mi?',
  withdrawText: 'Gönderdiğimiz bağlantı artık çalışmaz.',
  invitationWithdrawn: { title: 'Davet geri çekildi', description: 'Bağlantı artık çalışmıyor.' },
  leave: 'Ekipten ayrıl',
  leaveTitle: 'Ekipten ayrılmak istiyor musunuz?',
  leaveText: 'Bu işletmenin panelini artık açamazsınız. Dönmek için yeniden davet gerekir.',
  leaveNow: 'Ayrıl',
  left: { title: 'Ekipten ayrıldınız', description: 'Bu işletme artık panelinizde değil.' },
  giveUp: 'Sahipliği bırak',
  giveUpTitle: 'Sahipliği bırakmak istiyor musunuz?',
  giveUpText:
    'Bu işletmenin panelini siz ve davet ettiğiniz kişiler artık açamazsınız. Sayfası olduğu gibi kalır; dönmek için yeniden başvurmanız gerekir.',
  giveUpNow: 'Bırak',
  givenUp: { title: 'Sahipliği bıraktınız', description: 'Bu işletme artık panelinizde değil.' },
} as const;

/** The page an invitation's e-mail leads to. */
export const invitationTexts = {
  title: 'Ekip daveti',
  description: 'Bir işletmenin ekibine davetinizi kabul edin.',
  loading: 'Davetiniz açılıyor',
  brokenTitle: 'Davet bağlantısı geçersiz',
  brokenText: 'Bağlantı bozuk ya da davet geri çekilmiş. Davet edenden yeni bir bağlantı isteyin.',
  overTitle: 'Davetin süresi dolmuş',
  overText: 'Davet edenden yeni bir bağlantı isteyin.',
  unreachableTitle: 'Davetiniz şu anda açılamadı',
  heading: (business: string) => `${business} sizi ekibine çağırıyor`,
  text: (role: string, email: string) => `Göreviniz: ${role}. Davet ${email} adresine gönderildi.`,
  accept: 'Daveti kabul et',
  signIn: 'Giriş yap ve kabul et',
  signInText: (email: string) => `Kabul etmek için ${email} adresiyle giriş yapın.`,
  otherTitle: 'Başka bir hesapla girdiniz',
  otherText: (email: string) =>
    `Bu davet ${email} adresine gönderildi. O adresle giriş yapıp bağlantıyı yeniden açın.`,
  toAccount: 'Hesabıma git',
  accepted: { title: 'Ekibe katıldınız', description: 'İşletmenin paneli artık sizin de.' },
  acceptedTitle: 'Bu daveti kabul ettiniz',
  toDashboard: 'Panele git',
  failedTitle: 'Davet kabul edilemedi',
} as const;
