import type { CategoryHue } from '#contract/categories/categories.ts';
import { formatNumber } from '#contract/text/numbers.ts';

export const categoriesTexts = {
  lead: 'Sıra, ad ve renk burada. Yeni kategori ana sayfada, aramada, formlarda ve dosya aktarımında hemen çalışır.',
  headDescription: 'Rehberin kategorileri.',
  add: 'Kategori ekle',
  addTitle: 'Yeni kategori',
  editTitle: (name: string) => `${name} kategorisi`,
  columns: {
    name: 'Kategori',
    counts: 'İşletme',
    hue: 'Renk',
    ads: 'Reklam',
    order: 'Sıra',
  },
  public: (count: number) => `${formatNumber(count)} yayında`,
  allOf: (count: number) => `${formatNumber(count)} toplam`,
  adFree: 'Reklam verilemez',
  adsAllowed: 'Verilebilir',
  up: (name: string) => `${name} kategorisini yukarı taşı`,
  down: (name: string) => `${name} kategorisini aşağı taşı`,
  edit: (name: string) => `${name} kategorisini düzenle`,
  delete: (name: string) => `${name} kategorisini sil`,
  deleteTitle: 'Kategori silinsin mi?',
  deleteText: (name: string) =>
    `${name} kategorisinde işletme yok. Silinirse listelerden kalkar ve adresi çalışmaz.`,
  deleteYes: 'Sil',
  deleted: 'Kategori silindi',
  added: 'Kategori eklendi',
  changed: 'Kategori kaydedildi',
  ordered: 'Sıra kaydedildi',
  fields: {
    name: 'Adı',
    slug: 'Adresi',
    description: 'Açıklama',
    hue: 'Renk',
    isAdFree: 'Reklam verilemez',
    isHiddenWhileEmpty: 'İçinde işletme yokken gizle',
  },
  slugHint: (slug: string) =>
    slug
      ? `/category/${slug} — değişirse eski adres yenisine yönlenir.`
      : 'Boş bırakılırsa addan yapılır.',
  descriptionHint: 'Kategori sayfasının başında görünür.',
  adFreeHint: 'Bu kategorideki işletmelerin reklamı hiçbir yerde gösterilmez.',
  hiddenHint: 'Yayımlanan ilk işletmesiyle listelere girer; ekleme formlarında hep seçilebilir.',
  hidden: 'Boş, gizli',
  former: (slugs: string) => `Eski adresleri: ${slugs}`,
  hues: {
    restoranlar: 'Köz',
    oteller: 'Göl',
    kafeler: 'Çay',
    barlar: 'Mor neon',
    gelinlik: 'Gül',
    piknik: 'Çimen',
    saglik: 'Nane',
    guzellik: 'Pembe',
    alisveris: 'Hardal',
    spor: 'Yeşil saha',
    egitim: 'Mürekkep',
    otomotiv: 'Far ışığı',
  } satisfies Record<CategoryHue, string>,
} as const;
