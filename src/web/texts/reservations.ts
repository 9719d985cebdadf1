/** Words of 'Rezervasyon Yap'. */
export const reservationTexts = {
  title: 'Rezervasyon Yap',
  lead: (name: string) =>
    `İsteğinizi ${name} işletmesine iletiriz. Yanıt gelene kadar yeriniz ayrılmış sayılmaz.`,
  day: 'Gün',
  dayMissing: 'Bir gün seçin',
  time: 'Saat',
  timeMissing: 'Bir saat seçin',
  hoursUnknown: 'Bu gün için saat bilgisi yok; isteğinizi yine de gönderebilirsiniz.',
  chooseDay: 'Gün seçince o günün çalışma saatleri burada görünür.',
  people: 'Kaç kişi?',
  peopleWrong: (most: number) => `1 ile ${most} arasında bir sayı yazın`,
  name: 'Adınız',
  phone: 'Telefon',
  phoneHint: 'İşletme gerekirse sizi buradan arar.',
  phoneMissing: 'Telefon gereklidir',
  email: 'E-posta',
  emailHint: 'İşletmenin yanıtı bu adrese gelir.',
  answerTo: (email: string) => `İşletmenin yanıtı ${email} adresine gelecek.`,
  note: 'Notunuz',
  send: 'İsteği gönder',
  sentTitle: 'İsteğiniz işletmeye ulaştı',
  sentText: (email: string) =>
    `Yanıt gelince ${email} adresine yazarız. O zamana kadar yeriniz ayrılmış sayılmaz.`,
  noOwner: 'Bu işletme henüz rehberden rezervasyon almıyor.',
  off: 'Bu işletme şu anda rehberden rezervasyon almıyor.',
  noOwnerButPhone: 'Telefonla arayıp yerinizi ayırtabilirsiniz:',
  noOwnerNoPhone:
    'Kayıtlı bir telefonu da yok. Sayfasında başka bir iletişim yolu yoksa en iyisi uğrayıp sormak.',
  call: (number: string) => `Telefon et: ${number}`,
} as const;
