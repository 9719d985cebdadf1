import type { ExampleReview } from '#db/seed/example-review.ts';

export const egitimReviews: ExampleReview[] = [
  {
    businessKey: 'kucuk-turunc-anaokulu',
    author: 'Örnek üye Aslıhan K.',
    rating: 5,
    title: 'Sınıfta oturdum',
    content:
      'Alışma haftasında iki gün yanındaydım, üçüncü gün beni o gönderdi. Kümesteki tavuğun adı Portakal.',
    daysAgo: 12,
  },
  {
    businessKey: 'kucuk-turunc-anaokulu',
    author: 'Örnek üye Gürkan Y.',
    rating: 4,
    content: 'Yemek listesi pazar akşamı geliyor. Bahçesi geniş, kışın biraz çamur.',
    daysAgo: 57,
  },
  {
    businessKey: 'oteki-kelime-dil-kursu',
    author: 'Örnek üye Nehir A.',
    rating: 5,
    content:
      'Ayın son cuması balkonda yalnız Almanca konuşuyoruz, ilk ay sustum, şimdi susturamıyorlar.',
    daysAgo: 18,
  },
  {
    businessKey: 'oteki-kelime-dil-kursu',
    author: 'Örnek üye Caner B.',
    rating: 3,
    content: 'Öğretmenler iyi, bizim grup bir kez saat değiştirdi, uymak zor oldu.',
    daysAgo: 82,
  },
  {
    businessKey: 'perde-arasi-muzik-evi',
    author: 'Örnek üye Dilan E.',
    rating: 5,
    content:
      'Ödünç bağlamayla başladım, üç ay sonra kendiminkini aldım. Avlu konserine bütün sokak geldi.',
    daysAgo: 29,
  },
  {
    businessKey: 'ilk-debriyaj-surucu-kursu',
    author: 'Örnek üye Sevcan M.',
    rating: 4,
    content: 'Sabah yedi buçukta boş yolda çalıştık, heyecanım geçti. İlkinde aldım ehliyeti.',
    daysAgo: 36,
  },
  {
    businessKey: 'ilk-debriyaj-surucu-kursu',
    author: 'Örnek üye Fikret O.',
    rating: 2,
    content: 'Ders saatim iki kez değişti, ikisinde de akşamdan haber verdiler.',
    daysAgo: 100,
  },
  {
    businessKey: 'son-soru-kurs-merkezi',
    author: 'Örnek üye Alperen H.',
    rating: 4,
    content: 'Akşam soru masasına kayıtlı değilken gittim, yine de çözdüler.',
    daysAgo: 24,
  },
  {
    businessKey: 'uyku-saati-kres',
    author: 'Örnek üye Tülay Ş.',
    rating: 5,
    content: 'Vardiyam yedide başlıyor, altı buçukta kapı açık. Bir hemşire için bu çok şey.',
    daysAgo: 46,
  },
  {
    businessKey: 'gece-lambasi-calisma-salonu',
    author: 'Örnek üye Buğra C.',
    rating: 5,
    title: 'Çorba kokusu',
    content:
      'Gece birde koridordan mercimek kokusu geliyor, kaldığın yerden devam ediyorsun. Sessizliğe gerçekten uyuluyor.',
    daysAgo: 3,
  },
  {
    businessKey: 'gece-lambasi-calisma-salonu',
    author: 'Örnek üye Sude G.',
    rating: 4,
    content: 'Masa lambası iyi. Sınav zamanı yer bulmak için aylık almak lazım.',
    daysAgo: 51,
  },
  {
    businessKey: 'beyaz-piyon-satranc',
    author: 'Örnek üye Nedim U.',
    rating: 5,
    content: 'Emekliyim, on yaşında bir çocuğa yenildim, sonra birlikte baştan dizdik.',
    daysAgo: 39,
  },
  {
    businessKey: 'ilmek-dokuma-atolyesi',
    author: 'Örnek üye Saniye N.',
    rating: 5,
    content: 'Ustamız yetmiş sekiz yaşında, elleri hâlâ yıldırım gibi. İlk kilimimi eve astım.',
    daysAgo: 48,
  },
];
