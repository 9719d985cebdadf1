import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { countAdEvent, type LiveAd } from '#contract/live-ads.ts';
import { requestFor } from '#web/api/api.ts';

/** Half of it on the screen counts as seen. */
const SEEN = 0.5;

type Counted = Pick<LiveAd, 'kind' | 'id'>;

/** Survives leaving the page; what does not arrive is not counted. */
function tell({ kind, id }: Counted, type: 'impression' | 'click'): void {
  const { address, body } = requestFor(countAdEvent, { kind, id, type });
  navigator.sendBeacon(address, new Blob([body ?? ''], { type: 'application/json' }));
}

/** Counts an ad: seen once per page that is looked at, and followed. */
export function useAdEvents<Element extends HTMLElement>({ kind, id }: Counted) {
  const ref = useRef<Element>(null);
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another look
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        tell({ kind, id }, 'impression');
      },
      { threshold: SEEN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [kind, id, path]);
  return { ref, onFollow: () => tell({ kind, id }, 'click') };
}
