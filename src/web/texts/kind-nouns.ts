import { lowerTr } from '#contract/text/turkish-fold.ts';

// Words that say what kind of business something is, and so can follow a number: '14 eczane'.

const CONSONANT = '[bcçdfgğhjklmnprsştvyz]';
/** -cı in all its sounds, as it is written correctly behind each vowel: kebapçı, gözlükçü, lastikçi. */
const MAKERS = ['[aı]', '[ei]', '[ou]', '[öü]'].map(
  (vowel, index) =>
    new RegExp(
      `${vowel}(?:${CONSONANT}*[fstkçşhp]ç|(?:${CONSONANT}*[bdgğjlmnrvyz])?c)${'ıiuü'[index]}$`,
    ),
);
/** eczane, pastane, kütüphane; düğün salonu, diş hekimi, oto yıkama. */
const PLACES =
  /(?:hane|[^h]ane|salonu|merkezi|evi|bahçesi|alanı|kursu|servisi|hekimi|yıkama|mağazası|stüdyosu)$/;
const OTHERS = new Set(
  'avukat bakkal bar berber butik büfe dershane doktor fırın hastane kafe kasap klinik kuaför kreş kuyumcu lokanta lokantası manav market meyhane okul otel pansiyon park poliklinik restoran terzi veteriner'.split(
    ' ',
  ),
);

/**
 * `'Eczane'` → `'eczane'`, `'halı saha'` → undefined: the words as they can follow a number, where they
 * are one kind of business in the singular, written correctly.
 */
export function kindNoun(words: string): string | undefined {
  const noun = lowerTr(words.trim()).replace(/\s+/g, ' ');
  const parts = noun.split(' ');
  const last = parts.at(-1) ?? '';
  if (parts.length > 3 || !/^[a-zçğıöşü ]+$/.test(noun) || last.length < 3) return undefined;
  const isKind = OTHERS.has(last) || PLACES.test(last) || MAKERS.some((one) => one.test(last));
  return isKind ? noun : undefined;
}

/** The name of a category for one of them: `'Kafeler'` → `'kafe'`; undefined where that cannot be told. */
export function singular(category: string): string | undefined {
  const name = lowerTr(category.trim());
  const plural = /^(.*?([aeıioöuü])[^aeıioöuü]*)l[ae]r(?:([ıi])?)$/.exec(name);
  if (!plural) return undefined;
  const [, stem = '', vowel = '', isOwned] = plural;
  if (!isOwned) return stem;
  // kulüp → kulübü: the last letter may soften, and only a dictionary knows which does.
  if (/[pçtk]$/.test(stem)) return undefined;
  const ending = /[ou]/.test(vowel)
    ? 'u'
    : /[öü]/.test(vowel)
      ? 'ü'
      : /[aı]/.test(vowel)
        ? 'ı'
        : 'i';
  return `${stem}${/[aeıioöuü]$/.test(stem) ? 's' : ''}${ending}`;
}
