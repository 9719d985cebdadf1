import type { CategoryName } from '#server/imports/rows/category.rules.ts';
import type { Draw } from './seeded-draw.rules.ts';

/** What made-up names are put together from; none of them is somebody in particular. */

const listOf = (text: string) => text.split(',').map((word) => word.trim());

const MEN =
  listOf(`Ahmet, Mehmet, Mustafa, Ali, Hasan, Hüseyin, İbrahim, İsmail, Osman, Yusuf, Murat, Ömer, Ramazan, Halil,
  Süleyman, Abdullah, Mahmut, Recep, Salih, Kemal, Kadir, Emre, Hakan, Adem, Kenan, Serkan, Orhan, Yaşar, Cemal, Bekir, Burak,
  Veli, Selim, İlyas, Ferhat, Cuma, Şükrü, Nuri, Rıza, Tahsin, Zeki, Kazım, Ökkeş, Duran`);
const WOMEN =
  listOf(`Fatma, Ayşe, Emine, Hatice, Zeynep, Elif, Meryem, Şerife, Zehra, Sultan, Hanife, Merve, Havva, Zeliha,
  Esra, Fadime, Özlem, Hacer, Yasemin, Hülya, Cemile, Sevim, Gülsüm, Leyla, Dilek, Aysel, Songül, Sibel, Tuğba, Nurcan, Kübra,
  Gönül, Filiz, Ebru, Pınar, Nazlı, İpek, Derya, Gülay, Belgin, Şule, Çiğdem, Döne, Ümmü`);
const SURNAMES =
  listOf(`Yılmaz, Kaya, Demir, Şahin, Çelik, Yıldız, Yıldırım, Öztürk, Aydın, Özdemir, Arslan, Doğan, Kılıç, Aslan, Çetin, Kara,
  Koç, Kurt, Özkan, Şimşek, Polat, Korkmaz, Özcan, Çakır, Erdoğan, Can, Acar, Şen, Aktaş, Güler, Yalçın, Güneş, Bozkurt, Bulut,
  Keskin, Ünal, Turan, Gül, Özer, Işık, Kaplan, Avcı, Sarı, Tekin, Taş, Köse, Yüksel, Ateş, Aksoy, Uysal, Erol, Karaca, Toprak,
  Ceylan, Uçar, Kocabaş, Sezer, Durmaz, Tunç, Ergin, Karadağ, Soylu, Ekinci, Pamukçu, Bağcı, Turunçlu, Demirci, Dinçer, Kuzu,
  Elmas, Çiftçi, Oğuz, Baran, Yavuz, Altun, Balcı, Gökçe, Tokgöz, Sağlam, Usta, Karakuş, Kayhan, Özen, Duman, Akın, Bayram,
  Çınar, Göksu, Tatlı, Önal, Ünlü, Değirmenci, Kahraman, Küçük, Büyükkaya, Saygılı, Şeker, Ulusoy, Ilıca, İnce, İpekçi, Üstün,
  Hancı, Karslı, Seyhanlı, Toroslu, Yörükoğlu, Karaoğlan, Akpınar, Bozdağ, Cingöz, Denizci, Eroğlu, Fidan, Gündüz, Hoşgör,
  Kızıltaş, Mutlu, Narin, Ortaç, Parlak, Sönmez, Tezcan, Ulus, Varol, Yazıcı, Zengin, Esen, Güven, Dağlı, Ovalı, Varlık`);
/** Plants, birds, waters and what else shops of this city are called after. */
const THINGS =
  listOf(`Turunç, Pamuk, Portakal, Limon, Nar, İncir, Zeytin, Defne, Sedir, Çınar, Söğüt, Kavak, Nergis, Lale, Karanfil, Begonvil,
  Zakkum, Yasemin, Hanımeli, Reyhan, Nane, Kekik, Sumak, Susam, Üzüm, Asma, Kiraz, Badem, Ceviz, Fıstık, Keçiboynuzu, Mersin,
  Ilgın, Kamış, Nilüfer, Papatya, Gelincik, Menekşe, Leylek, Turna, Kumru, Serçe, Kırlangıç, Martı, Yunus, Ceylan, Güvercin,
  Irmak, Nehir, Göl, Pınar, Çağlayan, Dere, Köprü, Taşköprü, Kale, Saat Kulesi, Kervan, Yörük, Çadır, Kilim, Bakır, Gümüş, İnci,
  Yıldız, Güneş, Hilal, Şafak, Bahar, Güz, Yağmur, Rüzgâr, Poyraz, Meltem, Toros, Seyhan, Ceyhan, Çukurova, Akdeniz, Anadolu,
  Kilikya, Misis, Anavarza, Umut, Huzur, Neşe, Bereket, Şifa, Vefa, Dostlar, Komşu, Emek, Öncü, Işık, Fener, Çarşı, Meydan`);
const ADJECTIVES =
  listOf(`Mavi, Yeşil, Beyaz, Kırmızı, Turuncu, Sarı, Altın, Gümüş, Yeni, Eski, Tarihi, Meşhur, Küçük, Büyük, Güzel, Şirin, Öz, Has,
  Şen, Modern, Nazlı, Serin`);
/** `Usta/Usta’nın`: alone, and as whose place it is. */
const TITLES_OF_MEN = ['Usta/Usta’nın', 'Dayı/Dayı’nın', 'Abi/Abi’nin', 'Amca/Amca’nın'];
const TITLES_OF_WOMEN = ['Hanım/Hanım’ın', 'Abla/Abla’nın', 'Teyze/Teyze’nin', 'Ana/Ana’nın'];

/** Houses with several branches. */
const CHAINS: Partial<Record<CategoryName, readonly (readonly [name: string, kind: string])[]>> = {
  Alışveriş: [
    ['Turunç Market', 'Market'],
    ['Pamukova Market', 'Market'],
    ['Ovalı Toptan', 'Market'],
    ['Kilikya Giyim', 'Giyim'],
    ['Seyran Kırtasiye', 'Kırtasiye'],
    ['Ekinoba Fırın', 'Fırın'],
  ],
  Restoranlar: [
    ['Közbaşı Kebap', 'Kebapçı'],
    ['Dürümcü Halil Dede', 'Kebapçı'],
    ['Şahmaran Pide', 'Pide Salonu'],
    ['Tavuk Durağı', 'Lokanta'],
  ],
  Kafeler: [
    ['Kahve Ambarı', 'Kahveci'],
    ['Bici Bici Evi', 'Tatlıcı'],
    ['Meltem Pastaneleri', 'Pastane'],
  ],
  Sağlık: [
    ['Gülümse Diş', 'Diş Kliniği'],
    ['Netgör Optik', 'Optik'],
  ],
  Güzellik: [
    ['Saçevi Kuaför', 'Kuaför'],
    ['Ayna Güzellik', 'Güzellik Salonu'],
  ],
  Spor: [['Ovafit Spor Kulübü', 'Spor Salonu']],
  Eğitim: [['Akova Dil Okulları', 'Dil Kursu']],
  Otomotiv: [
    ['Lastik Merkezim', 'Lastikçi'],
    ['Parlak Oto Yıkama', 'Oto Yıkama'],
  ],
};
const CHAIN_SHARE = 0.03;

/** Somebody who writes a review: a given name and the first letter of a surname. */
export function madeUpPerson(draw: Draw): string {
  return `${draw.of(draw.chance(0.5) ? MEN : WOMEN)} ${draw.of(SURNAMES).slice(0, 1)}.`;
}

/** The branch of a chain, now and then. */
export function madeUpBranch(
  draw: Draw,
  category: CategoryName,
  neighbourhood: string,
): { name: string; kind: string } | undefined {
  const chains = CHAINS[category];
  if (!chains || !draw.chance(CHAIN_SHARE)) return undefined;
  const [chain, kind] = draw.of(chains);
  return { name: `${chain} ${neighbourhood} Şubesi`, kind };
}

/** @param kindInName the kind as it stands behind another noun: `Kebapçısı`, `Market` */
export function madeUpName(draw: Draw, kindInName: string, neighbourhood: string): string {
  const isWoman = draw.chance(0.4);
  const person = draw.of(isWoman ? WOMEN : MEN);
  const title = draw.of(isWoman ? TITLES_OF_WOMEN : TITLES_OF_MEN).split('/');
  const surname = draw.of(SURNAMES);
  const thing = draw.of(THINGS);
  const kind = draw.random();
  if (kind < 0.06) return `${surname} ${kindInName}`;
  if (kind < 0.12) return `${surname} Kardeşler ${kindInName}`;
  if (kind < 0.4) return `${person} ${surname} ${kindInName}`;
  if (kind < 0.48) return `${person} ${title[0]} ${kindInName}`;
  if (kind < 0.5) return `${person} ${title[1]} Yeri`;
  if (kind < 0.56) return `${thing} ${kindInName}`;
  if (kind < 0.74) return `${draw.of(ADJECTIVES)} ${thing} ${kindInName}`;
  if (kind < 0.8) return `${neighbourhood} ${kindInName}`;
  if (kind < 0.92) return `${neighbourhood} ${thing} ${kindInName}`;
  return `${surname} ${thing} ${kindInName}`;
}
