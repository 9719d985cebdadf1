import { dayAndWeekday } from '#contract/calendar/day-words.ts';
import type { NumberFilter } from '#contract/search/number-filters.ts';
import {
  ALL_HOURS,
  PRICE_OF_SLUG,
  type PriceSlug,
  type ReadingKind,
} from '#contract/search/search.ts';
import { formatNumber } from '#contract/text/numbers.ts';
import { timeText } from '#contract/text/turkish-suffix.ts';
import { atPlace, inDistrict } from './places.ts';

const decimal = (value: number) => String(value).replace('.', ',');
/** `'24 Kasım Salı 20.30'`, of a time as addresses carry it. */
const openText = (open: string) => {
  if (open === ALL_HOURS) return '24 saat açık';
  return open === 'now' ? 'şu an açık' : `${momentText(open)} açık`;
};
const momentText = (open: string) =>
  `${dayAndWeekday(open.slice(0, 10))} ${timeText(
    Number(open.slice(11, 13)) * 60 + Number(open.slice(14, 16)),
  )}`;
const priceWords: Record<PriceSlug, string> = {
  uygun: 'uygun fiyatlı',
  orta: 'orta fiyatlı',
  pahali: 'pahalı',
  ucretsiz: 'ücretsiz',
};
const priceChoices: Record<PriceSlug, string> = {
  uygun: '₺ Uygun',
  orta: '₺₺ Orta',
  pahali: '₺₺₺ Pahalı',
  ucretsiz: 'Ücretsiz',
};

/** What is asked for, chosen or said in words. */
interface AskedOfMap {
  words?: string | undefined;
  category?: string | undefined;
  district?: string | undefined;
  place?: string | undefined;
  open?: string | undefined;
  /** Slugs with commas between them. */
  price?: string | undefined;
  rating?: string | undefined;
  within?: string | undefined;
}

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
  areaFailed: 'Buradaki işletmeler gelmedi.',
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
  details: 'Detaylar',
  clusterName: (count: number) => `${formatNumber(count)} işletme, yakınlaştır`,
  samePlace: (count: number) => `Bu noktada ${formatNumber(count)} işletme`,
  andMore: (count: number) => `ve ${formatNumber(count)} işletme daha`,
  showOnMap: (name: string) => `${name}: haritada göster`,
  chosen: (name: string) => `${name} seçildi`,
  pinName: (name: string, kind: string) => `${name}, ${kind}`,
  /** Fits into a disc: 12400 → '12,4 B'. */
  shortCount: (count: number) =>
    count < 10_000 ? formatNumber(count) : `${decimal(Math.floor(count / 100) / 10)} B`,
  sources: 'Harita kaynakları',
  bordersBy: 'Mahalleler: © OpenStreetMap',

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
  moreFilters: (count: number) => (count > 0 ? `Diğer filtreler (${count})` : 'Diğer filtreler'),
  openNow: 'Şu an açık',
  priceLabel: 'Fiyat',
  priceChoices,
  ratingLabel: 'Puan',
  anyRating: 'Her puan',
  ratingFrom: (rating: number) => `${decimal(rating)} ve üstü`,
  understood: 'Anladığımız',
  /** A chip of what the words said. */
  reading: (kind: ReadingKind, value: string) => {
    if (kind === 'open') {
      if (value === ALL_HOURS) return openText(value);
      return value === 'now' ? 'Şu an açık' : momentText(value);
    }
    if (kind === 'price') return value in PRICE_OF_SLUG ? priceChoices[value as PriceSlug] : value;
    return kind === 'near' ? 'Yakınımda' : value;
  },
  asWord: (label: string, words: string) => `${label} filtresini kaldır, “${words}” diye ara`,
  openAt: openText,
  /** What the form has no field for. */
  numbers: { within: (kilometres) => `${decimal(kilometres)} km içinde` } satisfies Record<
    Exclude<NumberFilter, 'rating'>,
    (chosen: number) => string
  >,
  removeFilter: (label: string) => `${label} filtresini kaldır`,
  unknownPlace: (place: string) => `“${place}” diye bir yer bilmiyoruz.`,
  beyond: (town: string) => `${town} bu rehberin dışında.`,
  meant: (words: string) => `Şunu mu demek istediniz: “${words}”`,
  follow: 'Harita hareket ettikçe ara',
  searchHere: 'Bu alanda ara',
  inView: (total: number) => `Haritanın bu köşesinde ${formatNumber(total)} işletme`,
  wholeCity: 'Tümüne dön',
  firstOnly: (count: number) =>
    `Burada ilk ${formatNumber(count)} işletme var; yakınlaştırdıkça kalanlar da gelir.`,
  asSearch: 'Hepsini aramada görün',
  looser: 'Neyi gevşetebileceğinize bakın',
  pan: {
    open: 'Haritayı düğmelerle kaydır',
    up: 'Yukarı kaydır',
    down: 'Aşağı kaydır',
    left: 'Sola kaydır',
    right: 'Sağa kaydır',
  },
  skip: 'Haritayı atla',
  more: 'Daha fazla göster',
  empty: 'Bu kriterlere uygun işletme bulunamadı',
  emptyHint: 'Filtrelerinizi değiştirmeyi deneyin',
  /** Under 'Bu alanda ara', where the list is on another side. */
  seeFound: (total: number) =>
    total === 0 ? 'Burada işletme yok' : `Buradaki ${formatNumber(total)} işletmeyi gör`,
  emptyInView: 'Haritanın bu köşesinde işletme yok. Haritayı kaydırın ya da uzaklaştırın.',

  /** The count as a sentence: 'Seyhan’da şu an açık 14 işletme · Kafeler'. */
  countSentence: (total: number, asked: AskedOfMap) => {
    const { words, category, district, place, open, price, rating, within } = asked;
    const named = [
      ...(district ? [inDistrict(district)] : []),
      ...(place ? [atPlace(place)] : []),
      ...(within ? [`${decimal(Number(within))} km yakınınızda`] : []),
    ];
    const where = named.length > 0 ? named.join(', ') : inDistrict(undefined);
    const how = [
      open && openText(open),
      price
        ?.split(',')
        .map((slug) => priceWords[slug as PriceSlug])
        .join(' veya '),
      rating && `en az ${decimal(Number(rating))} puanlı`,
    ].filter(Boolean);
    const what = [category, words && `“${words}”`].filter(Boolean);
    // Who has no pin is on no map, and may well be there.
    const count =
      total === 0 ? 'haritada yeri belli işletme yok' : `${formatNumber(total)} işletme`;
    const sentence = [where, how.join(', '), count].filter(Boolean);
    return [sentence.join(' '), ...what].join(' · ');
  },
};
