import { type AboutBusinessWithLink, addressed, type EmailMessage, inQuotes } from './email.ts';

/** `reason` is the coded reason in words; `answer` what stands on the page again. */
export const answerTakenBackEmail = (
  values: AboutBusinessWithLink & { reason: string; answer: string },
): EmailMessage => ({
  kind: 'answer-taken-back',
  ...addressed(values.addressee),
  subject: 'Yanıtınızdaki düzeltmeyi geri aldık',
  paragraphs: [
    `${inQuotes(values.businessName)} adına bir değerlendirmeye verilen yanıt düzeltilmişti. Düzeltmeyi okuduk ve geri aldık; sayfada yine önceki yanıt duruyor.`,
    `Neden: ${values.reason}`,
    'Yanıtı başka sözlerle yeniden düzeltebilirsiniz.',
  ],
  quote: { label: 'Sayfadaki yanıt', text: values.answer },
  action: { label: 'Yanıtı gör', href: values.href },
});
