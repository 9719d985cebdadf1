import { dayAndWeekday } from '#contract/calendar/day-words.ts';
import { dayText, parseDayHours } from '#contract/calendar/opening-hours-text.ts';
import type { PlainPage } from '#server/platform/http/plain-page.ts';

/**
 * What becomes of an answer that was sent by a form alone, for people whose browser runs no script: what was written,
 * and the days whose usual hours nobody knows.
 */
export function bayramAnswered(
  businessId: number,
  { answers, unknown }: { answers: { day: string; hours: string | null }[]; unknown: string[] },
): PlainPage {
  const written = answers.map(
    ({ day: one, hours }) => `${dayAndWeekday(one)}: ${dayText(parseDayHours(hours ?? ''))}`,
  );
  const missing =
    unknown.length > 0
      ? `${unknown.map(dayAndWeekday).join('; ')} için olağan saatinizi bilmiyoruz ya da o gün kapalısınız. Saatlerinizi panelinizden yazabilirsiniz.`
      : undefined;
  return {
    title: written.length > 0 ? 'Yazdık, sayfanızda görünüyor' : 'Yazamadık',
    sentences: [...written, ...(missing ? [missing] : [])],
    link: { href: `/business/${businessId}`, label: 'Sayfanıza bakın' },
  };
}
