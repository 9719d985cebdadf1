import {
  type AboutBusinessWithLink,
  addressed,
  type EmailMessage,
  greetingTo,
  inQuotes,
} from './email.ts';

const outcomes = {
  approved: (claimant: string) =>
    `Başvuru onaylandı: ${claimant} de artık işletmenin sahibi. Sizin sahipliğiniz sürüyor; onu panelinizin ekip bölümünde görürsünüz.`,
  rejected: () => 'Başvuru onaylanmadı. İşletme eskisi gibi sizin panelinizde.',
  withdrawn: () =>
    'Başvuran başvurusunu geri çekti. İşletme eskisi gibi sizin panelinizde; yapmanız gereken bir şey kalmadı.',
};

/** To whoever was asked about a claim on their business; `href` is their desk. */
export const contestEndedEmail = (
  values: AboutBusinessWithLink & {
    claimant: string;
    outcome: keyof typeof outcomes;
  },
): EmailMessage => ({
  kind: 'contest-ended',
  ...addressed(values.addressee),
  subject: `${inQuotes(values.businessName)} için yapılan sahiplik başvurusu sonuçlandı`,
  paragraphs: [
    outcomes[values.outcome](greetingTo(values.claimant) ? values.claimant : 'Başvuran'),
  ],
  action: { label: 'İşletme panelini aç', href: values.href },
});
