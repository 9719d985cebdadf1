import { dayPlus } from '#contract/calendar/holidays.ts';
import { OWNER_ANALYTICS_DAYS, type OwnerPlan } from '#contract/owners/owners.ts';
import {
  COUNTERS,
  PAID_COUNTERS,
  type PerformanceCounter,
  type PerformanceDay,
  type PerformanceTotals,
} from '#contract/statistics/business-performance.ts';
import type { BusinessEvent } from '#contract/statistics/visits.ts';
import { csvLine } from '#contract/text/csv-text.ts';

type Clicks = Exclude<BusinessEvent, 'view'>;
export const CLICK_COLUMNS = {
  phone_click: 'phoneClicks',
  website_click: 'websiteClicks',
  directions_click: 'directionsClicks',
  whatsapp_click: 'whatsappClicks',
  share: 'shares',
} as const satisfies Record<Clicks, string>;

/** What a plan opens (decisions, Plans: Statistics). */
export const OPENED_BY: Record<OwnerPlan, { hasDays: boolean; hasComparison: boolean }> = {
  free: { hasDays: false, hasComparison: false },
  basic: { hasDays: true, hasComparison: false },
  premium: { hasDays: true, hasComparison: true },
};

/** The 30 days that end today, and the 30 before. */
export function periodsUntil(today: string) {
  const from = dayPlus(today, 1 - OWNER_ANALYTICS_DAYS);
  const before = dayPlus(from, -1);
  return {
    current: { from, to: today },
    previous: { from: dayPlus(before, 1 - OWNER_ANALYTICS_DAYS), to: before },
  };
}

export type FullDay = Required<PerformanceDay>;

/** Every day of a period, those without a row with zeros. */
export function everyDay(rows: FullDay[], { from, to }: { from: string; to: string }): FullDay[] {
  const known = new Map(rows.map((row) => [row.date, row]));
  const days: FullDay[] = [];
  for (let date = from; date <= to; date = dayPlus(date, 1)) {
    days.push(known.get(date) ?? { date, ...NOTHING });
  }
  return days;
}

const NOTHING = {
  ...{ views: 0, phoneClicks: 0, websiteClicks: 0, directionsClicks: 0 },
  ...{ whatsappClicks: 0, reservations: 0, shares: 0 },
  ...{ favorites: 0, searchAppearances: 0 },
} satisfies Required<PerformanceTotals>;

/** The sums a plan opens. */
export function totalsOf(days: FullDay[], plan: OwnerPlan): PerformanceTotals {
  const names: PerformanceCounter[] = OPENED_BY[plan].hasDays
    ? [...COUNTERS, ...PAID_COUNTERS]
    : [...COUNTERS];
  const sums = names.map((name) => [name, days.reduce((sum, day) => sum + day[name], 0)]);
  return Object.fromEntries(sums) as PerformanceTotals;
}

const HEADERS = [
  'Tarih',
  'Görüntülenme',
  'Telefon araması',
  'Web sitesi tıklaması',
  'Yol tarifi',
  'WhatsApp',
  'Rezervasyon isteği',
  'Paylaşım',
  'Favoriye eklenme',
  'Aramada görünme',
];
/** Spreadsheets tell by it that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** For spreadsheets as they are set up in Turkey: semicolons, day.month.year. */
export function toCsv(days: FullDay[]): string {
  const lines = days.map((day) =>
    csvLine(
      [
        day.date.split('-').reverse().join('.'),
        ...COUNTERS.map((name) => day[name]),
        ...PAID_COUNTERS.map((name) => day[name]),
      ],
      ';',
    ),
  );
  return BYTE_ORDER_MARK + csvLine(HEADERS, ';') + lines.join('');
}
