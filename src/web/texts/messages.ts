/** Words of 'Mesaj gönder' and of the inbox. */
export const messageTexts = {
  title: 'Mesaj gönder',
  lead: (name: string) => `Sorunuzu yazın; ${name} size e-postayla ya da telefonla döner.`,
  content: 'Mesajınız',
  contentMissing: 'Mesajınızı yazın',
  name: 'Adınız',
  email: 'E-posta',
  emailHint: 'İşletme yanıtını bu adrese yazar.',
  phone: 'Telefon',
  answerTo: (email: string) => `İşletme yanıtını ${email} adresine yazar.`,
  privacy: 'Yazdıklarınızı ve iletişim bilgilerinizi yalnızca bu işletme görür.',
  send: 'Mesajı gönder',
  sentTitle: 'Mesajınız işletmeye ulaştı',
  sentText: (email: string) => `Yanıtı ${email} adresine, işletmenin kendisinden gelecek.`,
} as const;

export const inboxTexts = {
  loading: 'Mesajlar yükleniyor',
  failed: 'Mesajlar şu anda açılamadı.',
  emptyTitle: 'Henüz mesaj yok',
  emptyText: 'Müşterileriniz sayfanızdaki “Mesaj gönder” düğmesinden yazınca burada görürsünüz.',
  locked: 'Müşteri mesajları Temel ve Premium planlarda açılır',
  lockedText:
    'Sayfanıza bir mesaj formu gelir; müşterileriniz yazınca size e-postayla haber veririz.',
  lockedKept: 'Daha önce gelen mesajlarınız burada durur.',
  toPlans: 'Planlara bak',
  unread: (count: number) => `${count} okunmamış mesaj`,
  isNew: 'Yeni',
  doubtful: 'Otomatik olabilir',
  answer: 'E-postayla yanıtla',
  answerSubject: (businessName: string) => `${businessName}: mesajınız`,
  call: (phone: string) => `Telefon et: ${phone}`,
  markRead: 'Okundu say',
  markUnread: 'Okunmadı say',
  markFailed: 'Bu mesaj işaretlenemedi',
  more: 'Daha eski mesajlar',
} as const;
