import type { ExampleReview } from '#db/seed/example-review.ts';

export const otellerReviews: ExampleReview[] = [
  {
    businessKey: 'otel-tasavlu',
    author: 'Örnek üye Sibel A.',
    rating: 5,
    title: 'Taş duvar serinliği',
    content:
      'Ağustosun ortasında klimayı açmadan uyuduk. Kahvaltıdaki turunç reçelini sordum, otelin mutfağında yapıyorlarmış.',
    daysAgo: 10,
  },
  {
    businessKey: 'otel-tasavlu',
    author: 'Örnek üye Kerem D.',
    rating: 5,
    content:
      'Taşköprü’ye beş dakika, Büyük Saat’e on. Sokak dar, arabayı aşağıya bıraktık, valizi onlar taşıdı.',
    daysAgo: 36,
  },
  {
    businessKey: 'otel-tasavlu',
    author: 'Örnek üye Aslı V.',
    rating: 4,
    content: 'Oda küçük ama zevkli. Sabah ezanı yakından duyuluyor, uykusu hafif olan bilsin.',
    daysAgo: 80,
  },
  {
    businessKey: 'beyaz-gar-pansiyon',
    author: 'Örnek üye Uğur P.',
    rating: 4,
    content: 'Sabah 06.00 trenine yetişecektim, kahvaltıyı poşete koyup verdiler. Daha ne olsun.',
    daysAgo: 21,
  },
  {
    businessKey: 'beyaz-gar-pansiyon',
    author: 'Örnek üye Filiz N.',
    rating: 3,
    content: 'Temiz ama cadde tarafı gürültülü. Arka oda isteyin.',
    daysAgo: 74,
  },
  {
    businessKey: 'saathane-otel',
    author: 'Örnek üye Bülent Ş.',
    rating: 5,
    title: 'Saat karşımda',
    content:
      'Perdeyi açtım, Büyük Saat oradaydı. Nuri Bey’in önerdiği ciğerciye gittik, haklıymış.',
    daysAgo: 17,
  },
  {
    businessKey: 'saathane-otel',
    author: 'Örnek üye Gamze T.',
    rating: 4,
    content: 'Çarşının içinde, yürümeyi sevene bire bir. Asansör yavaş.',
    daysAgo: 58,
  },
  {
    businessKey: 'palamut-is-oteli',
    author: 'Örnek üye Levent K.',
    rating: 4,
    content:
      'Seksen kişilik salonda eğitim yaptık, ses düzeni sorunsuzdu. Öğle arasını iyi ayarladılar.',
    daysAgo: 26,
  },
  {
    businessKey: 'palamut-is-oteli',
    author: 'Örnek üye Deniz O.',
    rating: 3,
    content: 'Otel rahat, kahvaltısı sıradan. Maç haftası fiyat ikiye katlanmıştı.',
    daysAgo: 90,
  },
  {
    businessKey: 'gol-isiklari-otel',
    author: 'Örnek üye Yasemin Ç.',
    rating: 5,
    title: 'Ekimde havuz',
    content: 'Ekim başında çocuklar hâlâ yüzüyordu. Balkonda gölün ışıklarına bakıp çay içtik.',
    daysAgo: 7,
  },
  {
    businessKey: 'gol-isiklari-otel',
    author: 'Örnek üye Taner B.',
    rating: 4,
    content: 'Kahvaltı salonu göle açılıyor. Havuz başı şezlong az, erken inin.',
    daysAgo: 46,
  },
  {
    businessKey: 'gol-isiklari-otel',
    author: 'Örnek üye Özge M.',
    rating: 5,
    content: 'Personel çocuğumuzun adını ikinci gün öğrendi.',
    daysAgo: 99,
  },
  {
    businessKey: 'limon-kolonyasi-otel',
    author: 'Örnek üye Şule R.',
    rating: 5,
    content:
      'Babam tekerlekli sandalyede; eşik yok, banyo geniş. Kapıdaki kolonya da içimizi açtı.',
    daysAgo: 28,
  },
  {
    businessKey: 'okaliptus-misafir-evi',
    author: 'Örnek üye Hatice G.',
    rating: 5,
    title: 'Zor günlerin evi',
    content:
      'Eşim ameliyattayken on iki gün kaldım. Akşam servis dönüşü ocağın üstünde mutlaka bir tas çorba olurdu.',
    daysAgo: 13,
  },
  {
    businessKey: 'okaliptus-misafir-evi',
    author: 'Örnek üye Veli D.',
    rating: 4,
    content: 'Sade ama temiz. Hastaneye servisle dört dakika.',
    daysAgo: 66,
  },
  {
    businessKey: 'makas-tas-evleri',
    author: 'Örnek üye Ceren F.',
    rating: 5,
    title: 'Telefon çekmiyor, ne güzel',
    content: 'İki gün kimse aramadı. Ocak yandı, dere sesi dinledik, bal mis gibiydi.',
    daysAgo: 20,
  },
  {
    businessKey: 'makas-tas-evleri',
    author: 'Örnek üye Barış İ.',
    rating: 4,
    content: 'Yolun son üç kilometresi bozuk, alçak arabayla dikkat edin. Gerisi cennet.',
    daysAgo: 105,
  },
];
