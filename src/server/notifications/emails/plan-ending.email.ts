import { type Addressee, type EmailMessage, greetingTo, inQuotes } from './email.ts';

/** A week before the end; `href` is the dashboard. */
export const planEndingEmail = (values: {
  addressee: Addressee;
  businessName: string;
  plan: string;
  until: string;
  href: string;
}): EmailMessage => ({
  kind: 'plan-ending',
  to: values.addressee.to,
  subject: `${values.plan} planınız yakında bitiyor`,
  greeting: greetingTo(values.addressee.name),
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
