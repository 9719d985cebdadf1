import { reservationWords } from '#contract/reservations/reservation-words.ts';

/** What was asked for. */
export interface AskedReservation {
  /** `2026-11-21` */
  day: string;
  /** `19:30` */
  time: string;
  people: number;
  note?: string | null | undefined;
}

/** `21 Kasım 2026 Cumartesi`, `19.30`, `4 kişi` */
export const reservationFacts = (asked: AskedReservation): [string, string][] => {
  const [day, time] = reservationWords(asked);
  return [
    ['Gün', day],
    ['Saat', time],
    ['Kişi', `${asked.people} kişi`],
    ...(asked.note ? ([['Not', asked.note]] as [string, string][]) : []),
  ];
};
