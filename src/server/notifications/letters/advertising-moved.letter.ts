import type { AdMove } from '#contract/moderated-ads.ts';
import { type Addressee, greetingTo, inQuotes, type Letter } from './letter.ts';

interface Values {
  addressee: Addressee;
  businessName: string;
  title: string | undefined;
  /** `2026-11-21` */
  startDate: string | null;
  endDate: string | null;
  reason?: string | undefined;
  publicUrl: string;
}

const dayText = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'UTC' });
const days = ({ startDate, endDate }: Values): [string, string][] =>
  [['Başlangıç', startDate] as const, ['Bitiş', endDate] as const].flatMap(([label, day]) =>
    day ? [[label, dayText.format(new Date(`${day}T00:00:00Z`))] as [string, string]] : [],
  );
const title = (values: Values): [string, string][] =>
  values.title ? [['Başlık', values.title]] : [];

const words: Record<
  AdMove,
  (values: Values) => Pick<Letter, 'subject' | 'paragraphs'> & Partial<Letter>
> = {
  contact: ({ businessName }) => ({
    subject: 'Reklamınızı hazırlamaya başlıyoruz',
    paragraphs: [
      `${inQuotes(businessName)} için yaptığımız görüşmeye teşekkür ederiz. Reklamınızı hazırlıyoruz; bitince size yazacağız.`,
    ],
  }),
  customize: (values) => ({
    subject: 'Reklamınız hazır',
    paragraphs: [
      `${inQuotes(values.businessName)} için reklamınızı hazırladık. Yayına girdiği gün size yeniden yazacağız.`,
    ],
    facts: [...title(values), ...days(values)],
    footnote: 'Değiştirmek istediğiniz bir şey varsa bu e-postayı yanıtlamanız yeterli.',
  }),
  go_live: (values) => ({
    subject: 'Reklamınız yayında',
    paragraphs: [
      `${inQuotes(values.businessName)} reklamı yayında. Bol müşterili, bereketli günler dileriz!`,
    ],
    facts: [...title(values), ...days(values)],
    action: {
      label: 'Yayındaki reklamları gör',
      href: `${values.publicUrl}/advertisement-examples`,
    },
  }),
  end: (values) => ({
    subject: 'Reklamınızın süresi doldu',
    paragraphs: [
      `${inQuotes(values.businessName)} reklamının yayını sona erdi. Bizimle yola çıktığınız için teşekkür ederiz.`,
      'Devam etmek isterseniz yeni bir talep bırakmanız yeterli.',
    ],
    facts: days(values),
    action: { label: 'Yeniden reklam ver', href: `${values.publicUrl}/advertise#paketler` },
  }),
  cancel: ({ businessName, reason, publicUrl }) => ({
    subject: 'Reklam talebiniz kapatıldı',
    paragraphs: [
      `${inQuotes(businessName)} için reklam talebiniz kapatıldı. Bir yanlışlık olduğunu düşünüyorsanız bu e-postayı yanıtlayın.`,
    ],
    quote: reason ? { label: 'Nedeni', text: reason } : undefined,
    action: { label: 'Paketlere bak', href: `${publicUrl}/advertise#paketler` },
  }),
};

/** To whoever asked: how far their ad has come. */
export const adMovedLetter = (move: AdMove, values: Values): Letter => ({
  kind: 'advertising-moved',
  to: values.addressee.to,
  greeting: greetingTo(values.addressee.name),
  ...words[move](values),
});
