import type { DutyTurn } from '#contract/duty/duty.ts';
import { DUTY_PATH } from '#contract/duty/duty-services.ts';

/** Octets of a line; what is longer goes on behind a space (RFC 5545). */
const LINE_BYTES = 73;

function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > LINE_BYTES) {
      pieces.push(piece);
      piece = '';
      bytes = 0;
    }
    piece += letter;
    bytes += size;
  }
  return [...pieces, piece].join('\r\n ');
}

const text = (value: string) =>
  value.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n?|\n/g, '\\n');
const moment = (at: string) => at.replace(/[-:]|\.\d+/g, '');

/** Turns as an iCalendar file, one event for each. */
export function dutyCalendarText(
  turns: readonly DutyTurn[],
  { now, publicUrl }: { now: Date; publicUrl: string },
): string {
  const host = new URL(publicUrl).hostname;
  const events = turns.flatMap((turn) => [
    'BEGIN:VEVENT',
    `UID:nobet-${turn.id}@${host}`,
    `DTSTAMP:${moment(now.toISOString())}`,
    `DTSTART:${moment(turn.startsAt)}`,
    `DTEND:${moment(turn.endsAt)}`,
    `SUMMARY:${text(`Nöbetçi: ${turn.name} (${turn.district})`)}`,
    ...(turn.address ? [`LOCATION:${text(turn.address)}`] : []),
    ...(turn.phone ? [`DESCRIPTION:${text(`Telefon: ${turn.phone}`)}`] : []),
    `URL:${publicUrl}${turn.businessId ? `/business/${turn.businessId}` : DUTY_PATH}`,
    'END:VEVENT',
  ]);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Adana Rehberi//Nobetci eczaneler//TR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Nöbetçi eczaneler',
    'X-WR-TIMEZONE:Europe/Istanbul',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    ...events,
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
