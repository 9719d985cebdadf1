// /nobetci-eczane: who is on duty, and what is said where nobody here knows it.
import { DAY_NAMES } from '#contract/calendar/opening-hours.ts';
import type { District } from '#contract/city/districts.ts';
import { lowerTr, upperTr } from '#contract/text/turkish-fold.ts';
import { timeWithDative, timeWithLocative } from '#contract/text/turkish-suffix.ts';
import { inDistrict } from './places.ts';

/** A time on the clock in Adana, as `onClock` tells it. */
interface Clock {
  minutes: number;
  daysAhead: number;
  weekday: number;
}

const dayWord = ({ daysAhead, weekday }: Clock) =>
  daysAhead <= 0 ? '' : daysAhead === 1 ? 'yarın ' : `${lowerTr(DAY_NAMES[weekday] ?? '')} `;

const sentence = (text: string) => upperTr(text.slice(0, 1)) + text.slice(1);

export const dutyTexts = {
  name: 'Nöbetçi eczaneler',
  /** `'Seyhan’da nöbetçi eczaneler'` */
  title: (district: District | undefined) => `${inDistrict(district)} nöbetçi eczaneler`,
  description: (district: District | undefined) =>
    `${inDistrict(district)} bu gece nöbetçi eczaneler: telefonu, adresi, haritası ve nöbetin kaçta bittiğiyle. Nöbet değişince liste de değişir.`,
  lead: 'Yola çıkmadan arayın.',
  /** True of the page, not of paper. */
  leadOnScreen: 'Liste nöbetle birlikte, dakikasında değişir.',
  /** As people ask for it. */
  asked: 'nöbetçi eczane',
  districts: 'İlçe',
  all: 'Hepsi',
  /** `'Yarın 08.30’a kadar nöbetçi'` */
  until: (end: Clock) => sentence(`${dayWord(end)}${timeWithDative(end.minutes)} kadar nöbetçi`),
  /** `'19.00’da başlar, yarın 08.30’a kadar'` */
  later: (start: Clock, end: Clock) =>
    sentence(
      `${dayWord(start)}${timeWithLocative(start.minutes)} başlar, ${dayWord(end)}${timeWithDative(end.minutes)} kadar`,
    ),
  /** On paper and in a message, read another day, 'yarın' needs its day. */
  asOf: (day: string) => `${day} itibarıyla`,
  laterNote: 'Nöbet henüz başlamadı; sıradaki nöbetçiler:',
  call: 'Telefon et',
  map: 'Haritada gör',
  mapOfAll: 'Hepsini haritada gör',
  page: 'Rehberdeki sayfası',
  ofTurn: (name: string) => ` (${name})`,
  opensElsewhere: 'yeni sekmede açılır',
  /** `'Karaisalı’da bu gece hangi eczanenin nöbetçi olduğu bize ulaşmadı.'` */
  unknown: (district: District | undefined) =>
    `${inDistrict(district)} bu gece hangi eczanenin nöbetçi olduğu bize ulaşmadı.`,
  unknownTitle: 'Bu gecenin listesi burada bilinmiyor',
  official: (name: string) => `${name} listesi`,
  officialText: (name: string) =>
    `Resmî liste ${name} sayfasında ve her eczanenin kapısında asılıdır.`,
  openNow: 'Şu an açık eczaneler (nöbetçi olmayabilir)',
  whatsApp: 'WhatsApp’ta paylaş',
  print: 'Yazdır',
  calendar: 'Takvime ekle (iCal)',
  data: 'JSON',
  nearestFirst: 'En yakından başlayarak',
};
