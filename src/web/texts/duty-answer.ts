// What a search says that asked for 'nöbetçi …'. It comes late.
import { formatNumber } from '#contract/text/numbers.ts';

export const dutyAnswerTexts = {
  /** Said to who does not see the list. */
  count: (turns: number) => `${formatNumber(turns)} nöbetçi`,
  page: 'Nöbetçi eczaneler sayfası',
  over: 'Bu nöbet bitti',
  /** `'Nöbetçi noter listesi burada bilinmiyor'` */
  unknown: (word: string) => `Nöbetçi ${word} listesi burada bilinmiyor`,
  unknownText: (official: string) =>
    `Nöbetçi olup olmadığı bilinmeyen bir yeri nöbetçi diye göstermiyoruz. Resmî listeyi ${official} yayımlar.`,
  official: (name: string) => `${name} listesi`,
  opensElsewhere: 'yeni sekmede açılır',
  /** `'Şu an açık: eczane (nöbetçi olmayabilir)'` */
  openNow: (word: string) => `Şu an açık: ${word} (nöbetçi olmayabilir)`,
};
