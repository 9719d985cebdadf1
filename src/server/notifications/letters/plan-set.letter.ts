import { type Addressee, greetingTo, inQuotes, type Letter } from './letter.ts';

/** `href` is the dashboard; without `until` the plan has no end. */
export const planSetLetter = (values: {
  addressee: Addressee;
  businessName: string;
  plan: string;
  until?: string | undefined;
  href: string;
}): Letter => ({
  kind: 'plan-set',
  to: values.addressee.to,
  subject: `${inQuotes(values.businessName)} artık ${values.plan} planda`,
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `${inQuotes(values.businessName)} için planınızı güncelledik. Planınızın sundukları şu andan itibaren panelinizde açık.`,
  ],
  facts: [
    ['Plan', values.plan],
    ...((values.until ? [['Bitiş', values.until]] : []) as [string, string][]),
  ],
  action: { label: 'İşletme panelini aç', href: values.href },
});
