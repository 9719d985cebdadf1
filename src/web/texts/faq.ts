// The questions of /faq: the eight topics of the specification (section 2, 'FAQ'). Plain data; the page draws it.

interface FaqEntry {
  /** Anchor and accordion key. */
  id: string;
  question: string;
  /** Paragraphs, without markup. */
  answer: string[];
}

interface FaqTexts {
  title: string;
  description: (siteName: string) => string;
  intro: string;
  questionsTitle: string;
  /** Below the questions, before the ways to ask the operator. */
  stillAsking: string;
  write: string;
  call: string;
  entries: FaqEntry[];
}

export const faqTexts: FaqTexts = {
  title: 'Sıkça Sorulan Sorular',
  intro: 'En çok bunları soruyorsunuz. Yanıtlar kısa; uzunu gerekirse kapımız açık.',
  description: (siteName) =>
    `${siteName} hakkında sorulanlar: işletme eklemek ücretsiz mi, sahiplik kaydı ne kadar sürer, değerlendirmeler okunuyor mu, reklam nasıl verilir?`,
  questionsTitle: 'Sorular ve yanıtlar',
  stillAsking: 'Sorunuz burada yok mu?',
  write: 'Bize yazın',
  call: 'Bizi arayın',
  entries: [
    {
      id: 'nasil-calisir',
      question: 'Bu rehber nasıl çalışıyor?',
      answer: [
        'Ne aradığınızı yazın, isterseniz kategoriyi ve ilçeyi seçin. İşletmenin sayfasında adresi, telefonu, çalışma saatleri, şu an açık olup olmadığı ve başkalarının değerlendirmeleri bir arada durur. Haritadan bakmak daha kolayınıza geliyorsa aynı liste haritada da var.',
        'Gezmek için üye olmanız, ödeme yapmanız ya da uygulama indirmeniz gerekmez.',
      ],
    },
    {
      id: 'isletme-eklemek-ucretsiz-mi',
      question: 'İşletmemi eklemek ücretli mi?',
      answer: [
        'Hayır, ücretsiz. Kendiniz yazabilir, harita bağlantınızı yapıştırabilir ya da birden çok işletmeyi CSV dosyasıyla yükleyebilirsiniz. E-postanızı doğrularsınız, biz bakarız, sonra yayına girer.',
        'Ücretli planlar ve reklam ayrı bir iştir; istemezseniz hiç bakmasanız da olur.',
      ],
    },
    {
      id: 'isletme-sahibi-kaydi-ne-kadar-surer',
      question: 'İşletme sahibi kaydım ne kadar sürede tamamlanır?',
      answer: [
        'İlk yanıt 24 saat içinde, sonuç en geç 3 iş günü içinde gelir. Belgelerinizde eksik varsa neyin eksik olduğunu yazarız.',
        'Başvurudan sonra e-postanıza gelen doğrulama bağlantısına dokunmayı unutmayın; görünmüyorsa istenmeyen postalara da bir bakın.',
      ],
    },
    {
      id: 'degerlendirmeler-denetleniyor-mu',
      question: 'Değerlendirmeleri kontrol ediyor musunuz?',
      answer: [
        'Evet, her değerlendirme yayımlanmadan önce okunur. Hakaret, reklam, özel bilgi ve uydurma değerlendirme geçmez. Az yıldız verildi diye hiçbirini geri çevirmeyiz; işletme sahibi de beğenmediğini sildiremez, ama bir kez yanıt yazabilir.',
        'Bir kişi bir işletmeyi bir kez değerlendirir, sonra isterse düzeltir.',
      ],
    },
    {
      id: 'bilgileri-nasil-guncellerim',
      question: 'İşletmemin bilgilerini güncelledim, ne zaman görünür?',
      answer: [
        'Bilgi güncellemeleri en geç 2 iş günü içinde yayımlanır. Panelden değiştirdiğiniz saat, telefon, açıklama ve fotoğraf hemen görünür; ad, adres, kategori ve haritadaki yer önce kontrol edilir, o sırada eski hâli yayında kalır.',
      ],
    },
    {
      id: 'mobil-uygulama-var-mi',
      question: 'Mobil uygulamanız var mı?',
      answer: [
        'Henüz yok. Ama site önce telefon düşünülerek yapıldı: arama, harita, tek dokunuşla telefon ve yol tarifi tarayıcıda çalışır. Sık kullanıyorsanız tarayıcınızın menüsünden ana ekrana ekleyebilirsiniz.',
      ],
    },
    {
      id: 'nasil-reklam-veririm',
      question: 'Nasıl reklam verebilirim?',
      answer: [
        '“Reklam Ver” sayfasından bir paket seçip formu doldurun. Satış ekibimiz 24 saat içinde sizi arar; hafta içi 09.00–18.00 arası telefonun başındadır. İçeriği birlikte hazırlarız; nasıl görüneceğine bakıp onaylayınca yayına girer.',
        'Sitede kart bilgisi istemeyiz. Reklamlar açıkça “Reklam” diye işaretlenir, arama sonucu gibi gösterilmez.',
      ],
    },
    {
      id: 'yanlis-bilgiyi-nasil-bildiririm',
      question: 'Yanlış bir bilgi gördüm, ne yapayım?',
      answer: [
        'İşletmenin sayfasındaki “Hata bildir” düğmesine dokunun. Telefon mu değişmiş, dükkân mı taşınmış, kapanmış mı; nedeni seçin, doğrusunu biliyorsanız yazın. Bakar, düzeltiriz. Sizden sonra yola çıkan boşuna yürümesin.',
      ],
    },
  ],
};
