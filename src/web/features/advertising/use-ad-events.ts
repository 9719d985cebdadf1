import { useEffect, useRef } from 'react';
import { countAdEvent, type LiveAd } from '#contract/advertising/live-ads.ts';
import { requestFor } from '#web/api/api.ts';
import { useAdsHere } from '#web/browser/ads-context.ts';
import { whenSeen } from './ad-seen.ts';

type Counted = Pick<LiveAd, 'kind' | 'id'>;

/** Survives leaving the page; what does not arrive is not counted. */
function tell({ kind, id }: Counted, type: 'impression' | 'click'): void {
  const { address, body } = requestFor(countAdEvent, { kind, id, type });
  navigator.sendBeacon(address, new Blob([body ?? ''], { type: 'application/json' }));
}

/** Counts an ad: seen once per page that is looked at, and followed. Its advertiser's own look is none. */
export function useAdEvents<Element extends HTMLElement>(
  { kind, id }: Counted,
  isPreview: boolean,
) {
  const ref = useRef<Element>(null);
  const { here } = useAdsHere();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another look
  useEffect(() => {
    if (!ref.current || isPreview) return;
    return whenSeen(ref.current, () => tell({ kind, id }, 'impression'));
  }, [kind, id, here, isPreview]);
  return { ref, onFollow: () => !isPreview && tell({ kind, id }, 'click') };
}
