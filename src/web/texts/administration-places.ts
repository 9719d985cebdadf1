import type { AdministeredPlace, PLACE_STATES } from '#contract/places/administered-places.ts';
import { formatNumber } from '#contract/text/numbers.ts';

export const PLACE_KIND_WORDS: Record<AdministeredPlace['kind'], string> = {
  neighbourhood: 'Mahalle',
  mall: 'Alışveriş merkezi',
  hospital: 'Hastane',
  university: 'Üniversite',
  station: 'Gar, otogar, istasyon',
  market: 'Çarşı, site, iş hanı',
  park: 'Park',
  square: 'Meydan',
  junction: 'Kavşak',
  boulevard: 'Bulvar',
  avenue: 'Cadde',
  road: 'Yol',
  street: 'Sokak',
};

export const PLACE_STATE_WORDS: Record<(typeof PLACE_STATES)[number], string> = {
  shown: 'Kullanılanlar',
  hidden: 'Gizlenenler',
  merged: 'Birleştirilenler',
};

const sourceWords: Record<AdministeredPlace['source'], (pins: number) => string> = {
  outline: () => 'Sınırından',
  entry: () => 'Kendi kaydından',
  addresses: (pins) => `${formatNumber(pins)} işletmenin konumundan`,
};

export const placesTexts = {
  lead: 'Aramalarda geçen yerler: mahalleler, bir de en az üç işletmenin adresinde geçen ya da rehberde kendi kaydı olan cadde, çarşı, AVM, hastane, gar ve parklar. Adresler değiştikçe kendiliğinden yenilenir; sizin yazdıklarınız kalır.',
  headDescription: 'Rehberin adreslerden öğrendiği yerler.',
  query: 'Yer ara',
  kind: 'Ne olduğu',
  state: 'Durumu',
  emptyTitle: 'Henüz bir yer öğrenilmedi',
  emptyText: 'İşletmeler yayına girince adreslerindeki yerler bir dakika içinde burada görünür.',
  columns: { name: 'Yer', kind: 'Ne olduğu', centre: 'Konumu', count: 'İşletme', acts: 'İşlem' },
  edit: (name: string) => `${name} yerini düzenle`,
  editTitle: (name: string) => name,
  learnt: (name: string) => `Adreslerde: ${name}`,
  aliases: (names: string) => `Başka adları: ${names}`,
  hidden: 'Gizli: aramalarda yer sayılmıyor',
  merged: (name: string) => `${name} ile birleştirildi`,
  count: (count: number) => formatNumber(count),
  centre: ({ isCentreGiven, latitude, source, pins }: AdministeredPlace) =>
    isCentreGiven
      ? 'Ekip belirledi'
      : latitude === null
        ? 'Henüz bilinmiyor'
        : sourceWords[source](pins),
  extent: (metres: number) => `${formatNumber(metres)} m çevresi`,
  changed: 'Yer kaydedildi',
  soon: 'Aramalar bundan sonra böyle anlaşılır.',
  fields: {
    name: 'Adı',
    aliases: 'Başka adları',
    centre: 'Konumu',
    mergedInto: 'Şu yerle aynı',
    isHidden: 'Aramalarda yer sayılmasın',
  },
  hints: {
    name: 'Aramalarda görünen adı: Turgut Özal Bulvarı.',
    aliases: 'Virgülle ayırın: M1, M1 Merkez. Arayanlar bunlarla da bulur.',
    centre: 'Enlem, boylam: 37.0017, 35.3289. Boş kalırsa işletmelerden hesaplanır.',
    mergedInto: 'Öteki yerin listedeki adı. İkisinin işletmeleri bir olur, bu ad da onu gösterir.',
  },
} as const;
