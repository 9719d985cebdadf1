import { isEveryByteDear } from './browser/saving-data.ts';
import type { PageStore } from './page-store.ts';
import { matchRoute, pageAddress } from './routes.ts';

/** A pointer that rests on a link, and a finger that has not begun to scroll, mean it. Milliseconds. */
const POINTED_MS = 65;
const TOUCHED_MS = 80;

/** The page of this site to which a link leads, where it leads to one. */
function pageOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search } = new URL(link.href);
  if (origin !== location.origin || !matchRoute(pathname).route) return undefined;
  return pageAddress(pathname + search);
}

/** From `first` on, a page is fetched once a hand is on its way to it: it is there when the link is pressed. */
export function fetchPagesAhead(store: Pick<PageStore, 'loadAhead'>, first: PointerEvent): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let aim: string | undefined;
  const leave = () => {
    clearTimeout(waiting);
    aim = undefined;
  };
  const reach = ({ target, type, pointerType }: PointerEvent) => {
    const isMouse = pointerType === 'mouse';
    if (isMouse !== (type === 'pointerover')) return;
    const page = pageOf(target);
    if (page === aim) return;
    leave();
    // Without a network the device answers whoever presses, and nobody before.
    if (!page || navigator.onLine === false || isEveryByteDear()) return;
    aim = page;
    waiting = setTimeout(() => void store.loadAhead(page), isMouse ? POINTED_MS : TOUCHED_MS);
  };
  document.addEventListener('pointerover', reach, { passive: true });
  document.addEventListener('pointerdown', reach, { passive: true });
  // A finger that scrolls, and one that has gone: its click comes next, and asks by itself.
  document.addEventListener('pointercancel', leave, { passive: true });
  document.addEventListener('pointerup', leave, { passive: true });
  reach(first);
}
