import type { PerformanceCounter } from '#contract/statistics/business-performance.ts';

const counters: Record<PerformanceCounter, string> = {
  views: 'Görüntülenme',
  phoneClicks: 'Telefon araması',
  websiteClicks: 'Web sitesi tıklaması',
  directionsClicks: 'Yol tarifi isteği',
  whatsappClicks: 'WhatsApp',
  reservations: 'Rezervasyon',
  shares: 'Paylaşım',
  favorites: 'Favoriye eklenme',
  searchAppearances: 'Aramada görünme',
};

/** The dashboard's counters and its analytics tab. */
export const performanceTexts = {
  counters,
  countersLabel: 'Son 30 gün',
  period: (from: string, to: string) => `Son 30 gün: ${from} – ${to}`,
  title: 'Performans',
  sumsAbove: 'Bu günlerin toplamları yukarıdaki sayılarda.',
  pickCounter: 'Gösterilecek sayı',
  before: 'Önceki 30 gün',
  now: 'Son 30 gün',
  beforeWas: (value: string) => `önceki 30 gün: ${value}`,
  nothingYet: 'Bu günlerde sayılan bir şey yok; ilk ziyaretçilerle dolmaya başlar.',
  chart: (counter: string) => `${counter}, son 30 gün; sayılar aşağıdaki tabloda.`,
  table: 'Tablo olarak göster',
  day: 'Gün',
  words: 'Sizi hangi sözlerle buldular?',
  wordsLead: (people: number) =>
    `İşletmeniz sonuçlarda görünürken son 30 günde en az ${people} kişinin aradığı sözler.`,
  word: 'Aranan söz',
  people: 'Kişi',
  noWords:
    'Henüz yeterince kişinin aradığı bir söz yok. Sözler, Premium planınız başladığından beri sayılıyor.',
  download: 'CSV olarak indir',
  downloadNote: 'Son 60 gün, tablo programları için.',
  howCounted:
    'Bir ziyaretçi saatte bir kez sayılır. Robotlar ve sizin kendi ziyaretleriniz sayılmaz.',
  upsellFreeTitle: 'Gün gün görmek ister misiniz?',
  upsellFree:
    'Temel planla son 30 günün grafiği, favoriler ve aramada görünme açılır; Premium planla önceki 30 günle karşılaştırma, arama sözleri ve CSV dosyası da.',
  upsellBasicTitle: 'Bir adım ötesi',
  upsellBasic:
    'Premium planla önceki 30 günle karşılaştırma, sizi bulduran arama sözleri ve CSV dosyası açılır.',
  upsellWay: 'Planları gör',
  loading: 'Sayılar yükleniyor…',
  failedTitle: 'Sayılar getirilemedi',
} as const;
