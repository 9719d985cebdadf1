import type { AdTransition } from '#contract/advertising/moderated-ads.ts';
import { wholeDay } from '#contract/calendar/day-words.ts';
import { formatNumber } from '#contract/text/numbers.ts';
import { type Addressee, addressed, type EmailMessage, inQuotes } from './email.ts';

interface Values {
  addressee: Addressee;
  businessName: string;
  title: string | undefined;
  /** `2026-11-21` */
  startDate: string | null;
  endDate: string | null;
  /** It ran, and was stopped before its last day was over. */
  wasTakenDown: boolean;
  reason?: string | undefined;
  impressions: number;
  clicks: number;
  /** The advertiser's private page. */
  preview: string;
  publicUrl: string;
}

const days = ({ startDate, endDate }: Values): [string, string][] =>
  [['Başlangıç', startDate] as const, ['Bitiş', endDate] as const].flatMap(([label, day]) =>
    day ? [[label, wholeDay(day)] as [string, string]] : [],
  );
const title = (values: Values): [string, string][] =>
  values.title ? [['Başlık', values.title]] : [];

const counted = ({ impressions, clicks }: Values): [string, string][] => [
  ['Görülme', formatNumber(impressions)],
  ['Tıklama', formatNumber(clicks)],
];
const why = ({ reason }: Values) => (reason ? { label: 'Nedeni', text: reason } : undefined);

/** It was to run longer: its time is not said to be over. */
const takenDown = (values: Values) => ({
  subject: 'Reklamınız yayından kaldırıldı',
  paragraphs: [
    `${inQuotes(values.businessName)} reklamını bitiş gününden önce yayından kaldırdık. Sorunuz varsa ya da bir yanlışlık olduğunu düşünüyorsanız bu e-postayı yanıtlayın.`,
  ],
  quote: why(values),
  facts: [...days(values), ...counted(values)],
  action: { label: 'Reklamımı ve sayılarını gör', href: values.preview },
});

const words: Record<
  AdTransition | 'edit',
  (values: Values) => Pick<EmailMessage, 'subject' | 'paragraphs'> & Partial<EmailMessage>
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
      `${inQuotes(values.businessName)} için reklamınızı hazırladık. Nasıl görüneceğine bakıp onaylayın ya da neyin değişmesini istediğinizi yazın; siz onaylamadan yayına girmez.`,
    ],
    facts: [...title(values), ...days(values)],
    action: { label: 'Reklamı gör ve yanıtla', href: values.preview },
    footnote: 'Bu bağlantı size özeldir: kimde varsa reklamı onaylayabilir.',
  }),
  note_approval: (values) => ({
    subject: 'Telefondaki onayınızı not ettik',
    paragraphs: [
      `${inQuotes(values.businessName)} reklamını telefonda onayladığınızı not ettik; sırada yayın var. Onay vermediyseniz bu e-postayı hemen yanıtlayın.`,
    ],
    facts: [...title(values), ...days(values)],
    action: { label: 'Reklamı gör', href: values.preview },
  }),
  edit: (values) => ({
    subject: 'Yayındaki reklamınız değişti',
    paragraphs: [
      `${inQuotes(values.businessName)} için yayında olan reklamda değişiklik yaptık. Yeni hâline bakın; bir yanlışlık varsa bu e-postayı yanıtlamanız yeterli.`,
    ],
    facts: title(values),
    action: { label: 'Yeni hâlini gör', href: values.preview },
  }),
  go_live: (values) => ({
    subject: 'Reklamınız yayında',
    paragraphs: [
      `${inQuotes(values.businessName)} reklamı yayında. Kaç kez görüldüğünü ve tıklandığını gün gün size özel sayfada izlersiniz. Bol müşterili, bereketli günler dileriz!`,
    ],
    facts: [...title(values), ...days(values)],
    action: { label: 'Reklamımı ve sayılarını gör', href: values.preview },
  }),
  end: (values) =>
    values.wasTakenDown
      ? takenDown(values)
      : {
          subject: 'Reklamınızın süresi doldu',
          paragraphs: [
            `${inQuotes(values.businessName)} reklamının yayını sona erdi. Bizimle yola çıktığınız için teşekkür ederiz.`,
            'Devam etmek isterseniz yeni bir talep bırakmanız yeterli.',
          ],
          facts: [...days(values), ...counted(values)],
          action: { label: 'Yeniden reklam ver', href: `${values.publicUrl}/advertise#paketler` },
        },
  cancel: (values) =>
    values.wasTakenDown
      ? takenDown(values)
      : {
          subject: 'Reklam talebiniz kapatıldı',
          paragraphs: [
            `${inQuotes(values.businessName)} için reklam talebiniz kapatıldı. Bir yanlışlık olduğunu düşünüyorsanız bu e-postayı yanıtlayın.`,
          ],
          quote: why(values),
          action: { label: 'Paketlere bak', href: `${values.publicUrl}/advertise#paketler` },
        },
};

/** To whoever asked: how far their ad has come. */
export const adMovedEmail = (transition: AdTransition | 'edit', values: Values): EmailMessage => ({
  kind: 'advertising-moved',
  ...addressed(values.addressee),
  ...words[transition](values),
});
