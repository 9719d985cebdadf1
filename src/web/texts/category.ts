// The words of /category/{slug} and of its districts; the category brings its own name and description.
import { CITY_NAME } from '#contract/city/city.ts';
import type { District } from '#contract/city/districts.ts';
import { formatNumber, formatRating } from '#contract/text/numbers.ts';
import { kindOf, kindsOf } from './category-kinds.ts';
import { inDistrict } from './places.ts';

interface Named {
  name: string;
  slug: string;
  /** One of them, where that is not the category's. */
  one?: string;
}

export interface Best {
  name: string;
  rating: string;
  reviewCount: number;
}

/** `'En beğenileni 4,8 puanla Portakal Kahve.'`; nothing where nobody has rated. */
export const bestSentence = (best: Best | undefined): string =>
  best && best.reviewCount > 0
    ? `En beğenileni ${formatRating(best.rating)} puanla ${best.name}.`
    : '';

export const categoryTexts = {
  headTitle: (name: string) => `${CITY_NAME}’da ${name}`,
  listTitle: (name: string) => `${CITY_NAME} · ${name}`,

  /** `'Seyhan’daki Kafeler'` */
  districtTitle: (category: Named, district: District) =>
    `${inDistrict(district)}ki ${kindsOf(category)}`,
  /** Below the heading: numbers that hold as long as the page does. */
  districtLead: (category: Named, district: District, total: number, best?: Best) =>
    total > 0
      ? `${inDistrict(district)} rehbere giren ${formatNumber(total)} ${kindOf(category)} var. ${bestSentence(best)}`.trimEnd()
      : `${inDistrict(district)} henüz ${kindOf(category)} eklenmemiş.`,
  kinds: 'Ne arıyorsunuz?',
  allKinds: 'Hepsi',
  districts: 'Nerede arıyorsunuz?',
  allDistricts: 'Tüm ilçeler',
  openNow: 'Şu an açık',
  allFilters: 'Bütün filtreler',
};
