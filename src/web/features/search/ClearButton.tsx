import { useLocation } from 'wouter';
import { listTexts } from '#web/texts/businesses.ts';
import { noSearch, type SearchQuery, searchAddress } from './search-query.ts';

const PATH = '/search';

/** Takes every filter away and leaves the words; nothing where there is none. A form, so it needs no script. */
export function ClearButton({ query }: { query: SearchQuery }) {
  const [, navigate] = useLocation();
  const { q, literal } = query;
  const words = searchAddress(PATH, { ...noSearch, q, literal });
  if (searchAddress(PATH, query) === words) return null;
  return (
    <li className="sm:first:-ml-3.5">
      <form
        action={PATH}
        onSubmit={(event) => {
          event.preventDefault();
          navigate(words);
        }}
      >
        {[...new URL(words, 'http://page').searchParams].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button
          type="submit"
          className="button button-quiet button-sm max-sm:px-0! forced-colors:px-3!"
        >
          {listTexts.clear}
        </button>
      </form>
    </li>
  );
}
