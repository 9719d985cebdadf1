/** Words of 'Fotoğraf ekle' on a business's page. */
export const visitorPhotosTexts = {
  title: 'Fotoğraf ekle',
  lead: (name: string) =>
    `${name} için çektiğiniz fotoğrafları gönderin. Ekibimiz bakınca sayfasında “ziyaretçi fotoğrafı” diye görünür.`,
  photos: 'Fotoğraflar',
  hint: 'En fazla 5 fotoğraf, her biri en fazla 10 MB. Çekim yeri ve cihaz bilgisi silinir. Yüzü seçilen biri varsa iznini alın.',
  isOwn: 'Fotoğrafları ben çektim, bu sayfada yayımlanabilir',
  email: 'E-posta',
  emailHint: 'Yalnızca sonucu yazmak için kullanırız; sayfada görünmez.',
  answerTo: (email: string) => `Sonucu ${email} adresine yazacağız.`,
  send: 'Fotoğrafları gönder',
  sentTitle: 'Teşekkürler, fotoğraflarınız bize ulaştı',
  sentText: (email: string) => `Bakıp yayımlayınca ${email} adresine yazarız.`,
} as const;
