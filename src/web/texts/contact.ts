import { INFO_UPDATE_WORKING_DAYS } from '#contract/owners/owners.ts';
import { REMOVAL_LEGAL_DAYS } from '#contract/removals.ts';

/** Who runs the site, how to reach them, and how something gets off it. */
export const contactTexts = {
  title: 'İletişim ve künye',
  /** Where nothing stands of who runs the site. */
  titleAlone: 'İletişim',
  description: (site: string) =>
    `${site} ile iletişim: e-posta, telefon ve siteyi işleten. Yanlış bir bilginin düzeltilmesini ya da kaldırılmasını buradan isteyin.`,
  intro: 'Bir sorunuz mu var, bir yanlış mı gördünüz? Buradayız.',

  write: 'E-posta yazın',
  call: 'Bizi arayın',
  wrongInfo: 'Bir işletmenin bilgisi yanlışsa',
  wrongInfoText: 'en kısa yol, sayfasındaki “Hata bildir” düğmesidir.',
  toRemoval: 'Sizinle ilgili bir şey kalksın istiyorsanız:',

  imprintTitle: 'Künye',
  imprint: {
    operatorName: 'Siteyi işleten',
    address: 'Adres',
    phone: 'Telefon',
    email: 'E-posta',
    mersis: 'MERSİS no',
    taxOffice: 'Vergi dairesi',
  },

  form: {
    summary: 'Göndermeden önce bakar mısınız?',
    name: 'Adınız',
    email: 'E-posta',
    page: 'Sayfanın adresi',
    pageHint: 'Bilginin göründüğü sayfa; biliyorsanız.',
  },
  inquiry: {
    title: 'Bize yazın',
    text: `Soru, öneri, teşekkür: okuyoruz. ${INFO_UPDATE_WORKING_DAYS} iş günü içinde e-postayla yanıtlarız.`,
    emailHint: 'Yanıtı buraya yazacağız. Başka bir şey için kullanmayız.',
    content: 'Mesajınız',
    send: 'Mesajı gönder',
    sentTitle: 'Mesajınız bize ulaştı',
    sentText: (email: string) =>
      `Yanıtı ${email} adresine yazacağız. ${INFO_UPDATE_WORKING_DAYS} iş günü içinde.`,
    another: 'Yeni bir mesaj yaz',
  },
  removal: {
    title: 'Bu bilgiyi kaldırın',
    text: `Sizinle ilgili bir bilginin, fotoğrafın ya da değerlendirmenin kalkmasını istiyorsanız yazın. ${INFO_UPDATE_WORKING_DAYS} iş günü içinde bakarız; sonucu en geç ${REMOVAL_LEGAL_DAYS} gün içinde e-postanıza yazarız.`,
    emailHint: 'Sonucu buraya yazacağız. Başka bir şey için kullanmayız.',
    content: 'Ne kalksın, neden?',
    send: 'İsteği gönder',
    sentTitle: 'İsteğiniz bize ulaştı',
    sentText: (email: string) =>
      `Sonucu ${email} adresine yazacağız. En geç ${REMOVAL_LEGAL_DAYS} gün içinde.`,
    another: 'Yeni bir istek yaz',
  },
} as const;
