import { CITY_NAME } from '#contract/city/city.ts';
import { DISTRICTS } from '#contract/city/districts.ts';
import { LEGAL_FORMS } from '#contract/text/legal-forms.ts';
import { fold, searchNorm } from '#contract/text/turkish-fold.ts';
import { formsOfDamaged, stemsOf } from './lexemes.ts';

const stemsIn = (words: string) => new Set(words.split(/\s+/).map((word) => stemsOf(word)[0]));

/** Where it is, or for whom: alone they say no kind, and beside one no other (a "masaj salonu" is for masaj). */
const OF_PLACES = stemsIn(
  `merkezi hizmetleri magazasi dukkani salonu ofisi burosu firmasi satisi fiyatlari urunleri takimi ustasi evi atolyesi
  bahcesi klinigi doktoru hekimi uzmani clinic center cocuklar ogrenciler aile kadinlar erkekler bayan bay`,
);
/** What many kinds end with: alone they say no kind, beside one often another (a "nargile kursu" is no nargile kafe). */
const WORK_ON = stemsIn('tedavisi bakimi tamiri tamircisi servisi montaji');
const DONE_WITH = new Set([...WORK_ON, ...stemsIn('sistemleri malzemeleri kiralama')]);
const LEARNT = stemsIn('kursu dersi okulu kulubu');
const LEARNING = new Set([...LEARNT, ...stemsIn('hocasi egitmeni ogretmeni egitimi')]);
const mainStem = (word: string) => stemsOf(word)[0] ?? '';
export const isOfPlace = (word: string) => OF_PLACES.has(mainStem(word));
/** Of those, no bahçeli: that is a place that has something, not the bahçesi of something. */
export const isPlaceItself = (word: string) => isOfPlace(word) && !/l[iu]$/.test(word);
/** Of those, what is done with a thing, not where it is learnt. */
export const isDeed = (word: string) => DONE_WITH.has(mainStem(word));
/** Both are work on a thing, or how it is learnt: bakımı and montajı, kursu and hocası. */
export const areAlikeDeeds = (one: string, other: string) =>
  [WORK_ON, LEARNING].some((some) => some.has(mainStem(one)) && some.has(mainStem(other)));
/** It names what is done, as any verb does: değiştirme, kaplaması. */
export const isDoing = (word: string) => /.{3}m[ae](?:s[iu])?$/.test(word);
/** Where something is learnt. */
export const isLearnt = (word: string) => LEARNT.has(mainStem(word));
/** What is below another thing, above it or before it, in one word: çınaraltı. */
export const BESIDE = /^(.{3,})(?:alti|ustu|onu|ici|arasi|basi|dibi)$/;
/** Firma, şirketi, firmaları: who does something as a trade. */
export const isFirm = (word: string) => /^(?:firma|sirket)(?:s?i|l[ae]r(?:i)?)?$/.test(word);
const WORKER = mainStem('ustasi');
/** Of those, what is done with a thing, and who does it. */
export const isWork = (word: string) => isDeed(word) || isLearnt(word) || mainStem(word) === WORKER;
export const isOfMany = (word: string) => isDeed(word) || isLearnt(word);
export const isGeneral = (word: string) => isOfPlace(word) || isOfMany(word);

const LEGAL = new Set(LEGAL_FORMS);
/** What a firm is by law, which many are: Ltd. Şti., San. ve Tic. */
export const isLegalForm = (word: string) => LEGAL.has(word);

const DISTRICT_STEMS = new Set(DISTRICTS.map((name) => stemsOf(searchNorm(name))[0]));
export const isDistrict = (word: string) => DISTRICT_STEMS.has(stemsOf(word)[0]);

/** Who makes a thing: bez fabrikası, çuval imalatı. */
export const isMaker = (word: string) => /^(?:fabrika|imalat|uretici)/.test(word);

/** What hangs on a name behind an apostrophe says nothing of it: Seyhan’da, Adana’nın, Bedo’ya. */
const ENDING =
  "['’‘`´ʼ](?:[nys]?[ıiuüaeIİUÜAE]n?|[nN][ıiuü]n|n?[dt][ae](?:n|ki)?|l[ae]r|y?l[ae])(?![\\p{L}\\p{M}])";
export const ENDING_OF_NAME = new RegExp(`(\\p{L})${ENDING}`, 'gu');
/** Also where it is a name's short word: A.Ş.’nin. */
const ENDING_OF_LAST = new RegExp(`(?<=[\\p{L}\\d.])${ENDING}$`, 'u');
const LOST_WITHIN = /[\p{L}\p{M}?\ufffd]*[?\ufffd]+\p{L}[\p{L}\p{M}?\ufffd]*/gu;

/** How somebody from abroad begins to ask, and what they say before where it is: none of it is of what they look for. */
const OPENING_ABROAD =
  /^(?:(?:where|how) (?:can|do|could|should) (?:i|we|you|one)|(?:can|could) (?:i|we|you|anyone)|is there|are there|do you know|i(?: am|['’]m) looking for|(?:i|we) (?:need|want))(?: to)?(?: (?:get|find|buy|have|recommend|suggest))?(?: (?:an?|any|some|the|my|me|our))*(?= \S)/i;
const WHERE_ABROAD = new RegExp(` in(?= ${CITY_NAME}|$)`, 'giu');
export const withoutSaidAbroad = (text: string) =>
  text.trim().replace(OPENING_ABROAD, '').replace(WHERE_ABROAD, '');

/** A word copied from a damaged text is what it most likely was. */
export const repaired = (text: string) =>
  text.replace(LOST_WITHIN, (token) => formsOfDamaged(fold(token))[0] ?? token);

/**
 * What somebody wants to know of a business they name; elsewhere some of it is looked for itself: telefon, menü. Beside
 * FILLERS.
 */
const ASKED_OF_ONE = new Set(
  `telefon telefonlari numara numarasi tel adres adresleri konum haritasi harita iletisim saatleri saati calisma mesai menu
  menusu menuleri yorumlari puan puanlari instagram sitesi web tarifi yol fotograflari resimleri`.split(
    /\s+/,
  ),
);

/**
 * What is left of a question without what it wants to know behind a name (`… telefonu`) and the ending of its last word
 * (`…’nin`, `…’nde`); where something is wanted, also what it is without whose that is (`çiçekçiliğin`). None where it
 * has neither.
 */
export function namesAskedAbout(question: string): string[] {
  const words = question.trim().split(/\s+/);
  const isAsking = (word: string) => {
    const said = searchNorm(word);
    return said === '' || FILLERS.has(said) || ASKED_OF_ONE.has(said);
  };
  const end = words.findLastIndex((word) => !isAsking(word)) + 1;
  if (end === 0) return [];
  const name = words.slice(0, end).join(' ').replace(ENDING_OF_LAST, '');
  if (name === words.join(' ')) return [];
  const owners = WHOSE.flatMap((ending) => {
    const owner = name.replace(ending, '');
    return end === words.length || owner === name
      ? []
      : [owner.replace(/[bcdgğ]$/, (letter) => HARD_AT_END[letter] ?? letter)];
  });
  return [name, ...owners];
}
/** Pastanesinin, kafenin; çiçekçiliğin, kebabın. */
const WHOSE = [/(?<=\p{L}{3})n[ıiuü]n$/u, /(?<=\p{L}{3})[ıiuü]n$/u];
const HARD_AT_END: Record<string, string> = { b: 'p', c: 'ç', d: 't', g: 'k', ğ: 'k' };

/** What anybody does anywhere, as it is said of a place: gidilir, gidilen, gidilecek, gidilebilecek. */
const DONE_ANYWHERE = (
  [
    ['gidil gorul yen yenil edil', 'en ecek ebilen ebilecek ebilir ir ur'],
    ['oturul alin bulun yapil', 'an acak abilen abilecek abilir ir ur'],
  ] as const
).flatMap(([stems, endings]) =>
  stems.split(' ').flatMap((stem) => endings.split(' ').map((ending) => stem + ending)),
);

/** Words that tell no business of this city from another: they lift a hit but are not asked for. */
export const FILLERS: ReadonlySet<string> = new Set([
  ...DONE_ANYWHERE,
  ...`adana adanada adanadaki adananin adanali adanaya bir ve veya ile icin gibi kadar en iyi iyisi guzel kaliteli cok de da
  satin mi mu ki ne nerede nerde nereden nereye neresi nasil hangi hangisi bana bize bu var varmi yok mah mahalle
  mahallesi mahallesinde cad caddesi caddesinde bulvari bulvarinda blv sok sokak sokagi sokaginda no
  lazim gerek gerekiyor ariyorum ariyoruz arayan istiyorum istiyoruz bul bulabilirim bulabilir oneri onerisi onerir onerin tavsiye misin misiniz olan olarak yapan
  satan satilan veren yer yeri yerler yerleri mekan mekani mekanlar mekanlari isletme isletmeler guvenilir ucuza
  acil hemen simdi biri birisi falan filan lutfen alabilirim icilir icecek yiyecek gidecek
  gidebilecegim magazasi magazalari dukkani dukkanlari firmasi firmalari fiyati fiyatlari telefonu adresi
  fabrikasi fabrikalari imalati imalatcisi imalathanesi ureticisi ureticileri yiyebilecegim yiyebilecegimiz icebilecegim alabilecegim
  bulabilecegim yaptirabilecegim yakini yakininda yakinlarinda civari civarinda civarlarinda yaninda karsisinda
  taraflarinda tarafinda bolgesinde oturmalik gitmelik yemelik icmelik takilmalik acaba varsa bi herhangi with the of for near me my best
  firma firmalar sirket sirketi sirketler sirketleri dukkan dukkanlar bulurum alirim yaparim ederim giderim
  yerim icerim gorurum fiyat fiyatlar ucret ucreti ucretleri liste listesi konumu yorum yorumu yorumlar yorumlari puani sikayet randevu randevusu rezervasyon rezervasyonu kac kaca
  kacta tl bilen tanidik bildigi bildiginiz onerebileceginiz merhaba selam arkadaslar beyler hocam abi kanka olsun
  olur olacak olmasi bari soyle boyle sey seyler hic daha bile galiba sanirim neler nedir kim kimler
  sorun sorunu sorunum problem problemi problemim sikinti sikintisi surekli artik
  adinda isminde isimli adli diye musunuz eden edip ederek yapip yaparak alip gidip gelip
  where find need looking please want there any good nice cheap and is turkish
  ich suche brauche gibt wo ein eine einen der die das den am im und gute guter gutes bester beste turkisch turkische turkischer turkisches
  турецкая турецкии турецкое хорошии хорошая хорошее лучшии лучшая лучшее есть ли на افضل احسن هل يوجد تركي تركيه
  اين وين في من عن اريد بدي где как найти нужен нужна нужно хочу ищу`.split(/\s+/),
]);

/**
 * What a sentence says besides: when, how much, for whom, and what nobody says of a place of their own. No place is called
 * so; it is asked for as any other word is, for a business may be.
 */
export const BESIDE_WHAT_IS_SAID: ReadonlySet<string> = new Set(
  `once sonra bugun yarin aksam aksama aksamki sabah sabaha gece ogle ogleden ogleyin hafta sonu haftasonu gunu birden
  aniden tekrar yeniden yine hala az biraz fazla cabuk hizli ucuz uygun temiz sakin nezih samimi rahat lezzetli unlu meshur
  siparis siparisi tek basima kendi kendim kendime kendimi ihtiyac ihtiyacim ihtiyacimiz eve evde evden ora orada
  burada`.split(/\s+/),
);
