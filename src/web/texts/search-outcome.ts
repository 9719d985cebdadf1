// What /search says before anything is asked, and where nothing is found. They come late.

export const promptTexts = {
  title: 'Ne lazımdı?',
  text: 'Yukarıya içinizden geldiği gibi yazın: bir ad, bir iş, bir yemek. “seyhanda açık eczane” de olur, “ucuz kebapçı” da.',
  ideasTitle: 'Belki bunlardan biri',
  ideas: [
    'seyhanda açık eczane',
    'ucuz kebapçı',
    'çukurova kuaför',
    'yakınımda kahvaltı',
    'ciğer',
    'künefe',
    'halı saha',
    'lastikçi',
  ],
  categoriesTitle: 'Ya da bir kapıdan girin',
};

import { opensText } from '#contract/calendar/opening-hours.ts';
import { CITY_NAME } from '#contract/city/city.ts';
import { DISTRICTS } from '#contract/city/districts.ts';
import { ofNumbers } from '#contract/search/number-filters.ts';
import type { SearchAnswer } from '#contract/search/search.ts';
import { lowerTr } from '#contract/text/turkish-fold.ts';
import { filterTexts } from './search-filters.ts';

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

export const outcomeTexts = {
  text: (isNarrowed: boolean) =>
    isNarrowed
      ? 'Daha kısa yazın, başka bir sözcükle arayın ya da filtreleri kaldırın.'
      : 'Daha kısa yazın ya da başka bir sözcükle arayın.',
  numbers: 'Telefon numaralarında arama yapılmıyor. İşletmenin adını ya da yaptığı işi yazın.',
  loosenText: 'Şartlardan biri kalkınca sonuç çıkıyor:',
  loosen: {
    category: 'Kategori şartını kaldırın',
    district: 'İlçe şartını kaldırın',
    open: 'Açık olma şartını kaldırın',
    price: 'Fiyat şartını kaldırın',
    features: 'Özellik şartlarını kaldırın',
    place: 'Yer şartını kaldırın',
    near: 'Yakınlık şartını kaldırın',
    ...ofNumbers((name) => `${filterTexts.numbers[name].label} şartını kaldırın`),
  },
  /** `'Açık olma şartını kaldırın — 12 işletme'` */
  loosenChoice: (what: string, total: string) => `${what} — ${total} işletme`,
  everywhere: (q: string) => `“${q}” için her yerde ara`,
  all: 'Tüm işletmelere bak',
  /** `'Rehberde henüz su tesisatçısı yok'` */
  noneOfKind: (kind: string) => `Rehberde henüz ${kind} yok`,
  addOne: 'Bildiğiniz bir yer mi var? Ekleyin',
  /** `'Şu an açık olan yok; ilki yarın 07.30’da açılır'` */
  opensNext: (first: NonNullable<SearchAnswer['opensNext']>) =>
    `Şu an açık olan yok; ilki ${lowerTr(opensText(first))}`,
  nearest: 'Aradığınıza en yakın olanlar',
  /** `'“Otopark” bilgisi olan yok; sorabileceğiniz yerler'` */
  unknownFeatures: (features: readonly string[]) =>
    `${quoted(features)} bilgisi olan yok; sorabileceğiniz yerler`,
  /** `'“Xyz Sokağı” diye bir yer bilmiyoruz'` */
  unknownPlace: (place: string) => `“${place}” diye bir yer bilmiyoruz`,
  unknownPlaceText:
    'Rehberdeki adreslerde böyle bir yer geçmiyor. Yazılışına bakın ya da yeri çıkarıp bütün şehirde arayın.',
  elsewhere: 'Şehrin başka yerlerinde',
  /** `'Ceyhan bu rehberin dışında'` */
  beyond: (town: string) => `${town} bu rehberin dışında`,
  beyondText: `Rehberde ${CITY_NAME}’nın beş ilçesi var: ${DISTRICTS.join(', ')}. Yeri çıkarıp burada arayabilirsiniz.`,
  nearestHere: 'Bu ilçelerde olanlar',
  /** `'“zürafa” bulunamadı; “kiralama” geçenler'` */
  partly: (missing: readonly string[], found: readonly string[]) =>
    missing.length > 0
      ? `${quoted(missing)} bulunamadı; ${quoted(found)} geçenler`
      : 'Sözlerinizin bir kısmı geçen yerler',
};

/** What price lists say to whoever asks for the cheapest. */
export const cheapestTexts = {
  title: 'Fiyat listelerinde en ucuzu',
};
