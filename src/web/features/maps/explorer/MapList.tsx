import { MapPinned } from 'lucide-react';
import { type ReactNode, type RefObject, use, useEffect, useState } from 'react';
import { PAGE_LENGTH } from '#contract/businesses/businesses.ts';
import type { MapAnswer, MapBusiness, MapPin } from '#contract/maps/map-businesses.ts';
import { mapTexts } from '#web/texts/maps.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Button } from '#web/ui/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { LightsContext, useIsLit, useLightEvents } from '../canvas/lights.ts';

/** A card as in every list, with a button of ours on it. */
export type CardOnMap = (business: MapBusiness, show: ReactNode, isBesideMap: boolean) => ReactNode;

interface MapListProps {
  card: CardOnMap;
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
  card,
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
        !isWide &&
          'lg:-m-1 lg:max-h-[calc(100dvh-var(--header-height)-1.5rem)] lg:overflow-y-auto lg:p-1',
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
        {shown.map((business) => (
          <Line
            key={business.id}
            pin={business}
            isSelected={business.id === selected?.id}
            isOnPicture={isWide}
            card={(show) => card(business, show, !isWide)}
            onShow={() => onShow(business)}
          />
        ))}
      </ul>
      {shown.length < items.length ? (
        <Button wide className="mt-4 noscript:hidden" onClick={() => setPages(pages + 1)}>
          {mapTexts.more}
        </Button>
      ) : (
        isThinned && (
          <p className="mt-4 text-quiet text-sm">
            {mapTexts.firstOnly(items.length)}{' '}
            <Anchor href={searchAddress} className="text-seyhan underline">
              {mapTexts.asSearch}
            </Anchor>
          </p>
        )
      )}
    </section>
  );
}

const lineId = (id: number) => `pin-${id}`;

interface LineProps {
  pin: MapPin;
  isSelected: boolean;
  /** The button may lie on a picture. */
  isOnPicture: boolean;
  card: (show: ReactNode) => ReactNode;
  onShow: () => void;
}

/** One of the list: the map lights it up, and its button leads to its pin. */
function Line({ pin, isSelected, isOnPicture, card, onShow }: LineProps) {
  const isLit = useIsLit(({ id }) => id === pin.id);
  return (
    <li
      id={lineId(pin.id)}
      data-lit={isLit || undefined}
      className={classNames(
        'rounded-lg',
        isSelected ? 'outline-2 outline-seyhan' : isLit && 'outline-2 outline-portakal',
      )}
      {...useLightEvents(pin, false)}
    >
      {card(
        <IconButton
          variant={isOnPicture ? 'solid' : 'plain'}
          className="noscript:hidden"
          label={mapTexts.showOnMap(pin.name)}
          icon={<MapPinned className="size-5" aria-hidden="true" />}
          aria-pressed={isSelected}
          onClick={onShow}
        />,
      )}
    </li>
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
        const line = document.getElementById(lineId(pin.id));
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
