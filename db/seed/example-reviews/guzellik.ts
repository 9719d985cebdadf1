import type { ExampleReview } from '#db/seed/example-review.ts';

export const guzellikReviews: ExampleReview[] = [
  {
    businessKey: 'makas-payi-kuafor',
    author: 'Örnek üye Buse T.',
    rating: 5,
    title: 'Boya numarası defterde',
    content: 'Üç ay sonra gittim, aynı ton çıktı. Kesimden önce dinlediler.',
    daysAgo: 7,
  },
  {
    businessKey: 'makas-payi-kuafor',
    author: 'Örnek üye Melike O.',
    rating: 4,
    content: 'Salı öğrenci indirimi güzel. Tek sıkıntı pazar kalabalığı.',
    daysAgo: 52,
  },
  {
    businessKey: 'tepebag-yokusu-berberi',
    author: 'Örnek üye Sadık R.',
    rating: 5,
    content: 'Sıcak havlu, kolonya, çay. Berber dediğin böyle olur.',
    daysAgo: 18,
  },
  {
    businessKey: 'tepebag-yokusu-berberi',
    author: 'Örnek üye Anıl H.',
    rating: 4,
    content: 'Usturası keskin, muhabbeti tatlı. Kart geçip geçmediğini sorun, ben nakit verdim.',
    daysAgo: 70,
  },
  {
    businessKey: 'kirmizi-oje-tirnak-atolyesi',
    author: 'Örnek üye Cansu L.',
    rating: 5,
    content: 'İkinci gün tırnağım kırıldı, ücretsiz onardılar. Renk numaram 84, söyleyeyim.',
    daysAgo: 11,
  },
  {
    businessKey: 'kirmizi-oje-tirnak-atolyesi',
    author: 'Örnek üye Yeliz Ö.',
    rating: 3,
    content: 'İşçilik iyi ama akşam randevusu için sekiz gün bekledim.',
    daysAgo: 66,
  },
  {
    businessKey: 'zeytin-sabunu-cilt-bakimi',
    author: 'Örnek üye Mine A.',
    rating: 4,
    content:
      'Fotoğrafı büyüteçle gösterince güneş kremini artık unutmuyorum. Ürün satmaya çalışmadılar.',
    daysAgo: 40,
  },
  {
    businessKey: 'duvak-alti-gelin-basi',
    author: 'Örnek üye Betül Ç.',
    rating: 5,
    title: 'Sabahın altısı',
    content:
      'Düğün sabahı karanlıkta gittim, güneş doğarken hazırdım. Temmuz sıcağında makyaj akmadı.',
    daysAgo: 31,
  },
  {
    businessKey: 'kese-tasi-hamami',
    author: 'Örnek üye Güler Ş.',
    rating: 5,
    content:
      'Göbek taşı sıcacık, kese sonrası kuş gibi hafifledim. Kadınlar gündüz, bilginiz olsun.',
    daysAgo: 14,
  },
  {
    businessKey: 'kese-tasi-hamami',
    author: 'Örnek üye Mahmut D.',
    rating: 4,
    content: 'Akşam iş çıkışı gidiyorum. Soyunmalık biraz serin kalıyor kışın.',
    daysAgo: 85,
  },
  {
    businessKey: 'usta-cirak-erkek-kuaforu',
    author: 'Örnek üye Selçuk B.',
    rating: 5,
    content: 'Oğlumun ilk tıraşı burada oldu, saçını zarfa koydular, hanım ağladı.',
    daysAgo: 20,
  },
  {
    businessKey: 'final-haftasi-berber',
    author: 'Örnek üye Kutay E.',
    rating: 4,
    content: 'Sıramı telefondan takip ettim, beklerken iki sayfa not okudum.',
    daysAgo: 9,
  },
  {
    businessKey: 'final-haftasi-berber',
    author: 'Örnek üye Mete Y.',
    rating: 4,
    content: 'Gece on ikide saç kestirdim, sabah sınava girdim. Öğrenciye fiyatı insaflı.',
    daysAgo: 58,
  },
  {
    businessKey: 'cinar-dibi-berberi',
    author: 'Örnek üye Durmuş K.',
    rating: 5,
    content: 'Çınarın altında tıraş olmanın tadı başka. Yatalak dayıma eve de geldi.',
    daysAgo: 35,
  },
];
