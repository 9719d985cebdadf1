import {
  type AskedFacts,
  askedFactsAddress,
  FACTS_ANSWERS,
  factsAnswerAddress,
} from '#contract/businesses/asked-facts.ts';
import type { Fact } from '#contract/businesses/business-facts.ts';
import { type AboutBusiness, addressed, type EmailMessage, inQuotes } from './email.ts';

const labels: Partial<Record<Fact, string>> = {
  name: 'Ad',
  kind: 'Tür',
  address: 'Adres',
  phone: 'Telefon',
  website: 'Web sitesi',
  hours: 'Saatler',
};

/** To owners, else to whoever put the business in: once a year, and one touch answers. */
export const factsQuestionEmail = ({
  addressee,
  businessName,
  facts,
  isOwner,
  token,
  publicUrl,
}: AboutBusiness & {
  facts: AskedFacts['facts'];
  isOwner: boolean;
  token: string;
  publicUrl: string;
}): EmailMessage => ({
  kind: 'facts-question',
  ...addressed(addressee),
  subject: `Bilgileriniz hâlâ doğru mu? ${inQuotes(businessName)}`,
  paragraphs: [
    `${inQuotes(businessName)} sayfasında yazanları bir yıldır kimse doğrulamadı. Aşağıdakiler hâlâ doğru mu?`,
    'Bir dokunuş yeter, giriş yapmanız gerekmez. “Evet, hepsi doğru” derseniz sayfada bugünün tarihiyle yazar.',
  ],
  facts: facts.map(({ fact, value }): [string, string] => [labels[fact] ?? fact, value]),
  choices: [
    {
      label: 'Bu bilgiler hâlâ doğru mu?',
      options: [
        {
          label: 'Evet, hepsi doğru',
          href: publicUrl + factsAnswerAddress(token, FACTS_ANSWERS.allTrue),
        },
        { label: 'Değişen var', href: publicUrl + askedFactsAddress(token) },
        {
          label: 'Bir daha sormayın',
          href: publicUrl + factsAnswerAddress(token, FACTS_ANSWERS.notAgain),
        },
      ],
    },
  ],
  footnote: isOwner
    ? 'Bu soruyu her işletme için yılda en çok bir kez soruyoruz.'
    : 'Bu işletmeyi rehbere bu adresle siz eklediğiniz için size soruyoruz, yılda en çok bir kez.',
});
