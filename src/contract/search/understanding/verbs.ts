import { hardened } from './lexemes.ts';

/**
 * What somebody does or wants done, not whom they look for: öğrenmek, taşınıyorum, yıkatacağım,
 * patladı, bozulmuş, acıkınca, acıkırsam,
 * öğrenicem, arıyom, kalınır, oynanan, gitmeliyim, gitmem lazım, kaldığı, ütülensin, boyatırım,
 * diktirebilirim, yapsınlar. A tansiyon is none.
 */
const VERB_ENDING =
  /(?:m[ae]k|[iu]yo(?:r[a-z]{0,4}|[kmz])|(?<!s)[iu]yon|[ae]c[ae][gk](?:[iu](?:[mz]+|n)?)?|[aeiu]c[ae][mz]|(?<=^(?:al|bak|bul|cek|dik|et|gel|git|gor|kes|ol|sat|sor|ver|yap|yat|yaz|yi|di))c[ae][mz]|[ae]l[iu]m|[ae]y[iu]m|[iu][ln][iu]r|[iu]l[ae]n|[aeiu]n[ae]n|m[ae]l[iu](?:k|y[iu][mz])|m[ae]m(?:[iu]z)?|[dt][iu]g[iu](?:[mn]|m[iu]z)?|(?:[ae]n|[iu][ln]|t[iu]r)s[iu]n|(?<=^(?:al|bak|bul|cek|dik|gel|git|gor|kes|sat|ver|yap|yaz))s[iu]n(?:l[ae]r)?|[dt][iu]m?|(?<=[iu][lnr]|l[ae]n?)m[iu]s|[iu]nc[ae]|[aeiu]rs[ae][mk]|[ae]b[iu]l[iu]r(?:[iu][mz]|s[iu]n)?|(?:[dt][iu]r|[ae]t)[iu]r[iu][mz])$/;
const VERB = new RegExp(`^[a-z]{2,}${VERB_ENDING.source}`);
/** Passive, reflexive, made of a noun or denied: no name ends so, as many do like another past tense (Ferdi). */
const SURE_PAST = /^[a-z]{3,}(?:l?[ae]n|l[ae]|[iu][ln]|(?<=[a-z]{4})m[ae])d[iu][mk]?$/;
/** Behind a hard letter most are nouns (kartı); these are none, nor is anybody called so. */
const KNOWN_PAST =
  /^(?:(?:dus|sis|kac|tas|kop|cok|goc|bat|tut|bit|git|burk|dok|yap|yet|kes|carp|kalk|kus|sok)t|(?:gel|ol|kal)d)[iu]m?$/;
/** Before a past tense stands a vowel, or l, n, r behind one, or a t of its verb; else it is a noun: kartı, bisikleti. */
const PAST = /[aeiu](?:[lnr]?d|tt)[iu]m?$/;
export const isSurePast = (word: string) => SURE_PAST.test(word);
export const canBePast = (word: string) =>
  /[dt][iu]m?$/.test(word) && !SURE_PAST.test(word) && !KNOWN_PAST.test(word);
const NOUNS_LIKE_VERBS = new Set(
  `ekmek yemek irmak damak kaymak cakmak parmak tokmak basamak tirnak tuzak yamak sumak yumak limak somak mamak
  oymak saricam isicam yenicam gelecek silecek yakacak giyecek deneyim karinca dusunce gelince kalamis tasit kedim
  karacam egitim ogretim uretim yonetim denetim iletim tamam hamam yatirim`.split(/\s+/),
);
const MIN_VERB_LENGTH = 5;
/** Verbs among words people say, as somebody in a hurry says them: saç kestir, araba yıkatcam, kestirmem lazım. */
export const bareVerbsOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(
    words.flatMap((word) => {
      const bare = /^([a-z]+)m[ae]k$/.exec(word)?.[1] ?? '';
      return bare.length < MIN_VERB_LENGTH || NOUNS_LIKE_VERBS.has(word) ? [] : [bare];
    }),
  );
/** Whatever tense and person of a verb that is known: kiralayacaklar, kiralarız, kiralamaya, kiralasak. */
const ENDING_OF_BARE =
  /^(?:[iu]?c[ae][mz]|m[ae](?:[km]|y[iae]|n[iu]n|s[iu]|m[iu]z)?|s[ae][kmn]|s[iu]n(?:l[ae]r)?|y?[ae](?:n|y[iu]m|l[iu]m)|y?[iu]p|y[iu]nc[ae]|y?[ae]c[ae][gk][a-z]{0,5}|[iu]?yor[a-z]{0,4}|r(?:[iu][mz]|s[iu]n|l[ae]r)|[dt][iu](?:[kmn]|l[ae]r|n[iu]z)?|m[iu]s(?:[iu]m|t[iu]m)?|m[ae]l[iu](?:y[iu][mz])?|y?[ae]bil[a-z]{0,9})$/;

export interface Verbs {
  /** Folded words of what kinds are called: no verbs. */
  kinds: ReadonlySet<string>;
  bareVerbs: ReadonlySet<string>;
}

const isBareVerb = ({ bareVerbs }: Verbs, word: string) => {
  if (NOUNS_LIKE_VERBS.has(word)) return false;
  if (bareVerbs.has(word)) return true;
  for (let at = word.length - 1; at >= MIN_VERB_LENGTH; at -= 1)
    if (bareVerbs.has(word.slice(0, at)) && ENDING_OF_BARE.test(word.slice(at))) return true;
  return false;
};

/** Kiralama, yıkama: what a kind is called by is what somebody wants done. */
const NAME_OF_DOING = /^([a-z]{4,})m[ae]$/;
export const isDoneAs = (verbs: Verbs, name: string, word: string): boolean => {
  const stem = NAME_OF_DOING.exec(name)?.[1];
  return stem !== undefined && word.startsWith(stem) && isVerb(verbs, word);
};

/** Who does what is wanted: telefon tamir eden, lpg takan, çiçek getiren. */
const DOERS = new Set(
  `takan kesen diken onaran kiralayan yikayan temizleyen boyayan ogreten getiren goturen tasiyan basan ceken
  cizen pisiren doseyen giden gelen kapatan calisan bakan degistiren dolduran kuran soken doken yapistiren
  kaplayan parlatan bileyen yazan ceviren hazirlayan duzenleyen ayarlayan getirten yollayan gonderen
  bozduran kestiren yaptiran taktiran diktiren cektiren bastiran ureten`.split(/\s+/),
);

/** As they are written before the ending of whom it is for: çocuğa, kadınıma. */
const GIVEN = '(?:cocug|bebeg|erkeg|kadin|hanim)';
export const PERSON = new RegExp(
  `^(?:(?:kiz|ogl|anne|baba|babaanne|anneanne|dede|es|sevgili|arkadas|kardes|torun|teyze|hala|misafir|kayinvalide)(?:[iu]?m(?:[iu]z)?(?:[iu]n|[ae]|[iu])?|l[ae]r(?:[iu]m[a-z]{0,4}|[ae])|[iu]n|y?[ae])|${GIVEN}(?:[iu]m(?:[iu]z)?)?[ae])$`,
);
/** "kızıma", "misafirlere", "çocuğa": nobody is called so; Esin, Annem and Dedem are names. */
export const FOR_PERSON = new RegExp(`(?:(?:m(?:[iu]z)?|l[ae]r)|^${GIVEN})[ae]$`);

/** It looks like a verb, or like for whom it is. */
export const isVerb = (verbs: Verbs, word: string): boolean =>
  (PERSON.test(word) && !verbs.kinds.has(word)) ||
  (word.length >= MIN_VERB_LENGTH &&
    (isBareVerb(verbs, word) || DOERS.has(word) || VERB.test(word)) &&
    (!canBePast(word) || PAST.test(word)) &&
    !NOUNS_LIKE_VERBS.has(word) &&
    !isKindWord(verbs, word));

/**
 * As it is, or softened before its ending: of a lastiği the lastik is a thing, though a verb may end so; and of a klimam
 * the klima, though a yıkamam is what I have to do.
 */
const isKindWord = ({ kinds }: Verbs, word: string): boolean => {
  const bare = word.replace(/[iu]$/, '');
  const mine = word.replace(/(?<=[aeiu])m$/, '');
  return (
    kinds.has(word) ||
    (bare !== word && kinds.has(hardened(bare))) ||
    (mine !== word && !NAME_OF_DOING.test(mine) && kinds.has(mine))
  );
};

/** To have, get or do it: it says nothing beside what is had or done. */
const LIGHT = /^(?:aldir|ettir|yaptir|(?:al|et|ed|ol|yap)(?=[a-z]))/;
const VERB_ENDING_ALONE = new RegExp(`^${VERB_ENDING.source}`);
export const isLightVerb = (verbs: Verbs, word: string): boolean => {
  const [stem] = LIGHT.exec(word) ?? [];
  if (stem === undefined || !isVerb(verbs, word)) return false;
  const ending = word.slice(stem.length);
  return ENDING_OF_BARE.test(ending) || VERB_ENDING_ALONE.test(ending);
};

/** A verb whatever its ending, apart from all stems: taşıyacağım and taşıtmak are `~tas`. */
export const verbStem = (word: string): string =>
  `~${word
    .replace(VERB_ENDING, '')
    .slice(0, VERB_STEM_LENGTH)
    .replace(/[aeiu]$/, '')}`;
const VERB_STEM_LENGTH = 4;

/** What a thing is since that was done to it, as the verb: bozuk, as bozuldu. */
const BECAME = new Map(
  `bozuk bozuldu, kirik kirildi, patlak patladi, tikali tikandi, yirtik yirtildi, sokuk sokuldu, catlak catladi,
  curuk curudu, arizali arizalandi, bitik bitti, kopuk koptu`
    .split(/,\s+/)
    .map((pair) => {
      const [state = '', verb = ''] = pair.split(' ');
      return [state, [verbStem(verb)]] as const;
    }),
);
export const becameOf = (word: string): readonly string[] | undefined => BECAME.get(word);
