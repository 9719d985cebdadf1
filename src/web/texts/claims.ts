/** Words of the claim on a business: 'Bu işletme sizin mi?' */
export const claimTexts = {
  title: 'Bu işletme sizin mi?',
  lead: (name: string) =>
    `${name} işletmesinin sahibi ya da yetkilisiyseniz birkaç satırla anlatın; bakıp sayfayı size teslim edelim.`,
  summary: 'Göndermeden önce bakılması gereken yerler var',
  name: 'Adınız',
  nameMissing: 'Adınızı yazın',
  email: 'E-posta',
  emailHint: 'Başvurunuz bu adrese bağlanır; yanıtı buraya yazarız.',
  answerTo: (email: string) => `Yanıtı ${email} adresine yazacağız.`,
  message: 'İşletmeyle bağınız',
  messageHint: 'Göreviniz nedir, size işletmede nasıl ulaşabiliriz?',
  messageMissing: 'Bu işletmeyle bağınızı kısaca anlatın',
  documents: 'Belgeler',
  documentsNote: '(isteğe bağlı; vergi levhası ya da ruhsat kararı hızlandırır)',
  documentsUnderWay: 'Belgeler yükleniyor; bitince gönderebilirsiniz',
  nextTitle: 'Sonra ne olacak?',
  next: [
    'Ekibimiz başvurunuza bakar: ilk yanıt 24 saat içinde, sonuç en geç 3 iş günü içinde.',
    'Eksik bir şey varsa e-postayla sorar, yanıtınızı Başvurularım sayfasından alırız.',
    'Belgelerinizi yalnızca yöneticiler görür; karardan 30 gün sonra silinir. Kimlik fotokopisi istemeyiz.',
  ],
  send: 'Başvuruyu gönder',
  sentTitle: 'Başvurunuz bize ulaştı',
  sentText: (email: string) =>
    `İlk yanıtı 24 saat içinde, sonucu en geç 3 iş günü içinde ${email} adresine yazarız.`,
  proofTitle: 'Bir adım kaldı: giriş yapın',
  proofText: (email: string) =>
    `Başvurunuzu aldık. Adresin size ait olduğunu görebilmemiz için ${email} ile bir kez giriş yapın; işletmeyi ancak o zaman size teslim edebiliriz.`,
} as const;

/** Words of the answer to the team's question about a claim. */
export const claimAnswerTexts = {
  label: 'Yanıtınız',
  missing: 'Yanıtınızı yazın',
  optional: '(isteğe bağlı)',
  send: 'Yanıtı gönder',
  sent: {
    title: 'Yanıtınız bize ulaştı',
    description: 'İncelemeye devam ediyoruz; sonucu e-postayla yazarız.',
  },
} as const;
