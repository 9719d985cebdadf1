import type { ExampleReview } from '#db/seed/example-review.ts';

export const otomotivReviews: ExampleReview[] = [
  {
    businessKey: 'eski-karburator-oto-tamir',
    author: 'Örnek üye Ziya K.',
    rating: 5,
    title: 'Parçayı gösterdi',
    content:
      'Değişen parçayı torbayla verdi, eskisiyle yenisini yan yana koydu. Fiyat konuştuğumuz gibiydi.',
    daysAgo: 13,
  },
  {
    businessKey: 'eski-karburator-oto-tamir',
    author: 'Örnek üye Alev S.',
    rating: 4,
    content: 'Arabadan hiç anlamam, çizerek anlattılar.',
    daysAgo: 59,
  },
  {
    businessKey: 'kopuk-molasi-oto-yikama',
    author: 'Örnek üye Beste İ.',
    rating: 4,
    content: 'Toz yağmurundan sonra gittim, fiyat aynıydı, sıra uzundu. Bahçede gölge var.',
    daysAgo: 8,
  },
  {
    businessKey: 'kopuk-molasi-oto-yikama',
    author: 'Örnek üye Hamdi L.',
    rating: 3,
    content: 'Dışı pırıl pırıl, torpidoda toz kalmıştı.',
    daysAgo: 71,
  },
  {
    businessKey: 'kisa-devre-oto-elektrik',
    author: 'Örnek üye Şahin P.',
    rating: 5,
    content: 'Akü değişecek sandım, ölçtü, sağlam dedi, para almadı. Şimdi herkesi gönderiyorum.',
    daysAgo: 26,
  },
  {
    businessKey: 'gocuk-ustasi-kaporta-boya',
    author: 'Örnek üye Erhan D.',
    rating: 4,
    content: 'Park göçüğü boyasız çıktı, aşama aşama fotoğraf attılar.',
    daysAgo: 42,
  },
  {
    businessKey: 'gocuk-ustasi-kaporta-boya',
    author: 'Örnek üye Nursen Ö.',
    rating: 2,
    content: 'Söz verilen gün bitmedi, üç gün arabasız kaldım. Boya sonucu düzgün.',
    daysAgo: 108,
  },
  {
    businessKey: 'gece-vinci-oto-cekici',
    author: 'Örnek üye Kazım T.',
    rating: 5,
    content: 'Otoyolda gece ikide kaldık, otuz beş dakikada geldi, telefonda ne dediyse onu aldı.',
    daysAgo: 30,
  },
  {
    businessKey: 'raf-numarasi-yedek-parca',
    author: 'Örnek üye Tayfun A.',
    rating: 4,
    content: 'Orijinalle yan sanayiyi yan yana koydu, farkını anlattı, ucuzunu aldım memnunum.',
    daysAgo: 33,
  },
  {
    businessKey: 'iki-zamanli-motosiklet',
    author: 'Örnek üye Deniz Ç.',
    rating: 5,
    content: 'Kuryeyim, motoru akşam on birde bıraktım, sabah hazırdı.',
    daysAgo: 10,
  },
  {
    businessKey: 'serin-torpido-oto-klima',
    author: 'Örnek üye Hilmi E.',
    rating: 5,
    content: 'Kaçağı buldu, hortumu değiştirdi. Ağustosta camı açmadan geziyoruz.',
    daysAgo: 28,
  },
  {
    businessKey: 'serin-torpido-oto-klima',
    author: 'Örnek üye Reyhan B.',
    rating: 1,
    title: 'Randevuma yetişmedi',
    content:
      'Haziranda randevu aldım, gittiğimde sıra bir sonraki güne kalmış. Sıcakta boşuna yol teptim.',
    daysAgo: 76,
  },
  {
    businessKey: 'ciplak-goz-oto-ekspertiz',
    author: 'Örnek üye Koray F.',
    rating: 5,
    content: 'Almayın dediler, almadım. Üç gün sonra aynı arabanın motoru indi diye duydum.',
    daysAgo: 17,
  },
  {
    businessKey: 'ciplak-goz-oto-ekspertiz',
    author: 'Örnek üye Nevin G.',
    rating: 4,
    content: 'Rapor anlaşılır yazılmış. Cumartesi kalabalık.',
    daysAgo: 65,
  },
  {
    businessKey: 'pulluk-traktor-ve-oto',
    author: 'Örnek üye İlyas Y.',
    rating: 5,
    content:
      'Hasadın ortasında traktör yattı, tarlaya geldi, iki saatte yürüttü. Allah razı olsun.',
    daysAgo: 23,
  },
];
