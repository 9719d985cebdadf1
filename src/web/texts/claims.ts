import { OWNERS_TURN_DAYS } from '#contract/claims.ts';

/** Words of the claim on a business: 'Bu işletme sizin mi?' */
export const claimTexts = {
  title: 'Bu işletme sizin mi?',
  lead: (name: string) =>
    `${name} işletmesinin sahibi ya da yetkilisiyseniz birkaç satırla anlatın; bakıp sayfayı size teslim edelim.`,
  name: 'Adınız',
  email: 'E-posta',
  emailHint: 'Başvurunuz bu adrese bağlanır; yanıtı buraya yazarız.',
  answerTo: (email: string) => `Yanıtı ${email} adresine yazacağız.`,
  message: 'İşletmeyle bağınız',
  messageHint: 'Göreviniz nedir, size işletmede nasıl ulaşabiliriz?',
  messageMissing: 'Bu işletmeyle bağınızı kısaca anlatın',
  documents: 'Belgeler',
  documentsNote: '(isteğe bağlı; vergi levhası ya da ruhsat kararı hızlandırır)',
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
  send: 'Yanıtı gönder',
  sent: {
    title: 'Yanıtınız bize ulaştı',
    description: 'İncelemeye devam ediyoruz; sonucu e-postayla yazarız.',
  },
} as const;

/** The same for a business that has an owner: 'Bu işletmenin sahibi benim'. */
export const contestedTexts = {
  title: 'Bu işletmenin sahibi benim',
  lead: (name: string) =>
    `${name} işletmesinin panelimizde bir sahibi var. Sahibi sizseniz nasıl olduğunu anlatın; ona da sorup iki tarafa birlikte bakalım.`,
  messageHint: 'İşletme nasıl sizin oldu: devraldınız mı, ortak mısınız? Size nasıl ulaşabiliriz?',
  documentsNote: '(isteğe bağlı; devir sözleşmesi, vergi levhası ya da ruhsat kararı hızlandırır)',
  next: [
    `Şimdiki sahibine adınızı söyleyip sorarız: katılmak ya da itiraz etmek için ${OWNERS_TURN_DAYS} günü var. Yazdıklarınızı ve belgelerinizi görmez.`,
    'Bu sırada kanıt ekleyebilirsiniz: sayfadaki telefonu ararız, okuduğumuz kodu Başvurularım sayfasına yazarsınız. İşletmenin kendi alan adındaki bir e-postayla başvurmak da kanıttır.',
    'Sonra bir yönetici iki tarafa bakıp karar verir. Belgelerinizi yalnızca yöneticiler görür; karardan 30 gün sonra silinir.',
  ],
  sentText: (email: string) =>
    `Şimdiki sahibine sorduk; ${OWNERS_TURN_DAYS} gün içinde yanıtlayabilir. Sonucu ${email} adresine yazarız.`,
} as const;

/** How a claim stands in 'Başvurularım', and the code that is read out on the telephone. */
export const claimProofTexts = {
  ownersTurn: (until: string) =>
    `İşletmenin şimdiki sahibine sorduk; yanıtı için son gün ${until}. Sonra bir yönetici karar verir.`,
  adminsTurn:
    'Sıra bir yöneticide: iki tarafa birlikte bakıp karar verecek, sonucu e-postayla yazarız.',
  proved: 'İşletmenin telefonuna ulaştığımızı kodla gösterdiniz.',
  title: 'Telefonda bir kod mu okuduk?',
  label: 'Okunan kod',
  hint: 'İşletmenin sayfasındaki telefonu arayıp okuduğumuz altı rakam; yarım saat geçerlidir.',
  missing: 'Altı rakamlı kodu yazın',
  send: 'Kodu gönder',
  sent: { title: 'Kod doğru', description: 'Kanıt olarak başvurunuza eklendi.' },
} as const;

/** The owner's side: somebody else says that the business is theirs. */
export const ownersAnswerTexts = {
  title: (name: string) => `${name}: “Bu işletmenin sahibi benim”`,
  nameless: 'Bir üye',
  lead: {
    open: (until: string) =>
      `Hiçbir şey değişmedi; işletme sizin panelinizde. Yanıtınız için son gün ${until}. Bir yönetici iki tarafı birlikte okuyup karar verir; o güne kadar yanıt gelmezse eldeki bilgilerle karar verilir.`,
    late: (until: string) =>
      `Hiçbir şey değişmedi; işletme sizin panelinizde. Yanıt süresi ${until} günü doldu, sıra bir yöneticide. Karar verilene kadar yine de yazabilirsiniz.`,
  },
  answered: 'Yanıtınız bize ulaştı. Karar verilene kadar değiştirebilirsiniz.',
  choice: 'Ne diyorsunuz?',
  answers: { object: 'İtiraz ediyorum', agree: 'Katılıyorum' },
  agreeNote: 'Katılırsanız ve onaylanırsa o da işletmenin sahibi olur.',
  label: 'Açıklamanız',
  hint: 'Yalnızca yöneticiler okur; başvurana gösterilmez.',
  missing: 'Neden itiraz ettiğinizi yazın',
  send: 'Yanıtı gönder',
  sent: { title: 'Yanıtınızı aldık', description: 'İki tarafa birlikte bakıp sonucu yazarız.' },
} as const;
