import type { ExampleReview } from '#db/seed/example-review.ts';

export const saglikReviews: ExampleReview[] = [
  {
    businessKey: 'beyaz-turunc-eczanesi',
    author: 'Örnek üye Aynur K.',
    rating: 5,
    content:
      'Nöbet gecesi saat ikide gittik, ilacın muadilini de anlattılar. Tansiyonuma da baktılar.',
    daysAgo: 8,
  },
  {
    businessKey: 'beyaz-turunc-eczanesi',
    author: 'Örnek üye Cevdet P.',
    rating: 4,
    content: 'Sıra fişi iyi düşünülmüş. Pazartesi sabahları biraz bekleniyor.',
    daysAgo: 62,
  },
  {
    businessKey: 'son-azi-dis-klinigi',
    author: 'Örnek üye Sema D.',
    rating: 5,
    title: 'Fiyat baştan yazılı',
    content: 'Muayeneden sonra elime kâğıt verdiler, sonunda da o rakamı ödedim.',
    daysAgo: 12,
  },
  {
    businessKey: 'son-azi-dis-klinigi',
    author: 'Örnek üye Volkan A.',
    rating: 4,
    content:
      'Ağrıyla gittim, o gün öğleden sonra aldılar. Oğlumun çekindiği yer artık burası değil.',
    daysAgo: 47,
  },
  {
    businessKey: 'son-azi-dis-klinigi',
    author: 'Örnek üye Gül Y.',
    rating: 2,
    content: 'Randevum 17.00’deydi, 17.50’de alındım. Özür dilendi ama işten izinliydim.',
    daysAgo: 103,
  },
  {
    businessKey: 'kulak-misafiri-isitme-merkezi',
    author: 'Örnek üye Zeliha B.',
    rating: 5,
    content:
      'Babam cihazı on beş gün evde denedi, acele ettirmediler. Perşembe günü pil için eve geldiler.',
    daysAgo: 33,
  },
  {
    businessKey: 'tam-mercek-optik',
    author: 'Örnek üye Doruk M.',
    rating: 4,
    content: 'Gözlüğüm aynı gün çıktı. Vidayı da sıktılar, para almadılar.',
    daysAgo: 16,
  },
  {
    businessKey: 'tam-mercek-optik',
    author: 'Örnek üye Halide S.',
    rating: 3,
    content: 'Cam iyi, çerçeve çeşidi biraz az geldi bana.',
    daysAgo: 75,
  },
  {
    businessKey: 'pati-nobeti-veteriner',
    author: 'Örnek üye Irmak U.',
    rating: 5,
    title: 'Gecenin üçünde',
    content:
      'Kedimiz balkondan düştü, kapıda bekleyen hekim vardı. Şimdi yine perdelere tırmanıyor.',
    daysAgo: 5,
  },
  {
    businessKey: 'pati-nobeti-veteriner',
    author: 'Örnek üye Sarp G.',
    rating: 5,
    content: 'Yolda bulduğumuz yavruya baktılar, muayene parası istemediler.',
    daysAgo: 38,
  },
  {
    businessKey: 'pati-nobeti-veteriner',
    author: 'Örnek üye Ahu C.',
    rating: 4,
    content: 'İlgi çok iyi. Gece otopark bulmak zor.',
    daysAgo: 91,
  },
  {
    businessKey: 'damla-sayim-laboratuvari',
    author: 'Örnek üye Tarkan V.',
    rating: 4,
    content: 'Yedide kan verdim, öğlene sonuç telefondaydı. Simit de cabası.',
    daysAgo: 19,
  },
  {
    businessKey: 'yesiltepe-cocuk-muayenehanesi',
    author: 'Örnek üye Sena İ.',
    rating: 5,
    content:
      'Ateşli girdik, beklemeden aldılar. Tahta atı eve götürmek isteyen kızımı zor ikna ettik.',
    daysAgo: 24,
  },
];
