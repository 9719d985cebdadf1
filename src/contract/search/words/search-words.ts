import { DISTRICTS } from '#contract/city/districts.ts';
import { searchWordLines } from '#contract/search/words/search-words-data.ts';
import { goodsWordLines } from '#contract/search/words/search-words-goods.ts';
import { kindWordLines } from '#contract/search/words/search-words-kinds.ts';
import { needWordLines } from '#contract/search/words/search-words-needs.ts';
import { tradeWordLines } from '#contract/search/words/search-words-trades.ts';
import { lowerTr, searchNorm } from '#contract/text/turkish-fold.ts';

/**
 * Words of names and addresses with letters that old exports lose: `T?rkiye` and `T?kiye` are known by
 * them. They are nobody's synonyms.
 */
const WORDS_OF_NAMES = `
  adaçay, ağaç, akçay, altıngöz, atatürk, bahçe, bahçelievler, bahçesi, barbaros, başak, bayındır, belediyesi, beşocak,
  bölge, bölgesi, böğürtlen, bulgurcu, büro, büyük, büyükşehir, caddesi, cemalpaşa, cumhuriyet, çağ, çağdaş, çağlar,
  çağlayan, çakmak, çalışkan, çamlıca, çamlıbel, çankaya, çarşı, çarşısı, çebi, çelik, çelikkapı, çetin, çevre, çınar,
  çınarlı, çiçek, çiftlik, çiğdem, çimen, çimento, çırak, çocuk, çözüm, çukurova, değirmen, demirköprü, denizli,
  dilberler, dispanseri, doğan, doğuş, döküm, dört, dörtyol, döşeme, duygu, dünya, dünyası, düzen, eğitim, elektrik,
  emiroğlu, endüstri, endüstrisi, endüstriyel, erdoğan, ersöz, fabrikası, fakülte, fakültesi, fındık, fırın, fırıncı, furkan,
  gazipaşa, genç, gençay, gençler, gıda, göçmen, göçmenler, gök, gökçe, göksu, göl, gölbaşı, gömlek, gönül, görgülü,
  görkem, göz, gözde, gül, gülbahçesi, güler, gümüş, gümüşler, gün, günay, gündoğdu, gündüz, güneş, güneşli, güney, gür, gürbüz,
  gürsel, gürselpaşa, güven, güvenlik, güzel, güzelevler, güzelyalı, hacettepe, havuzlubahçe, hizmetleri, huzur, hüseyin, hürriyet,
  ihtiyaç, ilaç, inönü, işçi, işletmeleri, kağıtçılık, karaçay, kardeşler, karşıyaka, kılıç, kiremithane, koç, koçak,
  köprü, köprülü, köseoğlu, köşe, köşk, köy, küçük, küçükdikili, küçüksaat, kültür, kürkçüler, kürkçü, kurtuluş, kurttepe,
  kutlubey, malzemeleri, mamülleri, mahmutoğlu, maçka, meydanı, mıdık, mobilyacılık, müdürlüğü, mühendislik, mücadele,
  mühür, mümin, müteahhit, müzik, nöroloji, nöropsikiyatri, obalar, onkoloji, ödül, öğretmen, öğretmenevi, öğrenci, ömer, ömür,
  önder, öncü, özel, özen, özcan, özdemir, özgür, özgün, özgümüş, özkan, özlem, öztürk, özyurt, özsüt, pazarı, pınar, pişmiş,
  pnömatik, profil, reşatbey, romatoloji, röntgen, sağlık, sarıçam, seçkin, seçit, sigorta, sinanpaşa, söğüt, söğütlü,
  sönmez, sözer, sucuzade, sultan, sünger, sürücü, sürücüsü, süleyman, sümer, sümerbank, süt, süper, şadırvan, şehir, şekerleme,
  şoförler, tabaklar, taahhüt, tasarım, tekçe, tepebağ, tökmen, türk, türkmen, türkeli, türkiye, türkocağı, traktör, tütün, tüp,
  uçak, ulucamii, uluçınar, ücret, üç, üçler, üçok, ülker, ülkü, ümit, ün, ünal, üniversal, üniversite, üniversitesi, ünlü,
  üretim, ürn, üroloji, ürün, ürünleri, üstün, üzüm, valikonağı, yardımcı, yavuzlar, yeşil, yeşilevler, yeşilyurt, yeşiloba, yıldız,
  yurtlar, yücel, yüce, yük, yüksek, yüksel, yüreğir, yüz, yüzme, yüzüncüyıl, yün, zübeyde, zümrüt, özlokmacı, çikolata, çiklet,
  kauçuk, alüminyum, büyükada, kozan, köprübaşı, bürosu, görüntüleme, çözümleri, öz, kömür, küp, güç, güçlü, sürat, kömürcü`;

const listed = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

const lines = [searchWordLines, tradeWordLines, needWordLines, goodsWordLines, kindWordLines]
  .join('\n')
  .split('\n')
  .filter((line) => line.trim() && !line.startsWith('#'));
const parted = (sign: '>' | '~' | '=') =>
  lines
    .map((line) => line.split(` ${sign} `))
    .filter((parts) => parts.length === 2)
    .map(([left = '', right = '']) => ({ said: listed(left), meant: listed(right) }));

/** Words for one thing. */
export const SYNONYMS: readonly (readonly string[])[] = lines
  .filter((line) => !/ [>~=] /.test(line))
  .map(listed);

/** What people say, and words for what they mean by it. */
export const NEEDS: readonly { said: readonly string[]; meant: readonly string[] }[] = parted('>');

const wrongSpellings = parted('~').flatMap(({ said, meant }) =>
  said.map((word) => [searchNorm(word), meant[0] ?? ''] as const),
);

/** What a folded word with a point behind it is short for, folded: `reh` → `rehabilitasyon`. */
export const ABBREVIATIONS: ReadonlyMap<string, readonly string[]> = new Map(
  parted('=').flatMap(({ said, meant }) =>
    said.map((word) => [searchNorm(word), meant.map(searchNorm)] as const),
  ),
);

const spelled = (phrases: readonly string[]) =>
  phrases
    .flatMap((phrase) => lowerTr(phrase).split(' '))
    .map((word) => [searchNorm(word), word] as const);

const SPELLINGS_ASKED: ReadonlyMap<string, string> = new Map(
  spelled([
    ...DISTRICTS,
    ...SYNONYMS.flat(),
    ...NEEDS.flatMap(({ said, meant }) => [...said, ...meant]),
    ...wrongSpellings.map(([, meant]) => meant),
    ...parted('=').flatMap(({ meant }) => meant),
  ]),
);
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ...spelled(listed(WORDS_OF_NAMES)),
  ...SPELLINGS_ASKED,
]);

/** How a known folded word is written: `kebapci` → `kebapçı`. */
export const spellingOf = (word: string): string | undefined => SPELLINGS.get(word);

export const knownWords: readonly string[] = [...SPELLINGS.keys()];

/** Folded words of the lines of synonyms: what kinds are called. */
export const kindWords: readonly string[] = spelled(SYNONYMS.flat()).map(([word]) => word);

/** Folded words of the lines: what somebody may ask for. */
export const askedWords: readonly string[] = [...SPELLINGS_ASKED.keys()];

const MIN_BEHIND_OTO = 4;
const forCars = SYNONYMS.flat().flatMap((phrase) =>
  phrase.includes(' ') || phrase.length < MIN_BEHIND_OTO ? [] : [`oto ${phrase}`],
);

/** Two words of a line written as one, where that is no word itself: konukevi, otoelektrikçi, otolastik. */
const JOINED_PHRASES: ReadonlyMap<string, string> = new Map(
  [...forCars, ...SYNONYMS.flat()].flatMap((phrase) => {
    const joined = searchNorm(phrase).replaceAll(' ', '');
    const isOne = phrase.split(' ').length !== 2 || SPELLINGS_ASKED.has(joined);
    return isOne ? [] : [[joined, phrase] as const];
  }),
);

const MIN_JOINED_START = 8;
const ENDING_OF_JOINED =
  /^(?:s?[iu](?:n[a-z]{0,3})?|y[aeiu]|l[ae]r[a-z]{0,7}|[dt][ae](?:n|ki)?|n?[iu]n|[ae])?$/;
const JOINED_BY_START = Map.groupBy(JOINED_PHRASES.keys(), (word) =>
  word.slice(0, MIN_JOINED_START),
);
/** The two words that one of a question is, whatever their ending: spormalzemeleri. */
export const partedPhrase = (word: string): string | undefined => {
  const joined = (JOINED_BY_START.get(word.slice(0, MIN_JOINED_START)) ?? []).find((one) => {
    const bare = one.replace(/s?[iu]$/, '');
    return word.startsWith(bare) && ENDING_OF_JOINED.test(word.slice(bare.length));
  });
  return (
    JOINED_PHRASES.get(word) ?? (joined === undefined ? undefined : JOINED_PHRASES.get(joined))
  );
};

/** Wrong spellings, folded, and the word that is meant as it is written. */
export const MISSPELLINGS: ReadonlyMap<string, string> = new Map(wrongSpellings);

/** No word is near it, however many signs stand for lost letters. */
const LONGEST_DAMAGED = 40;
const LETTERS_LEFT = 2;
const likePattern = (damaged: string, sign: RegExp, lost: string): string[] => {
  const isAlike = new RegExp(`^${damaged.replace(sign, lost)}$`);
  const left = damaged.replace(/[?\ufffd]/g, '').length;
  return knownWords.filter(
    (word) => word.length > left && word.length <= damaged.length + left && isAlike.test(word),
  );
};

/**
 * Known folded words a word may have been whose lost letters are `?` or U+FFFD: c, g, i, o, s or u.
 * Where there is none, each of them may have taken the next letter along, as old exports do: `T?kiye`.
 */
export function knownWordsLike(damaged: string): string[] {
  const left = damaged.replace(/[?\ufffd]/g, '').length;
  if (left < LETTERS_LEFT || damaged.length > LONGEST_DAMAGED) return [];
  const plain = likePattern(damaged, /[?\ufffd]+/g, '[cgiosu]{1,2}');
  return plain.length > 0 ? plain : likePattern(damaged, /[?\ufffd]/g, '[cgiosu][a-z]?');
}

const LETTER_AND_SIGNS = /^([b-df-hj-np-tvyz])([?\ufffd]{1,2})$/;

/**
 * Of `G?` only a letter is left, and that a vowel went with its neighbour: göz, gül, gün; of `G??` two
 * vowels did: göğüs.
 */
export function knownWordsOfLetter(damaged: string): string[] {
  const [, letter, signs] = LETTER_AND_SIGNS.exec(damaged) ?? [];
  if (letter === undefined || signs === undefined) return [];
  const isAlike = new RegExp(signs.length === 1 ? `^${letter}[ou].$` : `^${letter}[ou].[iu].$`);
  return knownWords.filter((word) => isAlike.test(word));
}
