import { type Attribute, attributes } from '../../attributes/attributes.ts';
import { restFrom, type Span, type Token } from './tokens.ts';

const THERE = '(?:olan(?:lar)?|bulunan|sunan|olsun|mevcut)';
const NOT_THERE = '(?:olmayan(?:lar)?|bulunmayan|yok)';
const ALSO = '(?: olan(?:lar)?)?';
const ended = (text: string) => new RegExp(`^${text}(?= |$)`);
/** Alkollü içecek, otoparklı konut: of the thing, not of a place. */
const OF_A_THING = /^(?:icecek|icki|urun|konut|daire|site|villa|ev$)/;

interface Form {
  pattern: RegExp;
  /** As it is shown and filtered by. */
  value: string;
  isOfThings: boolean;
}

/** Otoparklı, otoparkı olan, otoparkı var mı, otopark olan; oyun alanı olan: "var" alone asks for the thing itself. */
function formsOfNoun(noun: string, { name, without }: Attribute): Form[] {
  const isPossessed = /\s.*[iu]$/.test(noun);
  const stem = isPossessed ? noun.replace(/s?[iu]$/, '') : noun;
  const own = isPossessed ? noun : `${noun.replace(/k$/, '[kg]')}s?[iu]`;
  const bare = isPossessed ? noun : `(?:${noun}|${own})`;
  const form = (text: string, value: string, isOfThings = false): Form => ({
    pattern: ended(text),
    ...{ value, isOfThings },
  });
  return [
    form(`${stem}l[iu]${ALSO}`, name, true),
    form(`${bare} ${THERE}`, name),
    ...(isPossessed ? [] : [form(`${own} var(?:mi)?`, name)]),
    form(`${bare} ${NOT_THERE}`, without),
  ];
}

const formsOf = (attribute: Attribute): [start: string, form: Form][] => {
  const { name, without, nouns, phrases, withoutPhrases } = attribute;
  const said = (phrase: string, value: string): [string, Form] => [
    phrase,
    { pattern: ended(`${phrase}${ALSO}`), value, isOfThings: false },
  ];
  return [
    ...nouns.flatMap((noun) =>
      formsOfNoun(noun, attribute).map((form) => [noun, form] as [string, Form]),
    ),
    ...phrases.map((phrase) => said(phrase, name)),
    ...withoutPhrases.map((phrase) => said(phrase, without)),
  ];
};

/** Of so many letters every word keeps the first when something hangs on it. */
const START = 2;
/** By how they begin, in the order of the attributes. */
const formsByStart = Map.groupBy(attributes.flatMap(formsOf), ([text]) => text.slice(0, START));

/**
 * What a question wants a place to have, or not to have: "otoparklı", "çocuk alanı olan", "alkolsüz". The longest
 * words that say one; a bare noun is a thing that is looked for.
 * @param isKnown of which attributes anything is known here; of the others the words stay words
 */
export function readAttributes(
  tokens: readonly Token[],
  isKnown: (value: string) => boolean = () => true,
): Span[] {
  const found: Span[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const rest = restFrom(tokens, from);
    let best: Span | undefined;
    for (const [, { pattern, value, isOfThings }] of formsByStart.get(rest.slice(0, START)) ?? []) {
      const said = pattern.exec(rest)?.[0];
      const to = from + (said?.split(' ').length ?? 0);
      if (said === undefined || (best && to <= best.to) || !isKnown(value)) continue;
      if (isOfThings && OF_A_THING.test(tokens[to]?.folded ?? '')) continue;
      best = { from, to, value };
    }
    if (!best) continue;
    found.push(best);
    from = best.to - 1;
  }
  return found;
}
