import { type AboutBusinessWithLink, addressed, type EmailMessage, inQuotes } from './email.ts';

/** To the owner; `href` is the inbox. */
export const messageReceivedEmail = (
  values: AboutBusinessWithLink & {
    sender: { name: string; email: string; phone: string | null };
    content: string;
  },
): EmailMessage => ({
  kind: 'message-received',
  ...addressed(values.addressee),
  replyTo: values.sender.email,
  subject: `Yeni mesaj: ${inQuotes(values.businessName)}`,
  paragraphs: [
    `${inQuotes(values.businessName)} sayfanızdan bir mesaj geldi.`,
    'Bu e-postayı yanıtlamanız yeter: yazdıklarınız doğrudan müşterinize gider.',
  ],
  quote: { label: 'Mesaj', text: values.content },
  facts: [
    ['Yazan', values.sender.name],
    ['E-posta', values.sender.email],
    ...(values.sender.phone ? ([['Telefon', values.sender.phone]] as [string, string][]) : []),
  ],
  action: { label: 'Mesajı aç', href: values.href },
});
