import { type EmailMessage, inQuotes } from './email.ts';

/** To the sales inbox: what the advertiser said of the prepared ad; `wish` says what is to be different. */
export const adAnsweredEmail = (values: {
  to: string;
  businessName: string;
  /** The advertiser's own address. */
  from: string;
  wish: string | undefined;
  href: string;
}): EmailMessage => ({
  kind: 'advertising-answered',
  to: values.to,
  replyTo: values.from,
  ...(values.wish === undefined
    ? {
        subject: `Reklam onaylandı: ${inQuotes(values.businessName)}`,
        paragraphs: [
          `${inQuotes(values.businessName)} reklamını gördü ve onayladı. Yayına alabilirsiniz.`,
        ],
      }
    : {
        subject: `Reklamda değişiklik isteniyor: ${inQuotes(values.businessName)}`,
        paragraphs: [
          `${inQuotes(values.businessName)} reklamında değişiklik istiyor. Düzeltip yeniden “Hazırlandı” deyince yeni hâli kendisine gider.`,
        ],
        quote: { label: 'İstediği', text: values.wish },
      }),
  action: { label: 'Talebi aç', href: values.href },
});
