import { type Addressee, addressed, type EmailMessage } from './email.ts';

/** `answer` is what the team wrote, if it did. */
export const removalAnsweredEmail = (values: {
  addressee: Addressee;
  outcome: 'accepted' | 'dismissed';
  answer?: string | null | undefined;
  href: string;
}): EmailMessage => ({
  kind: 'removal-answered',
  ...addressed(values.addressee),
  subject: values.outcome === 'accepted' ? 'Bilgiyi kaldırdık' : 'Kaldırma isteğinizi inceledik',
  paragraphs: [
    values.outcome === 'accepted'
      ? 'Kaldırılmasını istediğiniz bilgi artık sitede görünmüyor. Arama motorlarının kendi kopyalarını yenilemesi birkaç gün sürebilir.'
      : 'İsteğinizi inceledik; bilgiyi sitede bırakmaya karar verdik. Nedenini aşağıda bulacaksınız. Katılmıyorsanız bize yeniden yazabilir ya da Kişisel Verileri Koruma Kurulu’na başvurabilirsiniz.',
  ],
  quote: values.answer ? { label: 'Yanıtımız', text: values.answer } : undefined,
  action: { label: 'İletişim sayfasını aç', href: values.href },
});
