import { CASE_ENDING, isLine, PLACE_NOUNS, type PlaceNoun } from '#contract/places/place-nouns.ts';
import { searchNorm } from '#contract/text/turkish-fold.ts';
import { ofAddress, readWords, type Word } from './lexemes.ts';

/** A place as texts name it. */
export interface SoughtPlace {
  /** Folded words that tell it from others of its noun. */
  words: readonly string[];
  /** It is one only with it: Mobilyacılar Sitesi, Yeni Mahalle. */
  noun?: PlaceNoun | undefined;
}

const PARTS = /[,;/()\n:]+|\s-+\s/;
const LONGEST_NOUN = 2;

const writtenAs = ({ forms, short }: PlaceNoun) =>
  [...forms, ...short].map((form) => form.replaceAll(' ', ''));
/** People mix up the nouns of lines. */
const nounsLike = (noun: PlaceNoun) =>
  isLine(noun.kind) ? PLACE_NOUNS.filter(({ kind }) => isLine(kind)) : [noun];

/** Where words that have these letters end, however they are parted: Belediye Evleri, Belediyeevleri. */
function endsOf(words: readonly Word[], from: number, letters: string): number[] {
  if (letters === '') return [from];
  return (words[from]?.forms ?? []).flatMap((form) =>
    form !== '' && letters.startsWith(form)
      ? endsOf(words, from + 1, letters.slice(form.length))
      : [],
  );
}

/** The nouns of places that stand there. */
const nounsAt = (words: readonly Word[], at: number) =>
  PLACE_NOUNS.filter((noun) =>
    writtenAs(noun).some((form) => endsOf(words.slice(0, at + LONGEST_NOUN), at, form).length > 0),
  );

/**
 * A name alone says where a business is before `Mah.`, behind all else, or where the address begins; before the noun of
 * a line it is the name of a street. What else has a name is called by it alone: Galleria, of an İş Merkezi.
 */
function isWhereabouts(part: readonly Word[], from: number, to: number, isFirst: boolean): boolean {
  const behind = nounsAt(part, to);
  if (behind.length > 0) return behind.some(({ kind }) => !isLine(kind));
  return to === part.length || (isFirst && from === 0);
}

/** Whether an address puts its business at a place. */
export function isNamedInAddress(address: string, place: SoughtPlace): boolean {
  const name = place.words.join('');
  const whole = place.noun ? nounsLike(place.noun).flatMap(writtenAs) : [];
  const parts = address.split(PARTS).map(readWords);
  const filled = parts.filter(({ length }) => length > 0);
  return filled.some((part, order) =>
    part.some((_, from) =>
      place.noun
        ? whole.some((form) => endsOf(part, from, name + form).length > 0)
        : endsOf(part, from, name).some((to) => isWhereabouts(part, from, to, order === 0)),
    ),
  );
}

/** As names are written before their endings. */
const NAMES = /(\p{Lu}[\p{L}\p{M}]+(?: \p{Lu}[\p{L}\p{M}]+){0,3})['’‘`´ʼ]\p{Ll}/gu;

/** Whether a text tells of a place by its name: with its noun, else as a name (`Kapıkaya’ya`). */
export function isToldInText(text: string, place: SoughtPlace): boolean {
  const name = place.words.join(' ');
  if (!place.noun)
    return [...text.matchAll(NAMES)].some(([, said = '']) =>
      ` ${searchNorm(said)}`.endsWith(` ${name}`),
    );
  const all = ` ${searchNorm(text)} `;
  return place.noun.forms.some((form) => {
    const at = all.indexOf(` ${name} ${form}`);
    const behind = all.slice(at + name.length + form.length + 2);
    return at >= 0 && CASE_ENDING.test(behind.slice(0, behind.indexOf(' ')));
  });
}

/** A tsquery for whoever may name one of these: all its words, in an address or another text. */
export const queryForNaming = (places: readonly SoughtPlace[]): string =>
  places
    .flatMap(({ words }) => [
      words.map((word) => `(${word} | ${ofAddress(word)})`).join(' & '),
      ...(words.length > 1 ? [ofAddress(words.join(''))] : []),
    ])
    .map((one) => `(${one})`)
    .join(' | ');
