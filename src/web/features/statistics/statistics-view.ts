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

/** Of those who are signed in, or who come by a link of a letter. */
const OWN_PAGES: readonly string[] = [
  '/business-owner-dashboard',
  '/business-invitation',
  '/account',
  '/applications',
  '/verify-email',
  '/reservation',
] satisfies CountedPage[];

/** Names of businesses and categories by their path, asked for those that are among the first. */
type NameOf = (path: string) => Promise<string | undefined>;

export async function statisticsView(
  days: DailyStatistic[],
  nameOf: NameOf,
): Promise<StatisticsView> {
  const pages = first(named(summed(days.map(({ topPages }) => topPages))), TOP_PAGES);
  return {
    days: days.map(({ date, totalVisits, uniqueVisitors }) => ({
      date,
      totalVisits,
      uniqueVisitors,
    })),
    totalVisits: sum(days.map(({ totalVisits }) => totalVisits)),
    uniqueVisitors: sum(days.map(({ uniqueVisitors }) => uniqueVisitors)),
    countries: topCountries(summed(days.map(({ countries }) => countries))),
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

/** Pages that say where visitors go: not the rest together, nor what people do with their own. */
const named = (sums: Map<string, number>) =>
  new Map([...sums].filter(([path]) => path.startsWith('/') && !OWN_PAGES.includes(path)));

/** What nobody knows the country of stands once, and only beside one that is known. */
function topCountries(sums: Map<string, number>): Ranked[] {
  const known = new Map([...sums].filter(([code]) => countryName(code)));
  if (known.size === 0) return [];
  const unknown = sum([...sums.values()]) - sum([...known.values()]);
  if (unknown > 0) known.set('', unknown);
  return first(known, TOP_COUNTRIES).map(([code, value]) => ({
    key: code,
    name: countryName(code) ?? texts.unknownCountry,
    value,
  }));
}

/** `TR` → `'Türkiye'` */
const countryName = (code: string): string | undefined =>
  code === ''
    ? undefined
    : new Intl.DisplayNames('tr', { type: 'region', fallback: 'none' }).of(code);

const isCounted = (path: string): path is CountedPage =>
  (COUNTED_PAGES as readonly string[]).includes(path);

async function pageWords(path: string, nameOf: NameOf): Promise<{ name: string; href?: string }> {
  if (isCounted(path)) return { name: texts.pageNames[path], href: path };
  const name = await nameOf(path);
  return name === undefined ? { name: texts.goneBusiness } : { name, href: path };
}
