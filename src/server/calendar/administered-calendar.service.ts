import type { z } from 'zod';
import { refuse } from '#contract/api/errors.ts';
import type {
  AdministeredYear,
  confirmCalendarYear as confirmContract,
} from '#contract/calendar/administered-calendar.ts';
import { dayInAdana, momentInAdana } from '#contract/calendar/days.ts';
import { dayPlus, type MoonPeriod, PERIOD_NAMES } from '#contract/calendar/holidays.ts';
import { lengthOf } from '#contract/calendar/special-days.ts';
import { formatDate } from '#contract/text/numbers.ts';
import { calendarQuestionEmail } from '#server/notifications/emails/calendar-question.email.ts';
import { queueEmail } from '#server/notifications/notifications.service.ts';
import { record } from '#server/platform/audit/audit.ts';
import { type Context, type Dependencies, inTransaction } from '#server/platform/context.ts';
import { listAdminAddresses, lockYear, markAsked, markConfirmed } from './calendar.queries.ts';
import { calendarYears, isAhead, yearToConfirm } from './calendar.service.ts';
import { likelyYear } from './moon.rules.ts';

/** This year and what can be known of the next ones. */
const YEARS_AHEAD = 2;

type Input = z.output<(typeof confirmContract)['input']>;
type Asking = Pick<Context, 'db' | 'now'>;

export async function listCalendarYears({ db, now }: Asking): Promise<AdministeredYear[]> {
  const year = Number(dayInAdana(now()).slice(0, 4));
  const years = await calendarYears(db, year, year + YEARS_AHEAD);
  // What is over and was never confirmed asks for nothing any more.
  const asked = years.filter((one) => one.isConfirmed || isAhead(one, now()));
  return asked.map(({ periods, confirmedAt, ...one }) => ({
    ...one,
    periods: [...periods],
    confirmedAt: confirmedAt?.toISOString() ?? null,
  }));
}

/** Of days. A bayram lasts what the law says (2429), or longer where it was made longer. */
const LASTS: Record<MoonPeriod['name'], { least: number; most: number }> = {
  ramadan: { least: 29, most: 30 },
  ramazan: { least: 3, most: 5 },
  kurban: { least: 4, most: 6 },
};

/** Names the first period that no calendar can have. */
function refusePeriods(year: number, periods: readonly MoonPeriod[]): void {
  const likely = likelyYear(year).periods;
  const say = (at: number, message: string) =>
    refuse('invalid_input', [{ path: `periods.${at}`, message }]);
  if (periods.map(({ name }) => name).join() !== likely.map(({ name }) => name).join())
    refuse('invalid_input', [{ path: 'periods', message: `${year} yılının günleri eksik` }]);
  for (const [at, { name, first, last }] of periods.entries()) {
    const days = lengthOf({ from: first, until: last });
    const word = PERIOD_NAMES[name];
    if (days < 1) say(at, `${word}: son günü ilk gününden önce olamaz`);
    const { least, most } = LASTS[name];
    if (days > most) say(at, `${word}: en çok ${most} gün sürer`);
    // On a day that was left out every business would be open.
    if (days < least) say(at, `${word}: en az ${least} gün sürer`);
    const expected = likely[at]?.first ?? first;
    // A slip of the month would open every business of the city in the bayram.
    if (Math.abs(lengthOf({ from: expected, until: first }) - 1) > MOST_DAYS_OFF)
      say(
        at,
        `${word}: hesaba göre ${dayInWords(expected)} civarında başlar; günü ve ayı kontrol edin`,
      );
    const before = periods[at - 1];
    if (name === 'ramazan' && before?.name === 'ramadan' && dayPlus(before.last, 1) !== first)
      say(at, `${word}: Ramazan’ın bittiği günün ertesinde başlar`);
  }
}
const MOST_DAYS_OFF = 3;
const dayInWords = (day: string) => formatDate(momentInAdana(day, '12:00'));

const asText = (periods: readonly MoonPeriod[] | null) =>
  periods?.map(({ name, first, last }) => `${PERIOD_NAMES[name]} ${first}–${last}`).join(', ') ??
  null;

export const confirmCalendarYear = (ctx: Context, input: Input): Promise<AdministeredYear[]> =>
  inTransaction(ctx, async (inside) => {
    const { year, periods } = input;
    if (periods) refusePeriods(year, periods);
    const before = await lockYear(inside.db, year);
    await markConfirmed(inside.db, { year, periods, at: inside.now() });
    await record(inside, ctx.caller, {
      action: periods ? 'calendar.confirm' : 'calendar.unconfirm',
      entity: 'calendar',
      entityId: year,
      difference: { periods: [asText(before), asText(periods)] },
    });
    return listCalendarYears(inside);
  });

/** Once for every year, sixty days before it begins. @returns how many were asked */
export const askForCalendar = (
  ctx: Pick<Dependencies, 'db' | 'now' | 'log' | 'publicUrl'>,
): Promise<number> =>
  inTransaction(ctx, async (inside) => {
    const year = yearToConfirm(inside.now());
    if (!isAhead(likelyYear(year), inside.now())) return 0;
    const addresses = await listAdminAddresses(inside.db);
    if (addresses.length === 0 || !(await markAsked(inside.db, year, inside.now()))) return 0;
    const { periods } = likelyYear(year);
    for (const to of addresses) {
      const href = `${ctx.publicUrl}/admin/calendar`;
      await queueEmail(inside, calendarQuestionEmail({ to, year, periods, href }));
    }
    return addresses.length;
  });
