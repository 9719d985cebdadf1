import { formatNumber } from '#contract/numbers.ts';
import { inDistrict } from './places.ts';

/** Everything the map pages say. */
export const mapTexts = {
  title: 'İşletme Haritası',
  pageDescription:
    'Adana’nın restoranları, otelleri, kafeleri ve daha nice işletmesi haritada: Seyhan, Yüreğir, Çukurova, Sarıçam ve Karaisalı.',
  region: 'Adana haritası',
  loading: 'Harita yükleniyor...',
  failed: 'Harita yüklenemedi',
  failedHint:
    'Bağlantınızı kontrol edip yeniden deneyebilir ya da işletmelere listeden bakabilirsiniz.',
  tryAgain: 'Yeniden dene',
  unavailable: 'Harita görünümü şu an kullanılamıyor',
  unavailableHint: 'Aynı işletmeler listede sizi bekliyor.',
  toList: 'Listeye geç',
  list: 'Liste',
  map: 'Harita',
  viewToggle: 'Görünüm',
  zoomIn: 'Yakınlaştır',
  zoomOut: 'Uzaklaştır',
  locate: 'Konumumu göster',
  locating: 'Konumunuz bulunuyor...',
  locationUnsupported: 'Konum servisi bu tarayıcıda desteklenmiyor',
  locationFailed: 'Konum bilgisi alınamadı',
  locationFarAway: 'Adana’nın dışında görünüyorsunuz; harita Adana’da kaldı.',
  yourPlace: 'Buradasınız',
  close: 'Kapat',
  details: 'Detaylar',
  noReviews: 'Henüz değerlendirme yok',
  clusterName: (count: number) => `${formatNumber(count)} işletme, yakınlaştır`,
  samePlace: (count: number) => `Bu noktada ${formatNumber(count)} işletme`,
  andMore: (count: number) => `ve ${formatNumber(count)} işletme daha`,
  showOnMap: (name: string) => `${name}: haritada göster`,
  chosen: (name: string) => `${name} seçildi`,
  pinName: (name: string, category: string) => `${name}, ${category}`,
  rating: (rating: string, reviews: number) =>
    `5 üzerinden ${rating.replace('.', ',')} puan, ${formatNumber(reviews)} değerlendirme`,
  count: (count: number) => formatNumber(count),
  sources: 'Harita kaynakları',

  pick: 'Haritada işaretle',
  pickHint: 'Haritaya dokunun ya da iğneyi sürükleyin. Klavyede: iğneyi seçip ok tuşlarına basın.',
  pickSomewhere: 'Haritada işletmenin yerine dokunun.',
  useMyPlace: 'Bulunduğum yer',
  pickedPin: 'İğne: ok tuşlarıyla taşıyın, büyük adım için Shift ile',

  filters: 'Filtreler',
  searchLabel: 'Ad veya açıklamada ara',
  searchPlaceholder: 'Örneğin ciğer, berber, eczane',
  categoryLabel: 'Kategori',
  allCategories: 'Tüm kategoriler',
  districtLabel: 'İlçe',
  allDistricts: 'Tüm ilçeler',
  apply: 'Filtrele',
  clear: 'Filtreleri temizle',
  onlyInView: 'Yalnızca haritada görünenler',
  more: 'Daha fazla göster',
  empty: 'Bu kriterlere uygun işletme bulunamadı',
  emptyHint: 'Filtrelerinizi değiştirmeyi deneyin',
  emptyInView: 'Haritanın bu köşesinde işletme yok. Haritayı kaydırın ya da uzaklaştırın.',
  truncated: (shown: number) =>
    `Haritada ilk ${formatNumber(shown)} işletme görünüyor; yakınlaştırdıkça kalanlar da gelir.`,

  /** The count as a sentence: 'Seyhan’da 14 işletme · Kafeler'. */
  countSentence: (total: number, filters: { q?: string; category?: string; district?: string }) => {
    const what = [filters.category, filters.q && `“${filters.q}”`].filter(Boolean).join(' · ');
    return `${inDistrict(filters.district)} ${formatNumber(total)} işletme${what ? ` · ${what}` : ''}`;
  },
};
