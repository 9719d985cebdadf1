import type { Input } from '#contract/api/endpoint.ts';
import { refuse } from '#contract/api/errors.ts';
import { dayInAdana, momentInAdana } from '#contract/calendar/days.ts';
import { dayPlus, PERIOD_NAMES } from '#contract/calendar/holidays.ts';
import { todayIndex } from '#contract/calendar/opening-hours.ts';
import { formatDayHours, parseHours } from '#contract/calendar/opening-hours-text.ts';
import { daysIn } from '#contract/calendar/special-days.ts';
import { answersFor } from '#contract/owners/bayram-answer.ts';
import type * as contract from '#contract/owners/bayram-hours.ts';
import {
  BAYRAM_ASKED_DAYS,
  type BayramHours,
  WHOLE_BAYRAM,
} from '#contract/owners/bayram-hours.ts';
import { dashboardHref } from '#contract/owners/desk-address.ts';
import { actsFor, ownersOf } from '#server/access/access.service.ts';
import {
  dropSpecialDays,
  lockEditable,
  putSpecialDays,
} from '#server/businesses/editing/edit-by-owner.service.ts';
import { calendarYears } from '#server/calendar/calendar.service.ts';
import { bayramQuestionEmail } from '#server/notifications/emails/bayram-question.email.ts';
import { emailEach } from '#server/notifications/notifications.service.ts';
import { record } from '#server/platform/audit/audit.ts';
import {
  type Basics,
  type Context,
  type Dependencies,
  inTransaction,
} from '#server/platform/context.ts';
import { formAnswer } from '#server/platform/http/form-answer.ts';
import { linkToken, refuseUnsigned, saidByLink } from '#server/platform/signed-links.ts';
import { bayramAnswered } from './bayram-answer-page.service.ts';
import {
  type BayramKey,
  findBusinessOfBayram,
  findSaidOf,
  markAskedOfBayram,
} from './bayram-hours.queries.ts';

/** Some at a time: their e-mails go out while the rest waits. */
const ASKED_AT_ONCE = 20;
const YEAR_DAYS = 366;

interface Bayram extends BayramKey {
  /** `Kurban Bayramı` */
  name: string;
  isLikely: boolean;
  /** Its eve is the last day of Ramadan. */
  endsRamadan: boolean;
  /** The eve and the days, one by one. */
  days: string[];
}

/** The bayrams that begin in some years, soonest first, as far as they are known. */
async function bayramsOf(
  { db }: Pick<Basics, 'db'>,
  from: number,
  until = from,
): Promise<Bayram[]> {
  const years = await calendarYears(db, from, until);
  return years
    .flatMap(({ year, isConfirmed, periods }) =>
      periods.map(({ name, first, last }, period) => ({
        ...{ year, period, isBayram: name !== 'ramadan', name: PERIOD_NAMES[name] },
        ...{ isLikely: !isConfirmed, endsRamadan: name === 'ramazan' },
        days: daysIn({ from: dayPlus(first, -1), until: last }),
      })),
    )
    .filter(({ isBayram }) => isBayram)
    .sort((a, b) => ((a.days[0] ?? '') < (b.days[0] ?? '') ? -1 : 1));
}

const yearOf = (day: string) => Number(day.slice(0, 4));

interface Behind extends BayramKey {
  businessId: number;
  userId: number;
}

const LINK = 'bayram-hours';

export const bayramToken = (
  ctx: Pick<Dependencies, 'secret'>,
  { businessId, userId, year, period }: Behind,
): string => linkToken(ctx, LINK, [businessId, userId, year, period]);

/** A link counts for whoever acts for the business still, until the bayram is over. */
async function openLink(ctx: Context, token: string): Promise<Behind & { bayram: Bayram }> {
  refuseUnsigned(ctx, LINK, token);
  const [businessId = 0, userId = 0, year = 0, period = 0] = saidByLink(token);
  if (!(await actsFor(ctx.db, userId, businessId))) return refuse('link_unknown');
  const bayrams = await bayramsOf(ctx, year);
  const bayram = bayrams.find((one) => one.period === period) ?? refuse('link_unknown');
  if ((bayram.days.at(-1) ?? '') < dayInAdana(ctx.now())) return refuse('link_over');
  return { businessId, userId, year, period, bayram };
}

function usualOn(hours: string | null, day: string): string | null {
  const usual = parseHours(hours).week?.[todayIndex(momentInAdana(day, '00:00'))];
  return usual === undefined || typeof usual === 'string' ? null : formatDayHours(usual);
}

/** The one before it in which something was said, within a year. */
async function saidBefore(ctx: Pick<Basics, 'db'>, businessId: number, { year, days }: Bayram) {
  const [eve = ''] = days;
  const earlier = (await bayramsOf(ctx, year - 1, year)).filter(
    (one) => (one.days[0] ?? '') < eve && (one.days[0] ?? '') > dayPlus(eve, -YEAR_DAYS),
  );
  for (const one of earlier.reverse()) {
    const said = await findSaidOf(ctx.db, businessId, one.days);
    const saidDays = one.days.flatMap((day) => {
      const hours = said.get(day)?.hours;
      return hours === undefined ? [] : [{ day, hours }];
    });
    if (saidDays.length > 0) return { bayram: one.name, days: saidDays };
  }
  return null;
}

async function bayramHoursOf(
  ctx: Pick<Basics, 'db'>,
  businessId: number,
  bayram: Bayram,
): Promise<BayramHours> {
  const business = (await findBusinessOfBayram(ctx.db, businessId)) ?? refuse('link_unknown');
  const said = await findSaidOf(ctx.db, businessId, bayram.days);
  return {
    businessId,
    businessName: business.name,
    bayram: bayram.name,
    isLikely: bayram.isLikely,
    days: bayram.days.map((day, at) => {
      const isEve = at === 0;
      const ofRamadan = isEve && bayram.endsRamadan ? business.ramadanHours : null;
      const usual = usualOn(ofRamadan ?? business.hours, day);
      return { ...{ day, isEve, usual }, said: said.get(day)?.hours ?? null };
    }),
    before: await saidBefore(ctx, businessId, bayram),
  };
}

export async function getBayramHours(
  ctx: Context,
  { token }: Input<typeof contract.getBayramHours>,
) {
  const { businessId, bayram } = await openLink(ctx, token);
  return bayramHoursOf(ctx, businessId, bayram);
}

export const sayBayramHours = (ctx: Context, input: Input<typeof contract.sayBayramHours>) =>
  inTransaction(ctx, async (inside) => {
    const { businessId, userId, bayram } = await openLink(inside, input.token);
    await lockEditable(inside, businessId);
    const before = await findSaidOf(inside.db, businessId, bayram.days);
    for (const [at, { day, hours }] of input.days.entries()) {
      if (!bayram.days.includes(day)) {
        refuse('invalid_input', [{ path: `days.${at}.day`, message: 'Bu gün bayramda değil' }]);
      }
      const said = before.get(day);
      if (hours === (said?.hours ?? null)) continue;
      // A name that the owner gave the day stays.
      const name = said?.name ?? bayram.name;
      if (hours !== null)
        await putSpecialDays(inside, businessId, { from: day, until: day, name, hours });
      else await dropSpecialDays(inside, businessId, { from: day, until: day });
      await record(
        inside,
        { userId, role: 'owner' },
        {
          action: 'business.edit',
          entity: 'business',
          entityId: businessId,
          difference: { specialDay: { day, until: day, name, hours } },
        },
      );
    }
    return bayramHoursOf(inside, businessId, bayram);
  });

/** The answer of a form, with a page that says what became of it. */
export const answerBayram = (
  ctx: Context,
  { token, answer, day }: Input<typeof contract.answerBayram>,
): Promise<Response> =>
  formAnswer(
    async () => {
      const { businessId, days } = await getBayramHours(ctx, { token });
      const asked = days.filter((one) => day === WHOLE_BAYRAM || one.day === day);
      const said = answersFor(asked, answer);
      if (said.answers.length > 0) await sayBayramHours(ctx, { token, days: said.answers });
      return bayramAnswered(businessId, said);
    },
    { title: 'Yazamadık', link: { href: dashboardHref({}), label: 'Panele git' } },
  );

/** The bayram that owners are asked about now: from ten days before its eve until the eve. */
async function bayramToAskAbout(
  ctx: Pick<Dependencies, 'db' | 'now'>,
): Promise<Bayram | undefined> {
  const today = dayInAdana(ctx.now());
  const until = dayPlus(today, BAYRAM_ASKED_DAYS);
  const bayrams = await bayramsOf(ctx, yearOf(today), yearOf(until));
  return bayrams.find(({ days: [eve = ''] }) => eve > today && eve <= until);
}

/** Asks owners once about each bayram. @returns how many businesses were asked about */
export const askAboutBayram = (
  ctx: Pick<Dependencies, 'db' | 'now' | 'log' | 'publicUrl' | 'secret'>,
): Promise<number> =>
  inTransaction(ctx, async (inside) => {
    const bayram = await bayramToAskAbout(inside);
    if (!bayram) return 0;
    const { year, period, days } = bayram;
    const businesses = await markAskedOfBayram(inside.db, {
      ...{ key: { year, period }, days },
      ...{ at: inside.now(), limit: ASKED_AT_ONCE },
    });
    for (const { businessId, isOpenByKind } of businesses) {
      const hours = await bayramHoursOf(inside, businessId, bayram);
      const owners = await ownersOf(inside.db, businessId);
      await emailEach(inside, owners, (addressee, { userId }) => {
        const token = bayramToken(ctx, { businessId, userId, year, period });
        return bayramQuestionEmail({
          ...{ addressee, hours, isOpenByKind, token },
          publicUrl: ctx.publicUrl,
        });
      });
    }
    return businesses.length;
  });
