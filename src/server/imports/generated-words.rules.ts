import type { CategoryName } from './category.rules.ts';

/** What made-up businesses are put together from; many combinations, so that names rarely meet. */
interface Words {
  /** As a name ends with them; where a kind is called otherwise alone: `Kuaför/Kuaförü`. */
  kinds: string;
  features: string;
  hours: readonly string[];
}

export const wordsByCategory: Record<CategoryName, Words> = {
  Restoranlar: {
    kinds:
      'Kebapçı/Kebapçısı, Ocakbaşı, Ciğerci/Ciğercisi, Lokanta/Lokantası, Ev yemekleri/Sofrası, Pide Salonu, Balıkçı/Balıkçısı, Çorbacı/Çorbacısı, Köfteci/Köftecisi, Tantunici/Tantunicisi',
    features: 'Paket servis, Bahçe, Aile salonu, Kredi kartı, Otopark, Yemek kartı',
    hours: [
      '{"mon-sun":"11:00-23:00"}',
      '{"mon-sat":"10:00-22:00","sun":"kapalı"}',
      '{"mon-sun":"12:00-01:00"}',
    ],
  },
  Oteller: {
    kinds: 'Otel/Oteli, Pansiyon/Pansiyonu, Butik otel/Butik Oteli, Konuk Evi, Apart',
    features: 'Kahvaltı, Otopark, Ücretsiz internet, Toplantı salonu, Havuz',
    hours: ['{"mon-sun":"24 saat"}'],
  },
  Kafeler: {
    kinds:
      'Kahveci/Kahvecisi, Çay Bahçesi, Kafe, Pastane/Pastanesi, Tatlıcı/Tatlıcısı, Dondurmacı/Dondurmacısı',
    features: 'Ücretsiz internet, Teras, Ev yapımı tatlı, Çalışma masası, Çocuk dostu',
    hours: ['{"mon-sun":"08:00-23:00"}', '{"mon-fri":"07:30-20:00","sat-sun":"09:00-22:00"}'],
  },
  Barlar: {
    kinds: 'Meyhane/Meyhanesi, Bar, Türkü Evi, Teras',
    features: 'Canlı müzik, Alkollü içecek, Teras, Dev ekran',
    hours: ['{"tue-sun":"18:00-02:00","mon":"kapalı"}', '{"mon-sun":"17:00-01:00"}'],
  },
  Gelinlik: {
    kinds: 'Gelinlik, Moda Evi, Düğün Salonu, Damatlık',
    features: 'Ölçüye dikim, Kiralama, Randevulu, Tadilat',
    hours: ['{"mon-sat":"10:00-19:00","sun":"kapalı"}'],
  },
  'Piknik Alanları': {
    kinds: 'Piknik Alanı, Mesire Yeri, Park/Parkı, Orman Parkı',
    features: 'Mangal, Oyun alanı, Tuvalet, Gölgelik, Otopark',
    hours: ['{"mon-sun":"08:00-22:00"}', '{"mon-sun":"24 saat"}'],
  },
  Sağlık: {
    kinds:
      'Eczane/Eczanesi, Diş Kliniği, Tıp Merkezi, Fizik Tedavi, Veteriner Kliniği, Optik, Laboratuvar/Laboratuvarı',
    features: 'SGK anlaşmalı, Randevulu, Asansör, Özel sigorta',
    hours: [
      '{"mon-sat":"08:30-19:00","sun":"kapalı"}',
      '{"mon-fri":"08:00-17:30","sat-sun":"kapalı"}',
    ],
  },
  Güzellik: {
    kinds: 'Kuaför/Kuaförü, Berber/Berberi, Güzellik Salonu, Tırnak Stüdyosu, Masaj Salonu',
    features: 'Randevulu, Kredi kartı, Kadınlara özel saat',
    hours: ['{"mon-sat":"09:00-20:00","sun":"kapalı"}', '{"tue-sun":"10:00-21:00","mon":"kapalı"}'],
  },
  Alışveriş: {
    kinds:
      'Market, Manav/Manavı, Kasap/Kasabı, Fırın/Fırını, Kırtasiye/Kırtasiyesi, Kitabevi, Çiçekçi/Çiçekçisi, Kuyumcu/Kuyumcusu, Giyim, Züccaciye, Nalbur, Mobilya',
    features: 'Kredi kartı, Adrese teslim, Taksit, Hediye paketi, İade ve değişim',
    hours: ['{"mon-sat":"09:00-20:00","sun":"10:00-18:00"}', '{"mon-sun":"07:00-22:00"}'],
  },
  Spor: {
    kinds: 'Spor Salonu, Halı Saha, Yüzme Kulübü, Pilates Stüdyosu, Tenis Kulübü',
    features: 'Duş, Soyunma odası, Antrenör eşliğinde, Işıklı saha, Otopark',
    hours: ['{"mon-fri":"07:00-23:00","sat-sun":"09:00-21:00"}'],
  },
  Eğitim: {
    kinds: 'Anaokulu, Dil Kursu, Sürücü Kursu, Etüt Merkezi, Müzik Kursu, Kolej/Koleji',
    features: 'Servis, Deneme dersi, Sertifika, Hafta sonu programı',
    hours: ['{"mon-fri":"08:30-18:00","sat":"09:00-14:00","sun":"kapalı"}'],
  },
  Otomotiv: {
    kinds:
      'Oto Servis, Lastikçi/Lastikçisi, Oto Yıkama, Oto Galeri, Oto Elektrik, Yedek Parça, Rot Balans',
    features: 'Garantili işçilik, Yol yardım, Orijinal parça, Kredi kartı',
    hours: ['{"mon-sat":"08:00-19:00","sun":"kapalı"}'],
  },
};

export const FIRST_WORDS = `Güneş, Turunç, Pamuk, Portakal, Taşköprü, Seyhan, Toros, Çınar, Yıldız, Bereket, Akdeniz, Anadolu,
  Kardeşler, Ustam, Mavi, Yeşil, Gül, Lale, Nergis, Defne, Zeytin, Sedir, Çukurova, Dörtyol, Kale, Köprübaşı, Merkez,
  Yörük, Çiftlik, Umut, Huzur, Neşe, Barış, Doğa, Işık, Nehir, Göl, Bahar, Yaz, Ilgın, Irmak, İpek, Üzüm, Nar, Limon,
  Kavak, Söğüt, Mersin Yolu, Barajyolu, Saat Kulesi`;
export const SECOND_WORDS = `Hanım, Usta, Bey, Abi, Ailesi, Dede, Kardeş, Köşesi, Durağı, Konağı, Evi, Bahçesi, Yolu, Sokağı,
  Meydanı, Çarşısı, Dünyası, Park, Plaza, Yeni, Öz, Has, Şen, Tarihi, Küçük, Büyük`;
export const DESCRIPTIONS = `Mahallenin yıllardır bildiği, işini özenle yapan bir yer.|Güler yüzlü ekibi ve temiz işçiliğiyle tanınır.|Aileden öğrenilmiş bir ustalık, bugünün imkânlarıyla sürüyor.|Yol üstünde, park yeri kolay, beklemeden iş görülen bir adres.|Küçük ama derli toplu; sorana yol gösterir, söz verdiği saatte teslim eder.`;
