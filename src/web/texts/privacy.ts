// The privacy notice, /privacy, which is also the KVKK information text. Plain data; the page draws it.
import { SESSION_DAYS } from '#contract/accounts/accounts.ts';
import { type Kept, RETENTION, type Timed, termText } from '#contract/retention.ts';
import { contactPhrase, LEGAL_LAST_UPDATED, type LegalSite, type LegalText } from './legal.ts';

/** One line for each row of the table that the site itself works by. */
const retentionDefinitions = Object.values<Timed | Kept>(RETENTION).map((row) => ({
  name: row.what,
  text:
    'keep' in row ? `${row.since} ${termText(row.keep)}; ${row.why}.` : `${row.until}; ${row.why}.`,
}));

export const privacyText = (site: LegalSite): LegalText => ({
  title: 'Gizlilik Politikası',
  lastUpdated: LEGAL_LAST_UPDATED,
  intro: `Bu metin, 6698 sayılı Kişisel Verilerin Korunması Kanunu (KVKK) uyarınca ${site.name} sitesinde hangi kişisel verilerinizin, neden ve ne kadar süreyle işlendiğini anlatır. Kısası şu: Siteyi gezmek için bize kim olduğunuzu söylemeniz gerekmez, siz seçmeden cihazınıza sizi tanıtan bir şey yazmayız, verinizi satmayız.`,
  sections: [
    {
      id: 'veri-sorumlusu',
      heading: '1. Veri sorumlusu',
      paragraphs: [
        `Bu sitede işlenen kişisel veriler bakımından veri sorumlusu, ${site.name} rehberini işleten kişi ya da kuruluştur. Bize ${contactPhrase(site)} ulaşabilirsiniz; KVKK başvurusunun nasıl yapılacağı 13. bölümdedir.`,
      ],
    },
    {
      id: 'islenen-veriler',
      heading: '2. Hangi verileri işliyoruz?',
      paragraphs: ['Yalnızca kullandığınız hizmetin gerektirdiğini:'],
      definitions: [
        {
          name: 'Hesap',
          text: 'E-posta adresiniz; verdiyseniz adınız ve telefonunuz; açık oturumlarınız. Şifre tutmayız; giriş kodları ve oturum anahtarları yalnızca özet (hash) olarak saklanır.',
        },
        {
          name: 'Favoriler',
          text: 'Kaydettiğiniz işletmeler, onlara yazdığınız notlar ve açtığınız listeler; notlarınızı sizden başkası görmez. Hesapsız kullanırsanız tarayıcınıza bağlı, adsız bir kayıt.',
        },
        {
          name: 'İşletme ekleme',
          text: 'İşletme bilgileri, iletişim e-postası ve ekleyen kişinin adı. Ekleyenin adı yayımlanmaz ve aranamaz; e-posta, işletme sayfasında ancak eklerken ilgili kutu işaretlendiyse görünür.',
        },
        {
          name: 'İçe aktarılan kayıtlar',
          text: 'İşletmelerin herkese açık kaynaklarda yer alan adı, adresi, telefonu ve iletişim e-postası. Bu adreslere kendiliğimizden e-posta göndermeyiz.',
        },
        {
          name: 'İşletme sahipliği',
          text: 'İşletme ve sahip adı, adres, telefon, e-posta, varsa vergi numarası ve yüklenen belgeler. Kimlik örneği isteğe bağlıdır; numaraları kapatmanızı isteriz.',
        },
        {
          name: 'Değerlendirmeler',
          text: 'Yıldız, başlık, metin, fotoğraflar ve size verilen yanıtlar.',
        },
        {
          name: 'Rezervasyon ve mesaj istekleri',
          text: 'Ad, telefon, tarih, saat, kişi sayısı ve notunuz.',
        },
        { name: 'Hata bildirimi', text: 'Seçtiğiniz neden, açıklamanız ve önerdiğiniz düzeltme.' },
        {
          name: 'Reklam ve kampanya başvuruları',
          text: 'İşletme adı, ilgili kişi, e-posta, telefon, seçilen paket, süre ve mesaj; ticari ileti için verdiyseniz onayınız.',
        },
        {
          name: 'Ziyaret ölçümü',
          text: 'Sayfa adresi, gün, ülke, gelinen sitenin adı ve cihazın genel türü. IP adresi ve şehir kaydedilmez (bkz. 8. bölüm).',
        },
      ],
    },
    {
      id: 'toplama-yontemi',
      heading: '3. Verileri nasıl topluyoruz?',
      paragraphs: [
        'Verileri doldurduğunuz formlardan, yüklediğiniz dosyalardan ve siteyi kullanırken tarayıcınızın gönderdiği isteklerden elektronik ortamda topluyoruz. İşletme bilgileri ayrıca dosyayla içe aktarılmış ya da bir başkası tarafından eklenmiş olabilir.',
        'IP adresiniz, her sitede olduğu gibi, sayfanın size ulaşması için sunucuya gelir. Onu ülkeyi bellekte belirlemek ve kötüye kullanımı sınırlamak için kullanırız; ziyaret kayıtlarına yazmayız.',
      ],
    },
    {
      id: 'amaclar-ve-hukuki-sebepler',
      heading: '4. Amaçlar ve hukuki sebepler',
      paragraphs: ['İşleme amaçlarımız ve KVKK’nın 5. maddesindeki dayanakları:'],
      items: [
        'Hesap, favori, işletme ekleme, sahiplik, rezervasyon ve reklam başvurularını yürütmek: sözleşmenin kurulması veya ifası (md. 5/2-c).',
        'Sahiplik belgelerini incelemek, sahte kayıt ve değerlendirmeleri ayıklamak, siteyi güvende tutmak, kararları denetlenebilir biçimde kaydetmek: meşru menfaat (md. 5/2-f).',
        'İşletmelerin herkese açık iletişim bilgilerini rehberde göstermek: meşru menfaat ve ilgili kişinin kendisi tarafından alenileştirme (md. 5/2-f, 5/2-d).',
        'Ziyaretleri IP adresi tutmadan saymak: meşru menfaat (md. 5/2-f). Bir ziyareti oturum kimliğiyle izlemek: açık rıza (md. 5/1).',
        'Yetkili makamların isteklerini ve kanundan doğan yükümlülükleri yerine getirmek: hukuki yükümlülük (md. 5/2-ç, 5/2-a).',
        'Bir uyuşmazlıkta hakkı korumak: bir hakkın tesisi, kullanılması veya korunması (md. 5/2-e).',
        'Kampanya ve reklam duyurusu göndermek: ayrı, önceden işaretlenmemiş bir kutuyla verdiğiniz onay (md. 5/1 ve 6563 sayılı Kanun). Onay vermemeniz başvurunuzu etkilemez; onayınızı dilediğinizde geri alabilirsiniz.',
      ],
    },
    {
      id: 'aktarim',
      heading: '5. Kimlerle paylaşıyoruz?',
      paragraphs: [
        'Kişisel verilerinizi satmayız. Yalnızca aşağıdaki hâllerde, gerektiği kadarıyla aktarılır (KVKK md. 8 ve 9):',
      ],
      items: [
        'Barındırma, e-posta gönderimi ve yedekleme gibi hizmetleri bizim adımıza sunan sağlayıcılara,',
        'Rezervasyon ya da mesaj isteğinizi yanıtlayabilmesi için seçtiğiniz işletmeye,',
        'Harita sağlayıcısına: Harita sayfasını açtığınızda ya da bir işletme sayfasında haritayı istediğinizde tarayıcınız harita görüntülerini sağlayıcıdan alır; IP adresiniz ona ulaşır. Sağlayıcının sunucuları yurt dışında olabilir.',
        'Yol tarifi ve paylaşma bağlantılarında, dokunduğunuz anda sizin seçtiğiniz hizmete,',
        'İstatistik ölçümüne izin verdiyseniz ve sitede kullanılıyorsa etiket yönetimi sağlayıcısına,',
        'Kanunen yetkili kamu kurumlarına ve yargı makamlarına.',
      ],
    },
    {
      id: 'saklama-sureleri',
      heading: '6. Ne kadar saklıyoruz?',
      paragraphs: [
        'Aşağıdaki süreler dolunca kayıtlar en geç bir gün içinde kendiliğinden silinir ya da kime ait oldukları anlaşılmayacak hâle getirilir. Hesabınızı sildiğinizde süreler beklenmez. Gece yedekleri ayrıca, sitenin işletmecisinin seçtiği sayıda gece (kendi seçmediyse 14) saklanır.',
      ],
      definitions: retentionDefinitions,
    },
    {
      id: 'guvenlik',
      heading: '7. Güvenlik ve SSL',
      paragraphs: [
        'Sayfalar ve formlar, tarayıcınızla sunucu arasında SSL/TLS ile şifrelenen https bağlantısı üzerinden sunulur; adres çubuğundaki kilit işareti bunu gösterir. Giriş kodları ve oturum anahtarları açık hâlde saklanmaz, oturum çerezi sayfadaki betikler tarafından okunamaz. Sahiplik belgelerini yalnızca yetkili yöneticiler açabilir.',
        'Hiçbir önlem riski sıfıra indirmez. Verileriniz hukuka aykırı biçimde başkasının eline geçerse KVKK’nın 12. maddesi uyarınca size ve Kişisel Verileri Koruma Kurulu’na bildiririz.',
      ],
    },
    {
      id: 'ziyaret-olcumu',
      heading: '8. Ziyaretleri nasıl sayıyoruz?',
      paragraphs: [
        'Hangi sayfanın kaç kez açıldığını IP adresi saklamadan sayarız. Bunun için IP adresi ve tarayıcı bilgisi, her gün yenilenen rastgele bir anahtarla tek yönlü bir özete çevrilir. Anahtar 48 saat sonra silinir; o günden sonra özetin kime ait olduğunu biz de bulamayız, günler birbirine bağlanamaz.',
        'Ülke bilgisi bellekte belirlenir. Gelinen adresin yalnızca site adı, tarayıcının yalnızca türü tutulur. İşletme sahipleri, sayfalarının kaç kez görüntülendiğini ve arandığını sayı olarak görür; kimin baktığını görmez.',
        'Aranan sözleri de kime ait olduğunu bilmeden sayarız; telefon numarasına ya da e-posta adresine benzeyenleri hiç tutmayız. Bir söz, ekibimize ve işletme sahiplerine ancak en az beş kişi aradıysa gösterilir.',
      ],
    },
    {
      id: 'cerezler',
      heading: '9. Çerezler ve cihazınızda tutulan kayıtlar',
      paragraphs: [
        'Bir sayfayı açmanız çerez yazmaz. Siz seçim yapmadan cihazınıza sizi tanıtan bir şey kaydedilmez ve üçüncü taraflara istek gönderilmez; tek istisna sizin istediğiniz şeydir: Harita sayfasını açmak, kalbe dokunmak, giriş yapmak, işletme eklemek gibi. Reklam çerezi kullanmayız.',
        'Kullanılan kayıtlar şunlardır:',
      ],
      definitions: [
        {
          name: 'Misafir favorileri çerezi',
          text: `İlk kez bir işletmeyi favoriye eklediğinizde oluşur, favorilerinizi size gösterebilmek içindir; en çok ${SESSION_DAYS} gün kalır. Zorunlu.`,
        },
        {
          name: 'Oturum çerezi',
          text: `Giriş yaptığınızda misafir çerezinin yerine geçer, sizi tanımak içindir; sayfadaki betikler okuyamaz. Çıkış yapınca ya da ${SESSION_DAYS} gün sonra silinir. Zorunlu.`,
        },
        {
          name: 'Giriş işareti',
          text: 'Bu iki çerezle birlikte yazılır; yalnızca “misafir” ya da “üye” der ki sayfa sizi boş yere sunucuya sormasın; onlarla birlikte silinir. Zorunlu.',
        },
        {
          name: 'Tarayıcı çerezi',
          text: `Giriş kodu istediğinizde ya da hesapsız dosya yüklediğinizde oluşur; kod ve dosya yalnızca aynı tarayıcıda geçer. En çok ${SESSION_DAYS} gün kalır. Zorunlu.`,
        },
        {
          name: 'Tanıdık tarayıcı çerezi',
          text: `Giriş yaptığınızda oluşur; başkaları adresiniz için durmadan kod istese de bu tarayıcıdan giriş yapabilmeniz içindir. E-posta adresiniz içinde yazmaz, yalnızca tek yönlü bir özeti durur. En çok ${SESSION_DAYS} gün kalır, hesabınızı silince silinir. Zorunlu.`,
        },
        {
          name: 'Son değişiklik çerezi',
          text: 'Bir form gönderdiğinizde ya da bir şeyi değiştirdiğinizde yazılabilir; değişikliğinizi hemen görebilmeniz içindir. Sizi tanıtmaz, yalnızca veritabanında bir yeri söyler; on saniye sonra silinir. Zorunlu.',
        },
        {
          name: 'İşletme ekleme taslağı',
          text: 'İşletme ekleme formuna yazdıklarınız (adınız ve e-postanız da içinde) yarım kalırsa kaybolmasın diye yalnızca bu cihazda, tarayıcınızın deposunda durur; göndermedikçe bize gelmez. Gönderince ya da “Taslağı sil” deyince silinir, 30 günden eskisi açılmaz. Zorunlu.',
        },
        {
          name: 'Son baktıklarınız',
          text: 'Yalnızca bir işletme sayfasında “Baktıklarımı bu cihazda hatırla” derseniz tutulur: en son baktığınız 12 işletmenin adı, kategorisi ve ilçesi. Tarayıcınızın deposunda durur, bize gelmez. “Listeyi temizle” boşaltır; “Artık hatırlama” siler ve tutmayı bırakır. İsteğe bağlı.',
        },
        {
          name: 'Ağ yokken okunacak sayfalar',
          text: 'Açtığınız son 30 sayfa ile favorilerinizin sayfaları, ağ kesilince de okuyabilesiniz diye tarayıcınızın deposunda durur, bize gelmez; yalnızca herkese aynı görünen sayfalar. En çok 30 gün kalır, çıkış yapınca ya da hesabınızı silince silinir. Ağ yokken dokunduğunuz kalpler de ağ gelince gönderilmek üzere orada bekler. “Bu cihazda saklananlar” sayfasındaki (/cevrimdisi) “Saklananları sil” sayfaları boşaltır, “Artık saklama” hepsini siler ve saklamayı bırakır. “Bütün şehri indir” derseniz işletmelerin herkese açık bilgileri de orada durur; içindeki aramalarınız bize gelmez, “Kaldır” siler. İsteğe bağlı.',
        },
        {
          name: 'Görünüm',
          text: 'Menüde ya da sayfanın sonunda “Gündüz” veya “Gece” derseniz yalnızca bu seçim cihazınızda durur, bize gelmez. “Cihaza göre” deyince silinir. İsteğe bağlı.',
        },
        { name: 'Seçim kaydı', text: 'İzin sorusuna verdiğiniz yanıtı hatırlar. Zorunlu.' },
        {
          name: 'Son aramalar',
          text: 'Arama kutusunda yeniden seçebilesiniz diye son 8 aramanız yalnızca bu cihazda durur, bize gelmez. İzin sorusuna “Kabul et” demediyseniz yalnızca o ziyaret boyunca hatırlanır; sonradan reddederseniz silinir. Listedeki “Son aramaları temizle” hepsini, satırdaki çarpı birini siler. Zorunlu değil.',
        },
        {
          name: 'Duyuru kaydı',
          text: 'Kapattığınız ya da doldurduğunuz kampanya penceresi yeniden açılmasın diye tutulur. Zorunlu.',
        },
        {
          name: 'İstatistik oturum kimliği',
          text: 'Yalnızca istatistiğe izin verirseniz tarayıcınızda saklanır. İzin yoksa bellekte kalır, sayfayı kapatınca kaybolur.',
        },
        {
          name: 'Etiket yönetimi',
          text: 'Sitede kullanılıyorsa yalnızca istatistiğe izin verdikten sonra yüklenir.',
        },
      ],
    },
    {
      id: 'cerez-tercihi',
      heading: '10. Tercihinizi değiştirmek',
      paragraphs: [
        'İzin sorusunda “kabul” ile “ret” eşit yerdedir; reddetmeniz rehberin hiçbir işlevini kapatmaz. Fikrinizi değiştirirseniz her sayfanın altındaki “Çerez tercihim” düğmesi soruyu yeniden açar.',
      ],
    },
    {
      id: 'cocuklar',
      heading: '11. Çocuklar',
      paragraphs: [
        'Rehber 13 yaşından küçüklere yönelik değildir ve onlardan bilerek kişisel veri toplamaz. 13 yaşından küçük bir çocuğun bize bilgi verdiğini düşünüyorsanız haber verin; doğrulayınca sileriz. 18 yaşından küçükler siteyi velilerinin bilgisiyle kullanmalıdır.',
      ],
    },
    {
      id: 'haklar',
      heading: '12. KVKK’nın 11. maddesindeki haklarınız',
      paragraphs: ['Veri sorumlusuna başvurarak:'],
      itemsAreLettered: true,
      items: [
        'a) Kişisel verilerinizin işlenip işlenmediğini öğrenebilir,',
        'b) İşlenmişse buna ilişkin bilgi isteyebilir,',
        'c) İşlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenebilir,',
        'ç) Yurt içinde veya yurt dışında aktarıldığı üçüncü kişileri bilebilir,',
        'd) Eksik veya yanlış işlenmişse düzeltilmesini isteyebilir,',
        'e) KVKK’nın 7. maddesindeki şartlar çerçevesinde silinmesini veya yok edilmesini isteyebilir,',
        'f) (d) ve (e) uyarınca yapılan işlemlerin, verilerin aktarıldığı üçüncü kişilere bildirilmesini isteyebilir,',
        'g) Yalnızca otomatik sistemlerle analiz edilmesi sonucu aleyhinize bir sonuç doğmasına itiraz edebilir,',
        'ğ) Kanuna aykırı işleme nedeniyle zarara uğrarsanız zararın giderilmesini talep edebilirsiniz.',
      ],
    },
    {
      id: 'basvuru',
      heading: '13. Başvuru yolu',
      paragraphs: [
        'Üyeyseniz en kısa yol hesabınızdır: Verilerinizi oradan indirebilir, hesabınızı silebilirsiniz.',
        `Diğer istekleriniz için, hesabınızda ya da kayıtta yer alan e-posta adresinizden ${contactPhrase(site)}, ayrıca yazılı olarak veya kayıtlı elektronik posta (KEP), güvenli elektronik imza ya da mobil imza ile başvurabilirsiniz. Başvuruda adınız ve soyadınız, yazılıysa imzanız; T.C. kimlik numaranız (yabancıysanız uyruğunuz ve pasaport numaranız ya da varsa kimlik numaranız); tebligata esas adresiniz; varsa e-posta, telefon ve faks numaranız ile isteğinizin konusu bulunmalıdır.`,
        'Başvurunuzu niteliğine göre en kısa sürede ve en geç otuz gün içinde, kural olarak ücretsiz sonuçlandırırız. İşlem ayrıca bir maliyet gerektirirse Kurul’un belirlediği tarifedeki ücret istenebilir.',
        'Başvurunuz reddedilirse, yanıtı yetersiz bulursanız ya da süresinde yanıt alamazsanız, yanıtı öğrendiğiniz tarihten itibaren otuz ve her hâlde başvuru tarihinden itibaren altmış gün içinde Kişisel Verileri Koruma Kurulu’na şikâyette bulunabilirsiniz.',
      ],
    },
    {
      id: 'degisiklikler',
      heading: '14. Değişiklikler',
      paragraphs: [
        'Bu metni değiştirdiğimizde yenisini bu sayfada, güncelleme tarihiyle yayımlarız. İzninize bağlı bir işlemin kapsamı genişlerse izninizi yeniden sorarız.',
      ],
    },
  ],
});
