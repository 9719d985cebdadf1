import { type AboutBusinessWithLink, addressed, type EmailMessage, inQuotes } from './email.ts';

/** `href` is the page of the business, at its reviews. */
export const reviewAnsweredEmail = (
  values: AboutBusinessWithLink & {
    answer: string;
    isCorrected: boolean;
  },
): EmailMessage => ({
  kind: 'review-answered',
  ...addressed(values.addressee),
  subject: values.isCorrected
    ? `${inQuotes(values.businessName)} yanıtını düzeltti`
    : `${inQuotes(values.businessName)} değerlendirmenizi yanıtladı`,
  paragraphs: [
    values.isCorrected
      ? `${inQuotes(values.businessName)} için yazdığınız değerlendirmeye verilen yanıtı işletmenin sahibi düzeltti. Sayfada yeni yanıt duruyor; yanında düzenlendiği yazıyor.`
      : `${inQuotes(values.businessName)} için yazdığınız değerlendirmeye işletmenin sahibi yanıt verdi.`,
  ],
  quote: { label: 'İşletmenin yanıtı', text: values.answer },
  action: { label: 'Yanıtı sayfasında gör', href: values.href },
});
