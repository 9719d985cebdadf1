import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Api } from '#web/api/api.ts';
import { addRecentSearch } from './recent-searches.ts';
import { Suggestions } from './Suggestions.tsx';
import './search-suggestions.css';

let lists = 0;

/**
 * Makes a search field a whole combobox. The field itself stays the one that was there, with its
 * focus, its text and its caret; the list is drawn into the form's `.suggestions-place`.
 * @param sent what was searched for before this code was there
 * @returns how to stop
 */
export function offerSuggestions(
  field: HTMLInputElement,
  { api, sent }: { api: Api; sent: readonly string[] },
): () => void {
  for (const words of sent) addRecentSearch(words);
  const place = field.form?.querySelector('.suggestions-place');
  if (!place) return () => {};
  lists += 1;
  const root = createRoot(place, { identifierPrefix: `suggestions-${lists}-` });
  // Listens before this returns: a search sent a moment later would be in neither hand.
  flushSync(() => root.render(<Suggestions field={field} api={api} />));
  // The page that held the field is being taken away at this moment.
  return () => queueMicrotask(() => root.unmount());
}
