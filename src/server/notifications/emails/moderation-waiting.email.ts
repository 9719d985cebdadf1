import type { EmailMessage } from './email.ts';

/** To somebody of the team: what came since the last one. `kinds` are words with their number. */
export const moderationWaitingEmail = (values: {
  to: string;
  count: number;
  kinds: [word: string, count: number][];
  href: string;
}): EmailMessage => ({
  kind: 'moderation-waiting',
  to: values.to,
  subject:
    values.count === 1
      ? 'Bir yeni kayıt sizi bekliyor'
      : `${values.count} yeni kayıt sizi bekliyor`,
  paragraphs: ['Gelen kutusuna yeni kayıtlar düştü:'],
  facts: values.kinds.map(([word, count]) => [word, String(count)]),
  action: { label: 'Gelen kutusunu aç', href: values.href },
  footnote:
    'Bu e-postayı yarım saatte en çok bir kez ve yalnızca çalışma saatlerinde gönderiyoruz.',
});
