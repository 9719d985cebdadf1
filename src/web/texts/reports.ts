/** Words of 'Hata bildir' and of 'Bildir' beside a review. */
export const reportTexts = {
  businessTitle: 'Hata bildir',
  businessLead: (name: string) =>
    `${name} sayfasında yanlış olan nedir? Bakıp düzeltelim, sıradaki yolda kalmasın.`,
  reviewTitle: 'Değerlendirmeyi bildir',
  reviewLead:
    'Kurallarımıza uymadığını düşündüğünüz yer nedir? Beğenmemek ya da az yıldız tek başına neden olmaz.',
  aboutYou: 'Sizinle ilgili bir bilginin kalkmasını mı istiyorsunuz?',
  removal: 'Bu bilgiyi kaldırın',
  reason: 'Sorun nedir?',
  reasonMissing: 'Bir neden seçin',
  suggestion: 'Doğrusu nedir?',
  suggestionHint: 'Biliyorsanız yazın: doğru telefon, adres, saat…',
  message: 'Eklemek istedikleriniz',
  email: 'E-posta',
  emailNote: '(yanıt isterseniz)',
  emailHint: 'Yalnızca bu bildirimin sonucunu yazmak için kullanırız.',
  answerTo: (email: string) => `Sonucu ${email} adresine yazacağız.`,
  send: 'Bildirimi gönder',
  sentTitle: 'Teşekkürler, bildiriminiz bize ulaştı',
  sentBusiness: 'Ekibimiz bilgiyi kontrol eder, doğrulayınca sayfayı düzeltir.',
  sentReview: 'Ekibimiz değerlendirmeyi kurallarımıza göre yeniden okur.',
  answerComes: (email: string) => `Sonucu ${email} adresine yazarız.`,
} as const;
