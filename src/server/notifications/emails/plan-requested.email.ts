import { type EmailMessage, inQuotes } from './email.ts';

/** To the sales inbox; `href` is the page of the business. */
export const planRequestedEmail = (values: {
  to: string;
  /** Premium has priority support: it says so where the inbox is sorted. */
  isFirst: boolean;
  businessName: string;
  plan: { before: string; wished: string };
  person: { name: string; email: string; phone: string | null };
  message?: string | undefined;
  href: string;
}): EmailMessage => ({
  kind: 'plan-requested',
  to: values.to,
  replyTo: values.person.email || undefined,
  subject: `${values.isFirst ? 'Öncelikli: plan' : 'Plan'} isteği, ${inQuotes(values.businessName)}`,
  paragraphs: [
    `${inQuotes(values.businessName)} için plan değişikliği istendi. 24 saat içinde arayıp planı yönetim ekranından belirleyin.`,
  ],
  facts: [
    ['Şimdiki plan', values.plan.before],
    ['İstenen plan', values.plan.wished],
    ['İsteyen', values.person.name || values.person.email],
    ['E-posta', values.person.email],
    ...((values.person.phone ? [['Telefon', values.person.phone]] : []) as [string, string][]),
  ],
  ...(values.message && { quote: { label: 'Mesajı', text: values.message } }),
  action: { label: 'İşletmenin sayfasını aç', href: values.href },
});
