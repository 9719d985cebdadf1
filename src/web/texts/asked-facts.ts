import type { FactsAnswer } from '#contract/businesses/asked-facts.ts';
import type { Fact } from '#contract/businesses/business-facts.ts';

/** Words of the page where whoever knows a business confirms what its page says. */
export const askedFactsTexts = {
  headTitle: 'Bilgileriniz hâlâ doğru mu?',
  description: 'İşletme sahiplerine ve ekleyenlere: sayfanızda yazanları tek dokunuşla doğrulayın.',
  loading: 'Bilgileriniz yükleniyor',
  needsScript:
    'Bu sayfa için tarayıcınızda JavaScript’in açık olması gerekiyor. E-postadaki “Evet, hepsi doğru” onsuz da çalışır.',
  formLead: 'Yanıtınızı göndermek için düğmeye basın.',
  failedTitle: 'Bilgileriniz yüklenemedi',
  failedText: 'Bağlantınızı kontrol edip yeniden deneyin.',
  brokenTitle: 'Bu bağlantı geçersiz',
  brokenText:
    'Bağlantı eksik kopyalanmış, işletme yayından kalkmış ya da artık sizin adınıza kayıtlı değil.',
  overTitle: 'Bu bağlantının süresi doldu',
  overText:
    'İşletmenin sayfasında “Bu bilgiler hâlâ doğru mu?” sorusunu her zaman yanıtlayabilirsiniz.',
  toHome: 'Ana sayfaya git',

  lead: (business: string) => `${business} sayfasında şunlar yazıyor:`,
  labels: {
    existence: 'Durum',
    name: 'Ad',
    kind: 'Tür',
    address: 'Adres',
    pin: 'Konum',
    phone: 'Telefon',
    website: 'Web sitesi',
    hours: 'Saatler',
    prices: 'Fiyatlar',
  } satisfies Record<Fact, string>,
  allTrue: 'Evet, hepsi doğru',
  open: 'Evet, açığız',
  change: 'Değişen var, düzelteyim',
  report: 'Değişen var, sayfasında bildireyim',
  notAgain: 'Bir daha sormayın',
  saved: {
    dogru: 'Yazdık: hepsi doğru',
    acik: 'Yazdık: işletme açık',
    sorma: 'Yazdık: bir daha sormayacağız',
  } satisfies Record<FactsAnswer, string>,
  savedText: {
    dogru: 'Sayfada bugünün tarihiyle görünüyor.',
    acik: 'Sayfada bugünün tarihiyle görünüyor.',
    sorma: 'Bu işletme için size bu e-posta gelmez.',
  } satisfies Record<FactsAnswer, string>,
  toPage: 'Sayfaya bakın',
} as const;
