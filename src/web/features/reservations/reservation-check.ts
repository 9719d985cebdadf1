import { EMAIL_WRONG, NAME_MISSING } from '#contract/accounts/accounts.ts';
import { timeProblem } from '#contract/reservations/reservation-time.ts';
import { MAX_RESERVATION_PEOPLE } from '#contract/reservations/reservations.ts';
import type { FieldErrors } from '#web/browser/use-form.ts';
import { reservationTexts as texts } from '#web/texts/reservations.ts';
import { looksLikeEmail } from '#web/ui/contact-inputs.ts';

type Asked = Record<'day' | 'time' | 'people' | 'name' | 'phone' | 'email', string>;

/** What can be said of a wish before it is sent, by field. */
export function reservationProblems(
  { day, time, people, name, phone, email }: Asked,
  business: Parameters<typeof timeProblem>[1],
  { now, isMember }: { now: Date; isMember: boolean },
): FieldErrors<Asked> {
  const problem = day && time ? timeProblem({ day, time }, business, now) : undefined;
  const count = Number(people);
  const isCount = Number.isInteger(count) && count >= 1 && count <= MAX_RESERVATION_PEOPLE;
  return {
    ...(problem && { [problem.path]: problem.message }),
    ...(!day && { day: texts.dayMissing }),
    ...(!time && { time: texts.timeMissing }),
    ...(!isCount && { people: texts.peopleWrong(MAX_RESERVATION_PEOPLE) }),
    ...(!name.trim() && { name: NAME_MISSING }),
    ...(!phone.trim() && { phone: texts.phoneMissing }),
    ...(!isMember && !looksLikeEmail(email) && { email: EMAIL_WRONG }),
  };
}
