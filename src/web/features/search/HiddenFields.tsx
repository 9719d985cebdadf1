import type { Reading } from '#contract/search/search.ts';
import { WAS } from '#web/browser/list-filters.ts';
import type { SearchQuery } from './search-query.ts';
import { SHOWN, shownText, standing } from './search-readings.ts';

/** What a form of /search carries unseen: the place, what stays words, and what it was drawn for. */
export const HiddenFields = ({
  query,
  readings,
}: {
  query: SearchQuery;
  readings: readonly Reading[];
}) => (
  <>
    <input type="hidden" name={WAS} value={query.q ?? ''} />
    {standing(query, readings).map((reading) => (
      <input
        key={`${reading.kind} ${reading.value}`}
        type="hidden"
        name={SHOWN}
        value={shownText(reading)}
      />
    ))}
    {query.literal.length > 0 && (
      <input type="hidden" name="literal" value={query.literal.join(',')} />
    )}
    {query.near && <input type="hidden" name="near" value={query.near} />}
  </>
);
