import { type AboutBusinessWithLink, addressed, type EmailMessage, inQuotes } from './email.ts';

const subjects = {
  business: 'İşletme kaydınız yeniden incelemede',
  review: 'Değerlendirmeniz hakkında bir düzeltme',
  report: 'Bildiriminizi yeniden inceliyoruz',
};

const sentences = {
  business: (name: string) => `${name} kaydıyla ilgili az önce size yazdığımız karar yanlış oldu`,
  review: (name: string) =>
    `${name} için yazdığınız değerlendirmeyle ilgili az önceki kararımız yanlış oldu`,
  report: (name: string) => `${name} için bildiriminizle ilgili az önceki yanıtımız yanlış oldu`,
};

/** A decision was taken back a moment after its e-mail. `state` is where the record stands again. */
export const moderationUndoneEmail = (
  values: AboutBusinessWithLink & {
    of: keyof typeof subjects;
    state: 'waiting' | 'public';
  },
): EmailMessage => ({
  kind: 'moderation-undone',
  ...addressed(values.addressee),
  subject: subjects[values.of],
  paragraphs: [
    `${sentences[values.of](inQuotes(values.businessName))}; geri aldık, kusura bakmayın.`,
    values.state === 'public'
      ? 'Her şey eskisi gibi yayında. Sizin bir şey yapmanız gerekmiyor.'
      : 'Yeniden inceliyoruz; sonucu yine e-postayla yazacağız. Sizin bir şey yapmanız gerekmiyor.',
  ],
  action: { label: 'Durumu gör', href: values.href },
});
