import type { ReactNode } from 'react';
import { NUMBER_FILTER_NAMES } from '#contract/search/number-filters.ts';
import type { Reading } from '#contract/search/search.ts';
import { listTexts } from '#web/texts/businesses.ts';
import { searchTexts } from '#web/texts/search.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { type SearchQuery, searchAddress } from './search-query.ts';
import { asWords, elsewhere, standing, withoutRead } from './search-readings.ts';

const texts = searchTexts.chips;

interface OneChip {
  key: string;
  label: string;
  /** The question without it. */
  without: SearchQuery;
}

/** The chosen filters, each with the question that is left when it goes. */
export function chosenChips(query: SearchQuery, isNearRead: boolean): OneChip[] {
  const { category, district, open, price, features, near } = query;
  const chip = (key: string, label: string, change: Partial<SearchQuery>): OneChip => ({
    key,
    label,
    without: { ...query, ...change, page: undefined },
  });
  return [
    category && chip('category', category, { category: undefined }),
    district && chip('district', district, { district: undefined }),
    open && chip('open', texts.open(open), { open: undefined }),
    ...price.map((slug) =>
      chip(slug, texts.price[slug], { price: price.filter((one) => one !== slug) }),
    ),
    ...features.map((feature) =>
      chip(feature, feature, { features: features.filter((one) => one !== feature) }),
    ),
    ...NUMBER_FILTER_NAMES.map(
      (name) => query[name] && chip(name, texts.numbers[name](query[name]), { [name]: undefined }),
    ),
    // The chip of the words says it already.
    near && !isNearRead && { key: 'near', label: texts.place, without: elsewhere(query) },
  ].filter((one) => typeof one === 'object');
}

/** What a reading is called on its chip. */
function readingLabel({ kind, value }: Reading): string {
  if (kind === 'open') return texts.open(value);
  if (kind === 'price') return texts.price[value as keyof typeof texts.price] ?? value;
  return kind === 'near' ? texts.near : value;
}

interface SearchChipsProps {
  query: SearchQuery;
  readings: readonly Reading[];
  /** Behind the last chip. */
  children?: ReactNode;
}

/** What was read out of the words, then what was chosen; each goes by a touch. */
export function SearchChips({ query, readings, children }: SearchChipsProps) {
  const read = standing(query, readings);
  const isNearRead = read.some(({ kind }) => kind === 'near');
  return (
    <ul className="chosen-chips empty:hidden">
      {read.map((reading) => {
        const label = readingLabel(reading);
        const isFeature = reading.kind === 'features';
        return (
          <li key={`${reading.kind} ${reading.value}`} className="max-w-full">
            <Chip
              href={searchAddress(
                '/search',
                isFeature ? withoutRead(query, reading) : asWords(query, reading.kind),
              )}
              removeLabel={isFeature ? listTexts.remove(label) : texts.asWord(label, reading.words)}
              className="max-w-full"
            >
              <span className="truncate">{label}</span>
            </Chip>
          </li>
        );
      })}
      {chosenChips(query, isNearRead).map(({ key, label, without }) => (
        <li key={key} className="max-w-full">
          <Chip
            href={searchAddress('/search', without)}
            removeLabel={listTexts.remove(label)}
            className="max-w-full"
          >
            <span className="truncate">{label}</span>
          </Chip>
        </li>
      ))}
      {children}
    </ul>
  );
}
