import { useEffect, useSyncExternalStore } from 'react';
import { isRemembering } from '#web/browser/recent-businesses.ts';
import { island } from '#web/ui/island/island.ts';
import { whenNearInBrowser } from '#web/ui/island/when-near.tsx';
import type { RecentBusiness } from './recent-list.ts';

const RecentSection = island(
  async () => (await import('./RecentSection.tsx')).RecentSection,
  whenNearInBrowser('h-40 noscript:hidden'),
);
const never = () => () => {};

/**
 * 'Son baktıklarınız', far down a page and fetched there. On a business's page (`current`) that one is
 * noted for whoever asked for it; elsewhere there is nothing to see before somebody did.
 */
export function RecentBusinesses({ current }: { current?: RecentBusiness }) {
  const isOn = useSyncExternalStore(never, isRemembering, () => false);
  useEffect(() => {
    if (!current || !isRemembering()) return;
    import('./recent-list.ts').then(
      ({ noteRecent }) => noteRecent(current),
      () => undefined,
    );
  }, [current]);
  if (!current && !isOn) return null;
  return <RecentSection current={current} />;
}
