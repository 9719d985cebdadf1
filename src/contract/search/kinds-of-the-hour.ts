import { dayInAdana, hourInAdana, momentInAdana } from '../calendar/days.ts';

interface Hour {
  from: number;
  /** By their slugs, likeliest first. */
  kinds: readonly string[];
  /** Pharmacies are closed: who is on duty is asked for. */
  isOfDuty?: boolean;
}

const NIGHT: Hour = {
  ...{ from: 22, kinds: ['corbacilar', 'sirdancilar', 'kokorecciler'], isOfDuty: true },
};

/** What Adana looks for as the day goes on, from an hour on. */
export const KINDS_OF_THE_HOUR: readonly Hour[] = [
  { from: 5, kinds: ['cigerciler', 'borekciler', 'kahvalti-salonlari', 'corbacilar'] },
  { from: 11, kinds: ['esnaf-lokantalari', 'kebapcilar', 'pideciler', 'donerciler'] },
  { from: 15, kinds: ['kafeler', 'pastaneler', 'tatlicilar', 'eczaneler'] },
  { from: 18, kinds: ['ocakbaslari', 'kebapcilar', 'cigerciler', 'sirdancilar'] },
  NIGHT,
];

/** What is looked for at an hour of Adana's clock; before the first one it is still night. */
export const kindsOfHour = (hour: number): Hour =>
  KINDS_OF_THE_HOUR.findLast(({ from }) => from <= hour) ?? NIGHT;

/** Until when it is looked for. */
export function hourEndsAt(at: Date): Date {
  const hour = hourInAdana(at);
  const starts = KINDS_OF_THE_HOUR.map(({ from }) => from);
  const next = starts.find((from) => from > hour) ?? 24 + Math.min(...starts);
  return new Date(momentInAdana(dayInAdana(at), '00:00').getTime() + next * 3_600_000);
}
