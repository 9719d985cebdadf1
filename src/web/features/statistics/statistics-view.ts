import {
  COUNTED_PAGES,
  type CountedPage,
  type DailyStatistic,
  TOP_COUNTRIES,
  TOP_PAGES,
} from '#contract/statistics/visitor-statistics.ts';
import { visitorStatisticsTexts as texts } from '#web/texts/visitor-statistics.ts';

export interface Ranked {
  key: string;
  name: string;
  value: number;
  href?: string | undefined;
}

/** What /analytics shows; words are chosen where it is loaded, so server and browser say the same. */
export interface StatisticsView {
  days: { date: string; totalVisits: number; uniqueVisitors: number }[];
  totalVisits: number;
  uniqueVisitors: number;
  countries: Ranked[];
  pages: Ranked[];
}

/** Names of businesses and categories by their path, asked for those that are among the first. */
type NameOf = (path: string) => Promise<string | undefined>;

export async function statisticsView(
  days: DailyStatistic[],
  nameOf: NameOf,
): Promise<StatisticsView> {
  const pages = first(summed(days.map(({ topPages }) => topPages)), TOP_PAGES);
  return {
    days: days.map(({ date, totalVisits, uniqueVisitors }) => ({
      date,
      totalVisits,
      uniqueVisitors,
    })),
    totalVisits: sum(days.map(({ totalVisits }) => totalVisits)),
    uniqueVisitors: sum(days.map(({ uniqueVisitors }) => uniqueVisitors)),
    countries: first(summed(days.map(({ countries }) => countries)), TOP_COUNTRIES).map(
      ([code, value]) => ({ key: code, name: countryName(code), value }),
    ),
    pages: await Promise.all(
      pages.map(async ([path, value]) => ({
        key: path,
        value,
        ...(await pageWords(path, nameOf)),
      })),
    ),
  };
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

/** JSON texts of name to number, added up. */
function summed(texts: string[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const text of texts) {
    for (const [name, count] of Object.entries(JSON.parse(text) as Record<string, number>))
      sums.set(name, (sums.get(name) ?? 0) + count);
  }
  return sums;
}

const first = (sums: Map<string, number>, count: number) =>
  [...sums].sort(([, one], [, other]) => other - one).slice(0, count);

/** `TR` → `'Türkiye'` */
function countryName(code: string): string {
  if (code === '') return texts.unknownCountry;
  const name = new Intl.DisplayNames('tr', { type: 'region', fallback: 'none' }).of(code);
  return name ?? texts.unknownCountry;
}

const isCounted = (path: string): path is CountedPage =>
  (COUNTED_PAGES as readonly string[]).includes(path);

async function pageWords(path: string, nameOf: NameOf): Promise<{ name: string; href?: string }> {
  if (isCounted(path)) return { name: texts.pageNames[path], href: path };
  if (!path.startsWith('/')) return { name: texts.otherPages };
  const name = await nameOf(path);
  return name === undefined ? { name: texts.goneBusiness } : { name, href: path };
}
