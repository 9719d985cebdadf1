/**
 * One page fades into the next, and the picture of a card that was chosen grows into the picture of its
 * page, where the browser can do that (view transitions). The address, the focus and the scroll place do
 * not wait for it: what changes the page runs a frame later, nothing else.
 */

/** See styles/page-swap.css. */
const HERO_NAME = 'page-hero';

/** False also where nobody would see it, or does not want to. */
export const canFade = (): boolean =>
  'startViewTransition' in document &&
  document.visibilityState === 'visible' &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Runs `update`, which must change the page before it returns, between two pictures of it.
 * @returns takes the update back, if it did not run yet
 */
export function fadePages(paths: { from: string; to: string }, update: () => void): () => void {
  let isWanted = true;
  const card = pictureOfCard(paths.to);
  const old = card ?? heroOfPage();
  const named: (HTMLElement | null | undefined)[] = [old];
  name(old, HERO_NAME);
  const { ready, finished } = document.startViewTransition(() => {
    name(old, '');
    if (!isWanted) return;
    update();
    const next = card ? heroOfPage() : pictureOfCard(paths.from);
    named.push(next);
    name(next, HERO_NAME);
  });
  const forget = () => {
    for (const element of named) name(element, '');
  };
  // It ends early when the next one begins or the tab is left: all the same to us.
  ready.catch(() => {});
  finished.then(forget, forget);
  return () => {
    isWanted = false;
  };
}

const heroOfPage = () => document.querySelector<HTMLElement>('[data-hero]');

/** Of the card that leads to a path: the one that has the focus, else the first that is in sight. */
function pictureOfCard(path: string): HTMLElement | undefined {
  const links = [...document.querySelectorAll(`main a[href=${JSON.stringify(path)}]`)];
  const link = links.find((one) => one === document.activeElement) ?? links.find(isInSight);
  const picture =
    link?.closest('.card')?.querySelector<HTMLElement>(':scope > .scene-ground') ??
    link?.querySelector<HTMLElement>('.scene-ground');
  return picture && isInSight(picture) ? picture : undefined;
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function name(element: HTMLElement | null | undefined, value: string): void {
  if (element) element.style.viewTransitionName = value;
}
