import { groupBy } from '../group-by.ts';
import { searchNorm } from '../text/turkish-fold.ts';
import { ATTRIBUTE_LINES } from './attribute-lines.ts';

/** By slug, whether a business has it; what is not among them nobody knows. */
export type Attributes = Record<string, boolean>;

/** A business has it, or has it not. */
export interface Said {
  slug: string;
  has: boolean;
}

interface ShownAttribute extends Said {
  name: string;
  /** What stands on the page. */
  text: string;
}

export interface Attribute {
  slug: string;
  name: string;
  /** What it is called where it is not. */
  without: string;
  /** That is a name people look for, as `Alkolsüz`, not only a `yok` behind its own. */
  isAskedWithout: boolean;
  /** Folded: what a business has; what is asked for as it stands, with it and without. */
  nouns: readonly string[];
  phrases: readonly string[];
  withoutPhrases: readonly string[];
  /** What visitors are asked; empty where they are not. */
  question: string;
  /** Slugs of categories; undefined: of all. */
  categories: readonly string[] | undefined;
  /** Folded words of which a kind must have one. */
  kindWords: readonly string[];
}

const listed = (text = '') => text.split(',').map(searchNorm).filter(Boolean);

/** In the order in which they are asked for. */
export const attributes: readonly Attribute[] = ATTRIBUTE_LINES.split('\n# ').flatMap((section) => {
  const [head = '', ...lines] = section.trim().split('\n');
  const [slugs = '', words] = head.replace(/^# /, '').split(':');
  const categories = slugs.trim() === '*' ? undefined : slugs.trim().split(' ');
  return lines.filter(Boolean).map((line) => {
    const [slug = '', name = '', nouns, phrases, without, withoutPhrases, question = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return {
      ...{ slug, name, categories, kindWords: listed(words) },
      without: without || `${name} yok`,
      isAskedWithout: Boolean(without),
      ...{ nouns: listed(nouns), phrases: listed(phrases) },
      withoutPhrases: listed(withoutPhrases),
      question,
    };
  });
});

const bySlug = new Map(attributes.map((one) => [one.slug, one]));
export const attributeOf = (slug: string): Attribute | undefined => bySlug.get(slug);

/** As it is shown: `Otopark`, `Otopark yok`, `Alkolsüz`; of one that is no longer asked for nothing. */
export const textsOf = (said: Attributes): ShownAttribute[] =>
  Object.entries(said)
    .flatMap(([slug, has]) => {
      const one = bySlug.get(slug);
      return one ? [{ slug, name: one.name, has, text: has ? one.name : one.without }] : [];
    })
    .sort((one, other) => placeOf(one) - placeOf(other));

const places = new Map(attributes.map(({ slug }, place) => [slug, place]));
const placeOf = ({ slug }: ShownAttribute) => places.get(slug) ?? 0;

const byText = new Map<string, Said>(
  attributes.flatMap(({ slug, name, without }) => [
    [name, { slug, has: true }],
    [without, { slug, has: false }],
  ]),
);
/** What such a text says, word for word; undefined for a free feature. */
export const saidBy = (text: string): Said | undefined => byText.get(text);

const byFeature = groupBy(
  attributes.flatMap(({ slug, name, nouns, phrases, without, withoutPhrases }) => [
    ...[searchNorm(name), ...nouns, ...phrases].map((text) => ({ text, slug, has: true })),
    ...[searchNorm(without), ...withoutPhrases].map((text) => ({ text, slug, has: false })),
  ]),
  ({ text }) => text,
);

/** A free feature that is another word for what an attribute's name says: `Açık hava`, `Wi-Fi`. */
export const isOtherWord = (feature: string): boolean =>
  !byText.has(feature) && byFeature.has(searchNorm(feature));

/** With what free features say of attributes of which nothing else is said. */
export function withFeatures(said: Attributes, features: readonly string[]): Attributes {
  const told = features.flatMap((feature) => byFeature.get(searchNorm(feature)) ?? []);
  return { ...Object.fromEntries(told.map(({ slug, has }) => [slug, has])), ...said };
}

/** The free feature that says the same, where there is one: `Klimalı salon` of `Klima`. */
export const ownWordOf = ({ slug, has }: Said, features: readonly string[]): string | undefined =>
  features.find((feature) =>
    byFeature.get(searchNorm(feature))?.some((one) => one.slug === slug && one.has === has),
  );

/** What a business is asked: what its kind has, and what is said of it already. */
export function askedOf(
  { categorySlug, kind }: { categorySlug: string | undefined; kind: string },
  said: Attributes,
): Attribute[] {
  const words = searchNorm(kind).split(' ');
  return attributes.filter(({ slug, categories, kindWords }) => {
    if (said[slug] !== undefined) return true;
    if (categories && !(categorySlug && categories.includes(categorySlug))) return false;
    const isOfKind = (start: string) => words.some((word) => word.startsWith(start));
    return kindWords.length === 0 || kindWords.some(isOfKind);
  });
}
