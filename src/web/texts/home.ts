// The texts of the home page, block by block. Plain data; the page draws it.

import { DEFAULT_SHARE_TITLE } from '#contract/city/city.ts';
import { lowerTr } from '#contract/text/turkish-fold.ts';

/** A block of business cards: heading, the line under it, the way to all of them, and what stands there when empty. */
interface HomeBlock {
  heading: string;
  subline: string;
  seeAll: { label: string; href: string };
  empty: string;
}

export const homeTexts = {
  headTitle: (siteName: string) => `${siteName} · ${DEFAULT_SHARE_TITLE}`,
  shareTitle: DEFAULT_SHARE_TITLE,
  description:
    'Adana’nın restoranları, otelleri, kafeleri, ustaları: puanı, çalışma saatleri ve yol tarifiyle. Seyhan, Yüreğir, Çukurova, Sarıçam ve Karaisalı tek rehberde.',
  hero: {
    title: 'Adana’da ne lazımsa, tarifi bizde.',
    subline:
      'Kebapçıdan nöbetçi veterinere, gelinlikçiden piknik yerine: kim nerede, şu an açık mı, nasıl gidilir.',
    form: {
      label: 'İşletme ara',
      queryLabel: 'Ne arıyorsunuz?',
      queryPlaceholder: 'İşletme adı veya kategori ara...',
      categoryLabel: 'Kategori',
      allCategories: 'Tüm kategoriler',
      districtLabel: 'İlçe',
      allDistricts: 'Tüm ilçeler',
      submit: 'Ara',
    },
  },
  shortcuts: {
    label: 'Kestirmeden',
    links: [
      {
        id: 'near',
        label: 'Yakınımda açık',
        href: `/search?${new URLSearchParams({ q: 'yakınımda', open: 'now' })}`,
      },
      { id: 'open', label: 'Şu an açık', href: '/open-now' },
      { id: 'duty', label: 'Nöbetçi eczane', href: '/nobetci-eczane' },
      { id: 'new', label: 'Yeni eklenenler', href: '/new-businesses' },
    ],
  },
  hour: {
    /** By the hour from which on it is so, as in `KINDS_OF_THE_HOUR`. */
    titles: {
      5: 'Bu sabah açık',
      11: 'Bu öğlen açık',
      15: 'Bu ikindi açık',
      18: 'Bu akşam açık',
      22: 'Bu gece açık',
    } as Partial<Record<number, string>>,
    title: 'Şu an açık',
    closedTitle: 'Bu saatin yerleri kapalı',
    kinds: (kinds: readonly string[]) => `Bu saatin yerleri: ${kinds.map(lowerTr).join(', ')}.`,
    nearest: 'Size en yakın olan önde.',
    opensNext: (name: string, opens: string) =>
      `İlk açılan ${name}: ${opens}. Ötekiler de açılış sırasıyla.`,
    none: 'Bu saatin yerlerinden açık olduğunu bildiğimiz yok. Saatini yazmayanlar açık olabilir; arayıp sorun.',
    seeAll: { label: 'Tümünü Gör', href: '/open-now' },
    near: 'Bana yakın',
    finding: 'Konumunuz bulunuyor...',
    noPlace: 'Konumunuzu alamadık; bütün şehirden gösteriyoruz.',
    duty: {
      title: 'Nöbetçi eczane',
      text: 'Kim nöbetçi: adı, telefonu, yolu',
      href: '/nobetci-eczane',
    },
  },
  categories: {
    heading: 'Ne lazımdı?',
    subline: 'Aradığınız hangi kapının ardındaysa ona dokunun.',
    count: (count: string) => `${count} işletme`,
    empty: 'Kategorileri şu an getiremedik. Birazdan yeniden deneyin ya da yukarıdan arayın.',
    loading: 'Kategoriler yükleniyor...',
  },
  featured: {
    heading: 'Öne Çıkanlar',
    subline: 'Bu ara vitrinde olanlar.',
    seeAll: { label: 'Tümünü Gör', href: '/businesses' },
    empty: 'Şu an öne çıkan bir yer yok. Gerisi yerli yerinde.',
  } satisfies HomeBlock,
  restaurants: {
    heading: 'Popüler Restoranlar',
    subline: 'Mangal yanıyor, şalgam soğuk.',
    seeAll: { label: 'Tümünü Gör', href: '/category/restoranlar' },
    empty: 'Henüz restoran eklenmemiş. Bildiğiniz bir ocakbaşı varsa buraya yakışır.',
  } satisfies HomeBlock,
  accommodation: {
    heading: 'Konaklama',
    subline: 'Geceyi Adana’da geçirecekler için.',
    seeAll: { label: 'Tümünü Gör', href: '/category/oteller' },
    empty: 'Henüz otel eklenmemiş. Misafir odası olan varsa haber etsin.',
  } satisfies HomeBlock,
  cafes: {
    heading: 'Kafeler ve Barlar',
    subline: 'İnce belli çaydan geç saatteki müziğe.',
    seeAll: { label: 'Tümünü Gör', href: '/category/kafeler' },
    empty: 'Henüz kafe ya da bar eklenmemiş. Çayı demleyen ilk kim olacak?',
  } satisfies HomeBlock,
  /** Spoken by screen readers while skeletons stand in for the cards. */
  loading: 'İşletmeler yükleniyor...',
  mapTeaser: {
    heading: 'Adana haritada',
    subline: 'Köprüyü geçince sağda mı, solda mı? Bakın, görün.',
    blocks: [
      {
        id: 'location',
        title: 'Yakınınızda ne var?',
        text: 'Konumunuzu paylaşın, en yakın yerleri çevrenizde görün. Paylaşmazsanız da harita çalışır.',
      },
      {
        id: 'directions',
        title: 'Yol tarifi',
        text: 'İşletmeyi seçin, tarif alışık olduğunuz harita uygulamasında açılsın.',
      },
      {
        id: 'filters',
        title: 'Filtreler',
        text: 'Kategori ve ilçe seçin, adından arayın; haritada yalnız işinize yarayanlar kalsın.',
      },
    ],
    link: { label: 'Haritayı aç', href: '/map' },
  },
  ownerCall: {
    heading: 'Dükkân sizin mi?',
    text: 'Adana sizi burada arıyor. Adresinizi, saatlerinizi, telefonunuzu yazın; eklemek ücretsiz, yayımlamadan önce biz de bir bakarız.',
    add: { label: 'Ücretsiz İşletme Ekle', href: '/add-business' },
    call: { label: 'Bizi Arayın' },
    mail: { label: 'Bize Yazın' },
  },
} as const;
