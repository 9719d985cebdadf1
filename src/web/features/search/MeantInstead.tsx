import { Sparkles } from 'lucide-react';
import { searchTexts } from '#web/texts/search.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { type SearchQuery, searchAddress } from './search-query.ts';

/** The question was mended: says so, and what is seen instead. */
export const MeantInstead = ({ query, meant }: { query: SearchQuery; meant: string }) => (
  <p className="mb-5 flex gap-2.5 rounded-md bg-seyhan-soft px-4 py-2.5">
    <Sparkles className="mt-1 size-4 shrink-0 text-seyhan" aria-hidden="true" />
    <span>
      {searchTexts.meant.question}{' '}
      <Anchor
        href={searchAddress('/search', { ...query, q: meant, page: undefined })}
        className="text-link font-semibold"
      >
        {meant}
      </Anchor>
      ? <span className="text-quiet">{searchTexts.meant.shown(query.q ?? '')}</span>
    </span>
  </p>
);
