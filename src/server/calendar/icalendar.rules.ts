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

/** A text as a line of an iCalendar file says it. */
export const calendarWords = (value: string): string =>
  value.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n?|\n/g, '\\n');
/** `20261120T090000Z` */
export const calendarMoment = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '');
/** `2026-11-20` as a whole day: `20261120`. */
export const calendarDay = (day: string): string => day.replaceAll('-', '');

/** An iCalendar file (RFC 5545) of events, each with its lines; whoever subscribes asks again by itself. */
export const calendarText = ({
  product,
  name,
  hoursBetween,
  events,
}: {
  /** Without Turkish letters. */
  product: string;
  name: string;
  hoursBetween: number;
  events: readonly string[];
}): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Adana Rehberi//${product}//TR`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${calendarWords(name)}`,
    'X-WR-TIMEZONE:Europe/Istanbul',
    `REFRESH-INTERVAL;VALUE=DURATION:PT${hoursBetween}H`,
    ...events,
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
