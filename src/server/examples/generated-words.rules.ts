import type { CategoryName } from '#server/imports/rows/category.rules.ts';

/** What made-up businesses are put together from, but for their names. */
interface Words {
  /** Of a thousand businesses of the city, this many. */
  share: number;
  /** `₺`, `₺₺` and `₺₺₺`, of ten each; nothing where a price says nothing. */
  prices: readonly [number, number, number] | 'Ücretsiz' | null;
  /** How much more than others they are written about. */
  talk: number;
  /** As a name ends with them; where a kind is called otherwise alone: `Kuaför/Kuaförü`. */
  kinds: string;
  features: string;
  hours: readonly string[];
}

export const wordsByCategory: Record<CategoryName, Words> = {
  Restoranlar: {
    share: 170,
    prices: [5, 4, 1],
    talk: 1.8,
    kinds:
      'Kebapçı/Kebapçısı, Ocakbaşı, Ciğerci/Ciğercisi, Lokanta/Lokantası, Ev yemekleri/Sofrası, Pide Salonu, Balıkçı/Balıkçısı, Çorbacı/Çorbacısı, Köfteci/Köftecisi, Tantunici/Tantunicisi, Dürümcü/Dürümcüsü, Şırdancı/Şırdancısı, Mangal/Mangalı',
    features: 'Paket servis, Bahçe, Aile salonu, Kredi kartı, Otopark, Yemek kartı',
    hours: [
      '{"mon-sun":"11:00-23:00"}',
      '{"mon-sat":"10:00-22:00","sun":"kapalı"}',
      '{"mon-sun":"12:00-01:00"}',
    ],
  },
  Oteller: {
    share: 15,
    prices: [2, 5, 3],
    talk: 2.2,
    kinds: 'Otel/Oteli, Pansiyon/Pansiyonu, Butik otel/Butik Oteli, Konuk Evi, Apart',
    features: 'Kahvaltı, Otopark, Ücretsiz internet, Toplantı salonu, Havuz',
    hours: ['{"mon-sun":"24 saat"}'],
  },
  Kafeler: {
    share: 80,
    prices: [4, 5, 1],
    talk: 1.8,
    kinds:
      'Kahveci/Kahvecisi, Çay Bahçesi, Kafe, Pastane/Pastanesi, Tatlıcı/Tatlıcısı, Dondurmacı/Dondurmacısı',
    features: 'Ücretsiz internet, Teras, Ev yapımı tatlı, Çalışma masası, Çocuk dostu',
    hours: ['{"mon-sun":"08:00-23:00"}', '{"mon-fri":"07:30-20:00","sat-sun":"09:00-22:00"}'],
  },
  Barlar: {
    share: 14,
    prices: [1, 6, 3],
    talk: 1.4,
    kinds: 'Meyhane/Meyhanesi, Bar, Türkü Evi, Teras',
    features: 'Canlı müzik, Alkollü içecek, Teras, Dev ekran',
    hours: ['{"tue-sun":"18:00-02:00","mon":"kapalı"}', '{"mon-sun":"17:00-01:00"}'],
  },
  Gelinlik: {
    share: 26,
    prices: [1, 5, 4],
    talk: 0.9,
    kinds: 'Gelinlik, Moda Evi, Düğün Salonu, Damatlık',
    features: 'Ölçüye dikim, Kiralama, Randevulu, Tadilat',
    hours: ['{"mon-sat":"10:00-19:00","sun":"kapalı"}'],
  },
  'Piknik Alanları': {
    share: 9,
    prices: 'Ücretsiz',
    talk: 1.6,
    kinds: 'Piknik Alanı, Mesire Yeri, Park/Parkı, Orman Parkı',
    features: 'Mangal, Oyun alanı, Tuvalet, Gölgelik, Otopark',
    hours: ['{"mon-sun":"08:00-22:00"}', '{"mon-sun":"24 saat"}'],
  },
  Sağlık: {
    share: 122,
    prices: null,
    talk: 0.8,
    kinds:
      'Eczane/Eczanesi, Diş Kliniği, Tıp Merkezi, Fizik Tedavi, Veteriner Kliniği, Optik, Laboratuvar/Laboratuvarı, Psikolog, Diyetisyen, Medikal',
    features: 'SGK anlaşmalı, Randevulu, Asansör, Özel sigorta',
    hours: [
      '{"mon-sat":"08:30-19:00","sun":"kapalı"}',
      '{"mon-fri":"08:00-17:30","sat-sun":"kapalı"}',
    ],
  },
  Güzellik: {
    share: 112,
    prices: [5, 4, 1],
    talk: 0.9,
    kinds: 'Kuaför/Kuaförü, Berber/Berberi, Güzellik Salonu, Tırnak Stüdyosu, Masaj Salonu',
    features: 'Randevulu, Kredi kartı, Kadınlara özel saat',
    hours: ['{"mon-sat":"09:00-20:00","sun":"kapalı"}', '{"tue-sun":"10:00-21:00","mon":"kapalı"}'],
  },
  Alışveriş: {
    share: 262,
    prices: [5, 4, 1],
    talk: 0.6,
    kinds:
      'Market, Manav/Manavı, Kasap/Kasabı, Fırın/Fırını, Kırtasiye/Kırtasiyesi, Kitabevi, Çiçekçi/Çiçekçisi, Kuyumcu/Kuyumcusu, Giyim, Züccaciye, Nalbur, Mobilya, Ayakkabı, Telefoncu/Telefoncusu, Bakkal/Bakkalı, Şarküteri/Şarküterisi, Tuhafiye/Tuhafiyesi, Bisiklet, Beyaz Eşya, Halı, Perde, Petshop, Oyuncak, Antika',
    features: 'Kredi kartı, Adrese teslim, Taksit, Hediye paketi, İade ve değişim',
    hours: ['{"mon-sat":"09:00-20:00","sun":"10:00-18:00"}', '{"mon-sun":"07:00-22:00"}'],
  },
  Spor: {
    share: 30,
    prices: [3, 5, 2],
    talk: 1.0,
    kinds:
      'Spor Salonu, Halı Saha, Yüzme Kulübü, Pilates Stüdyosu, Tenis Kulübü, Dövüş Sporları, Yoga Stüdyosu',
    features: 'Duş, Soyunma odası, Antrenör eşliğinde, Işıklı saha, Otopark',
    hours: ['{"mon-fri":"07:00-23:00","sat-sun":"09:00-21:00"}'],
  },
  Eğitim: {
    share: 54,
    prices: [1, 6, 3],
    talk: 0.7,
    kinds:
      'Anaokulu, Dil Kursu, Sürücü Kursu, Etüt Merkezi, Müzik Kursu, Kolej/Koleji, Kreş/Kreşi, Bale Okulu, Yüzme Kursu',
    features: 'Servis, Deneme dersi, Sertifika, Hafta sonu programı',
    hours: ['{"mon-fri":"08:30-18:00","sat":"09:00-14:00","sun":"kapalı"}'],
  },
  Otomotiv: {
    share: 106,
    prices: [4, 5, 1],
    talk: 0.8,
    kinds:
      'Oto Servis, Lastikçi/Lastikçisi, Oto Yıkama, Oto Galeri, Oto Elektrik, Yedek Parça, Rot Balans, Oto Döşeme, Kaportacı/Kaportacısı, Motosiklet, Akü, Oto Cam, Çekici',
    features: 'Garantili işçilik, Yol yardım, Orijinal parça, Kredi kartı',
    hours: ['{"mon-sat":"08:00-19:00","sun":"kapalı"}'],
  },
};

export const DESCRIPTIONS = `Mahallenin yıllardır bildiği, işini özenle yapan bir yer.|Güler yüzlü ekibi ve temiz işçiliğiyle tanınır.|Aileden öğrenilmiş bir ustalık, bugünün imkânlarıyla sürüyor.|Yol üstünde, park yeri kolay, beklemeden iş görülen bir adres.|Küçük ama derli toplu; sorana yol gösterir, söz verdiği saatte teslim eder.|
  Sabah erken açılır, akşam son müşteri gidene kadar ışığı yanar.|Malını seçerek alan, eksiğini söyleyen esnaftan.|
  Çarşının içinde, dolmuş durağına iki dakika.|Üç kuşaktır aynı sokakta; adı ağızdan ağıza yayıldı.|
  Fiyatı baştan söyler, sonradan sürpriz çıkarmaz.|Yeni açıldı; düzenli, ferah ve sakin.`;

/** What reviewers write, by stars; example reviews, marked as such wherever they are seen. */
export const REVIEW_TEXTS: Record<1 | 2 | 3 | 4 | 5, string> = {
  5: `Mahallede en çok güvendiğimiz yer.|İlgileri de işçilikleri de çok iyi, gönül rahatlığıyla öneririm.|Yıllardır gidiyoruz, bir kez
    bile yüzümüz düşmedi.|Güler yüzlüler, sözlerinde duruyorlar.|Aradığımızı bulduk, üstelik fiyatı da makuldü.`,
  4: `Gayet iyi, yalnız kalabalık saatlerde bekleniyor.|Memnun kaldık, park yeri biraz sıkıntılı.|Kalitesi iyi, fiyatı ortalama.|
    Genel olarak iyi; bir dahaki sefere yine geliriz.`,
  3: `Fena değil ama daha iyisini bekliyordum.|İş görülüyor, ilgi biraz zayıf.|Bir gün iyi bir gün idare eder.`,
  2: `Beklediğimizin altında kaldı.|Uzun bekledik, sonuç da vasattı.`,
  1: `Maalesef memnun kalmadık.|Söz verilen gün hazır değildi.`,
};
