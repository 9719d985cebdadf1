import {
  AD_PACKAGE_WORDS,
  ADVERTISE_DISCOUNTS,
  type AdPackage,
  type AdvertiseMonths,
  type RequestPackage,
  SALES_CONTACT_HOURS,
} from '#contract/advertising/advertising.ts';
import { CONSENT_TEXT } from '#contract/consent.ts';
import { formatMoney } from '#contract/text/numbers.ts';

const promise = `Satış ekibimiz ${SALES_CONTACT_HOURS} saat içinde sizi arayacak.`;

/** What both forms and the showcase share. */
export const adTexts = {
  packages: AD_PACKAGE_WORDS,
  promise,
  totals: 'Kaç ay için kaç TL tutar?',
  needsScript:
    'Formu göndermek için tarayıcınızda JavaScript açık olmalı. Dilerseniz bize telefonla ya da e-postayla da ulaşabilirsiniz.',
  form: {
    businessName: 'İşletme adı',
    contactPerson: 'İletişim kişisi',
    email: 'E-posta',
    phone: 'Telefon',
    phonePlaceholder: '0322 XXX XX XX',
    packageType: 'Paket',
    choose: 'Seçin',
    message: 'Mesajınız',
    marketing: CONSENT_TEXT,
    privacy: 'Bilgilerinizi yalnızca bu talep için sizinle konuşmakta kullanırız.',
    privacyLink: 'KVKK aydınlatma metni',
    sending: 'Gönderiliyor...',
  },
} as const;

/** /advertise; its toasts are the specification's (section 8). */
export const advertiseTexts = {
  title: 'Reklam Ver',
  description:
    'Adana’da arayanın karşısına çıkın: ücretsiz ilandan kurumsal pakete reklam seçenekleri, fiyatlar ve herkese açık bir talep formu.',
  lead: 'Adana’da ne yenir, nerede kalınır, kim tamir eder diye bakan herkes burada. Bir de sizi görsünler.',
  tabs: 'Reklam Ver bölümleri',
  tab: { packages: 'Paketler', benefits: 'Avantajlar', contact: 'İletişim' },
  packagesTitle: 'Paketler',
  packagesLead: 'Uzun süreli reklamda indirim var: 3 ayda %10, 6 ayda %15, 12 ayda %20.',
  mostPopular: 'En popüler',
  unlimited: 'sınırsız süre',
  perPeriod: (days: number) => `${days} gün`,
  selectNamed: (name: string) => `${name} paketi seç`,
  points: {
    free: ['Rehberde ilanınız', 'Reklam alanlarında görünme', 'Süre sınırı yok'],
    basic: [
      'Başlık, açıklama ve görsel',
      'Öne çıkan özellikleriniz',
      'Listelerde ve ana sayfada yer',
    ],
    premium: [
      'Temel paketteki her şey',
      'Instagram ve Facebook bağlantısı',
      'Geniş afiş görseli',
      'İki kat sık gösterim',
    ],
    enterprise: [
      'Premium paketteki her şey',
      'Kendi açılış sayfanıza bağlantı',
      'Randevu, menü gibi sistemlerinize bağlantı',
      'Üç kat sık gösterim',
    ],
  } satisfies Record<AdPackage, string[]>,
  selected: (name: string) => ({
    title: 'Paket Seçildi',
    description: `${name} paketi seçtiniz. Formu doldurun, gerisini birlikte hazırlayalım.`,
  }),
  packageFailure: {
    title: 'Hata',
    description: 'Paket seçilirken bir hata oluştu. Sayfa yeniden yüklenecek.',
  },
  benefitsTitle: 'Neden burada?',
  benefits: [
    {
      title: 'Arayanın karşısına çıkarsınız',
      text: 'Reklamınız ana sayfada, listelerde ve arama sonuçlarının arasında görünür; hep “Reklam” diye işaretli.',
    },
    {
      title: 'Adil sırayla gösterilir',
      text: 'Kim daha çok ödediyse yalnız onu göstermeyiz: her reklam sırasını alır, paketi büyük olan daha sık.',
    },
    {
      title: 'Ne getirdiğini görürsünüz',
      text: 'Görülme ve tıklanmayı gün gün sayarız. Kimin gördüğünü değil, yalnız kaç kez görüldüğünü.',
    },
    {
      title: 'Hazırlığı birlikte yaparız',
      text: 'Metni ve görseli ekibimiz sizinle hazırlar; siz onaylamadan yayına girmez.',
    },
  ],
  toExamples: 'Yayındaki reklamlara bak',
  toRequest: 'Aylık reklam talebi',
  steps: ['İletişim bilgileri', 'Talep formu', 'Tamam'],
  stepsLabel: 'Adımlar',
  contactTitle: 'Satış ekibimizle konuşun',
  contactText: `Talebinizi bırakın; satış ekibimiz ${SALES_CONTACT_HOURS} saat içinde sizi arasın.`,
  hoursTitle: 'Çalışma saatleri',
  hours: 'Pzt–Cum 09.00–18.00',
  phone: 'Telefon',
  mail: 'E-posta',
  toForm: 'Talep formunu doldur',
  backToContact: 'İletişim bilgilerine dön',
  formTitle: 'Reklam talep formu',
  duration: 'Süre',
  months: (months: AdvertiseMonths) => {
    const discount = ADVERTISE_DISCOUNTS[months];
    return discount ? `${months} ay (%${discount} indirim)` : `${months} ay`;
  },
  freeDuration: 'Ücretsiz paketin süre sınırı yok.',
  costTitle: 'Tutar',
  full: 'Liste fiyatı',
  saved: 'Kazancınız',
  total: 'Toplam',
  saving: (lira: number) => `−${formatMoney(lira)}`,
  submit: 'Talebi gönder',
  success: { title: 'Reklam Talebi Gönderildi', description: promise },
  failure: { title: 'Hata', description: 'Reklam talebi gönderilirken bir hata oluştu' },
  doneText:
    'Talebiniz bize ulaştı. Görüşmede paketi netleştirip reklamınızı birlikte hazırlayacağız; şimdilik ödeme yapmanız gerekmiyor.',
  another: 'Yeni bir talep gönder',
} as const;

/** /advertise-request, with its own prices and toasts. */
export const adRequestTexts = {
  title: 'Reklam Talebi',
  description:
    'Üç adımda reklam: talebinizi bırakın, paketi ve süreyi birlikte seçelim, reklamınız Adana’da arayanların önünde yayına girsin.',
  lead: 'Üç adımda reklamınız yayında. Paketinizi seçin, birkaç satır bırakın.',
  processTitle: 'Nasıl işliyor?',
  process: [
    {
      title: 'Talebinizi bırakın',
      text: 'Paketi ve kaç ay istediğinizi seçin, size ulaşacağımız telefonu yazın.',
    },
    {
      title: 'Görüşelim, hazırlayalım',
      text: `Satış ekibimiz ${SALES_CONTACT_HOURS} saat içinde arar; metni ve görseli birlikte hazırlarız.`,
    },
    {
      title: 'Yayına girsin',
      text: 'Onayınızla reklamınız ana sayfada ve listelerde görünmeye başlar; süresi dolunca kendiliğinden iner.',
    },
  ],
  packagesTitle: 'Paketinizi seçin',
  perMonth: (lira: number) => `${formatMoney(lira)} / ay`,
  points: {
    basic: 'Başlık, açıklama, görsel ve özellikler',
    premium: 'Temel + sosyal medya ve geniş afiş',
    enterprise: 'Premium + açılış sayfası ve sistem bağlantısı',
  } satisfies Record<RequestPackage, string>,
  formTitle: 'Bilgileriniz',
  duration: 'Süre (ay)',
  total: (lira: string) => `Toplam: ${lira}`,
  submit: 'Reklam talebi gönder',
  success: { title: 'Başarılı!', description: `Reklam talebiniz alındı. ${promise}` },
  failure: { title: 'Hata!', description: 'Bir hata oluştu. Lütfen tekrar deneyin.' },
} as const;

/** /advertisement-examples. */
export const adExamplesTexts = {
  title: 'Yayındaki Reklamlar',
  description:
    'Rehberde şu anda yayında olan reklamlar, hangi sayfada nasıl göründükleri ve standart, premium ile kurumsal paketlerin karşılaştırması.',
  lead: 'Şu anda yayında olan reklamlar. Sizinki de burada olabilir.',
  filterLabel: 'Pakete göre süz',
  all: 'Tümü',
  chip: (word: string, count: string) => `${word} (${count})`,
  count: (count: string) => `${count} reklam yayında`,
  emptyTitle: 'Bu pakette yayında reklam yok',
  emptyText: 'İlk sizinki olsun: satış ekibimiz hazırlığı sizinle birlikte yapar.',
  comparisonTitle: 'Paketlerin karşılaştırması',
  comparisonLead: 'Her reklam “Reklam” diye işaretlenir; arama sırasını değiştirmez.',
  feature: 'Özellik',
  has: 'Var',
  hasNot: 'Yok',
  rows: [
    { name: 'Başlık, açıklama, görsel', from: 'basic' },
    { name: 'Öne çıkan özellikler', from: 'basic' },
    { name: 'Sosyal medya bağlantıları', from: 'premium' },
    { name: 'Geniş afiş görseli', from: 'premium' },
    { name: 'Kendi açılış sayfanız', from: 'enterprise' },
    { name: 'Sistem bağlantısı (randevu, menü…)', from: 'enterprise' },
  ] satisfies { name: string; from: RequestPackage }[],
  frequency: 'Gösterim sıklığı',
  times: (weight: number) => `${weight}×`,
  price: 'Aylık ücret',
  toRequest: 'Reklam talebi bırak',
  toAdvertise: 'Paketlere bak',
  card: {
    visit: 'Sayfasına git',
    instagram: 'Instagram',
    facebook: 'Facebook',
    landing: 'Açılış sayfası',
    system: 'Bağlantı',
  },
} as const;
