import { turnsOf } from '#server/duty/roster.rules.ts';
import { readRosterText } from '#server/duty/roster-entries.rules.ts';

export const TODAY = '2026-11-17';
/** `name, district, phone, day, from–until`; times that nobody said are left out. */
export const toldRoster = (text: string, more: object = {}) => {
  const said = { today: TODAY, from: '09:00', until: '08:30', ...more };
  const { turns, problems } = turnsOf(readRosterText(text, TODAY).entries, said);
  const clock = (at: Date) => new Date(at.getTime() + 3 * 3_600_000).toISOString().slice(11, 16);
  return [
    ...turns.map(({ day, startsAt, endsAt, name, district, phone }) =>
      [
        ...[name.replace(' Eczanesi', ''), district ?? '?', phone, day.slice(5)],
        `${clock(startsAt)}–${clock(endsAt)}`.replace('09:00–08:30', ''),
      ]
        .filter(Boolean)
        .join(', '),
    ),
    ...problems.map(({ line }) => `line ${line} is told`),
  ];
};
