import { type AboutBusinessWithLink, addressed, type EmailMessage, inQuotes } from './email.ts';

/** A week before the end; `href` is the dashboard. */
export const planEndingEmail = (
  values: AboutBusinessWithLink & {
    plan: string;
    until: string;
  },
): EmailMessage => ({
  kind: 'plan-ending',
  ...addressed(values.addressee),
  subject: `${values.plan} planınız yakında bitiyor`,
  paragraphs: [
    `${inQuotes(values.businessName)} için kullandığınız plan yakında bitiyor. Sürdürmek isterseniz panelinizdeki Abonelik sekmesinden bize yazmanız yeterli.`,
    'Bir şey yapmazsanız işletmeniz ücretsiz planla yayında kalır; fotoğraflarınız silinmez.',
  ],
  facts: [
    ['Plan', values.plan],
    ['Bitiş', values.until],
  ],
  action: { label: 'Planı sürdür', href: values.href },
});
