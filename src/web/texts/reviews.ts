/** Words of the reviews on a business's page. */
export const reviewsTexts = {
  title: 'Değerlendirmeler',
  count: (count: string) => `${count} değerlendirme`,
  rating: (rating: string) => `5 üzerinden ${rating} puan`,
  distribution: 'Yıldızlara göre dağılım',
  starsRow: (stars: number, count: string) => `${stars} yıldız: ${count} değerlendirme`,
  example: 'Örnek',
  exampleNote: 'Örnek değerlendirmeler gerçek kişilerin görüşü değildir.',
  verified: 'Ziyareti doğrulandı',
  namelessAuthor: 'Adını yazmayan bir üye',
  emptyTitle: 'Henüz değerlendirme yok',
  emptyText: 'Uğrayanların yazdıkları yayımlandıkça burada durur. İlk sözü siz söyleyin.',
  sortLabel: 'Sıralama',
  sorts: {
    newest: 'En yeni',
    highest: 'En yüksek puan',
    lowest: 'En düşük puan',
    helpful: 'En faydalı',
  },
  sort: 'Sırala',
  more: 'Daha fazla göster',
  toFirst: 'İlk değerlendirmelere dön',
  loading: 'Değerlendirmeler getiriliyor',
  loadingFailed: 'Değerlendirmeler getirilemedi',
  photo: (author: string, number: number) => `${author}, ${number}. fotoğraf`,
  opensElsewhere: 'yeni sekmede açılır',

  helpful: 'Faydalı',
  helpfulCount: (count: string) => `${count} kişi faydalı buldu`,
  helpfulFailed: 'Bu kez olmadı',
  answer: 'İşletmenin yanıtı',
  answerEdited: 'düzenlendi',

  write: 'Değerlendirme Yap',
  writeLead: 'Gittiniz mi? Nasıl geçtiğini yazın, sıradaki gidecek olan bilsin.',
  signInFirst:
    'Değerlendirme yazmak için giriş yapmanız yeterli; e-postanıza gelen kodla hemen açılır, sonra buraya dönersiniz.',
  signIn: 'Giriş yap ve değerlendir',
  ownerLead:
    'Bu işletmenin sahibisiniz: kendi işletmenizi değerlendiremezsiniz, ama her değerlendirmeye bir kez yanıt yazar, yanıtınızı düzeltebilirsiniz.',
  failedTitle: 'Bir şeyler ters gitti',
} as const;

/** How reviews are published; it stands beside them. */
export const reviewRulesTexts = {
  title: 'Değerlendirmeler nasıl yayımlanıyor?',
  rules: [
    'Her değerlendirmeyi yayımlamadan önce okuruz. Yazanlar e-posta adresini doğrulamış üyelerdir; işletmeye gerçekten gidip gitmediklerini ise doğrulayamıyoruz.',
    'Bir kişi bir işletmeyi bir kez değerlendirir, dilediğinde düzeltir ya da siler. Düzeltilen yazı yeniden okunana kadar sayfadan çekilir.',
    'Yıldız sayısı hiçbir yazıyı geri çevirmez, öne de geçirmez. Hakaret, özel bilgi, reklam, uydurma ya da işletmeyle ilgisiz yazıları yayımlamayız ve nedenini yazana söyleriz.',
    'Puan, yayındaki bütün değerlendirmelerin ortalamasıdır. Sıralama yalnızca tarihe, yıldıza ve “Faydalı” sayısına bakar; parayla değişmez.',
    'İşletme sahibi bir değerlendirmeyi sildiremez; bir kez yanıt yazabilir. Yanıtını düzeltirse yanında “düzenlendi” yazar.',
    'Adınızın ilki ve soyadınızın baş harfi görünür, fazlası görünmez.',
  ],
} as const;
