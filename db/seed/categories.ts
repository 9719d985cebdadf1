export interface SeedCategory {
  name: string;
  slug: string;
  /** The motif of its drawing. */
  icon: string;
  color: string;
  description: string;
  /** Those with the same word are alike: what is looked for in one may as well be found in another. */
  alike?: string;
}

/** Where one eats, one drinks. */
const FOOD_AND_DRINK = 'food-and-drink';

/** The hues are those of the category's drawing (category-hues.css), at one lightness and chroma. */
const accent = (hue: number) => `oklch(0.62 0.13 ${hue})`;

/** The twelve of the specification (section 3), in its order. */
export const categories: SeedCategory[] = [
  {
    name: 'Restoranlar',
    slug: 'restoranlar',
    alike: FOOD_AND_DRINK,
    icon: 'skewer',
    color: accent(52),
    description: 'Köz başında kebap, sabah ciğeri, anne eli tencere: Adana önce sofrada tanınır.',
  },
  {
    name: 'Oteller',
    slug: 'oteller',
    icon: 'key',
    color: accent(215),
    description:
      'Tepebağ’ın taş konağından göl kıyısına, valizinizi bırakıp şehre çıkacağınız kapılar.',
  },
  {
    name: 'Kafeler',
    slug: 'kafeler',
    alike: FOOD_AND_DRINK,
    icon: 'tea',
    color: accent(78),
    description:
      'İnce belli bir çay, bir tabak bici bici ya da uzun bir kahve molası için oturulacak yerler.',
  },
  {
    name: 'Barlar',
    slug: 'barlar',
    alike: FOOD_AND_DRINK,
    icon: 'neon',
    color: accent(318),
    description: 'Gün kavuşunca kurulan meyhane masaları, canlı müzik ve teras serinliği.',
  },
  {
    name: 'Gelinlik',
    slug: 'gelinlik',
    icon: 'veil',
    color: accent(20),
    description: 'İlk provadan kına gecesine, duvaktan damatlığa düğün hazırlığının ustaları.',
  },
  {
    name: 'Piknik Alanları',
    slug: 'piknik',
    icon: 'mangal',
    color: accent(112),
    description:
      'Göl kıyısında, çam altında, kaynak başında: mangalı nereye kurup kilimi nereye sereceğiniz belli.',
  },
  {
    name: 'Sağlık',
    slug: 'saglik',
    icon: 'mortar',
    color: accent(180),
    description: 'Mahalle eczanesinden diş hekimine, şifa ararken elinizin altında dursun diye.',
  },
  {
    name: 'Güzellik',
    slug: 'guzellik',
    icon: 'mirror',
    color: accent(350),
    description: 'Berber koltuğundan cilt bakımına, aynadan gülümseyerek kalkacağınız salonlar.',
  },
  {
    name: 'Alışveriş',
    slug: 'alisveris',
    icon: 'awning',
    color: accent(96),
    description:
      'Kazancılar’ın bakırcısından köşedeki manava, sorup seçip pazarlık edeceğiniz dükkânlar.',
  },
  {
    name: 'Spor',
    slug: 'spor',
    icon: 'ball',
    color: accent(145),
    description:
      'Halı saha, havuz, kürek, salon: sıcak bahane değil, akşam serinliğinde buluşuruz.',
  },
  {
    name: 'Eğitim',
    slug: 'egitim',
    icon: 'book',
    color: accent(255),
    description:
      'Anaokulundan dil kursuna, öğrenmeye yeni başlayana da kaldığı yerden sürdürene de.',
  },
  {
    name: 'Otomotiv',
    slug: 'otomotiv',
    icon: 'garage',
    color: accent(62),
    description: 'Lastikten klimaya, yolda kalınca ilk aranacak ustalar ve yıkamacılar.',
  },
];
