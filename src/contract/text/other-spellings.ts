/** Behind a hard letter the h of -hane is not heard: dersane. */
const UNHEARD = /(?<=[b-df-hj-np-tv-z])hane/g;
/** These were written with -hane once, and still are: hastahane. */
const SHORTENED = /\b(hast|ecz|past|post)ane/g;

/** How else people write a folded phrase with a word in -hane. */
export function otherSpellings(phrase: string): string[] {
  return [phrase.replace(UNHEARD, 'ane'), phrase.replace(SHORTENED, '$1ahane')].filter(
    (other) => other !== phrase,
  );
}
