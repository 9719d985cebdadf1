import { type Addressee, greetingTo, inQuotes, type Letter } from './letter.ts';

/** `href` is the page of the business, at its reviews. */
export const reviewAnsweredLetter = (values: {
  addressee: Addressee;
  businessName: string;
  answer: string;
  href: string;
}): Letter => ({
  kind: 'review-answered',
  to: values.addressee.to,
  subject: `${inQuotes(values.businessName)} değerlendirmenizi yanıtladı`,
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `${inQuotes(values.businessName)} için yazdığınız değerlendirmeye işletmenin sahibi yanıt verdi.`,
  ],
  quote: { label: 'İşletmenin yanıtı', text: values.answer },
  action: { label: 'Yanıtı sayfasında gör', href: values.href },
});
