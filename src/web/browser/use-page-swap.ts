import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { canFade, fadePages } from './page-swap.ts';

/** What there is to be seen of an address; `isPage` when it is a page and not the wait for one. */
export interface Seen<Entry> {
  href: string;
  entry: Entry;
  isPage: boolean;
}

const pathOf = (href: string) => href.split('?', 1)[0] ?? '';

/**
 * What is to be drawn: `now`, but where it is another page than the one before, that one for the frame in
 * which the browser takes its picture. A change of the query alone is no other page.
 */
export function usePageSwap<Entry>(now: Seen<Entry>): Seen<Entry> {
  const [drawn, setDrawn] = useState({ ...now, path: pathOf(now.href) });
  const { href, entry, isPage } = now;
  const from = drawn.path;
  const to = pathOf(href);
  const isSame = drawn.href === href && drawn.entry === entry;
  const waits = !isSame && isPage && from !== to && canFade();
  if (!isSame && !waits) setDrawn({ ...now, path: isPage ? to : from });
  useLayoutEffect(() => {
    if (!waits) return undefined;
    return fadePages({ from, to }, () =>
      flushSync(() => setDrawn({ href, entry, isPage, path: to })),
    );
  }, [waits, from, to, href, entry, isPage]);
  return waits ? drawn : now;
}
