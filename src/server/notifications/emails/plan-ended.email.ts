import { type AboutBusinessWithLink, addressed, type EmailMessage, inQuotes } from './email.ts';

/** `href` is the dashboard. */
export const planEndedEmail = (values: AboutBusinessWithLink & { plan: string }): EmailMessage => ({
  kind: 'plan-ended',
  ...addressed(values.addressee),
  subject: `${values.plan} planınız sona erdi`,
  paragraphs: [
    `${inQuotes(values.businessName)} için ${values.plan} planınızın süresi doldu. İşletmeniz ücretsiz planla yayında kalıyor, eklediğiniz fotoğraflar da duruyor.`,
    'Dilediğiniz zaman panelinizdeki Abonelik sekmesinden yeniden plan isteyebilirsiniz.',
  ],
  action: { label: 'İşletme panelini aç', href: values.href },
});
