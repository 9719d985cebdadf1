import { searchNorm } from '#contract/text/turkish-fold.ts';
import { phrasesIn } from '#server/categories/category-words.rules.ts';
import type { CategoryName } from './category.rules.ts';

/**
 * Names that tell their category, for rows whose category column is empty or says nothing. To teach
 * the import a new one, add it here. Read like the lists of kinds (`*` for any ending), but a word
 * counts only where the name ends with it (`Güneş Eczanesi`); with `…` behind it, where the name
 * begins with it (`Dr. Ayşe Ak`). Only words that leave no doubt: what they miss is refused by name.
 */
const tellingWords: Record<CategoryName, string> = {
  Restoranlar: `restoran, restoranı, restaurant, restorant, lokanta, lokantası, kebap, kebapçı, kebapçısı,
    kebap salonu, ocakbaşı, ciğerci, ciğercisi, dönerci, döner salonu, pideci, pide salonu, pide fırını,
    lahmacun salonu, köftecisi, köfte salonu, çiğ köfte, çiğköfte, çorbacı, çorbacısı, çorba salonu, kokoreç, tantuni, pizza, pizzeria, et lokantası, balık evi, balık restaurant, steakhouse, ev yemekleri, burger king …,
    mcdonald s …, mcdonalds …, domino s pizza …, köfteci yusuf …, restaurant …`,
  Oteller: `otel, oteli, hotel, pansiyon, pansiyonu, motel, hostel, konukevi, misafirhanesi, öğretmenevi,
    hilton …, hiltonsa …, sheraton …, ramada …, divan otel …`,
  Kafeler: `cafe, café, kafe, kahvecisi, kahve evi, coffee, kıraathanesi, kahvehanesi, pastane, pastanesi,
    patisserie, çay bahçesi, çay evi, baklavacısı, baklavaları, künefecisi, dondurmacısı, dondurmaları, starbucks …,
    kahve dünyası …, cafe …, kafe …`,
  Barlar:
    'pub, cafe bar, rock bar, türkü bar, meyhane, meyhanesi, birahanesi, night club, gece kulübü',
  Gelinlik: `gelinlik, gelinlikçi, gelinlik evi, gelin evi, gelinlikleri, moda evi gelinlik, düğün salonu,
    düğün salonları, kır düğünü`,
  'Piknik Alanları': `piknik alanı, mesire alanı, mesire yeri, kent ormanı, millet bahçesi, tabiat parkı,
    milli parkı, kamp alanı`,
  Sağlık: `eczane, eczanesi, ecz, hastane, hastanesi, tıp merkezi, poliklinik, polikliniği, diş kliniği, diş polikliniği,
    diş hekimi, ağız ve diş sağlığı, ağız ve diş sağlığı merkezi, veteriner, veteriner kliniği, aile sağlığı merkezi,
    optik, dr …, op dr …, uzm dr …, prof dr …, doç dr …, dt …, dt dr …, diş hekimi …, diş doktoru …, eczane …, ecz …,
    uzm psk …, psikolog …, diyetisyen …, dyt …, fzt …`,
  Güzellik: `kuaför, kuaförü, kuaför salonu, bayan kuaförü, erkek kuaförü, berber, berberi, güzellik salonu,
    güzellik merkezi, saç tasarım, kuaför …, berber …, hamamı`,
  Alışveriş: `market, marketi, süpermarket, süpermarketi, bakkal, bakkaliyesi, manav, manavı, kasap, kasabı,
    kuyumcu, kuyumculuk, kırtasiye, kırtasiyesi, kitabevi, kitap evi, çiçekçilik, çiçek evi, mobilya, züccaciye,
    ayakkabı, giyim, nalburiye, hırdavat, ekmek fırını, unlu mamulleri, kuruyemiş, terzi, perde, avm, migros …,
    a101 …, bim …, şok market …, carrefoursa …`,
  Spor: `spor salonu, fitness, fitness center, spor merkezi, spor kulübü, halı saha, halı sahası, halısaha,
    yüzme havuzu, pilates, pilates stüdyosu, gym`,
  Eğitim: `ilkokulu, ortaokulu, lisesi, anaokulu, kreş, kreşi, koleji, üniversitesi, fakültesi, dershanesi,
    sürücü kursu, dil kursu, etüt merkezi, özel öğretim kursu, anaokulu …`,
  Otomotiv: `oto, otomotiv, oto servis, oto tamir, oto yıkama, oto elektrik, oto lastik, oto galeri, oto kaporta,
    oto yedek parça, oto aksesuar, oto kiralama, oto ekspertiz, rent a car, lastikçi, lastik, petrol, akaryakıt,
    yedek parça, rot balans, oto yıkama …, oto elektrik …, oto kaporta …, oto lastik …, opet …, shell …,
    petrol ofisi …, aytemiz …`,
};

/** Works and wholesalers carry the same words: "Park Otel Mobilya San. Ltd. Şti." is no hotel. */
const doubtful = new Set(
  `san sanayi sanayii imalat imalati fabrika fabrikasi uretim depo deposu toptan toptanci dernek dernegi vakfi
   sendikasi odasi kooperatifi mudurlugu baskanligi insaat lojistik nakliyat turizm malzeme malzemeleri ekipman
   ekipmanlari makine makina sistemleri urunleri koltuklari mobilyalari tekstili temizlik danismanlik`.split(
    /\s+/,
  ),
);
/** Stand behind a telling word without changing it: forms of company, branches and places. */
const trailing = new Set(
  `ltd sti a s as tic ticaret ve limited sirketi anonim sube subesi merkez adana seyhan cukurova yuregir
   saricam karaisali turkiye`.split(/\s+/),
);

interface Ending {
  words: string[];
  isInFront: boolean;
  category: CategoryName;
}

const endings: Ending[] = Object.entries(tellingWords).flatMap(([category, list]) =>
  phrasesIn(list).map(({ text, words }) => ({
    words,
    isInFront: text.endsWith('…'),
    category: category as CategoryName,
  })),
);
const byEdgeWord = Map.groupBy(endings, ({ words, isInFront }) =>
  isInFront ? `${words[0]} …` : (words.at(-1) ?? ''),
);

const longest = (found: readonly Ending[]): CategoryName | undefined =>
  found.toSorted((a, b) => b.words.length - a.words.length)[0]?.category;

/** The category that a name itself leaves no doubt about; undefined for every other name. */
export function categoryOfName(name: string): CategoryName | undefined {
  const words = searchNorm(name).split(' ');
  // A word alone is a name that somebody forgot to write.
  if (words.length < 2 || words.some((word) => doubtful.has(word))) return undefined;
  while (words.length > 1 && trailing.has(words.at(-1) ?? '')) words.pop();
  const atEnd = (byEdgeWord.get(words.at(-1) ?? '') ?? []).filter((one) =>
    one.words.every((word, index) => words[words.length - one.words.length + index] === word),
  );
  const front = words.findIndex((word) => !trailing.has(word));
  const inFront = (byEdgeWord.get(`${words[front]} …`) ?? []).filter((one) =>
    one.words.every((word, index) => words[front + index] === word),
  );
  return longest(atEnd) ?? longest(inFront);
}
