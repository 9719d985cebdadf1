// /open-now: what is open at this minute.
import type { District } from '#contract/city/districts.ts';
import { formatNumber } from '#contract/text/numbers.ts';
import { kindOf, kindsInSentence } from './category-kinds.ts';
import { inDistrict } from './places.ts';

interface Named {
  name: string;
  slug: string;
}

export const openNowTexts = {
  name: 'Şu an açık',
  /** `'Seyhan’da şu an açık kafeler'` */
  title: (category: Named | undefined, district: District | undefined) =>
    `${inDistrict(district)} şu an açık ${category ? kindsInSentence(category) : 'yerler'}`,
  description:
    'Adana’da şu anda kapısı açık olanlar: gece lokantası, sabah çorbacısı, sabaha kadar açık eczane. Kapanış saati, puanı ve ilçesiyle.',
  lead: 'Liste dakikası dakikasına çalışma saatlerinden çıkar; saatini bildirmeyenler burada görünmez.',
  count: (category: Named | undefined, total: number) =>
    `Şu an ${formatNumber(total)} ${category ? kindOf(category) : 'işletme'} açık`,
  emptyTitle: 'Şu an açık olduğunu bildiğimiz yer yok',
  emptyText: 'Seçiminizi genişletin ya da listenin tamamına bakın.',
  /** Where nothing was chosen. */
  noneText: 'Saatini bildirmeyenler açık olabilir. Listenin tamamına bakın, telefon edip sorun.',
  all: 'Tüm işletmelere bak',
};
