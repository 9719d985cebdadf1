import { useState } from 'react';
import { type MapPin, PAGE_LENGTH } from '#contract/businesses.ts';
import { mapTexts } from '#web/texts/maps.ts';
import { Button } from '#web/ui/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PinListCard } from './PinCard.tsx';

interface MapListProps {
  pins: MapPin[];
  selected: MapPin | undefined;
  onShow: (pin: MapPin) => void;
  /** No match at all, or only none in this part of the map. */
  isViewOnly: boolean;
  isWide: boolean;
}

/** The businesses of the map as a list, a page more at a time. */
export function MapList({ pins, selected, onShow, isViewOnly, isWide }: MapListProps) {
  const [pages, setPages] = useState(1);
  if (pins.length === 0) {
    return isViewOnly ? (
      <p className="py-6 text-quiet">{mapTexts.emptyInView}</p>
    ) : (
      <EmptyState title={mapTexts.empty}>{mapTexts.emptyHint}</EmptyState>
    );
  }
  const shown = pins.slice(0, pages * PAGE_LENGTH);
  return (
    <>
      <ul className={classNames('grid gap-3', isWide && 'md:grid-cols-2 xl:grid-cols-3')}>
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
      {shown.length < pins.length && (
        <Button wide className="mt-4 noscript:hidden" onClick={() => setPages(pages + 1)}>
          {mapTexts.more}
        </Button>
      )}
    </>
  );
}
