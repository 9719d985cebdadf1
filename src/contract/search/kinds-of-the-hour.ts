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
