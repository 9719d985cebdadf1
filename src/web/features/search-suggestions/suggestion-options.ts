import type { SearchSuggestions } from '#contract/search/search-suggestions.ts';
import { searchNorm } from '#contract/text/turkish-fold.ts';
import { searchSuggestionTexts as texts } from '#web/texts/search-suggestions.ts';

export type OptionKind =
  | 'recent'
  | 'words'
  | 'category'
  | 'district'
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
  /** Where it leads; without it `words` are searched for. */
  href?: string;
  words?: string;
}

export interface OptionGroup {
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

/** The list for what is typed: without a word the recent searches, then what fits, then the search itself. */
export function optionGroups(
  typed: string,
  answer: SearchSuggestions | undefined,
  recent: readonly string[],
): OptionGroup[] {
  const words = typed.trim().replace(/\s+/g, ' ');
  const norm = searchNorm(words);
  if (!words) {
    if (recent.length === 0) return [];
    const clear: Option = { key: 'clear', kind: 'clear', label: texts.clear };
    return [{ title: texts.recent, options: [...recent.map(searching('recent')), clear] }];
  }
  const before = recent
    .filter((one) => norm && searchNorm(one).startsWith(norm) && searchNorm(one) !== norm)
    .slice(0, MOST_RECENT_BESIDE);
  const isThere = new Set(before.map(searchNorm));
  const completed = answer?.words.filter((one) => !isThere.has(searchNorm(one))) ?? [];
  const groups: OptionGroup[] = [
    { title: texts.recent, options: before.map(searching('recent')) },
    { title: texts.words, options: completed.map(searching('words')) },
    {
      title: texts.categories,
      options: (answer?.categories ?? []).map(({ name, slug }) => ({
        key: `category ${slug}`,
        kind: 'category',
        label: name,
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
  return groups.filter(({ options }) => options.length > 0);
}

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
