import { BAYRAM_ANSWERS, type BayramDay } from './bayram-hours.ts';

export interface DayAnswer {
  day: string;
  hours: string | null;
}

const CLOSED = 'kapalı';

/** What one answer means for some days, and the days whose hours nobody can know. */
export function answersFor(
  days: readonly BayramDay[],
  answer: string | undefined,
): { answers: DayAnswer[]; unknown: string[] } {
  if (answer === BAYRAM_ANSWERS.closed)
    return { answers: days.map(({ day }) => ({ day, hours: CLOSED })), unknown: [] };
  if (answer !== BAYRAM_ANSWERS.open) return { answers: [], unknown: [] };
  const isKnown = ({ usual }: BayramDay) => usual !== null && usual !== CLOSED;
  return {
    answers: days.filter(isKnown).map(({ day, usual }) => ({ day, hours: usual })),
    unknown: days.filter((one) => !isKnown(one)).map(({ day }) => day),
  };
}

/** What stood before an answer: it is said again to take the answer back. */
export const answersBefore = (
  days: readonly BayramDay[],
  answers: readonly DayAnswer[],
): DayAnswer[] =>
  days
    .filter(({ day }) => answers.some((one) => one.day === day))
    .map(({ day, said }) => ({ day, hours: said }));
