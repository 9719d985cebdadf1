import { weekRows } from './opening-hours.ts';

/** The week in a line, equal days together: `Pazartesi–Cuma 09.00–18.00, Pazar Kapalı`. */
export function weekLine(hours: string | null): string {
  const rows = weekRows(hours);
  const lines: string[] = [];
  for (let first = 0; first < rows.length; ) {
    let last = first;
    while (rows[last + 1]?.text === rows[first]?.text) last += 1;
    const [from, to] = [rows[first]?.day, rows[last]?.day];
    const days = last - first === 6 ? 'Her gün' : first === last ? from : `${from}–${to}`;
    lines.push(`${days} ${rows[first]?.text}`);
    first = last + 1;
  }
  return lines.join(', ');
}
