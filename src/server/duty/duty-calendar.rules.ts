import type { DutyTurn } from '#contract/duty/duty.ts';
import { DUTY_PATH } from '#contract/duty/duty-services.ts';
import { calendarMoment, calendarText, calendarWords } from '#server/calendar/icalendar.rules.ts';

/** Turns as an iCalendar file, one event for each. */
export function dutyCalendarText(
  turns: readonly DutyTurn[],
  { now, publicUrl }: { now: Date; publicUrl: string },
): string {
  const host = new URL(publicUrl).hostname;
  const events = turns.flatMap((turn) => [
    'BEGIN:VEVENT',
    `UID:nobet-${turn.id}@${host}`,
    `DTSTAMP:${calendarMoment(now)}`,
    `DTSTART:${calendarMoment(new Date(turn.startsAt))}`,
    `DTEND:${calendarMoment(new Date(turn.endsAt))}`,
    `SUMMARY:${calendarWords(`Nöbetçi: ${turn.name} (${turn.district})`)}`,
    ...(turn.address ? [`LOCATION:${calendarWords(turn.address)}`] : []),
    ...(turn.phone ? [`DESCRIPTION:${calendarWords(`Telefon: ${turn.phone}`)}`] : []),
    `URL:${publicUrl}${turn.businessId ? `/business/${turn.businessId}` : DUTY_PATH}`,
    'END:VEVENT',
  ]);
  const about = { product: 'Nobetci eczaneler', name: 'Nöbetçi eczaneler' };
  return calendarText({ ...about, hoursBetween: 6, events });
}
