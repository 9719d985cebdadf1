// The text of /about. Plain data; the page draws it and passes in the facts of the city.
import { type CityFacts, DEFAULT_SHARE_TITLE } from '#contract/city/city.ts';

export interface AboutFact {
  /** As shown, e.g. '500+'. */
  value: string;
  label: string;
}

export interface AboutSection {
  id: string;
  heading: string;
  paragraphs: string[];
}

interface AboutList extends AboutSection {
  items: { name: string; text: string }[];
}

export interface AboutText {
  title: string;
  tagline: string;
  intro: string;
  factsHeading: string;
  facts: AboutFact[];
  story: AboutSection;
  city: AboutSection;
  beliefs: AboutList;
  /** Its items are steps, in this order. */
  checks: AboutList;
  sources: AboutSection;
  openData: string;
  invitation: AboutSection & { add: string; browse: string; onMap: string; write: string };
  description: string;
}

/** @param siteName the operator's name of the site, e.g. for the first sentence. */
export const aboutText = (siteName: string, facts: CityFacts): AboutText => ({
  title: 'Hakkımızda',
  description: `${siteName} hakkında: ${facts.foundedYear}’ten beri ${facts.districts} ilçede, ${facts.categories} kategoride ${facts.businesses} işletme. Kimiz, neye inanıyoruz, bilgileri nasıl kontrol ediyoruz?`,
  tagline: DEFAULT_SHARE_TITLE,
  intro: `${siteName}, Adana’da bir yer ararken önce komşuya soranların rehberi. Komşu evde yoksa diye yapıldı.`,
  factsHeading: 'Kısaca biz',
  facts: [
    { value: facts.businesses, label: 'kayıtlı işletme' },
    ...(facts.monthlyVisitors ? [{ value: facts.monthlyVisitors, label: 'aylık ziyaretçi' }] : []),
    { value: String(facts.categories), label: 'kategori' },
    { value: String(facts.districts), label: 'ilçe' },
    { value: String(facts.foundedYear), label: 'yılında kuruldu' },
  ],
  story: {
    id: 'hikayemiz',
    heading: 'Nereden çıktı bu iş?',
    paragraphs: [
      `${facts.foundedYear} yılında, basit bir soruyla başladı: Pazar akşamı açık bir eczane, çocuk için yüzme kursu, yirmi kişilik masası olan bir kebapçı nerede? Yanıtlar hep birilerinin telefon rehberinde, bir akrabanın aklında, kapısı kapalı bir dükkânın camındaydı.`,
      `Hepsini bir araya getirelim dedik. Bugün Seyhan’dan Karaisalı’ya ${facts.districts} ilçede, ${facts.categories} kategoride ${facts.businesses} işletme burada duruyor${facts.monthlyVisitors && `; her ay ${facts.monthlyVisitors} kişi kapıyı çalıp birini soruyor`}.`,
    ],
  },
  city: {
    id: 'sehrimiz',
    heading: 'Şehrimiz',
    paragraphs: [
      'Adana’da tarif sokak adıyla verilmez; “köprüyü geç, turunçların bittiği yerden sağa” denir. Taşköprü’nün iki yakasında gün erken başlar: ciğerci sabahın köründe mangalı yakar, esnaf kepengi serinlikte kaldırır. Öğlen sıcağında herkes gölgeye çekilir, akşam altı buçukta nehirden bir esinti gelir ve şehir ikinci kez uyanır.',
      'Nisanda portakal çiçeği kokusu her şeyi bastırır. Yazın yarısı yaylaya çıkar, kalanı bici bici yer. Biz bu düzeni biliriz; saatleri, ikiye bölünen mesaiyi, gece ikiye kadar süren sahaları ona göre yazarız.',
    ],
  },
  beliefs: {
    id: 'inandiklarimiz',
    heading: 'Neye inanıyoruz?',
    paragraphs: [],
    items: [
      {
        name: 'Doğru bilgi',
        text: 'Yanlış yazılmış bir saat, sıcakta boşuna yürünmüş yoldur. Bilmediğimizi uydurmaz, “saat bilgisi yok” deriz.',
      },
      {
        name: 'Eşit tezgâh',
        text: 'Eklemek ücretsizdir; köşedeki terzi de büyük otel de aynı sayfayı alır. Reklam varsa üstünde “Reklam” yazar.',
      },
      {
        name: 'Dürüst söz',
        text: 'Değerlendirmeler yıldızına bakılarak değil, kurala uyup uymadığına bakılarak yayımlanır.',
      },
      {
        name: 'Mahremiyet',
        text: 'Siz seçmeden cihazınıza sizi tanıtan bir şey yazmayız. Ziyaretleri sayarız ama IP adresi tutmayız.',
      },
    ],
  },
  checks: {
    id: 'nasil-kontrol-ediyoruz',
    heading: 'Bir işletme buraya nasıl giriyor?',
    paragraphs: ['Kim eklerse eklesin, hiçbir kayıt bakılmadan yayımlanmaz. Sırası şöyle:'],
    items: [
      {
        name: 'Eklenir',
        text: 'Sahibi, müşterisi ya da biz; formla, harita bağlantısıyla veya dosyayla.',
      },
      {
        name: 'Doğrulanır',
        text: 'Formla ekleyenin e-postası doğrulanır. Aynı yer daha önce eklenmiş mi diye adına, telefonuna ve konumuna bakılır.',
      },
      {
        name: 'İncelenir',
        text: 'Adres ilçesiyle, harita iğnesi adresle uyuşuyor mu bakılır; uymuyorsa nedeni yazılıp geri gönderilir.',
      },
      {
        name: 'Gözümüz üstünde kalır',
        text: 'Yanlışı gören “Hata bildir” der, düzeltiriz. Kapanan kapatılır, taşınan taşınır.',
      },
    ],
  },
  sources: {
    id: 'kaynaklar',
    heading: 'Haritanın ve verinin kaynağı',
    paragraphs: [
      'Mahalle sınırları OpenStreetMap’ten: © OpenStreetMap katılımcıları, Open Database License (ODbL) 1.0. Nasıl kullanılacağı openstreetmap.org/copyright adresinde yazar.',
      'Açık veriden alınan bir işletmenin sayfasında kaynağı ve lisansı yazar: © OpenStreetMap katılımcıları (ODbL 1.0), Overture Maps Foundation (CDLA-Permissive 2.0), Foursquare OS Places (Apache 2.0). Kaçının nereden geldiği açık veri sayfasındadır.',
    ],
  },
  openData: 'Rehberin verisini dosya olarak alın',
  invitation: {
    id: 'siz-de-katilin',
    heading: 'Siz de katılın',
    paragraphs: [
      'Bildiğiniz ama burada bulamadığınız bir yer mi var? Belki kapısında tabela bile yoktur ama bütün mahalle yerini bilir; asıl öylelerini arıyoruz.',
    ],
    add: 'İşletme ekle',
    browse: 'Tüm işletmelere bak',
    onMap: 'Haritada gez',
    write: 'Bize yazın',
  },
});
