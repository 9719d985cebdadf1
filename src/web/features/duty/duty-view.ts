import { todayIndex } from '#contract/calendar/opening-hours.ts';
import type { LngLat } from '#contract/city/district-outlines.ts';
import type { District } from '#contract/city/districts.ts';
import { metresApart, type Place } from '#contract/city/places.ts';
import type { DutyTurn } from '#contract/duty/duty.ts';
import { dutyAt, onClock } from '#contract/duty/duty-now.ts';
import { formatPhone } from '#contract/text/phones.ts';
import { dutyTexts as texts } from '#web/texts/duty.ts';

export interface ShownTurn extends DutyTurn {
  /** `'yarın 08.30’a kadar nöbetçi'`, or when it begins. */
  when: string;
  isRunning: boolean;
  /** Metres from the visitor, where both places are known. */
  metres: number | undefined;
}

export interface DutySection {
  /** Undefined where districts stand together, the nearest first. */
  district: District | undefined;
  isUnknown: boolean;
  isLater: boolean;
  turns: ShownTurn[];
}

const clockOf = (moment: string, now: Date) => {
  const clock = { ...onClock(moment, now), weekday: todayIndex(new Date(moment)) };
  // An end at midnight belongs to the day that ends.
  return clock.minutes === 0
    ? { minutes: 1440, daysAhead: clock.daysAhead - 1, weekday: (clock.weekday + 6) % 7 }
    : clock;
};

const startOf = (moment: string, now: Date) => ({
  ...onClock(moment, now),
  weekday: todayIndex(new Date(moment)),
});

const inOrder = (a: ShownTurn, b: ShownTurn) =>
  (a.metres ?? Number.POSITIVE_INFINITY) - (b.metres ?? Number.POSITIVE_INFINITY) || 0;

/** Sections of the page: by district, or where the visitor's place is known, all together, the nearest first. */
export function dutySections(
  turns: readonly DutyTurn[],
  now: Date,
  { district, place }: { district: District | undefined; place: Place | undefined },
): DutySection[] {
  const shown = dutyAt(turns, now)
    .filter((one) => !district || one.district === district)
    .map(({ district: name, state, turns: own }): DutySection => {
      const isRunning = state === 'now';
      return {
        district: name,
        isUnknown: state === 'unknown',
        isLater: state === 'later',
        turns: own.map((turn) => ({
          ...turn,
          isRunning,
          when: isRunning
            ? texts.until(clockOf(turn.endsAt, now))
            : texts.later(startOf(turn.startsAt, now), clockOf(turn.endsAt, now)),
          metres: metresOf(turn, place),
        })),
      };
    });
  if (!place) return shown;
  const [running, later] = [
    shown.filter((one) => !one.isLater),
    shown.filter((one) => one.isLater),
  ].map((those) => those.flatMap((one) => one.turns).sort(inOrder));
  return [
    { district: undefined, isUnknown: false, isLater: false, turns: running ?? [] },
    { district: undefined, isUnknown: false, isLater: true, turns: later ?? [] },
    ...shown.filter((one) => one.isUnknown),
  ].filter((one) => one.isUnknown || one.turns.length > 0);
}

/** Those of the sections that are in the directory and have a pin there, each once and in one order wherever the visitor is. */
export const dutyPlaces = (sections: readonly DutySection[]) => [
  ...new Map(
    sections
      .flatMap(({ turns }) => turns)
      .toSorted((a, b) => a.id - b.id)
      .flatMap(({ businessId, name, latitude, longitude }) =>
        businessId === null || latitude === null || longitude === null
          ? []
          : [[businessId, { id: businessId, name, place: [longitude, latitude] as LngLat }]],
      ),
  ).values(),
];

function metresOf({ latitude, longitude }: DutyTurn, place: Place | undefined): number | undefined {
  if (!place || latitude === null || longitude === null) return undefined;
  return Math.round(metresApart(place, { latitude, longitude }));
}

/** By its pin, else by name and address. */
export const mapAddress = ({ name, address, district, latitude, longitude }: DutyTurn): string => {
  const query =
    latitude === null || longitude === null
      ? [name, address || district, 'Adana'].join(', ')
      : `${latitude},${longitude}`;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
};

/** What is sent on: name, number and end of each, a line for one. */
export const dutyMessage = (title: string, sections: readonly DutySection[]): string =>
  [
    title,
    ...sections.flatMap(({ turns }) =>
      turns.map(({ name, district, phone, when }) =>
        [`${name} (${district})`, phone && formatPhone(phone), when].filter(Boolean).join(' · '),
      ),
    ),
  ].join('\n');
