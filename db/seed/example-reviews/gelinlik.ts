import type { ExampleReview } from '#db/seed/example-review.ts';

export const gelinlikReviews: ExampleReview[] = [
  {
    businessKey: 'duvak-sokagi',
    author: 'Örnek üye Merve G.',
    rating: 5,
    title: 'Acele ettirmediler',
    content:
      'Prova odası bize aitti, annem de ben de rahat ettik. Ağustos düğünüme ipek şifon önerdiler, iyi ki dinlemişim.',
    daysAgo: 13,
  },
  {
    businessKey: 'duvak-sokagi',
    author: 'Örnek üye Tuba Ş.',
    rating: 5,
    content: 'Kâğıda çizdikleriyle giydiğim birebir aynı çıktı.',
    daysAgo: 50,
  },
  {
    businessKey: 'duvak-sokagi',
    author: 'Örnek üye Seda L.',
    rating: 4,
    content: 'İşçilik kusursuz. Randevu bulmak iki hafta sürdü.',
    daysAgo: 115,
  },
  {
    businessKey: 'beyaz-prova',
    author: 'Örnek üye Kevser B.',
    rating: 4,
    content: '50 bedene model bulmak mucizeydi, üç tane denedim. Teslim gününde hazırdı.',
    daysAgo: 29,
  },
  {
    businessKey: 'beyaz-prova',
    author: 'Örnek üye Gonca T.',
    rating: 2,
    content: 'Seçtiğim modelin eteği lekeliydi, değiştirdiler ama son güne kaldı, çok yoruldum.',
    daysAgo: 87,
  },
  {
    businessKey: 'incili-kaftan-kina',
    author: 'Örnek üye Zübeyde A.',
    rating: 5,
    content: 'Bindallının sırması el işi, belli oluyor. Tefi bile verdiler, halalar coştu.',
    daysAgo: 24,
  },
  {
    businessKey: 'incili-kaftan-kina',
    author: 'Örnek üye Songül M.',
    rating: 4,
    content: 'Çarşının ortasında, araba girmez. Kına tepsisi ve duvak takım olarak uygun.',
    daysAgo: 68,
  },
  {
    businessKey: 'emanet-gelinlik',
    author: 'Örnek üye Ezgi R.',
    rating: 5,
    title: 'Hikâyesi olan elbise',
    content:
      'Benden önce Karataş’ta bir kır düğününde giyilmiş. Üstüme göre küçük bir tadilat yaptılar, tertemizdi.',
    daysAgo: 17,
  },
  {
    businessKey: 'tul-ve-ipek',
    author: 'Örnek üye Hande C.',
    rating: 5,
    content:
      'Patiska provası fikri harika, dikilmeden nasıl duracağını gördüm. Dört ay dediler, dört ayda verdiler.',
    daysAgo: 39,
  },
  {
    businessKey: 'nisan-yagmuru-gelinlik',
    author: 'Örnek üye Rabia D.',
    rating: 4,
    content: 'Bel tadilatını biz çay içerken yaptılar. Cumartesi gitmeyin, mahşer yeri.',
    daysAgo: 22,
  },
  {
    businessKey: 'egri-papyon-damatlik',
    author: 'Örnek üye Serhat Ö.',
    rating: 5,
    title: 'Damat da insan',
    content:
      'İlk defa bir düğün dükkânında bana da sordular. Keten takım temmuz sıcağında can kurtardı.',
    daysAgo: 21,
  },
  {
    businessKey: 'egri-papyon-damatlik',
    author: 'Örnek üye Oğuz F.',
    rating: 4,
    content: 'Papyon bağlamayı öğrendim, düğünde üç arkadaşa daha bağladım.',
    daysAgo: 73,
  },
  {
    businessKey: 'ak-pamuk-gelinlik',
    author: 'Örnek üye Hacer E.',
    rating: 3,
    content: 'Model çok, kabin az. Ödemede kolaylık gösterdiler.',
    daysAgo: 62,
  },
  {
    businessKey: 'sandik-cicegi',
    author: 'Örnek üye Gülizar N.',
    rating: 5,
    content:
      'Şehre inmeden her şeyi hallettik. Köy düğünü üç gün sürdü, elbiseyi dördüncü gün götürdüm, laf etmediler.',
    daysAgo: 26,
  },
];
