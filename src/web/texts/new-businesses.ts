// /new-businesses: who came to the directory last.
import type { District } from '#contract/city/districts.ts';
import { formatNumber } from '#contract/text/numbers.ts';
import { kindOf, kindsInSentence } from './category-kinds.ts';
import { inDistrict } from './places.ts';

interface Named {
  name: string;
  slug: string;
}

export const newBusinessesTexts = {
  name: 'Yeni eklenenler',
  /** New to the directory, not newly opened: of that nothing is known. `'Yüreğir’de rehbere yeni eklenen kafeler'` */
  title: (category: Named | undefined, district: District | undefined) =>
    category || district
      ? `${inDistrict(district)} rehbere yeni eklenen ${category ? kindsInSentence(category) : 'işletmeler'}`
      : 'Rehbere yeni eklenenler',
  headTitle: 'Adana rehberine yeni eklenenler',
  description:
    'Adana rehberine en son eklenen işletmeler, en sonuncusu başta: lokanta, kafe, salon ve ustalar; adresi, çalışma saatleri ve ilçesiyle.',
  lead: 'Rehbere en son eklenenler, en sonuncusu başta. Yeni açılan da var, yıllardır orada olan da.',
  count: (category: Named | undefined, total: number) =>
    `Son eklenen ${formatNumber(total)} ${category ? kindOf(category) : 'işletme'}`,
  emptyTitle: 'Buralarda yeni eklenen yok',
  emptyText:
    'Başka bir ilçeye ya da kategoriye bakın. Bildiğiniz yeni bir yer varsa buraya yakışır.',
  add: 'İşletme Ekle',
};
