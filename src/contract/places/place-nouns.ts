import { fold } from '../text/turkish-fold.ts';

/** What a named place of the city can be; of a name that several have, the first of these is meant. */
export const PLACE_KINDS = [
  'neighbourhood',
  'mall',
  'hospital',
  'university',
  'station',
  'market',
  'park',
  'square',
  'junction',
  'boulevard',
  'avenue',
  'road',
  'street',
] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** Long things whose names people mix up: Turgut Özal Caddesi is the boulevard. */
const LINES: readonly PlaceKind[] = ['boulevard', 'avenue', 'road', 'street'];
export const isLine = (kind: PlaceKind): boolean => LINES.includes(kind);
/** Where one goes in, or stands in front of: what is asked for there may as well be beside it. */
const POINTS: readonly PlaceKind[] = [
  'mall',
  'hospital',
  'university',
  'station',
  'park',
  'square',
  'junction',
];
export const isPoint = (kind: PlaceKind): boolean => POINTS.includes(kind);

/** Others have their shops there, and say so in their names: `LC Waikiki Optimum AVM`. */
const OF_MANY: readonly PlaceKind[] = ['mall', 'market', 'station'];
export const isOfMany = (kind: PlaceKind): boolean => OF_MANY.includes(kind);

/** A generic noun that names of places end with. */
export interface PlaceNoun {
  /** As names are shown with it: `Sokağı`. */
  said: string;
  kind: PlaceKind;
  /** Folded, as it stands before endings of a question: `sokagi`, `is merkezi`. */
  forms: readonly string[];
  /** Folded, short for it in addresses. */
  short: readonly string[];
  /** No business is called so: a name with it that nobody knows is an unknown place. */
  isOnlyPlace: boolean;
  /** A business whose kind is called so, or whose own name ends with it, is such a place. */
  entry: 'kind' | 'name' | undefined;
}

/** `said | kind | forms | short for it | only places | entries by`, the forms as they are written. */
const LINES_OF_NOUNS = `
Mahallesi | neighbourhood | mahalle, mahallesi | mah, mh, mhl | only |
Bulvarı | boulevard | bulvar, bulvarı | blv, bulv, bul | only |
Caddesi | avenue | cadde, caddesi | cad, cd | only |
Sokağı | street | sokak, sokağı | sok, sk | only |
Yolu | road | yolu | | |
Meydanı | square | meydan, meydanı | myd | only |
Kavşağı | junction | kavşak, kavşağı | kvş | only |
Köprüsü | junction | köprüsü | | |
Barajı | junction | barajı | | |
Kalesi | park | kalesi | | |
Kanyonu | park | kanyonu | | |
Çarşısı | market | çarşı, çarşısı | | |
Pasajı | market | pasaj, pasajı | psj | |
İş Hanı | market | iş hanı, işhanı | iş h, işh | |
İş Merkezi | market | iş merkezi | iş mrk, iş merk, iş mrkz | |
Sanayi Sitesi | market | sanayi sitesi | san sit, sanayi sit, san sitesi | |
Sitesi | market | site, sitesi | sit | |
AVM | mall | avm, avmsi, alışveriş merkezi | | | name
Hastanesi | hospital | hastane, hastanesi | hst, hast | | kind
Üniversitesi | university | üniversite, üniversitesi | üniv | | kind
Garı | station | gar, garı | | | name
Otogarı | station | otogar, otogarı | | | name
Havalimanı | station | havalimanı, havaalanı | | | name
İstasyonu | station | istasyon, istasyonu | ist | |
Parkı | park | park, parkı | | | kind
`;

const listed = (text = '') =>
  text
    .split(',')
    .map((word) => fold(word.trim()))
    .filter(Boolean);

export const PLACE_NOUNS: readonly PlaceNoun[] = LINES_OF_NOUNS.trim()
  .split('\n')
  .map((line) => {
    const [said = '', kind, forms, short, only, entry] = line.split('|').map((part) => part.trim());
    return {
      said,
      kind: kind as PlaceKind,
      forms: listed(forms),
      short: listed(short),
      isOnlyPlace: only === 'only',
      entry: (entry || undefined) as PlaceNoun['entry'],
    };
  });

/** Bulvarında, AVM’nin, sokağındaki. */
export const CASE_ENDING = /^(?:y?[ae]|n?[dt][ae](?:n|ki|kiler)?|n[ae]|n?[iu]n)?$/;

/** Words as people stand to a place, folded, before their endings: yanında, civarı, karşısındaki. */
const NEARNESS =
  'yan yakin civar cevre etraf karsi arka on dib bitisig taraf bolge kenar kiyi kose'.split(' ');
const POSITION = (stems: readonly string[]) =>
  new RegExp(`^(?:${stems.join('|')})(?:l[ae]r)?s?[iu](?:n?[dt][ae](?:ki|n)?|n[ae])?$`);
const NEAR_WORD = POSITION(NEARNESS);
const ON_WORD = POSITION(['uzer']);
const IN_WORD = POSITION(['ic']);
/** İçinde, yanındaki: yurt içi kargo is sent from nowhere inside of Yurt. */
const IN_CASE = /n?d[ae](?:ki|n)?$/;
/** What is seen from there, folded: Büyük Saat manzaralı, Sevgi Adası’nı gören, göl manzarasında. */
const VIEW_WORD = /^(?:manzara(?:li(?:lar)?|si(?:n?[dt]?[ae])?)|gor(?:en(?:ler)?|ebilen))$/;
/** Said of what somebody has before their eyes: manzaralı, gören. */
export const isViewOf = (folded: string): boolean => VIEW_WORD.test(folded);
/** Without an ending these too are said of nothing but a place. */
const AROUND_WORD = /^(?:karsi|civar|cevre|etraf|yakin(?:l[ae]r)?)s?[iu]$/;

/** Kenarı, karşısı, caddesi, sokağı: behind the name of a place, and by themselves nothing. */
export const isOnlyOfPlaces = (folded: string): boolean =>
  NEAR_WORD.test(folded) ||
  PLACE_NOUNS.some(({ isOnlyPlace, forms }) => isOnlyPlace && forms.includes(folded));

/** How a word behind the name of a place stands to it. */
export function positionOf(folded: string): 'near' | 'inside' | undefined {
  if (NEAR_WORD.test(folded) || folded === 'yakin' || VIEW_WORD.test(folded)) return 'near';
  const isInside = ON_WORD.test(folded) || (IN_WORD.test(folded) && IN_CASE.test(folded));
  return isInside ? 'inside' : undefined;
}

/** Yanında, civarındaki, karşısı, manzaralı: said of nothing but a place, while a `kapı önü` may be one thing. */
export const isBesideOf = (folded: string): boolean =>
  (NEAR_WORD.test(folded) && IN_CASE.test(folded)) ||
  AROUND_WORD.test(folded) ||
  VIEW_WORD.test(folded);

/**
 * The noun that the last of folded words is, or the last two are.
 * @param isAddress what is short for it counts there, endings of questions do not
 */
export function nounAtEnd(
  words: readonly string[],
  isAddress: boolean,
): { noun: PlaceNoun; length: number } | undefined {
  for (const length of [2, 1]) {
    if (words.length < length) continue;
    const end = words.slice(-length).join(' ');
    const noun = PLACE_NOUNS.find(
      ({ forms, short }) =>
        short.includes(end) ||
        forms.some((form) =>
          isAddress
            ? end === form
            : end.startsWith(form) && CASE_ENDING.test(end.slice(form.length)),
        ),
    );
    if (noun) return { noun, length };
  }
  return undefined;
}
