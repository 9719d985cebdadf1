import { useEffect } from 'react';

/** What an entry of the history carries; so its place outlives a reload, and nothing is stored. */
type EntryState = { place?: number } | null;

/** Safari refuses more than 100 changes of the history in 30 s. */
const REST_MS = 300;

/** Address of the page that is shown, without its hash. */
let shownHref = '';
/** Where the entry one comes back to was left, until its page is shown. */
let returningTo: number | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;
/** The address under which somebody last came to a field, or wrote in one. */
let writtenAt: string | undefined;

const entryState = () => history.state as EntryState;
/** What a page is known by: `pageAddress` of routes.ts, which stands above this. */
let knownBy: (url: string) => string;
const hereHref = () => knownBy(location.pathname + location.search);

/** Whether the page that is loaded begins at a section or where it was left, and not at its top. */
export const isShownFromFartherDown = (): boolean =>
  location.hash !== '' || (entryState()?.place ?? 0) > 0;

/** Starts keeping places: call once in the browser, before hydration, with the address of the page there is. */
export function keepScrollPlaces(href: string, pageAddress: typeof knownBy): void {
  knownBy = pageAddress;
  shownHref = href;
  const kept = entryState()?.place;
  // Gone back already, while the code was on its way: the page of this entry is yet to come.
  if (hereHref() !== shownHref) returningTo = kept ?? 0;
  else if (kept !== undefined) goTo(kept);
  const pushState = history.pushState.bind(history);
  history.pushState = (...entry) => {
    keepPlace();
    pushState(...entry);
    returningTo = undefined;
    // Another section of the page that is shown: the router sees no change of page.
    if (location.hash && hereHref() === shownHref) queueMicrotask(showSection);
  };
  addEventListener('popstate', ({ state }) => {
    clearTimeout(resting);
    const place = (state as EntryState)?.place;
    returningTo = place ?? 0;
    if (hereHref() === shownHref && place !== undefined) goTo(place);
  });
  addEventListener(
    'scroll',
    () => {
      clearTimeout(resting);
      resting = setTimeout(keepPlace, REST_MS);
    },
    { passive: true },
  );
  for (const type of ['focusin', 'input']) {
    addEventListener(type, ({ target }) => {
      if (target instanceof HTMLInputElement) writtenAt = hereHref();
    });
  }
  // Within the visit a page comes back after its data, so only a whole load is the browser's to place.
  const placeOurselves = () => {
    history.scrollRestoration = 'manual';
  };
  if (document.readyState === 'complete') placeOurselves();
  addEventListener('pageshow', placeOurselves);
  addEventListener('pagehide', () => {
    keepPlace();
    history.scrollRestoration = 'auto';
  });
}

function keepPlace(): void {
  clearTimeout(resting);
  // The page of this entry is still on its way: where the one before it stands is none of its places.
  if (hereHref() !== shownHref) return;
  history.replaceState({ ...(history.state as object | null), place: Math.round(scrollY) }, '');
}

function goTo(place: number): void {
  scrollTo({ top: place, behavior: 'instant' });
}

/** Shows the section that the address names (`/privacy#cerezler`), when there is one. */
function showSection(): boolean {
  const section = location.hash && document.getElementById(location.hash.slice(1));
  if (!section) return false;
  section.scrollIntoView({ behavior: 'instant' });
  tellPlace(section);
  return true;
}

/**
 * When another page is shown: to its top, or to where it was left when one comes back. A change of the
 * query alone (a filter) leaves the place as it is; a chip that is gone hands its focus on.
 */
export function useScrollPlace(href: string, isShown: boolean): void {
  useEffect(() => {
    if (!isShown || shownHref === href) return;
    const isSamePage = shownHref.split('?')[0] === href.split('?')[0];
    shownHref = href;
    if (returningTo !== undefined) {
      goTo(returningTo);
      if (!isSamePage) tellPlace(document.querySelector('h1'));
    } else if (isSamePage) {
      handFocusOn();
    } else if (!showSection()) {
      goTo(0);
      tellPlace(document.querySelector('h1'));
    }
    returningTo = undefined;
  }, [href, isShown]);
}

/** Where what was pressed has gone with its press: the focus goes on to the heading. */
export function handFocusOn(): void {
  if (document.activeElement === document.body) tellPlace(document.querySelector('h1'));
}

/** Tells a screen reader where it is now: a heading becomes focusable just for that. */
function tellPlace(heading: HTMLElement | null): void {
  // While the page was on its way somebody began to write: they are not interrupted.
  const isWriting = document.activeElement instanceof HTMLInputElement && writtenAt === shownHref;
  if (!heading || isWriting) return;
  if (heading.tabIndex < 0) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
