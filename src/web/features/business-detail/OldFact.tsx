import type { Fact, SaidFact } from '#contract/businesses/business-facts.ts';
import { monthAndYear } from '#contract/calendar/day-words.ts';
import { businessDetailTexts as texts } from '#web/texts/business-detail.ts';

/** Beside a fact itself, where what is said of it is so old that it may no longer be so. */
export function OldFact({ of, facts }: { of: Fact; facts: readonly SaidFact[] | undefined }) {
  const old = facts?.find(({ fact, isOld }) => isOld && fact === of);
  return old && <p className="font-semibold text-sm">{texts.old(monthAndYear(old.on))}</p>;
}
