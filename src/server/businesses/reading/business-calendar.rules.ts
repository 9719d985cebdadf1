import type { Business } from '#contract/businesses/businesses.ts';
import { dayInAdana, momentInAdana } from '#contract/calendar/days.ts';
import { dayPlus, touchesDay } from '#contract/calendar/holidays.ts';
import { HOLIDAY_WORDS, todayIndex, usualText } from '#contract/calendar/opening-hours.ts';
import {
  dayText,
  hoursOfEve,
  parseDayHours,
  parseHours,
} from '#contract/calendar/opening-hours-text.ts';
import {
  calendarDay,
  calendarMoment,
  calendarText,
  calendarWords,
} from '#server/calendar/icalendar.rules.ts';

/** As far as holidays are told with a business (`holidaysAround`). */
const DAYS_AHEAD = 21;
const MINUTE_MS = 60_000;

interface Event {
  key: string;
  summary: string;
  note?: string | undefined;
  when: { day: string } | { from: Date; to: Date };
}

type Said = Pick<
  Business,
  'id' | 'name' | 'address' | 'hours' | 'isOpen' | 'specialDays' | 'specialDayNames' | 'holidays'
>;

/** What is known of a day: when it is open, that it is closed by its own word, or that a holiday puts it in doubt. */
function eventsOf(business: Said, day: string): Event[] {
  const midnight = momentInAdana(day, '00:00').getTime();
  const eve = hoursOfEve(business.specialDays[day]);
  const special = eve === undefined ? business.specialDays[day] : undefined;
  const ofWeek = parseHours(business.hours).week?.[todayIndex(new Date(midnight))] ?? '';
  const usual = eve === undefined ? ofWeek : parseDayHours(eve);
  const hours = special === undefined ? usual : parseDayHours(special);
  const own = business.specialDayNames[day];
  // A night before a holiday ends with it, unless the business has said its hours.
  const doubts =
    special === undefined
      ? business.holidays.filter((one) => touchesDay(one, day) || touchesDay(one, dayPlus(day, 1)))
      : [];
  const cut = Math.min(
    ...doubts.map(({ from }) => momentInAdana(from.slice(0, 10), from.slice(11)).getTime()),
  );
  const doubt = doubts.find((one) => touchesDay(one, day));
  const events: Event[] = [];
  if (doubt) {
    events.push({
      key: `${day}-tatil`,
      summary: `${business.name}: ${HOLIDAY_WORDS[doubt.isBayram ? 'bayram' : 'national']}`,
      note: [doubt.name, dayText(usual) && usualText(dayText(usual))].filter(Boolean).join(', '),
      when: { day },
    });
  }
  if (special !== undefined && typeof hours !== 'string' && hours.length === 0)
    events.push({ key: day, summary: `${business.name}: kapalı`, note: own, when: { day } });
  if (typeof hours === 'string') {
    if (special !== undefined)
      events.push({ key: day, summary: `${business.name}: ${hours}`, note: own, when: { day } });
    return events;
  }
  for (const [at, span] of hours.entries()) {
    const from = midnight + span.from * MINUTE_MS;
    const to = Math.min(midnight + span.to * MINUTE_MS, cut);
    if (from >= to) continue;
    const when = { from: new Date(from), to: new Date(to) };
    events.push({ key: `${day}-${at}`, summary: `${business.name}: açık`, note: own, when });
  }
  return events;
}

/** What is left of the evening before, which may end after midnight. */
const stillGoingOn = (business: Said, now: Date): Event[] =>
  eventsOf(business, dayPlus(dayInAdana(now), -1)).filter(
    ({ when }) => 'to' in when && when.to > now,
  );

/** The coming weeks of a business, day by day, and the days behind them of which it has said something. */
export function businessCalendarText(
  business: Said,
  { now, publicUrl }: { now: Date; publicUrl: string },
): string {
  const today = dayInAdana(now);
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => dayPlus(today, ahead));
  const last = days.at(-1) ?? today;
  const later = Object.keys(business.specialDays).filter((day) => day > last);
  const { hostname } = new URL(publicUrl);
  const told = business.isOpen
    ? [
        ...stillGoingOn(business, now),
        ...[...days, ...later.sort()].flatMap((day) => eventsOf(business, day)),
      ]
    : [];
  const events = told.flatMap(({ key, summary, note, when }) => [
    'BEGIN:VEVENT',
    `UID:saatler-${business.id}-${key}@${hostname}`,
    `DTSTAMP:${calendarMoment(now)}`,
    ...('day' in when
      ? [
          `DTSTART;VALUE=DATE:${calendarDay(when.day)}`,
          `DTEND;VALUE=DATE:${calendarDay(dayPlus(when.day, 1))}`,
        ]
      : [`DTSTART:${calendarMoment(when.from)}`, `DTEND:${calendarMoment(when.to)}`]),
    `SUMMARY:${calendarWords(summary)}`,
    ...(note ? [`DESCRIPTION:${calendarWords(note)}`] : []),
    `LOCATION:${calendarWords(business.address)}`,
    `URL:${publicUrl}/business/${business.id}`,
    // It stands there to be read, and takes up nobody's time.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const about = { product: 'Calisma saatleri', name: `${business.name}: çalışma saatleri` };
  return calendarText({ ...about, hoursBetween: 24, events });
}
