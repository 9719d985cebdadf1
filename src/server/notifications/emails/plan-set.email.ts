import { type AboutBusinessWithLink, addressed, type EmailMessage, inQuotes } from './email.ts';

/** `href` is the dashboard; without `until` the plan has no end; `isAnswer`: somebody had asked for one. */
export const planSetEmail = (
  values: AboutBusinessWithLink & {
    plan: string;
    until?: string | undefined;
    isAnswer?: boolean;
  },
): EmailMessage => ({
  kind: 'plan-set',
  ...addressed(values.addressee),
  subject: `${inQuotes(values.businessName)} artık ${values.plan} planda`,
  paragraphs: [
    `${inQuotes(values.businessName)} için ${values.isAnswer ? 'plan isteğinizi sonuçlandırdık' : 'planınızı güncelledik'}. Planınızın sundukları şu andan itibaren panelinizde açık.`,
  ],
  facts: [
    ['Plan', values.plan],
    ...((values.until ? [['Bitiş', values.until]] : []) as [string, string][]),
  ],
  action: { label: 'İşletme panelini aç', href: values.href },
});
