import { timeText } from '#contract/text/turkish-suffix.ts';

/** What was asked for. */
export interface AskedReservation {
  /** `2026-11-21` */
  day: string;
  /** `19:30` */
  time: string;
  people: number;
  note?: string | null | undefined;
}

const dayText = new Intl.DateTimeFormat('tr-TR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  weekday: 'long',
  timeZone: 'UTC',
});

/** `21 Kasım 2026 Cumartesi`, `19.30`, `4 kişi` */
export const reservationFacts = (asked: AskedReservation): [string, string][] => {
  const [hours = 0, minutes = 0] = asked.time.split(':').map(Number);
  return [
    ['Gün', dayText.format(new Date(`${asked.day}T00:00:00Z`))],
    ['Saat', timeText(hours * 60 + minutes)],
    ['Kişi', `${asked.people} kişi`],
    ...(asked.note ? ([['Not', asked.note]] as [string, string][]) : []),
  ];
};
