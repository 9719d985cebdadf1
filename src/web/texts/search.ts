// The words of /search. Plain data and sentences; the page draws them.

import { dayAndWeekday } from '#contract/calendar/day-words.ts';
import { CITY_NAME } from '#contract/city/city.ts';
import type { NumberFilter } from '#contract/search/number-filters.ts';
import { ALL_HOURS, type PriceSlug } from '#contract/search/search.ts';
import { timeText, timeWithLocative } from '#contract/text/turkish-suffix.ts';
import { singular } from './kind-nouns.ts';
import { atPlace, inDistrict } from './places.ts';

/** What is asked for, chosen or said in words. */
export interface Asked {
  /** The question without what was read out of it. */
  words?: string | undefined;
  /** What each that was found by them is called: `kebapçı`. */
  noun?: string | null | undefined;
  category?: string | undefined;
  district?: string | undefined;
  /** Named in words: `Turgut Özal Bulvarı`, `M1 AVM yakını`. */
  place?: string | undefined;
  open?: string | undefined;
  price: readonly PriceSlug[];
  rating?: number | undefined;
  within?: number | undefined;
  /** The nearest stand first. */
  isByDistance?: boolean | undefined;
  /** Price lists name some already. */
  isBesidePrices?: boolean | undefined;
}

const minutesOf = (open: string) => Number(open.slice(11, 13)) * 60 + Number(open.slice(14, 16));

export const decimal = (value: number) => String(value).replace('.', ',');

const priceWords: Record<PriceSlug, string> = {
  uygun: 'uygun fiyatlı',
  orta: 'orta fiyatlı',
  pahali: 'pahalı',
  ucretsiz: 'ücretsiz',
};
const priceLabels: Record<PriceSlug, string> = {
  uygun: 'Uygun fiyatlı',
  orta: 'Orta fiyatlı',
  pahali: 'Pahalı',
  ucretsiz: 'Ücretsiz',
};

const openWords = (open: string) => {
  if (open === ALL_HOURS) return '24 saat açık';
  return open === 'now'
    ? 'şu an açık'
    : `${dayAndWeekday(open.slice(0, 10))} ${timeWithLocative(minutesOf(open))} açık`;
};

/** `'Seyhan’da'`, `'M1 AVM yakınında'`, `'3 km yakınınızda'`, the last behind the others with a comma. */
const where = ({ district, place, within }: Asked) => {
  if (place) {
    const there = `${district ? `${inDistrict(district)}, ` : ''}${atPlace(place)}`;
    return within ? `${there}, ${decimal(within)} km yakınınızda` : there;
  }
  if (!within) return inDistrict(district);
  return `${district ? `${inDistrict(district)}, ` : ''}${decimal(within)} km yakınınızda`;
};

/** `'Yakından uzağa'`, `'Seyhan’da yakından uzağa'`, where that is the order; else as `where`. */
const whereFirst = (asked: Asked) => {
  if (!asked.isByDistance || asked.within) return where(asked);
  return asked.district || asked.place ? `${where(asked)} yakından uzağa` : 'Yakından uzağa';
};

/** `'şu an açık, uygun fiyatlı'` */
const how = ({ open, price, rating }: Asked) =>
  [
    open && openWords(open),
    price
      .map((slug) => priceWords[slug])
      .join(' veya ')
      .replace('uygun fiyatlı veya orta', 'uygun veya orta'),
    rating && `en az ${decimal(rating)} puanlı`,
  ]
    .filter(Boolean)
    .join(', ');

/** `'Kafeler kategorisinde “çay” için'` */
const what = ({ words, category }: Asked) =>
  [category && `${category} kategorisinde`, words && `“${words}” için`].filter(Boolean).join(' ');

const sentence = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' ');

/** What the businesses found are called, where that can follow a number. */
const nounOf = ({ words, noun, category }: Asked) => {
  if (words) return category ? undefined : noun;
  return category && singular(category);
};

export const searchTexts = {
  title: 'İşletme Ara',
  promptTitle: `${CITY_NAME}’da İşletme Ara: kebap, eczane, usta`,
  description:
    'Adana’da işletme arayın: adıyla, yaptığı işle, kategorisiyle ya da ilçesiyle. “seyhanda açık eczane” yazın; hangisi yakın, hangisi açık, hangisi sevilmiş görün.',
  headTitle: ({ q, ...asked }: Asked & { q?: string | undefined }) =>
    q ? `“${q}” araması` : sentence(where(asked), how(asked), asked.category ?? 'işletmeler'),
  form: 'İşletme ara',
  queryLabel: 'Ne arıyorsunuz?',
  queryPlaceholder: 'İşletme adı veya kategori ara...',
  submit: 'Ara',
  /** `'Seyhan’da şu an açık 14 eczane'`, `'Adana’da “kahve” için 12 işletme'` */
  count: (asked: Asked, total: string) => {
    const noun = nounOf(asked);
    return noun
      ? sentence(whereFirst(asked), how(asked), total, noun)
      : sentence(whereFirst(asked), what(asked), how(asked), `${total} işletme`);
  },
  loading: 'Aranıyor...',
  /** Added, with its category, to a search for what is near that says nothing else. */
  quickKinds: ['Kebapçı', 'Eczane', 'Kafe', 'Market', 'Kuaför', 'Lastikçi'],
  results: 'Sonuçlar',
  chips: {
    open: (open: string) => {
      if (open === ALL_HOURS) return '24 saat açık';
      return open === 'now'
        ? 'Şu an açık'
        : `${dayAndWeekday(open.slice(0, 10))} ${timeText(minutesOf(open))}`;
    },
    price: priceLabels,
    numbers: {
      rating: (stars) => `En az ${decimal(stars)} puan`,
      within: (kilometres) => `${decimal(kilometres)} km içinde`,
    } satisfies Record<NumberFilter, (chosen: number) => string>,
    near: 'Yakınımda',
    place: 'Konumuma göre',
    asWord: (label: string, words: string) => `${label} filtresini kaldır, “${words}” diye ara`,
  },
  meant: {
    question: 'Şunu mu demek istediniz:',
    shown: (typed: string) => `“${typed}” yerine bunun sonuçlarını gösteriyoruz.`,
    asTyped: (typed: string) => `Yine de “${typed}” ara`,
    /** `'“denize”, “sıfır” hesaba katılmadı; kalanına uyanlar bunlar.'` */
    unasked: (words: readonly string[]) =>
      `${words.map((word) => `“${word}”`).join(', ')} hesaba katılmadı; kalanına uyanlar bunlar.`,
  },
  /** The button of a phone's sheet of filters. */
  filters: (count: number) => (count > 0 ? `Filtreler (${count})` : 'Filtreler'),
  failed: 'Sonuçlar gelmedi',
  failedText: 'Birazdan yeniden deneyin; yazdıklarınız ve seçtikleriniz duruyor.',
  /** Nothing found, or nothing but what price lists name. */
  none: (asked: Asked) =>
    sentence(
      where(asked),
      what(asked),
      how(asked),
      asked.isBesidePrices && 'başka',
      'işletme bulunamadı',
    ),
  /** It was asked who is on duty. */
  duty: 'Nöbetçi listesi',
};
