import { type Addressee, type EmailMessage, greetingTo, inQuotes } from './email.ts';

/** `href` is the dashboard. */
export const planEndedEmail = (values: {
  addressee: Addressee;
  businessName: string;
  plan: string;
  href: string;
}): EmailMessage => ({
  kind: 'plan-ended',
  to: values.addressee.to,
  subject: `${values.plan} planınız sona erdi`,
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `${inQuotes(values.businessName)} için ${values.plan} planınızın süresi doldu. İşletmeniz ücretsiz planla yayında kalıyor, eklediğiniz fotoğraflar da duruyor.`,
    'Dilediğiniz zaman panelinizdeki Abonelik sekmesinden yeniden plan isteyebilirsiniz.',
  ],
  action: { label: 'İşletme panelini aç', href: values.href },
});
