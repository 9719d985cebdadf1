import { type Addressee, type EmailMessage, greetingTo, inQuotes } from './email.ts';

/** `href` is the page of the business, at its reviews. */
export const reviewAnsweredEmail = (values: {
  addressee: Addressee;
  businessName: string;
  answer: string;
  isCorrected: boolean;
  href: string;
}): EmailMessage => ({
  kind: 'review-answered',
  to: values.addressee.to,
  subject: values.isCorrected
    ? `${inQuotes(values.businessName)} yanıtını düzeltti`
    : `${inQuotes(values.businessName)} değerlendirmenizi yanıtladı`,
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    values.isCorrected
      ? `${inQuotes(values.businessName)} için yazdığınız değerlendirmeye verilen yanıtı işletmenin sahibi düzeltti. Sayfada yeni yanıt duruyor; yanında düzenlendiği yazıyor.`
      : `${inQuotes(values.businessName)} için yazdığınız değerlendirmeye işletmenin sahibi yanıt verdi.`,
  ],
  quote: { label: 'İşletmenin yanıtı', text: values.answer },
  action: { label: 'Yanıtı sayfasında gör', href: values.href },
});
