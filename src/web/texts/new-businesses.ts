// /new-businesses: who came to the directory last.
import type { District } from '#contract/districts.ts';
import { formatNumber } from '#contract/numbers.ts';
import { kindOf, kindsInSentence } from './category-kinds.ts';
import { inDistrict } from './places.ts';

interface Named {
  name: string;
  slug: string;
}

export const newBusinessesTexts = {
  name: 'Yeni açılanlar',
  /** `'Yüreğir’de rehbere yeni giren kafeler'` */
  title: (category: Named | undefined, district: District | undefined) =>
    category || district
      ? `${inDistrict(district)} rehbere yeni giren ${category ? kindsInSentence(category) : 'işletmeler'}`
      : 'Yeni açılanlar',
  headTitle: 'Adana’da yeni açılanlar',
  description:
    'Adana rehberine en son giren işletmeler, en yenisi başta: yeni lokanta, kafe, salon ve ustalar; adresi, çalışma saatleri ve ilçesiyle.',
  lead: 'Rehbere en son girenler, en yenisi başta. Kapıyı ilk siz çalın.',
  count: (category: Named | undefined, total: number) =>
    `Son gelen ${formatNumber(total)} ${category ? kindOf(category) : 'işletme'}`,
  emptyTitle: 'Buralarda yeni gelen yok',
  emptyText:
    'Başka bir ilçeye ya da kategoriye bakın. Bildiğiniz yeni bir yer varsa buraya yakışır.',
  add: 'İşletme Ekle',
};
