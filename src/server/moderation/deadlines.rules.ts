import { dayInAdana } from '#contract/calendar/days.ts';
import { workingDaysDeadline } from '#contract/calendar/working-days.ts';
import type { Deadline } from '#contract/moderation/moderation.ts';
import type { ItemKind } from '#contract/moderation/moderation-words.ts';
import {
  FIRST_ANSWER_HOURS,
  INFO_UPDATE_WORKING_DAYS,
  REVIEW_WORKING_DAYS,
} from '#contract/owners/owners.ts';
import type { Promised } from '#server/records/decisions.rules.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SOON_HOURS = 24;

const promiseTexts: Record<Promised, string> = {
  reviewed: `${REVIEW_WORKING_DAYS.max} iş günü içinde`,
  updated: `${INFO_UPDATE_WORKING_DAYS} iş günü içinde`,
  answered: `${FIRST_ANSWER_HOURS} saat içinde`,
};

/** 'İlk yanıt 24 saat içinde, sonuç en geç 3 iş günü içinde' (decisions, Contradictions). */
const HAS_FIRST_ANSWER: readonly ItemKind[] = ['application', 'claim'];

/** Further back everything is late, whatever the calendar says. */
const CALENDAR_DAYS = 120;

/** A row per day of the past months: until when what came on it is to be done. */
export function deadlineCalendar(now: Date, holidays: ReadonlySet<string>) {
  return Array.from({ length: CALENDAR_DAYS }, (_, back) => {
    // One day ahead too: a clock may be a moment behind the one that wrote the row.
    const at = new Date(now.getTime() + (1 - back) * DAY_MS);
    return {
      day: dayInAdana(at),
      updated: workingDaysDeadline(at, INFO_UPDATE_WORKING_DAYS, holidays),
      reviewed: workingDaysDeadline(at, REVIEW_WORKING_DAYS.max, holidays),
    };
  });
}

/** How a deadline stands against the clock. */
export function deadlineOf(
  item: { kind: ItemKind; promise: Promised; at: Date; waitingSince: Date },
  now: Date,
): Deadline {
  const left = item.at.getTime() - now.getTime();
  const firstAnswer = new Date(item.waitingSince.getTime() + FIRST_ANSWER_HOURS * HOUR_MS);
  return {
    at: item.at.toISOString(),
    promise: promiseTexts[item.promise],
    hoursLeft: Math.floor(left / HOUR_MS),
    urgency: left <= 0 ? 'late' : left <= SOON_HOURS * HOUR_MS ? 'soon' : 'later',
    firstAnswerAt:
      HAS_FIRST_ANSWER.includes(item.kind) && firstAnswer < item.at
        ? firstAnswer.toISOString()
        : null,
  };
}
