import { DAYS_ARE_LIKELY, dayAndWeekday } from '#contract/calendar/day-words.ts';
import { dayText, parseDayHours } from '#contract/calendar/opening-hours-text.ts';
import {
  type BayramAnswer,
  type BayramHours,
  bayramAnswerAddress,
  bayramHoursAddress,
} from '#contract/owners/bayram-hours.ts';
import { type Addressee, addressed, type EmailMessage, inQuotes } from './email.ts';

const hoursWords = (hours: string) => dayText(parseDayHours(hours));

/** What “Açığız” writes: only of a day whose usual hours are known and that is no day of rest. */
const whatOpenSays = (days: BayramHours['days']) => {
  const known = days.filter(({ usual }) => usual !== null && usual !== 'kapalı').length;
  if (known === 0) return '“Açığız” derseniz saatlerinizi açılan sayfada yazarsınız.';
  const usual = '“Açığız” derseniz o günün olağan saatleri yazılır;';
  return known < days.length
    ? `${usual} olağan saatini bilmediğimiz ya da kapalı olduğunuz günün saatlerini açılan sayfada siz yazarsınız.`
    : `${usual} başka saatleri açılan sayfada yazabilirsiniz.`;
};

/** To an owner, ten days before a bayram: every day is answered by one touch. */
export function bayramQuestionEmail({
  addressee,
  hours: { businessName, bayram, isLikely, days, before },
  isOpenByKind,
  token,
  publicUrl,
}: {
  addressee: Addressee;
  hours: BayramHours;
  /** Its kind is open on holidays, so its page shows the usual hours until something else is said. */
  isOpenByKind: boolean;
  token: string;
  publicUrl: string;
}): EmailMessage {
  const name = inQuotes(businessName);
  const linkTo = (answer: BayramAnswer, day?: string) =>
    publicUrl + bayramAnswerAddress(token, answer, day);
  const choiceOf = (label: string, day?: string) => ({
    label,
    options: [
      { label: 'Açığız', href: linkTo('open', day) },
      { label: 'Kapalıyız', href: linkTo('closed', day) },
    ],
  });
  const [eve, first] = days;
  return {
    kind: 'bayram-question',
    ...addressed(addressee),
    subject: `${bayram}’nda açık mısınız? ${name}`,
    paragraphs: [
      `${bayram} ${first ? dayAndWeekday(first.day) : ''} günü başlıyor${eve ? `, ${dayAndWeekday(eve.day)} arefe` : ''}. ${isLikely ? `${DAYS_ARE_LIKELY} ` : ''}${name} açık mı diye bakan müşterileriniz var; siz söylemedikçe sayfanızda ${isOpenByKind ? 'her zamanki saatleriniz' : '“Bayramda saati değişebilir”'} yazıyor.`,
      `Bir dokunuş yeter, giriş yapmanız gerekmez. ${whatOpenSays(days)}`,
    ],
    facts: before?.days.map(({ day, hours }): [string, string] => [
      `${before.bayram}, ${dayAndWeekday(day)}`,
      hoursWords(hours),
    ]),
    choices: [
      choiceOf('Bütün bayram'),
      ...days.map(({ day, isEve, usual }) => {
        const hours = usual === null ? '' : ` (her zaman: ${hoursWords(usual)})`;
        return choiceOf(`${dayAndWeekday(day)}${isEve ? ', arefe' : ''}${hours}`, day);
      }),
    ],
    action: { label: 'Saatleri kendiniz yazın', href: publicUrl + bayramHoursAddress(token) },
    footnote:
      'Yanıtınız sayfanızda hemen görünür, bayram bitince kendiliğinden kalkar. Bu soruyu her bayramdan önce bir kez soruyoruz.',
  };
}
