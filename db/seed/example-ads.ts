import type { AdContent } from '#contract/advertising/live-ads.ts';

/** An invented live ad of an example business; shows how an ad of its package looks. */
export interface ExampleAd {
  /** Stable and unique; a second seeding adds nothing. */
  key: string;
  /** Key and name of the example business that it speaks for. */
  businessKey: string;
  businessName: string;
  packageType: 'basic' | 'premium' | 'enterprise';
  content: AdContent;
}

export const exampleAds: ExampleAd[] = [
  {
    key: 'reklam-cift-salincak',
    businessKey: 'cift-salincak-kahve',
    businessName: 'Çift Salıncak Kahve',
    packageType: 'basic',
    content: {
      title: 'Salıncakta ilk kahve bizden',
      description:
        'Hafta içi 10.00’dan önce gelen herkese filtre kahvenin ikincisi ikram. Salıncak boşsa sizin.',
      image: 'scene:kafeler',
      features: ['Taze kavrum', 'Teras', 'Priz çok'],
    },
  },
  {
    key: 'reklam-ova-tezgahi',
    businessKey: 'ova-tezgahi-manav',
    businessName: 'Ova Tezgâhı Manav',
    packageType: 'basic',
    content: {
      title: 'Çukurova’nın sabah hasadı',
      description:
        'Gün doğarken toplanan sebze öğleden önce tezgâhta. Sabah arayın, kasanızı ayıralım.',
      image: 'scene:alisveris',
      features: ['Günlük hasat', 'Adrese teslim'],
    },
  },
  {
    key: 'reklam-duvak-sokagi',
    businessKey: 'duvak-sokagi',
    businessName: 'Duvak Sokağı Moda Evi',
    packageType: 'premium',
    content: {
      title: 'Provası bol, acelesi yok',
      description:
        'Gelinliğiniz üç prova ile üzerinize oturur; son provada fotoğrafınız da hatıra kalır. Randevu almanız yeterli.',
      image: 'scene:gelinlik',
      features: ['Üç prova', 'Kişiye özel dikim', 'Randevulu'],
      socialMedia: {
        instagram: 'https://duvaksokagi.example/instagram',
        facebook: 'https://duvaksokagi.example/facebook',
      },
      bannerAd: 'scene:gelinlik',
    },
  },
  {
    key: 'reklam-oteki-kelime',
    businessKey: 'oteki-kelime-dil-kursu',
    businessName: 'Öteki Kelime Dil Kursu',
    packageType: 'enterprise',
    content: {
      title: 'Yeni yıla yeni bir dille girin',
      description:
        'Altı kişilik sınıflar, akşam ve hafta sonu grupları. Seviyenizi ücretsiz ölçelim, ilk dersi birlikte seçelim.',
      image: 'scene:egitim',
      features: ['6 kişilik sınıf', 'Akşam grupları', 'Ücretsiz seviye sınavı', 'Taksit'],
      socialMedia: { instagram: 'https://otekikelime.example/instagram' },
      bannerAd: 'scene:egitim',
      apiIntegration: {
        link: 'https://otekikelime.example/takvim',
        note: 'Kurs takvimi her sabah kendiliğinden yenilenir.',
      },
    },
  },
];
