import { useEffect, useRef, useSyncExternalStore } from 'react';
import { recentTexts as texts } from '#web/texts/recent-businesses.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { useCategoryLook } from '#web/ui/artwork/category-look.ts';
import { Button } from '#web/ui/Button.tsx';
import {
  clearRecent,
  onRecentChange,
  parseRecent,
  type RecentBusiness,
  readRecent,
  startRemembering,
  stopRemembering,
} from './recent-list.ts';

/** The business it was asked at. Known as long as the pages stay open: being asked keeps nothing on the device. */
let askedAt: number | undefined;

/** What was looked at on this device; on the first business's page also the question whether to remember. */
export function RecentSection({ current }: { current?: RecentBusiness | undefined }) {
  const kept = useSyncExternalStore(onRecentChange, readRecent);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed goes away: whoever pressed it by key stays here.
  const then = (act: () => void) => () => {
    heading.current?.focus();
    act();
  };
  const isAsking = kept === null && current !== undefined && (askedAt ?? current.id) === current.id;
  useEffect(() => {
    if (isAsking) askedAt = current?.id;
  }, [isAsking, current]);
  if (kept === null && !isAsking) return null;
  const others = parseRecent(kept).filter(({ id }) => id !== current?.id);
  return (
    <section aria-labelledby="son-baktiklariniz" className="not-printed">
      <h2 ref={heading} id="son-baktiklariniz" tabIndex={-1}>
        {texts.title}
      </h2>
      {isAsking ? (
        <>
          <p className="measure mt-1.5 text-quiet">{texts.question}</p>
          <Button size="sm" className="mt-4" onClick={then(() => startRemembering(current))}>
            {texts.remember}
          </Button>
        </>
      ) : (
        <>
          <p className="measure mt-1.5 text-quiet">{texts.note}</p>
          {others.length > 0 ? (
            <ul className="mt-4 flex flex-wrap gap-2.5">
              {others.map((business) => (
                <li key={business.id} className="min-w-0">
                  <RecentLink business={business} />
                </li>
              ))}
            </ul>
          ) : (
            <p role="status" className="mt-4">
              {texts.empty}
            </p>
          )}
          <p className="mt-4 flex flex-wrap gap-2.5">
            {others.length > 0 && (
              <Button size="sm" onClick={then(clearRecent)}>
                {texts.clear}
              </Button>
            )}
            <Button size="sm" onClick={then(stopRemembering)}>
              {texts.stop}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}

const RecentLink = ({ business }: { business: RecentBusiness }) => (
  <Anchor
    href={`/business/${business.id}`}
    data-hue={useCategoryLook(business.categorySlug).hue}
    className="flex min-h-11 min-w-0 flex-col justify-center rounded-lg border border-line bg-surface px-4 py-2 leading-tight wrap-anywhere hover:border-ink"
  >
    <span className="font-semibold">{business.name}</span>
    <span className="text-quiet text-sm">{texts.place(business.category, business.district)}</span>
  </Anchor>
);
