// The terms of use, /terms. Plain data; the page draws it.
import { contactPhrase, LEGAL_LAST_UPDATED, type LegalSite, type LegalText } from './legal.ts';

export const termsText = (site: LegalSite): LegalText => ({
  title: 'Kullanım Koşulları',
  lastUpdated: LEGAL_LAST_UPDATED,
  intro: `Bu sayfa ${site.name} sitesini kullanırken sizin ve bizim nelere uyacağımızı anlatır. Siteyi kullanan herkes için geçerlidir; katılmadığınız bir madde varsa siteyi kullanmamanızı rica ederiz. Kişisel verilerinize ne olduğu ayrı bir metinde, Gizlilik Politikası’nda yazar.`,
  sections: [
    {
      id: 'tanimlar',
      heading: '1. Kim kimdir?',
      paragraphs: ['Metinde geçen sözcükleri şu anlamda kullanıyoruz:'],
      definitions: [
        { name: 'Rehber', text: `${site.name} sitesi ve onu işletenler (“biz”).` },
        { name: 'Ziyaretçi', text: 'Siteyi gezen, arayan, okuyan herkes.' },
        { name: 'Üye', text: 'E-posta adresini kodla doğrulayıp hesap açmış kişi.' },
        {
          name: 'Ekleyen',
          text: 'Bir işletmeyi rehbere kaydeden kişi; işletmenin sahibi olması gerekmez.',
        },
        { name: 'İşletme sahibi', text: 'Sahipliği belgeyle incelenip onaylanmış kişi.' },
        {
          name: 'İçerik',
          text: 'İşletme bilgileri, fotoğraflar, değerlendirmeler, yanıtlar ve reklamlar.',
        },
      ],
    },
    {
      id: 'hizmet',
      heading: '2. Rehber ne yapar, ne yapmaz?',
      paragraphs: [
        'Rehber; Seyhan, Yüreğir, Çukurova, Sarıçam ve Karaisalı ilçelerindeki işletmeleri bulmanıza, haritada görmenize ve onlara ulaşmanıza yarar. Gezmek, aramak ve işletme eklemek ücretsizdir.',
        'Rehberdeki işletmelerin sahibi, ortağı ya da temsilcisi değiliz. Bir işletmeden aldığınız mal veya hizmetin sözleşmesi sizinle o işletme arasında kurulur; fiyatı, kalitesi, teslimi ve iadesi onun sorumluluğundadır.',
        'Sitede “örnek” işareti taşıyan işletmeler ve değerlendirmeler rehberin nasıl göründüğünü anlatmak için hazırlanmıştır; gerçek bir yeri göstermez.',
      ],
    },
    {
      id: 'hesap',
      heading: '3. Hesap açmak ve giriş yapmak',
      paragraphs: [
        'Rehberde şifre yoktur. Girişte e-postanıza altı haneli bir kod gelir; kod on dakika geçerlidir ve bir kez kullanılır. Kodu kimseyle paylaşmayın, biz de sizden telefonla ya da mesajla kod istemeyiz.',
        'Hesapta verdiğiniz bilgilerin doğru ve size ait olması gerekir. Başkasının e-postasıyla, başka bir kişi ya da işletme adına yetkisiz işlem yapılamaz. Favori tutmak için hesap açmanız gerekmez.',
        'Verilerinizi indirebilir, hesabınızı istediğiniz zaman silebilirsiniz.',
      ],
    },
    {
      id: 'isletme-eklemek',
      heading: '4. İşletme eklemek',
      paragraphs: [
        'Bir işletmeyi elle, harita bağlantısıyla ya da CSV dosyasıyla ekleyebilirsiniz. E-posta doğrulaması gereken kayıtlar doğrulandıktan sonra sıraya girer ve ancak incelenip onaylanınca yayımlanır. Eklenen her kaydı yayımlamak zorunda değiliz; geri çevirdiğimizde nedenini yazarız.',
        'Eklerken şunlara dikkat etmenizi bekleriz:',
      ],
      items: [
        'Bilgiler gerçek, güncel ve o işletmeye ait olsun; aynı yer iki kez eklenmesin.',
        'Fotoğraflar size ait olsun ya da kullanma izniniz bulunsun; fotoğrafta görünen kişilerin rızası alınmış olsun.',
        'Kimsenin özel telefonu, ev adresi ya da kişisel bilgisi izinsiz yazılmasın.',
        'Faaliyeti izne bağlı işlerde gerekli izin ve ruhsat bulunsun.',
      ],
    },
    {
      id: 'isletme-sahipligi',
      heading: '5. İşletme sahipliği',
      paragraphs: [
        'İşletme sahibi olarak başvurabilir ya da sayfası zaten bulunan bir işletmeyi belgeyle sahiplenebilirsiniz. Başvuruya ilk yanıt 24 saat içinde verilir, sonuç en geç 3 iş günü içinde bildirilir.',
        'Gönderdiğiniz belgeler yayımlanmaz. Kimlik örneği göndermek isteğe bağlıdır; gönderirseniz numaraları kapatmanızı isteriz. Sahibi olan bir işletmeye başka biri başvurursa sahibine başvuranın adıyla sorarız; yedi gün içinde yanıtlayabilir, sonra bir yönetici iki tarafa birlikte bakar. Yanlış beyanla alınmış bir sahiplik geri alınabilir.',
        'Sahibin yaptığı ad, adres, kategori ve konum değişiklikleri incelemeden sonra; saat, telefon, açıklama, özellik ve fotoğraf değişiklikleri hemen yayımlanır.',
      ],
    },
    {
      id: 'degerlendirmeler',
      heading: '6. Değerlendirmeler',
      paragraphs: [
        'E-postasını doğrulamış her üye bir işletmeyi bir kez değerlendirebilir, yazdığını sonra düzeltebilir. Değerlendirmeler yayımlanmadan önce okunur. Az yıldız verildi diye hiçbir değerlendirme geri çevrilmez, çok yıldız verildi diye de öne alınmaz. İşletme sahibi her değerlendirmeye bir kez yanıt verebilir; yanıtını düzeltirse yanında düzenlendiği yazar.',
        'Şu durumlarda değerlendirmeyi yayımlamayız ya da yayından kaldırırız:',
      ],
      items: [
        'Yaşanmamış bir ziyarete dayanıyorsa, para ya da armağan karşılığı yazılmışsa,',
        'İşletmenin kendisi, çalışanı ya da rakibi tarafından yazılmışsa,',
        'Hakaret, tehdit, ayrımcılık ya da müstehcenlik içeriyorsa,',
        'Bir kişinin adını, telefonunu, sağlık bilgisini ya da başka özel bilgisini açığa vuruyorsa,',
        'İşletmeyle ilgisi yoksa, reklam ya da bağlantı yaymak için yazılmışsa.',
      ],
    },
    {
      id: 'rezervasyon-ve-mesaj',
      heading: '7. Rezervasyon ve mesaj istekleri',
      paragraphs: [
        'Rezervasyon düğmesi bir istek gönderir; yer ayrılmış sayılması için işletmenin onaylaması gerekir. Verdiğiniz ad, telefon ve not, yanıt verebilmesi için işletmeye iletilir. Gelemeyecekseniz haber vermeniz, hem işletmeye hem masayı bekleyen komşunuza iyilik olur.',
      ],
    },
    {
      id: 'reklam-ve-uyelik',
      heading: '8. Reklam ve ücretli üyelik',
      paragraphs: [
        'Reklamlar “Reklam” sözcüğüyle işaretlenir ve arama sonucu gibi gösterilmez. Paketlerin içeriği ve fiyatı, başvurulan sayfada yazdığı gibidir.',
        'Sitede ödeme alınmaz, kart bilgisi istenmez. Başvurunuz satış ekibine ulaşır; ekip, hafta içi 09.00–18.00 çalışma saatleri gözetilerek 24 saat içinde sizi arar. Reklam, içeriği hazırlanıp siz onayladıktan sonra yayına girer ve süresi dolunca kendiliğinden kalkar. Süresi dolan ücretli üyelik ücretsiz plana döner.',
        'Bir aylık ücretsiz reklam kampanyası kredi kartı ve taahhüt istemez; süresi 30 gündür ve bittiğinde kendiliğinden ücretli hâle gelmez.',
        'Yasaya aykırı, yanıltıcı ya da tanıtımı özel kurallara bağlı ürün ve hizmetlerin reklamını geri çevirebiliriz.',
      ],
    },
    {
      id: 'yasaklar',
      heading: '9. Yapmamanızı istediklerimiz',
      paragraphs: ['Rehberin herkes için düzgün çalışması adına şunlar yasaktır:'],
      items: [
        'Sahte işletme, sahte değerlendirme ya da sahte başvuru göndermek,',
        'Bir başkasının hesabına, taslağına, belgesine ulaşmaya çalışmak,',
        'Siteyi yavaşlatacak ölçüde otomatik istek göndermek, sınırları ve güvenlik önlemlerini aşmaya uğraşmak,',
        'Rehberdeki e-posta ve telefonları toplayıp izinsiz ticari ileti göndermek,',
        'Zararlı yazılım, aldatıcı bağlantı ya da hukuka aykırı içerik yüklemek.',
      ],
    },
    {
      id: 'icerik-haklari',
      heading: '10. İçeriğin hakları',
      paragraphs: [
        'Yazdığınız metnin ve yüklediğiniz fotoğrafın hakkı sizde kalır. Gönderdiğinizde bize yalnızca rehberde yayımlamak, boyutunu ve biçimini uyarlamak, paylaşım önizlemelerinde göstermek için ücretsiz ve münhasır olmayan bir kullanma izni vermiş olursunuz. İçeriği kaldırdığınızda bu izin de sona erer; başkalarının daha önce paylaştığı kopyalar bunun dışındadır.',
        'Rehberin tasarımı, çizimleri ve yazılımı bize ya da lisans verenlerine aittir. Harita verilerinin kaynağı haritanın üzerinde belirtilir.',
      ],
    },
    {
      id: 'dogruluk-ve-sorumluluk',
      heading: '11. Bilgilerin doğruluğu ve sorumluluk',
      paragraphs: [
        'Bilgiler ekleyenlerden, sahiplerden ve içe aktarılan dosyalardan gelir. Yayımlamadan önce inceleriz, ama bir dükkânın o gün erken kapanmayacağına söz veremeyiz. Açık–kapalı bilgisi kayıtlı saatlerden hesaplanır; uzak yola çıkmadan önce telefon etmenizi öneririz. Sağlıkla ilgili sayfalar tıbbi tavsiye yerine geçmez, acil durumda 112’yi arayın.',
        'Başkalarının oluşturduğu içerikler için 5651 sayılı Kanun anlamında yer sağlayıcıyız; hukuka aykırı bir içerik bildirildiğinde inceler, gerekirse kaldırırız. Sitenin kesintisiz çalışacağını garanti edemeyiz. Kastımızdan ve ağır kusurumuzdan doğan sorumluluğumuz ile tüketici olarak kanundan gelen haklarınız saklıdır.',
      ],
    },
    {
      id: 'duzeltme-ve-kaldirma',
      heading: '12. Düzeltme ve kaldırma',
      paragraphs: [
        'Yanlış bir bilgi gördüğünüzde işletme sayfasındaki “Hata bildir” düğmesini kullanabilirsiniz. Bilgi güncellemeleri 2 iş günü içinde yayımlanır.',
        `Bir içeriğin hakkınızı çiğnediğini düşünüyorsanız ${contactPhrase(site)} sayfanın adresini ve gerekçenizi bildirin.`,
        'Bu koşullara uymayan içeriği kaldırabilir, kaydı askıya alabilir, yineleyen hâllerde hesabı kapatabiliriz. Geri çevirdiğimiz kayıt ve değerlendirmelerde nedeni bildiririz.',
      ],
    },
    {
      id: 'baska-siteler',
      heading: '13. Başka sitelere giden bağlantılar',
      paragraphs: [
        'Yol tarifi, paylaşma düğmeleri ve işletmelerin kendi siteleri sizi rehberin dışına götürür. Oradaki içerik ve kurallar o sitelere aittir.',
      ],
    },
    {
      id: 'degisiklik-ve-hukuk',
      heading: '14. Değişiklikler ve uygulanacak hukuk',
      paragraphs: [
        'Koşulları değiştirdiğimizde yeni metni bu sayfada, güncelleme tarihiyle yayımlarız. Değişiklik yayımlandığı günden sonrası için geçerlidir.',
        'Bu koşullara Türkiye Cumhuriyeti hukuku uygulanır. Uyuşmazlıklarda Adana mahkemeleri ve icra daireleri yetkilidir; tüketicilerin kendi yerleşim yerlerindeki tüketici hakem heyetine ve tüketici mahkemesine başvurma hakkı saklıdır.',
      ],
    },
    {
      id: 'iletisim',
      heading: '15. Bize ulaşmak',
      paragraphs: [
        `Bu koşullarla ilgili sorularınızı ${contactPhrase(site)} bize iletebilirsiniz.`,
      ],
    },
  ],
});
