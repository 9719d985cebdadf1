import type { LikelyDuplicate } from '#contract/businesses/business-submission.ts';
import type { CsvColumn, ImportedRow } from '#contract/imports/imports.ts';
import { formatNumber } from '#contract/text/numbers.ts';

const megabytes = (bytes: number) => formatNumber(bytes / (1024 * 1024));

const likeness: Record<LikelyDuplicate['likeness'], string> = {
  name: 'Adı benziyor, yeri yakın',
  phone: 'Aynı telefon',
  cid: 'Haritadaki aynı yer',
};

/** The tab that reads a maps address. Toasts are the specification's (8). */
export const mapsImportTexts = {
  title: 'Google Haritalar’dan al',
  lead: 'Haritada işletmenizi açın, Paylaş’a dokunup bağlantıyı kopyalayın ve buraya yapıştırın.',
  leadMore:
    'Bilgisayarda adres çubuğundaki uzun adres de olur. Okuyabildiğimizi forma yazarız; siz görüp düzeltmeden hiçbir şey kaydedilmez.',
  label: 'Google işletme URL’si',
  placeholder: 'https://www.google.com/maps/place/…',
  submit: 'Bilgileri al',
  summary: 'Bağlantıya bir daha bakın',
  blank: "Lütfen geçerli bir Google işletme URL'si girin.",
  success: {
    title: 'Başarılı!',
    description: 'Google işletme bilgileri başarıyla içe aktarıldı.',
  },
  failure: {
    title: 'Hata!',
    description: 'Google işletme bilgileri içe aktarılırken hata oluştu.',
  },
  warnings: 'Formda bunlara bir bakın',
  duplicates: 'Bu işletme zaten rehberde olabilir',
  duplicatesText: 'Aynı işletmeyse yeniden eklemeniz gerekmez; sayfasını açıp bakın.',
  likeness,
  opens: 'yeni sekmede açılır',
  goOn: 'Başka bir işletme, formu aç',
} as const;

const columns: Record<CsvColumn, string> = {
  name: 'İşletme adı',
  category: 'Kategori',
  address: 'Adres',
  district: 'İlçe',
  subcategory: 'Alt kategori',
  description: 'Açıklama',
  phone: 'Telefon',
  email: 'E-posta',
  website: 'Web sitesi',
  priceRange: 'Fiyat aralığı',
  latitude: 'Enlem',
  longitude: 'Boylam',
};

const outcomes: Record<ImportedRow['outcome'], string> = {
  imported: 'Alındı',
  duplicate: 'Zaten var',
  refused: 'Alınmadı',
};

/** The tab that reads a CSV file. Sentences of the specification stand word for word. */
export const csvImportTexts = {
  title: 'CSV dosyasıyla toplu ekle',
  lead: 'Excel’den ya da bir harita aracından aldığınız listeyi seçin; sütunları biz tanırız, siz göndermeden önce görürsünüz.',
  limits: (bytes: number, rows: number, signedOut: number) =>
    `En çok ${megabytes(bytes)}\u00a0MB ve ${formatNumber(rows)} satır; giriş yapmadan ${formatNumber(signedOut)} satır.`,
  columnsHint:
    'Gerekli sütunlar: ad, kategori, adres, ilçe. Dosyadaki kimseye e-posta gönderilmez.',
  choose: 'CSV dosyası seç',
  chooseAnother: 'Başka dosya seç',
  dropHint: 'ya da dosyayı buraya bırakın',
  example: 'Örnek dosyayı indir',
  exampleName: 'ornek-isletmeler.csv',
  exampleRows: [
    {
      name: 'Örnek Lokantası',
      category: 'Restoranlar',
      address: 'Reşatbey Mah. 62002 Sok. No: 4',
      district: 'Seyhan',
      subcategory: 'Kebapçı',
      description: 'Odun ateşinde kebap',
      phone: '0322 000 00 00',
      email: '',
      website: 'https://ornek.example',
      priceRange: '₺₺',
      latitude: '36,9914',
      longitude: '35,3308',
    },
    {
      name: 'Örnek Kuaför',
      category: 'Güzellik',
      address: 'Toros Mah. 78178 Sok. No: 5',
      district: 'Çukurova',
    },
  ] satisfies Partial<Record<CsvColumn, string>>[],
  reading: 'Dosya okunuyor...',
  problems: {
    tooLarge: (bytes: number) =>
      `Dosya çok büyük: en çok ${megabytes(bytes)}\u00a0MB olabilir. Bölüp parça parça gönderin.`,
    workbook: 'Bu bir Excel dosyası. Excel’de “CSV UTF-8” olarak kaydedip onu seçin.',
    empty: 'İçe aktarılacak veri bulunamadı.',
    unreadable: 'Dosya okunamadı. Yeniden seçmeyi deneyin.',
  },
  tooManyRows: (rows: number, limit: number) =>
    `Dosyada ${formatNumber(rows)} satır var; bir seferde en çok ${formatNumber(limit)} satır gönderilebilir. Dosyayı bölün.`,
  signInFor: (rows: number, limit: number) =>
    `Dosyada ${formatNumber(rows)} satır var. Giriş yapmadan en çok ${formatNumber(limit)} satır gönderilebilir.`,
  signIn: 'Giriş yap',
  fileLine: (rows: number, encoding: string, separator: string) =>
    `${formatNumber(rows)} satır · ${encoding} · ${separator}`,
  encodings: {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16',
    'utf-16be': 'UTF-16',
    'windows-1254': 'Windows Türkçe (1254)',
  },
  separators: {
    ',': 'virgülle ayrılmış',
    ';': 'noktalı virgülle ayrılmış',
    '\t': 'sekmeyle ayrılmış',
    '|': 'dikey çizgiyle ayrılmış',
  },
  columns,
  mapping: 'Sütunlar',
  mappingLead: 'Hangi sütunun ne olduğunu biz böyle anladık. Yanlış olanı değiştirin.',
  required: '*',
  none: 'Dosyada yok',
  columnNumber: (number: number) => `${number}. sütun`,
  nameMissing: 'İşletme adının hangi sütunda olduğunu seçin',
  derived: {
    category: 'Seçilmezse işletmenin adından anlamaya çalışırız.',
    address: 'Seçilmezse yalnız ilçe yazılır.',
    district: 'Seçilmezse adresten ya da konumdan buluruz.',
  },
  alsoRead: 'Kendiliğinden okunan sütunlar',
  unused: 'Kullanılmayan sütunlar',
  preview: 'Önizleme',
  previewLead: (shown: number, total: number) =>
    `İlk ${formatNumber(shown)} satır, toplam ${formatNumber(total)}.`,
  row: 'Satır',
  emptyCell: '–',
  send: (rows: number) => `${formatNumber(rows)} satırı gönder`,
  waiting: 'Gönderilen işletmeler incelemeden sonra yayımlanır.',
  stages: {
    sending: (percent: number) => `Dosya gönderiliyor: %${percent}`,
    processing: (rows: number) =>
      `Sunucu ${formatNumber(rows)} satırı tek tek denetliyor. Uzun dosyalarda yarım dakikayı bulabilir; bu sayfa açık kalsın.`,
  },
  success: (count: number) => ({
    title: count > 0 ? 'Başarılı!' : 'Bilgi',
    description: `${formatNumber(count)} işletme başarıyla içe aktarıldı.`,
  }),
  failureTitle: 'Hata!',
  failure: 'CSV dosyası içe aktarılırken hata oluştu.',
  failureHint: 'Seçimleriniz duruyor; yeniden gönderebilirsiniz. Aynı satır iki kez eklenmez.',
  tryAgain: 'Yeniden gönder',
  resultTitle: 'Sonuç',
  result: ({
    imported,
    duplicates,
    refused,
  }: Record<'imported' | 'duplicates' | 'refused', number>) =>
    [
      `${formatNumber(imported)} işletme alındı`,
      duplicates > 0 && `${formatNumber(duplicates)} satır zaten vardı`,
      refused > 0 && `${formatNumber(refused)} satır alınmadı`,
    ]
      .filter(Boolean)
      .join(', ')
      .concat('.'),
  resultNext: 'Alınanlar incelemeden sonra yayımlanır.',
  download: 'Sonuçları indir (CSV)',
  resultFileName: (file: string) => `${file.replace(/\.[^.]*$/, '')}-sonuc.csv`,
  resultHead: ['satır', 'sonuç', 'ad', 'numara', 'açıklama', 'uyarılar'],
  filter: 'Hangi satırlar?',
  all: 'Tümü',
  outcomes,
  withCount: (label: string, count: number) => `${label} (${formatNumber(count)})`,
  name: 'Ad',
  outcome: 'Sonuç',
  reason: 'Açıklama',
  opens: 'yeni sekmede açılır',
  noRows: 'Bu sonuçta satır yok.',
  more: 'Daha fazla göster',
  another: 'Başka dosya gönder',
} as const;
