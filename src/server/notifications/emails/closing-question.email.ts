import { type AboutBusinessWithLink, addressed, type EmailMessage, inQuotes } from './email.ts';

/** To owners: two visitors who do not know of each other say that their business has closed. */
export const closingQuestionEmail = (values: AboutBusinessWithLink): EmailMessage => ({
  kind: 'closing-question',
  ...addressed(values.addressee),
  subject: `${inQuotes(values.businessName)} hâlâ açık mı?`,
  paragraphs: [
    `İki ziyaretçi ${inQuotes(values.businessName)} için “kalıcı olarak kapandı” diye bildirdi.`,
    'Açıksanız bir dokunuş yeter, giriş yapmanız gerekmez; sözünüz hemen sayfada yazar. Kapandıysanız bir şey yapmanız gerekmez.',
  ],
  action: { label: 'Evet, açığız', href: values.href },
  footnote: 'Ekibimiz iki bildirime de bakacak; karar verirken sizin söylediğinizi görür.',
});
