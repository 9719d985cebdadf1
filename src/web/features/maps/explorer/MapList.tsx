import { type RefObject, use, useEffect, useState } from 'react';
import { PAGE_LENGTH } from '#contract/businesses/businesses.ts';
import { MAP_LISTED, type MapAnswer, type MapPin } from '#contract/maps/map-businesses.ts';
import { mapTexts } from '#web/texts/maps.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Button } from '#web/ui/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LightsContext } from '../canvas/lights.ts';
import { PinListCard, pinLineId } from '../PinCard.tsx';

interface MapListProps {
  /** Takes the focus of a button that goes away with its press. */
  frame: RefObject<HTMLElement | null>;
  answer: MapAnswer;
  selected: MapPin | undefined;
  onShow: (pin: MapPin) => void;
  /** Set where the list shows a part of the map: goes back to the whole. */
  onWhole: (() => void) | undefined;
  /** The same search as a page of its own, for what the list leaves out. */
  searchAddress: string;
  isWide: boolean;
}

/** The businesses of the map as a list, a page more at a time; on a desk it scrolls by itself. */
export function MapList({
  frame,
  answer: { items, total, isThinned },
  selected,
  onShow,
  onWhole,
  searchAddress,
  isWide,
}: MapListProps) {
  const [pages, setPages] = useState(1);
  useFollowedLight(frame);
  const shown = items.slice(0, pages * PAGE_LENGTH);
  return (
    <section
      ref={frame}
      aria-label={mapTexts.list}
      tabIndex={-1}
      className={classNames(
        !isWide && 'lg:max-h-[calc(100dvh-var(--header-height)-2rem)] lg:overflow-y-auto lg:p-1',
      )}
    >
      {onWhole && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3">
          <p className="font-semibold" role="status">
            {mapTexts.inView(total)}
          </p>
          <button type="button" className="tap text-seyhan underline" onClick={onWhole}>
            {mapTexts.wholeCity}
          </button>
        </div>
      )}
      {total === 0 &&
        (onWhole ? (
          <p className="py-3 text-quiet">{mapTexts.emptyInView}</p>
        ) : (
          <EmptyState title={mapTexts.empty}>
            {mapTexts.emptyHint}.{' '}
            <Anchor href={searchAddress} className="text-seyhan underline">
              {mapTexts.looser}
            </Anchor>
          </EmptyState>
        ))}
      <ul
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] gap-3',
          isWide && 'md:grid-cols-2 xl:grid-cols-3',
        )}
      >
        {shown.map((pin) => (
          <li key={pin.id}>
            <PinListCard
              pin={pin}
              isSelected={pin.id === selected?.id}
              onShow={() => onShow(pin)}
            />
          </li>
        ))}
      </ul>
      {shown.length < items.length ? (
        <Button wide className="mt-4 noscript:hidden" onClick={() => setPages(pages + 1)}>
          {mapTexts.more}
        </Button>
      ) : (
        isThinned && (
          <p className="mt-4 text-quiet text-sm">
            {mapTexts.firstOnly(MAP_LISTED)}{' '}
            <Anchor href={searchAddress} className="text-seyhan underline">
              {mapTexts.asSearch}
            </Anchor>
          </p>
        )
      )}
    </section>
  );
}

// A pointer that only passes over a pin must not stir the list.
const REST_MS = 150;

/** Brings the line of the pin that is pointed at into view, within the list only. */
function useFollowedLight(frame: RefObject<HTMLElement | null>) {
  const lights = use(LightsContext);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = lights.subscribe(() => {
      clearTimeout(timer);
      const pin = lights.pinOfMap;
      if (!pin) return;
      timer = setTimeout(() => {
        const line = document.getElementById(pinLineId(pin.id));
        const list = frame.current;
        if (!line || !list || list.scrollHeight <= list.clientHeight) return;
        const [inner, outer] = [line.getBoundingClientRect(), list.getBoundingClientRect()];
        const above = inner.top - outer.top;
        // On a low screen the list reaches below it.
        const below = inner.bottom - Math.min(outer.bottom, innerHeight);
        const by = above < 0 ? above - 8 : below > 0 ? below + 8 : 0;
        if (by !== 0) list.scrollBy({ top: by });
      }, REST_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [lights, frame]);
}
