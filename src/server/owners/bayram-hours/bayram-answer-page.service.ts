import { dayText, parseDayHours } from '#contract/calendar/opening-hours-text.ts';
import { dateWriter } from '#contract/text/numbers.ts';
import { escapeHtml } from '#server/notifications/emails/email-layout.ts';

const day = dateWriter({ timeZone: 'UTC', day: 'numeric', month: 'long', weekday: 'long' });
const dayInWords = (text: string) => day(new Date(`${text}T00:00:00Z`));

/** What becomes of an answer that was sent by a form alone: read by people whose browser runs no script. */
export interface BayramAnswerPage {
  title: string;
  sentences: string[];
  link: { href: string; label: string };
}

/** A page that needs nothing else. */
export const bayramAnswerHtml = ({ title, sentences, link }: BayramAnswerPage): string =>
  `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head><body style="font:1.1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:12vh auto;padding:0 1.5rem"><h1>${escapeHtml(title)}</h1>${sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('')}<p><a href="${escapeHtml(link.href)}" style="display:inline-block;padding:.6rem 0;color:inherit">${escapeHtml(link.label)}</a></p></body></html>`;

/** What was written, and the days whose usual hours nobody knows. */
export function bayramAnswered(
  businessId: number,
  { answers, unknown }: { answers: { day: string; hours: string | null }[]; unknown: string[] },
): BayramAnswerPage {
  const written = answers.map(
    ({ day: one, hours }) => `${dayInWords(one)}: ${dayText(parseDayHours(hours ?? ''))}`,
  );
  const missing =
    unknown.length > 0
      ? `${unknown.map(dayInWords).join('; ')} için olağan saatinizi bilmiyoruz ya da o gün kapalısınız. Saatlerinizi panelinizden yazabilirsiniz.`
      : undefined;
  return {
    title: written.length > 0 ? 'Yazdık, sayfanızda görünüyor' : 'Yazamadık',
    sentences: [...written, ...(missing ? [missing] : [])],
    link: { href: `/business/${businessId}`, label: 'Sayfanıza bakın' },
  };
}
