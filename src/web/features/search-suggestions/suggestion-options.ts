import type { SearchSuggestions, SuggestedWay } from '#contract/search/search-suggestions.ts';
import { searchNorm } from '#contract/text/turkish-fold.ts';
import { searchSuggestionTexts as texts } from '#web/texts/search-suggestions.ts';

export type OptionKind =
  | 'recent'
  | 'words'
  | 'kind'
  | 'category'
  | 'place'
  | 'district'
  | SuggestedWay
  | 'business'
  | 'search'
  | 'clear';

/** One line of the list. */
export interface Option {
  /** The same as long as it means the same, whatever is above it. */
  key: string;
  kind: OptionKind;
  label: string;
  note?: string;
  /** Of businesses there; none where there are none. */
  count?: number;
  /** Where it leads; without it `words` are searched for. */
  href?: string;
  words?: string;
}

interface OptionGroup {
  /** The last row stands alone. */
  title?: string;
  options: Option[];
}

const MOST_RECENT_BESIDE = 2;

const searching = (kind: OptionKind) => (words: string) => ({
  key: `${kind} ${words}`,
  kind,
  label: words,
  words,
});

const WAYS: Record<SuggestedWay, string> = {
  open: '/search?open=now',
  duty: '/nobetci-eczane',
  holiday: '/bayramda-acik',
};

const counted = (count: number) => (count > 0 ? { count } : {});

const kindsAndWays = (title: string, { kinds, ways }: SearchSuggestions): OptionGroup[] => [
  {
    title: texts.ways,
    options: ways.map((way) => ({
      ...{ key: `way ${way}`, kind: way, label: texts.wayTo[way], href: WAYS[way] },
    })),
  },
  {
    title,
    options: kinds.map(({ name, slug, categorySlug, count }) => ({
      ...{ key: `kind ${slug}`, kind: 'kind', label: name, ...counted(count) },
      href: `/category/${categorySlug}/${slug}`,
    })),
  },
];

/**
 * The list for what is typed: without a word the recent searches and what this hour is about, else what fits, then the
 * search itself.
 */
export function optionGroups(
  typed: string,
  answer: SearchSuggestions | undefined,
  recent: readonly string[],
): OptionGroup[] {
  const words = typed.trim().replace(/\s+/g, ' ');
  const norm = searchNorm(words);
  if (!words) {
    const clear: Option = { key: 'clear', kind: 'clear', label: texts.clear };
    const rows = recent.length > 0 ? [...recent.map(searching('recent')), clear] : [];
    const groups = answer ? kindsAndWays(texts.kindsOfHour, answer) : [];
    return [{ title: texts.recent, options: rows }, ...groups].filter(isFilled);
  }
  const before = recent
    .filter((one) => norm && searchNorm(one).startsWith(norm) && searchNorm(one) !== norm)
    .slice(0, MOST_RECENT_BESIDE);
  const { kinds = [] } = answer ?? {};
  const isThere = new Set([...before, ...kinds.map(({ name }) => name)].map(searchNorm));
  const completed = answer?.words.filter((one) => !isThere.has(searchNorm(one))) ?? [];
  const groups: OptionGroup[] = [
    { title: texts.recent, options: before.map(searching('recent')) },
    ...(answer ? kindsAndWays(texts.kinds, answer) : []),
    { title: texts.words, options: completed.map(searching('words')) },
    {
      title: texts.categories,
      options: (answer?.categories ?? []).map(({ name, slug, count }) => ({
        ...{ key: `category ${slug}`, kind: 'category', label: name, ...counted(count) },
        href: `/category/${slug}`,
      })),
    },
    {
      title: texts.districts,
      options: (answer?.districts ?? []).map((district) => ({
        key: `district ${district}`,
        kind: 'district',
        label: district,
        href: `/search?${new URLSearchParams({ district })}`,
      })),
    },
    {
      title: texts.places,
      options: (answer?.places ?? []).map(({ name, district, path, count }) => ({
        ...{ key: `place ${path}`, kind: 'place', label: name, ...counted(count), href: path },
        ...(district && { note: texts.neighbourhoodOf(district) }),
      })),
    },
    {
      title: texts.businesses,
      options: (answer?.businesses ?? []).map(({ id, name, category, district }) => ({
        key: `business ${id}`,
        kind: 'business',
        label: name,
        note: `${category}, ${district}`,
        href: `/business/${id}`,
      })),
    },
    { options: [{ key: 'search', kind: 'search', label: texts.searchFor(words), words }] },
  ];
  return groups.filter(isFilled);
}

const isFilled = ({ options }: OptionGroup) => options.length > 0;

/**
 * The option an arrow leads to; undefined is the field itself, which lies between the last and the
 * first.
 */
export function optionAfter(
  options: readonly Option[],
  active: string | undefined,
  step: 1 | -1,
): string | undefined {
  const places = [undefined, ...options.map(({ key }) => key)];
  const at = Math.max(0, places.indexOf(active));
  return places[(at + step + places.length) % places.length];
}
