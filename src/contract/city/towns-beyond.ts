import { fold } from '#contract/text/turkish-fold.ts';
import { OTHER_ADANA_DISTRICTS } from './districts.ts';

/** The provinces of Turkey but this one. */
const PROVINCES = `Adıyaman, Afyonkarahisar, Ağrı, Aksaray, Amasya, Ankara, Antalya, Ardahan, Artvin, Aydın, Balıkesir, Bartın, Batman,
  Bayburt, Bilecik, Bingöl, Bitlis, Bolu, Burdur, Bursa, Çanakkale, Çankırı, Çorum, Denizli, Diyarbakır, Düzce, Edirne,
  Elazığ, Erzincan, Erzurum, Eskişehir, Gaziantep, Giresun, Gümüşhane, Hakkari, Hatay, Iğdır, Isparta, İstanbul, İzmir,
  Kahramanmaraş, Karabük, Karaman, Kars, Kastamonu, Kayseri, Kilis, Kırıkkale, Kırklareli, Kırşehir, Kocaeli, Konya,
  Kütahya, Malatya, Manisa, Mardin, Mersin, Muğla, Muş, Nevşehir, Niğde, Ordu, Osmaniye, Rize, Sakarya, Samsun, Şanlıurfa,
  Siirt, Sinop, Şırnak, Sivas, Tekirdağ, Tokat, Trabzon, Tunceli, Uşak, Van, Yalova, Yozgat, Zonguldak`;

/** What people call some of them. */
const SHORT_NAMES = 'Afyon, Antep, Maraş, Urfa, İçel';

/** Districts of the provinces next to this one. */
const NEIGHBOURS = {
  Hatay: `Altınözü, Antakya, Arsuz, Belen, Defne, Dörtyol, Erzin, Hassa, İskenderun, Kırıkhan, Kumlu, Payas, Reyhanlı,
    Samandağ, Yayladağı`,
  Kahramanmaraş: `Afşin, Andırın, Çağlayancerit, Dulkadiroğlu, Ekinözü, Elbistan, Göksun, Nurhak, Onikişubat, Pazarcık,
    Türkoğlu`,
  Kayseri: `Akkışla, Bünyan, Develi, Felahiye, Hacılar, İncesu, Kocasinan, Melikgazi, Özvatan, Pınarbaşı, Sarıoğlan, Sarız,
    Talas, Tomarza, Yahyalı, Yeşilhisar`,
  Mersin: `Akdeniz, Anamur, Aydıncık, Bozyazı, Çamlıyayla, Erdemli, Gülnar, Mezitli, Mut, Silifke, Tarsus, Toroslar,
    Yenişehir`,
  Niğde: 'Altunhisar, Bor, Çamardı, Çiftlik, Ulukışla',
  Osmaniye: 'Bahçe, Düziçi, Hasanbeyli, Kadirli, Sumbas, Toprakkale',
};

const listed = (names: string) => names.split(',').map((name) => name.trim());

/** Towns that people of the city know and the directory does not cover. */
export const TOWNS_BEYOND: readonly string[] = [
  ...OTHER_ADANA_DISTRICTS,
  ...listed(PROVINCES),
  ...listed(SHORT_NAMES),
  ...Object.values(NEIGHBOURS).flatMap(listed),
];

export const NEIGHBOUR_PROVINCES = Object.keys(NEIGHBOURS);

const byFolded = new Map(TOWNS_BEYOND.map((name) => [fold(name), name]));

/** How the town is written whose folded name a word is. */
export const townBeyond = (folded: string): string | undefined => byFolded.get(folded);
