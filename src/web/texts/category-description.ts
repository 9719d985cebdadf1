// What search results say of /category/{slug} and of its districts; the server alone writes it.
import type { Category } from '#contract/categories/categories.ts';
import { CITY_NAME } from '#contract/city/city.ts';
import type { District } from '#contract/city/districts.ts';
import { metaDescriptionOf } from '#contract/text/meta-description.ts';
import { formatNumber } from '#contract/text/numbers.ts';
import { type Best, bestSentence } from './category.ts';
import { kindOf } from './category-kinds.ts';
import { inDistrict } from './places.ts';

/** What a list shows of each, longest first: a description takes the one that fits. */
const whatIsThere = [
  'Şu an hangisi açık, hangisi size yakın, gidenler ne demiş: adresi ve yol tarifiyle hepsi tek listede.',
  'Şu an hangisi açık, hangisi size yakın, gidenler ne demiş: hepsi tek listede.',
  'Şu an hangisi açık, gidenler ne demiş: hepsi burada.',
  'Hangisi açık, hangisi yakın: burada.',
  'Şu an hangisi açık, bakın.',
];

/** Of the whole category, or of it in one district. */
export function categoryDescription(
  category: Pick<Category, 'name' | 'slug' | 'description' | 'businessCount'> & { one?: string },
  district?: { name: District; total: number; best: Best | undefined },
): string {
  const { name, description, businessCount } = category;
  if (!district) {
    const first = `${CITY_NAME}’da ${name}: ${formatNumber(businessCount)} işletme.`;
    return metaDescriptionOf([first, description], whatIsThere);
  }
  const { name: place, total, best } = district;
  const first = `${inDistrict(place)} ${formatNumber(total)} ${kindOf(category)}: puanı, fiyatı, çalışma saatleri ve yol tarifi.`;
  return metaDescriptionOf([first, bestSentence(best)], whatIsThere);
}
