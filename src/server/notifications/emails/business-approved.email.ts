import { type AboutBusinessWithLink, addressed, type EmailMessage, inQuotes } from './email.ts';

/** `href` is the page of the business; `isOwner`: whoever put it in has it at their desk already. */
export const businessApprovedEmail = (
  values: AboutBusinessWithLink & { isOwner: boolean },
): EmailMessage => ({
  kind: 'business-approved',
  ...addressed(values.addressee),
  subject: `${inQuotes(values.businessName)} yayında`,
  paragraphs: [
    `Güzel haber: ${inQuotes(values.businessName)} onaylandı ve artık yayında.`,
    ...(values.isOwner
      ? [
          'Sayfasına bir göz atın. Saatlerini, fotoğraflarını ve öbür bilgilerini işletme panelinizden kendiniz güncellersiniz.',
        ]
      : [
          'Sayfasına bir göz atın; değişmesi gereken bir bilgi görürseniz sayfadaki “Hata bildir” ile bize yazabilirsiniz.',
          'İşletme sizinse sayfadaki “Bu işletme sizin mi?” bölümünden sahiplik başvurusu yapın; sonra bilgilerini panelinizden kendiniz güncellersiniz.',
        ]),
  ],
  action: { label: 'Sayfayı aç', href: values.href },
});
