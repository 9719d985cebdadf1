import { dayInAdana } from '#contract/calendar/days.ts';
import { isWorkingDay } from '#contract/calendar/working-days.ts';

const OFFSET_MINUTES = 180;
const DAY_MINUTES = 1440;

const DIGEST_FROM = 8 * 60 + 30;
/** Later the morning is over, and whoever joins the team then has had none. */
const DIGEST_UNTIL = 12 * 60;
const WORK_UNTIL = 18 * 60;

/** Minutes since midnight on Adana's clock. */
const minutesOf = (at: Date) => (Math.floor(at.getTime() / 60_000) + OFFSET_MINUTES) % DAY_MINUTES;

/** Which e-mails the team may get at a moment: none at night, at the weekend and on holidays. */
export function emailsAt(at: Date, holidays: ReadonlySet<string>) {
  const minutes = minutesOf(at);
  const isWorked = isWorkingDay(dayInAdana(at), holidays);
  return {
    isDigestTime: isWorked && minutes >= DIGEST_FROM && minutes < DIGEST_UNTIL,
    isWorkingTime: isWorked && minutes >= DIGEST_FROM && minutes < WORK_UNTIL,
  };
}
