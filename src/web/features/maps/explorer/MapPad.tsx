import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Move } from 'lucide-react';
import { useState } from 'react';
import { mapTexts } from '#web/texts/maps.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/IconButton.tsx';

const directions = [
  { label: mapTexts.pan.up, Icon: ArrowUp, by: [0, -1], className: 'col-start-2' },
  { label: mapTexts.pan.left, Icon: ArrowLeft, by: [-1, 0], className: 'col-start-1' },
  { label: mapTexts.pan.right, Icon: ArrowRight, by: [1, 0], className: 'col-start-3' },
  { label: mapTexts.pan.down, Icon: ArrowDown, by: [0, 1], className: 'col-start-2' },
] as const;

/** Moves the map by single taps, for whoever cannot drag it; folded away until it is wanted. */
export function MapPad({ onPan }: { onPan: (x: number, y: number) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="absolute top-40 right-3 z-10 flex flex-col items-end gap-1">
      <IconButton
        variant="solid"
        label={mapTexts.pan.open}
        icon={<Move className="size-5" aria-hidden="true" />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <fieldset className="grid grid-cols-3" aria-label={mapTexts.pan.open}>
          {directions.map(({ label, Icon, by: [x, y], className }) => (
            <IconButton
              key={label}
              variant="solid"
              label={label}
              icon={<Icon className="size-5" aria-hidden="true" />}
              className={classNames(className)}
              onClick={() => onPan(x, y)}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}
