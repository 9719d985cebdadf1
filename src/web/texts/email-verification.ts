import { REVIEW_WORKING_DAYS } from '#contract/owners/owners.ts';

/** Words of /verify-email. */
export const emailVerificationTexts = {
  headTitle: 'E-posta Doğrulama',
  description: 'İşletme kaydınız için e-posta adresinizi doğrulayın.',
  needsScript: 'Doğrulama için tarayıcınızda JavaScript’in açık olması gerekiyor.',

  loadingTitle: 'E-postanız doğrulanıyor...',
  loadingText: 'Birkaç saniye sürer, sayfayı kapatmayın.',

  missingTitle: 'Geçersiz Doğrulama Bağlantısı',
  missingText:
    'Bu adreste doğrulama kodu yok. Size gelen e-postadaki bağlantıyı olduğu gibi açın ya da yeni bir bağlantı isteyin.',

  failedTitle: 'Doğrulama Başarısız',
  failedText:
    'Bağlantının süresi dolmuş ya da bağlantı geçersiz. Yeni bir bağlantı isteyebilir ya da yeniden başvurabilirsiniz.',
  waitText: 'Kısa sürede çok fazla deneme oldu. Biraz bekleyip yeniden deneyin.',
  unreachableText: 'Sunucuya ulaşamadık; bağlantınız hâlâ geçerli. Yeniden deneyin.',
  applyAgain: 'Yeniden başvur',
  addAgain: 'İşletmeyi yeniden ekle',

  verifiedTitle: 'Doğrulama Başarılı',
  stepsTitle: 'Bundan sonra',
  steps: {
    business: [
      'Ekibimiz yazdığınız bilgileri inceliyor.',
      'Düzeltilecek bir şey varsa size yazıyoruz; hiçbir şeyi baştan yazmazsınız.',
      'Onaylanınca işletmeniz yayına giriyor ve sayfasının bağlantısı size geliyor.',
    ],
    owner: [
      'Ekibimiz başvurunuzu ve belgelerinizi inceliyor.',
      'Eksik bir belge varsa size yazıyoruz.',
      'Onaylanınca işletmeniz hesabınıza bağlanıyor, işletme paneliniz açılıyor.',
    ],
  },
  reviewTitle: `İnceleme ${REVIEW_WORKING_DAYS.min}–${REVIEW_WORKING_DAYS.max} iş günü sürer`,
  reviewText: 'Sonucu e-postayla bildireceğiz. İstenmeyen (spam) klasörüne de bakmayı unutmayın.',
  ofAnotherTitle: 'Kayıt, onaylanan adresin hesabında',
  ofAnotherText:
    'Şu anda başka bir adresle giriş yapmış durumdasınız. Takip etmek için çıkış yapıp onayladığınız adresle giriş yapın.',
  follow: 'Giriş yap ve takip et',
  applications: 'Başvurularıma git',
  dashboard: 'İşletme paneline git',

  resendTitle: 'Yeni bağlantı isteyin',
  resendSummary: 'Düzeltilmesi gereken yerler var',
  email: 'E-posta',
  emailHint: 'Kaydınızda yazan adres. Bağlantı yalnızca o adrese gider.',
  resend: 'Bağlantıyı gönder',
};
