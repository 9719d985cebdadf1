import { type Addressee, type EmailMessage, greetingTo, inQuotes } from './email.ts';

/** To the owner; `href` is the inbox. */
export const messageReceivedEmail = (values: {
  addressee: Addressee;
  businessName: string;
  sender: { name: string; email: string; phone: string | null };
  content: string;
  href: string;
}): EmailMessage => ({
  kind: 'message-received',
  to: values.addressee.to,
  replyTo: values.sender.email,
  subject: `Yeni mesaj: ${inQuotes(values.businessName)}`,
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `${inQuotes(values.businessName)} sayfanızdan bir mesaj geldi.`,
    'Bu mektubu yanıtlamanız yeter: yazdıklarınız doğrudan müşterinize gider.',
  ],
  quote: { label: 'Mesaj', text: values.content },
  facts: [
    ['Yazan', values.sender.name],
    ['E-posta', values.sender.email],
    ...(values.sender.phone ? ([['Telefon', values.sender.phone]] as [string, string][]) : []),
  ],
  action: { label: 'Mesajlarınıza bakın', href: values.href },
});
