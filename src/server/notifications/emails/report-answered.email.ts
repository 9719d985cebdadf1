import { type AboutBusinessWithLink, addressed, type EmailMessage, inQuotes } from './email.ts';

/** `href` is the page of the business; `answer` what the team wrote, if it did. */
export const reportAnsweredEmail = (
  values: AboutBusinessWithLink & {
    outcome: 'accepted' | 'dismissed';
    answer?: string | null | undefined;
  },
): EmailMessage => ({
  kind: 'report-answered',
  ...addressed(values.addressee),
  subject:
    values.outcome === 'accepted'
      ? 'Bildiriminiz için teşekkürler, düzelttik'
      : 'Bildiriminizi inceledik',
  paragraphs: [
    values.outcome === 'accepted'
      ? `${inQuotes(values.businessName)} için bildiriminizde haklıydınız; gereğini yaptık. Rehberin doğru kalmasına yardım ettiğiniz için teşekkürler.`
      : `${inQuotes(values.businessName)} için bildiriminizi inceledik; bu kez bir değişiklik yapmadık. Zaman ayırdığınız için teşekkürler.`,
  ],
  quote: values.answer ? { label: 'Yanıtımız', text: values.answer } : undefined,
  action: { label: 'İşletmenin sayfasını aç', href: values.href },
});
