import { isWorkingDay, workingDayAfter } from '#contract/calendar/working-days.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';

const HOUR_MS = 3_600_000;
/** Adana's clock: UTC+3 all year round. */
const OFFSET_MS = 3 * HOUR_MS;
const HOURS_OF_A_DAY = 24;
const noHolidays: ReadonlySet<string> = new Set();

const inAdana = (at: Date) => new Date(at.getTime() + OFFSET_MS).toISOString();

/**
 * A deadline as a clock one reads at a glance: '2 iş günü 3 saat kaldı', '5 saat kaldı', '2 gün gecikti'.
 * The days are counted by the week alone; the deadline itself knows the holidays.
 */
export function deadlineWords(deadline: Date, now: Date): string {
  const hours = (deadline.getTime() - now.getTime()) / HOUR_MS;
  if (hours <= 0) return lateWords(-hours);
  if (hours < 1) return texts.left(texts.underAnHour);
  if (hours < HOURS_OF_A_DAY) return texts.left(texts.hours(Math.floor(hours)));
  const today = inAdana(now).slice(0, 10);
  const last = inAdana(deadline).slice(0, 10);
  let days = 0;
  for (let day = today; day < last && days < 99; days += 1) {
    day = workingDayAfter(day, 1, noHolidays);
    if (day > last) break;
  }
  const rest = isWorkingDay(today, noHolidays) ? hoursOfDay(deadline) - hoursOfDay(now) : 0;
  const words = [
    days > 0 && texts.workingDays(days),
    rest >= 1 && texts.hours(Math.floor(rest)),
  ].filter(Boolean);
  return texts.left(words.join(' ') || texts.hours(Math.floor(hours)));
}

const lateWords = (hours: number): string => {
  if (hours < 1) return texts.late;
  const days = Math.floor(hours / HOURS_OF_A_DAY);
  return texts.lateBy(days > 0 ? texts.days(days) : texts.hours(Math.floor(hours)));
};

const hoursOfDay = (at: Date): number => {
  const [hours = 0, minutes = 0] = inAdana(at).slice(11, 16).split(':').map(Number);
  return hours + minutes / 60;
};
