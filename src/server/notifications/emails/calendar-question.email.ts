import { dayAndMonth } from '#contract/calendar/day-words.ts';
import { type MoonPeriod, PERIOD_NAMES } from '#contract/calendar/holidays.ts';
import type { EmailMessage } from './email.ts';

/** To an admin: when the bayrams of a year are, as far as can be reckoned. */
export const calendarQuestionEmail = (values: {
  to: string;
  year: number;
  periods: readonly MoonPeriod[];
  href: string;
}): EmailMessage => ({
  kind: 'calendar-question',
  to: values.to,
  subject: `${values.year} bayram günlerini onaylayın`,
  paragraphs: [
    `${values.year} yılının bayramları aşağıdaki günlere geliyor gibi. Diyanet’in takvimine bakıp onaylayın ya da düzeltin.`,
    'Onaylanana kadar bu günlerde, bir gün öncesinde ve bir gün sonrasında işletmelerde ‘Bayramda saati değişebilir’ yazar.',
  ],
  facts: values.periods.map(({ name, first, last }) => [
    PERIOD_NAMES[name],
    `${dayAndMonth(first)} – ${dayAndMonth(last)}`,
  ]),
  action: { label: 'Günleri onayla', href: values.href },
});
