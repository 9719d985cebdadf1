import { type AboutBusinessWithLink, addressed, type EmailMessage, inQuotes } from './email.ts';

/** To owners, else to whoever put the business in: two visitors who do not know of each other say that it has closed. */
export const closingQuestionEmail = ({
  addressee,
  businessName,
  isOwner,
  href,
}: AboutBusinessWithLink & { isOwner: boolean }): EmailMessage => ({
  kind: 'closing-question',
  ...addressed(addressee),
  subject: `${inQuotes(businessName)} hâlâ açık mı?`,
  paragraphs: [
    `İki ziyaretçi ${inQuotes(businessName)} için “kalıcı olarak kapandı” diye bildirdi.`,
    isOwner
      ? 'Açıksanız bir dokunuş yeter, giriş yapmanız gerekmez; sözünüz hemen sayfada yazar. Kapandıysanız bir şey yapmanız gerekmez.'
      : 'Hâlâ açıksa bir dokunuş yeter, giriş yapmanız gerekmez; sözünüz hemen sayfada yazar. Kapandıysa ya da bilmiyorsanız bir şey yapmanız gerekmez.',
  ],
  action: { label: isOwner ? 'Evet, açığız' : 'Evet, açık', href },
  footnote: `Ekibimiz iki bildirime de bakacak; karar verirken sizin söylediğinizi görür.${isOwner ? '' : ' Bu işletmeyi rehbere bu adresle siz eklediğiniz için size soruyoruz.'}`,
});
