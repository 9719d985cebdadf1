import { PROMOTION } from '#contract/advertising/advertising.ts';
import { CONSENT_TEXT } from '#contract/consent.ts';
import { formatMoney } from '#contract/text/numbers.ts';

/** The popup of the home page (specification 1 and 4) and its toasts (specification 8). */
export const promotionTexts = {
  question: 'İşletmeniz mi var?',
  title: `${PROMOTION.months} ay ücretsiz reklam`,
  text: 'İşletmenizi rehberde bir ay boyunca öne çıkaralım.',
  price: { before: formatMoney(PROMOTION.valueTl), now: formatMoney(PROMOTION.dueTodayTl) },
  priceWords: `Değeri ${formatMoney(PROMOTION.valueTl)}, bugün ${formatMoney(PROMOTION.dueTodayTl)}`,
  today: 'bugün',
  facts: [`${PROMOTION.days} gün yayında`, 'Kredi kartı gerekmez', 'Taahhüt yok'],
  email: 'E-posta adresiniz',
  emailPlaceholder: 'ornek@eposta.com',
  businessName: 'İşletme adı',
  marketing: CONSENT_TEXT,
  privacy: 'Adresinizi yalnızca bu teklif için sizinle konuşmakta kullanırız.',
  privacyLink: 'KVKK aydınlatma metni',
  submit: 'Ücretsiz ayımı istiyorum',
  sending: 'Gönderiliyor...',
  formProblem: 'Bir yeri düzeltmemiz gerekiyor',
  success: {
    title: '🎉 Harika!',
    description: '1 ay ücretsiz reklam hakkınız için sizinle iletişime geçeceğiz!',
  },
  failure: { title: 'Hata', description: 'Bir hata oluştu. Lütfen tekrar deneyin.' },
} as const;
