import { useEffect } from 'react';
import { onConsentChange } from './consent.ts';
import { pushEvent } from './data-layer.ts';

/** A list that is shared: behind its address stands a secret, which others must not get to know. */
const SHARED_LIST = /^\/favorites\/.+/;

/** Tells the data layer of every page that is shown, once per address. */
export function usePageView(path: string, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const view = () =>
      pushEvent('page_view', {
        page_path: path.replace(SHARED_LIST, '/favorites'),
        page_title: document.title,
      });
    view();
    return onConsentChange(view);
  }, [path, isShown]);
}
