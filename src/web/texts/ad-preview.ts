/** Words of an ad's private page and of its figures. */
export const adPreviewTexts = {
  headTitle: 'Reklamınız',
  description: 'Reklam verene özel sayfa: reklamın görünüşü, onayı ve sayıları.',
  title: (businessName: string) => `${businessName} reklamı`,
  loading: 'Reklamınız yükleniyor...',
  needsScript: 'Bu sayfa için tarayıcınızda JavaScript’in açık olması gerekiyor.',
  failedTitle: 'Reklamınız yüklenemedi',
  brokenTitle: 'Bu bağlantının ardında reklam yok',
  brokenText: 'Bağlantı eksik kopyalanmış ya da reklam kaydı silinmiş olabilir.',

  waiting: 'Reklamınızı hazırlıyoruz. Bitince size yazacağız; bu sayfada göreceksiniz.',
  toApprove: {
    title: 'Onayınızı bekliyoruz',
    text: 'Reklamınız aşağıdaki gibi görünecek. Siz onaylamadan yayına girmez.',
  },
  approved: {
    title: 'Onayladınız, teşekkür ederiz',
    text: 'Sırada yayın var; yayına girdiği gün size yazacağız. Fikriniz değişirse yayına girmeden önce değişiklik isteyebilirsiniz.',
  },
  wished: {
    title: 'İsteğinizi aldık',
    text: 'Reklamı düzeltip yeni hâlini onayınıza göndereceğiz.',
  },
  live: 'Reklamınız yayında.',
  ended: 'Reklamınızın yayını sona erdi.',
  cancelled: 'Bu reklam talebi kapatıldı.',

  facts: {
    package: 'Paket',
    duration: 'Süre',
    cost: 'Tutar',
    start: 'Başlangıç',
    end: 'Bitiş',
  },
  months: (count: number) => `${count} ay`,
  unlimited: 'Sınırsız',

  looks: 'Görünüşü',
  places: {
    home: 'Ana sayfada',
    list: 'Listelerin ve arama sonuçlarının arasında',
    footer: 'Sayfaların altında',
    showcase: '“Yayındaki Reklamlar” sayfasında',
  },

  approve: 'Onaylıyorum',
  approvedToast: { title: 'Onayınızı aldık', description: 'Yayına girdiği gün size yazacağız.' },
  change: 'Değişiklik istiyorum',
  wish: 'Ne değişsin?',
  wishHint: 'Neyi, nasıl değiştirelim? Yazdığınız doğrudan ekibimize gider.',
  send: 'İsteği gönder',
  sending: 'Gönderiliyor...',
  sentToast: { title: 'İsteğinizi aldık', description: 'Yeni hâlini onayınıza göndereceğiz.' },
  failed: 'Bu kez olmadı',
} as const;

export const adFiguresTexts = {
  title: 'Sayılar',
  impressions: 'Görülme',
  clicks: 'Tıklama',
  day: 'Gün',
  chart: 'Gün gün görülme ve tıklama; sayılar aşağıdaki tabloda',
  table: 'Gün gün tablo',
  caption: 'Sayılan son günler',
  none: 'Henüz sayılan bir şey yok.',
  note: 'Yalnızca insanların gördüğü ve tıkladığı sayılır; kimin gördüğü saklanmaz.',
} as const;
