import { type Attribute, attributes } from '../../attributes/attributes.ts';
import { groupBy } from '../../group-by.ts';
import { softened } from './lexemes.ts';
import { restFrom, type Span, type Token } from './tokens.ts';

/** Passive or not: gidilen, gittiğimiz. */
const VOICE = '(?:[iu]?[ln])?';
const WHOSE = '(?:m(?:[iu]z)?|n)?';
/** A verb as people say it of a place: girilen, girilebilen, girebileceğim, giriliyor mu, girdiğimiz. */
const DONE =
  `(?:y?[ae]n(?:l[ae]r)?|y?[ae]c[ae](?:k|g[iu]${WHOSE})|[dt][iu]g[iu]${WHOSE}|(?:[aeiu]?r|[iu]yor)(?:m[iu])?` +
  `|y?[ae]bil(?:[ae]n(?:l[ae]r)?|[ae]c[ae](?:k|g[iu]${WHOSE})|(?:[iu]r|[iu]yor)(?:m[iu])?))`;
/** And as they say that it is not: girilmeyen, girilmiyor, girilmez. */
const NOT_DONE = `m(?:[ae]y[ae]n(?:l[ae]r)?|[ae]z|[iu]yor|[ae]d[iu]g[iu]${WHOSE})`;
/** Of a verb as the table has it: its stem, and whether it is denied. */
const VERB =
  /^(?<stem>[a-z]+?)(?:(?<not>m[ae]y[ae]n)|y?[ae]bil(?:[ae]n|[ae]c[ae](?:k|g[iu]))|y?[ae]n|y?[ae]c[ae](?:k|g[iu]))$/;
/** Randevu almadan: said as it stands. */
const NO_VERB = /m[ae]d[ae]n$/;
const PASSIVE = /(?<=[a-z]{2})(?:[iu][ln]|(?<=[aeiu])n)$/;

/** All that people make of a verb of the table. */
const saidOf = (stem: string, isDenied: boolean) =>
  `${stem.replace(PASSIVE, '').replace(/[dt]$/, '[dt]')}${VOICE}${isDenied ? NOT_DONE : DONE}`;

/** Not "bulabileceğim": that is what is looked for itself. */
const THERE = `(?:ol${DONE}|bulun${DONE}|sun(?:ul)?${DONE}|olsun|mevcut)`;
const NOT_THERE = `(?:ol${NOT_DONE}|bulun${NOT_DONE}|yok)`;
const ALSO = '(?: olan(?:lar)?| m[iu])?';
const ARTICLE = '(?:an? |the )?';
const ended = (text: string) => new RegExp(`^${text}(?= |$)`);
/** Alkollü içecek, otoparklı konut: of the thing, not of a place. */
const OF_A_THING = /^(?:icecek|icki|urun|konut|daire|site|villa|ev$)/;

interface Form {
  pattern: RegExp;
  /** As it is shown and filtered by. */
  value: string;
  isOfThings: boolean;
}

/** Otoparklı, otoparkı olan, otoparkları bulunan, otoparkı var mı, otopark olan; oyun alanı olan: "var" alone asks for the thing itself. */
function formsOfNoun(noun: string, { name, without }: Attribute): [start: string, form: Form][] {
  const isPossessed = /\s.*[iu]$/.test(noun);
  const stem = isPossessed ? noun.replace(/s?[iu]$/, '') : noun;
  const many = `${stem}l[ae]r[iu]?`;
  const own = isPossessed ? noun : `(?:${noun}|${softened(noun)})s?[iu]`;
  const bare = `(?:${isPossessed ? noun : `${noun}|${own}`}|${many})`;
  const form = (text: string, value: string, start = noun, isOfThings = false): [string, Form] => [
    start,
    { pattern: ended(text), value, isOfThings },
  ];
  return [
    form(`${stem}l[iu]${ALSO}`, name, noun, true),
    form(`${bare} ${THERE}`, name),
    ...(isPossessed ? [] : [form(`(?:${own}|${many}) var(?:mi)?`, name)]),
    form(`${bare} ${NOT_THERE}`, without),
    form(`with ${ARTICLE}${noun}s?`, name, 'with'),
    form(`without ${ARTICLE}${noun}s?`, without, 'without'),
  ];
}

/** With whom one comes: köpekle, köpeğimle, köpeğimizle. */
const withMine = (phrase: string) =>
  phrase.replace(
    /([a-z]{3,})(l[ae]) $/,
    (_, noun: string, ending: string) => `(?:${noun}|${softened(noun)}[iu]m(?:[iu]z)?)${ending} `,
  );

/** As it stands in the table, and where it ends with a verb, in all its endings. */
function saidPhrase(phrase: string): string {
  const [, before = '', last = ''] = /^(.* )(\S+)$/.exec(phrase) ?? [];
  const { stem, not } = (!NO_VERB.test(last) && VERB.exec(last)?.groups) || {};
  return stem === undefined
    ? phrase
    : `(?:${phrase}|${withMine(before)}${saidOf(stem, not !== undefined)})`;
}

const formsOf = (attribute: Attribute): [start: string, form: Form][] => {
  const { name, without, nouns, phrases, withoutPhrases } = attribute;
  const said = (phrase: string, value: string): [string, Form] => [
    phrase,
    { pattern: ended(`${saidPhrase(phrase)}${ALSO}`), value, isOfThings: false },
  ];
  return [
    ...nouns.flatMap((noun) => formsOfNoun(noun, attribute)),
    ...phrases.map((phrase) => said(phrase, name)),
    ...withoutPhrases.map((phrase) => said(phrase, without)),
  ];
};

/** Of so many letters every word keeps the first when something hangs on it. */
const START = 2;
/** By how they begin, in the order of the attributes. */
const formsByStart = groupBy(attributes.flatMap(formsOf), ([text]) => text.slice(0, START));

/**
 * What a question wants a place to have, or not to have: "otoparklı", "çocuk alanı olan", "alkolsüz". The longest
 * words that say one; a bare noun is a thing that is looked for. What nobody here is said to have is read as well.
 */
export function readAttributes(tokens: readonly Token[]): Span[] {
  const found: Span[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const rest = restFrom(tokens, from);
    let best: Span | undefined;
    for (const [, { pattern, value, isOfThings }] of formsByStart.get(rest.slice(0, START)) ?? []) {
      const said = pattern.exec(rest)?.[0];
      const to = from + (said?.split(' ').length ?? 0);
      if (said === undefined || (best && to <= best.to)) continue;
      if (isOfThings && OF_A_THING.test(tokens[to]?.folded ?? '')) continue;
      best = { from, to, value };
    }
    if (!best) continue;
    found.push(best);
    from = best.to - 1;
  }
  return found;
}
