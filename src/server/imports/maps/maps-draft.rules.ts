import type { BusinessDraft } from '#contract/businesses/business-submission.ts';
import { DRAFT_REQUIRED } from '#contract/imports/imports.ts';
import { parsePhones } from '#contract/text/phones.ts';
import { searchNorm } from '#contract/text/turkish-fold.ts';
import { findCategory, kindName } from '../rows/category.rules.ts';
import { categoryOfName } from '../rows/category-by-name.rules.ts';
import {
  cleanLine,
  cutText,
  type Pin,
  readLife,
  readPin,
  readPriceRange,
  readWebsite,
} from '../rows/cell-values.rules.ts';
import { readOpeningHours } from '../rows/opening-hours.rules.ts';
import { decidePlace } from '../rows/place.rules.ts';
import type { MapsPlace } from './maps-address.rules.ts';

/** What the map service knows of a place; every part may miss. */
export interface PlaceDetails {
  name?: string | undefined;
  address?: string | undefined;
  pin?: Pin | undefined;
  phone?: string | undefined;
  website?: string | undefined;
  cid?: string | undefined;
  hours?: string | undefined;
  kinds: string[];
  priceLevel?: string | undefined;
  status?: string | undefined;
}

interface DraftReading {
  draft: BusinessDraft;
  missing: (typeof DRAFT_REQUIRED)[number][];
  warnings: string[];
}

/** As the form takes them. */
const LONGEST_NAME = 120;
const LONGEST_ADDRESS = 300;
const LONGEST_SUBCATEGORY = 100;

const degrees = (number: number) => String(Number(number.toFixed(7)));
/** Words of a search that name the city only. */
const CITY_WORDS = /^(?:adana|turkiye|turkey|adana turkiye|adana turkey)?$/;

/** `Nar Kuaför, Toros Mah. 5, Çukurova/Adana`: the name in front, then perhaps where it is. */
function partsOfQuery(query: string): { name: string; address: string } {
  const [name = '', ...rest] = query.split(',');
  const address = rest.join(', ');
  return { name, address: CITY_WORDS.test(searchNorm(address)) ? '' : address };
}

/** The draft an address makes, with what Places adds to it. Nothing is refused: the visitor sees and corrects it. */
export function draftOf(place: MapsPlace, details?: PlaceDetails): DraftReading {
  const warnings: string[] = [];
  const query = partsOfQuery(place.query ?? '');
  const name = cutText(cleanLine(details?.name ?? place.name ?? query.name), LONGEST_NAME);
  if (!name) warnings.push('Bağlantı işletmenin adını söylemiyor; adını siz yazın.');
  else if (!details?.name && !place.name) warnings.push('Ad arama metninden alındı, kontrol edin.');

  const address = cleanLine(details?.address ?? query.address).replace(
    /,?\s*(?:Türkiye|Turkey)$/i,
    '',
  );
  const knownPin = details?.pin ?? place.pin;
  const pin = knownPin ?? place.centre;
  if (pin && !knownPin) {
    warnings.push(
      'Bağlantı tam yeri söylemiyor; haritanın ortası yazıldı. Konumu haritada kontrol edin.',
    );
  }
  const pinReading = pin ? readPin(degrees(pin.latitude), degrees(pin.longitude)) : {};
  const where = decidePlace(
    { district: '', city: '', province: '', country: '', neighbourhood: '', address },
    pinReading,
  );
  if (pinReading.isSwapped) warnings.push('Enlemle boylam yer değiştirmişti, düzeltildi.');
  const at = pinReading.pin ?? pin;
  if (pinReading.problem) {
    warnings.push('Konum Adana’dan uzak görünüyor. Yine de yazıldı; lütfen kontrol edin.');
  } else if (!where.district && (pin || address)) {
    warnings.push(`Rehber Adana’nın beş ilçesini kapsıyor. ${where.refusal}.`);
  }

  const told = findCategory(
    (details?.kinds ?? []).map((kind) => cleanLine(kind.replaceAll('_', ' '))),
  );
  const guessed = told.category ? undefined : categoryOfName(name);
  if (guessed) warnings.push(`Kategori addan anlaşıldı: ${guessed}. Doğru değilse değiştirin.`);
  if (readLife(details?.status ?? '') === 'permanently_closed') {
    warnings.push('Harita bu işletmeyi kalıcı olarak kapanmış gösteriyor.');
  }
  const { hours, isRead } = readOpeningHours(details?.hours ?? '');

  const draft: BusinessDraft = given({
    name,
    category: told.category ?? guessed,
    subcategory:
      told.category && searchNorm(told.word) !== searchNorm(told.category)
        ? cutText(kindName(told.word), LONGEST_SUBCATEGORY)
        : undefined,
    address: cutText(address, LONGEST_ADDRESS),
    district: where.district,
    neighbourhood: where.neighbourhood ?? undefined,
    latitude: at && degrees(at.latitude),
    longitude: at && degrees(at.longitude),
    phone: parsePhones(details?.phone ?? '')[0]?.display,
    website: readWebsite(details?.website ?? '').website ?? undefined,
    priceRange: readPriceRange(details?.priceLevel ?? ''),
    hours: (isRead && hours) || undefined,
    cid: place.cid ?? details?.cid,
  });
  return { draft, missing: DRAFT_REQUIRED.filter((field) => !draft[field]), warnings };
}

const given = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as T;
