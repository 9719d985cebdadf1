// /bayramda-acik: who is open on the holiday that comes, or goes on.

import { DAYS_ARE_LIKELY, dayAndWeekday } from '#contract/calendar/day-words.ts';
import type { HolidayAhead } from '#contract/calendar/holidays-ahead.ts';
import type { District } from '#contract/city/districts.ts';
import { formatNumber } from '#contract/text/numbers.ts';
import { timeWithLocative } from '#contract/text/turkish-suffix.ts';
import { kindOf, kindsInSentence } from './category-kinds.ts';
import { onHoliday } from './holiday-link.ts';
import { inDistrict } from './places.ts';

interface Named {
  name: string;
  slug: string;
}

export const openOnHolidayTexts = {
  name: 'Bayramda açık',
  title: ({ name }: HolidayAhead, category: Named | undefined, district: District | undefined) =>
    `${onHoliday(name)} ${district ? `${inDistrict(district)} ` : ''}açık ${category ? kindsInSentence(category) : 'yerler'}`,
  description: ({ name }: HolidayAhead) =>
    `${onHoliday(name)} Adana’da açık olduğunu bildiren işletmeler ile tatilde kapanmayan oteller, hastaneler ve akaryakıt istasyonları; gün gün, ilçesiyle.`,
  likely: DAYS_ARE_LIKELY,
  lead: 'Açık olduğunu kendisi söyleyenler ve tatilde kapanmayan yerler. Söylemeyenlerin saati değişebilir; onlar burada görünmez. Kartlardaki saatler o günün.',
  days: 'Gün',
  day: ({ day, isEve }: HolidayAhead['days'][number]) =>
    `${dayAndWeekday(day)}${isEve ? ', arefe' : ''}`,
  /** `'1 Ocak Cuma 12.00’de 27 işletme açık'`: one line of a phone. */
  count: (
    total: number,
    category: Named | undefined,
    { day }: HolidayAhead['days'][number],
    minutes: number,
  ) =>
    `${dayAndWeekday(day)} ${timeWithLocative(minutes)} ${formatNumber(total)} ${category ? kindOf(category) : 'işletme'} açık`,
  emptyTitle: 'O gün için henüz kimse bir şey söylemedi',
  emptyText:
    'İşletmelere bayramdan on gün önce soruyoruz; yanıtlar geldikçe burada görünür. Gitmeden önce telefon etmek en iyisi.',
  all: 'Tüm işletmelere bak',

  notFound: { title: 'Böyle bir tatil günü yok', text: 'Gün geçmiş ya da takvimde tatil değil.' },
};
