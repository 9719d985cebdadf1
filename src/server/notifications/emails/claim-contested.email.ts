import { formatDate } from '#contract/text/numbers.ts';
import { type AboutBusinessWithLink, type EmailMessage, greetingTo, inQuotes } from './email.ts';

/** To whoever owns a business that somebody else claims; `href` is the place to answer. */
export const claimContestedEmail = (
  values: AboutBusinessWithLink & {
    claimant: string;
    until: Date;
  },
): EmailMessage => {
  // Only what reads like a name goes to an address that somebody else made us write to.
  const claimant = greetingTo(values.claimant) ? values.claimant : 'Bir üye';
  const until = formatDate(values.until);
  return {
    kind: 'claim-contested',
    to: values.addressee.to,
    subject: `${inQuotes(values.businessName)} için başka biri sahiplik başvurusu yaptı`,
    greeting: greetingTo(values.addressee.name),
    paragraphs: [
      `${claimant}, ${inQuotes(values.businessName)} işletmesinin sahibi olduğunu bildirdi. İşletme bugün sizin panelinizde; hiçbir şey değişmedi.`,
      `Panelinizde katıldığınızı ya da itiraz ettiğinizi yazın: son gün ${until}. Bir yönetici iki tarafın söylediklerini birlikte okuyup karar verir. Yanıt vermezseniz o günden sonra eldeki bilgilerle karar verilir.`,
    ],
    action: { label: 'Panelimde yanıtla', href: values.href },
    footnote: 'Başvuranın belgelerini yalnızca yöneticiler görür.',
  };
};
