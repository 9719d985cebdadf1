import { type Addressee, type EmailMessage, greetingTo, inQuotes } from './email.ts';

/** `href` is the dashboard; without `until` the plan has no end; `isAnswer`: somebody had asked for one. */
export const planSetEmail = (values: {
  addressee: Addressee;
  businessName: string;
  plan: string;
  until?: string | undefined;
  isAnswer?: boolean;
  href: string;
}): EmailMessage => ({
  kind: 'plan-set',
  to: values.addressee.to,
  subject: `${inQuotes(values.businessName)} artık ${values.plan} planda`,
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `${inQuotes(values.businessName)} için ${values.isAnswer ? 'plan isteğinizi sonuçlandırdık' : 'planınızı güncelledik'}. Planınızın sundukları şu andan itibaren panelinizde açık.`,
  ],
  facts: [
    ['Plan', values.plan],
    ...((values.until ? [['Bitiş', values.until]] : []) as [string, string][]),
  ],
  action: { label: 'İşletme panelini aç', href: values.href },
});
