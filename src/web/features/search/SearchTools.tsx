import { SlidersHorizontal } from 'lucide-react';
import type { SearchAnswer } from '#contract/search/search.ts';
import { lowerTr } from '#contract/text/turkish-fold.ts';
import { searchTexts as texts } from '#web/texts/search.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { chosenChips } from './SearchChips.tsx';
import { type SearchQuery, searchAddress } from './search-query.ts';

/** Nearness or an hour is asked for, and no word says what. */
export const isWithoutWords = ({ words, readings }: Pick<SearchAnswer, 'words' | 'readings'>) =>
  words === '' && readings.some(({ kind }) => kind === 'near');

/** What people look for near them, as one touch more: behind what was chosen, in the same row. */
export const QuickKinds = ({ query }: { query: SearchQuery }) =>
  texts.quickKinds.map((word) => (
    <li key={word}>
      <Chip
        href={searchAddress('/search', {
          ...query,
          q: `${query.q ?? ''} ${lowerTr(word)}`.trim(),
          page: undefined,
        })}
      >
        {word}
      </Chip>
    </li>
  ));

/** Opens the filters of a phone. */
export function FiltersButton({ id, effective }: { id: string; effective: SearchQuery }) {
  const { category: _, district: __, ...others } = effective;
  return (
    <button
      type="button"
      popoverTarget={id}
      className="button button-plain button-sm figures xl:hidden"
    >
      <SlidersHorizontal aria-hidden="true" />
      {texts.filters(chosenChips(others, false).length)}
    </button>
  );
}
