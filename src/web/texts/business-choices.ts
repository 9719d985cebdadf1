import { formatNumber } from '#contract/text/numbers.ts';

/** Words of the team's field that finds a business. */
export const businessChoiceTexts = {
  label: 'İşletmeyi arayın',
  hint: 'Adını yazın; çoksa ilçesini ya da mahallesini de.',
  number: (id: number) => `#${id}`,
  found: (count: number, shown: number) =>
    count === 0
      ? 'Yayındaki işletmeler arasında bulunamadı.'
      : count > shown
        ? `${formatNumber(count)} işletme bulundu, ilk ${shown} tanesi burada. İlçesini de yazın.`
        : `${formatNumber(count)} işletme bulundu.`,
  failed: 'Arama yapılamadı. Bağlantınızı kontrol edip yeniden yazın.',
  missing: 'Bir işletme seçin',
} as const;
