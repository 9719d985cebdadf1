import { type AboutBusinessWithLink, type EmailMessage, greetingTo, inQuotes } from './email.ts';

const said = {
  suspend: {
    subject: (name: string) => `${name} geçici olarak yayından alındı`,
    text: (name: string) =>
      `${name} sayfasını geçici olarak yayından aldık. Bilgileri duruyor; sorun çözülünce yeniden yayımlarız.`,
  },
  restore: {
    subject: (name: string) => `${name} yeniden yayında`,
    text: (name: string) => `${name} yeniden yayında. Sayfası eskisi gibi açılıyor.`,
  },
  close: {
    subject: (name: string) => `${name} kapandı olarak işaretlendi`,
    text: (name: string) =>
      `${name} için kapandığı bilgisini aldık; sayfasında artık kalıcı olarak kapandığı yazıyor. Yanlışsa bu e-postayı yanıtlayın, yeniden açalım.`,
  },
  merge: {
    subject: (name: string) => `${name} başka bir kayıtla birleştirildi`,
    text: (name: string) =>
      `${name} rehberde iki kez kayıtlıydı; iki kaydı birleştirdik. Değerlendirmeler, favoriler, rezervasyonlar ve sahipler kalan kayda taşındı; eski adresi açanlar da oraya gider.`,
  },
  separate: {
    subject: (name: string) => `${name} yeniden kendi sayfasında`,
    text: (name: string) =>
      `${name} kaydını başka bir kayıtla birleştirmemiz doğru değilmiş; geri aldık. Sayfası yeniden yayında, onunla taşınan değerlendirmeler, favoriler, rezervasyonlar ve sahipler de yerine döndü.`,
  },
  requeue: {
    subject: (name: string) => `${name} yeniden incelemede`,
    text: (name: string) =>
      `${name} kaydını başka bir kayıtla birleştirmemiz doğru değilmiş; geri aldık. Yeniden onay sırasında, sonucunu e-postayla bildireceğiz.`,
  },
};

/** What happened to a business after it was published; `href` is its page, or the one it became part of. */
export const moderationBusinessEmail = (
  values: AboutBusinessWithLink & {
    transition: keyof typeof said;
    reason?: string | undefined;
  },
): EmailMessage => {
  const { subject, text } = said[values.transition];
  const name = inQuotes(values.businessName);
  const isPublic = !['suspend', 'close', 'requeue'].includes(values.transition);
  return {
    kind: 'moderation-business',
    to: values.addressee.to,
    subject: subject(name),
    greeting: greetingTo(values.addressee.name),
    paragraphs: [text(name)],
    quote: values.reason ? { label: 'Neden', text: values.reason } : undefined,
    action: isPublic ? { label: 'Sayfayı aç', href: values.href } : undefined,
  };
};
