import type { AdministeredKind, WordList } from '#contract/kinds/administered-kinds.ts';
import { formatNumber } from '#contract/text/numbers.ts';

export const HOLIDAY_WORDS: Record<AdministeredKind['onHolidays'], string> = {
  open: 'Genellikle açık',
  closed: 'Genellikle kapalı',
  unknown: 'Belli değil',
};

export const kindsTexts = {
  lead: 'İşletmenin ne olduğu sözlerinden anlaşılır: kebapçı, diş hekimi, halı saha. Arayanlar da bu sözlerle bulur. Bir söz eklenince arama onu hemen tanır, işletmelerin türü birkaç saniyede yeniden belirlenir.',
  headDescription: 'Rehberin bildiği işletme türleri.',
  query: 'Tür ya da söz ara',
  category: 'Kategori',
  outside: 'Rehberde yok',
  outsideChoice: 'Yok: rehber böyle yerleri listelemiyor',
  add: 'Tür ekle',
  addTitle: 'Yeni tür',
  editTitle: (name: string) => `${name} türü`,
  columns: {
    name: 'Tür',
    category: 'Kategori',
    words: 'Başka adları',
    count: 'Yayında',
    acts: 'İşlem',
  },
  count: (count: number) => formatNumber(count),
  edit: (name: string) => `${name} türünü düzenle`,
  delete: (name: string) => `${name} türünü sil`,
  deleteTitle: 'Tür silinsin mi?',
  deleteText: (name: string, count: number) =>
    count > 0
      ? `${name} türünde yayında ${formatNumber(count)} işletme var. İşletmelere bir şey olmaz: türleri kalan sözlere göre yeniden belirlenir, hiçbiri uymuyorsa türsüz kalırlar. Türün sayfası ve sözleri silinir, geri gelmez.`
      : `${name} türünün sözleri de silinir, geri gelmez. Bu türde yayında işletme yok.`,
  deleteYes: 'Türü sil',
  deleted: 'Tür silindi',
  added: 'Tür eklendi',
  changed: 'Tür kaydedildi',
  soon: 'Arama bu sözleri şimdi tanıyor; işletmelerin türü birkaç saniye içinde belirlenir.',
  fields: {
    name: 'Adı',
    plural: 'Çoğulu',
    categorySlug: 'Kategorisi',
    words: 'Başka adları',
    sells: 'Sattığı ya da yaptığı',
    needs: 'İhtiyacı olan ne der?',
    abroad: 'Yabancılar ne der?',
    files: 'Dosyalardaki adları',
    schemaTypes: 'schema.org türü',
    onHolidays: 'Resmî tatillerde',
    motif: 'Vitrindeki resmi',
    takesReservations: 'Buralara rezervasyonla gidilir',
  },
  hints: {
    plural: 'Sayfasının başlığı ve adresi bundan yapılır. Adres sonradan değişmez.',
    words:
      'Virgülle ayırın: kebap, kebap salonu. İşletmeler bunlardan tanınır, arayanlar bunlarla bulur.',
    sells:
      'Başka türlere de uyabilir: pirzola, kanat. Adı bundan gelen varsa ama hepsi satmıyorsa iki yere de yazın: lokum. Marka ve zincirlerin başına =: yalnız adı geçenler bulunur (=bosch).',
    needs: 'Karnım acıktı, ne yesek.',
    abroad: 'İngilizce, Arapça, Kürtçe, Rusça, Almanca adları.',
    files: 'Başka kaynaklar ona ne diyor? Kebab shop; birçok türe denense başına ~: ~restaurant.',
    motif: 'Fotoğrafı olmayan işletmelerin vitrininde durur.',
    schemaTypes: 'Arama motorları içindir, İngilizce kalır. En yakını sona: Store BookStore.',
  } satisfies Record<WordList | 'plural' | 'schemaTypes' | 'motif', string>,
  motifOfCategory: 'Kategorisininki',
  /** A word that stands at other kinds too. */
  shared: (word: string, kinds: string) => `“${word}” şunlarda da geçiyor: ${kinds}.`,
  sharedNote: 'Bu bir engel değil: işletmenin kategorisi hangisine uyuyorsa o seçilir.',

  unknownTitle: 'Aranıp bulunamayanlar',
  unknownLead: (days: number, people: number) =>
    `Son ${days} günde en az ${people} kişinin aradığı, hiçbir türde geçmeyen sözler.`,
  unknownAll: 'Bulunamayan bütün aramalar istatistiklerde',
  unknownEmpty: 'Şimdilik böyle bir söz yok.',
  unknownFailed: 'Bu liste şu anda getirilemedi.',
  people: (count: number) => `${formatNumber(count)} kişi aradı`,
  put: 'Bir türe ekle',
  putOf: (word: string) => `“${word}” sözünü bir türe ekle`,
  putTitle: (word: string) => `“${word}” hangi türe eklensin?`,
  putYes: 'Bu türe ekle',
  isNow: (kind: string) => `Artık bir söz: ${kind}`,
  wordAdded: 'Söz eklendi',
  wordAddedText: (word: string, kind: string) =>
    `“${word}” artık ${kind} demek. Arayanlar şimdiden bulur.`,
  newKind: 'Böyle bir tür yok, yeni tür ekle',
  choice: {
    label: 'Türü arayın',
    hint: 'Adını ya da bir sözünü yazın, sonra listeden seçin.',
    missing: 'Bir tür seçin',
    found: (count: number, shown: number) =>
      count === 0
        ? 'Böyle bir tür bulunamadı.'
        : count > shown
          ? `${formatNumber(count)} tür bulundu, ilk ${shown} tanesi burada.`
          : `${formatNumber(count)} tür bulundu.`,
  },
} as const;
