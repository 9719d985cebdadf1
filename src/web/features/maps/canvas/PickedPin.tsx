import type { KeyboardEvent } from 'react';
import { mapTexts } from '#web/texts/maps.ts';
import type { Picking, Place } from '../map-contract.ts';
import { PinDrop } from './PinDrop.tsx';

/** About 10 m on the ground; with Shift ten times as far. */
const STEP_DEGREES = 0.0001;

const directions: Record<string, [north: number, east: number]> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** The pin that is being set: the map drags it, its arrow keys move it. */
export function PickedPin({ place, slug, onPick }: Picking & { place: Place }) {
  const move = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction) return;
    // Else the map itself would move under it.
    event.preventDefault();
    event.stopPropagation();
    const step = STEP_DEGREES * (event.shiftKey ? 10 : 1);
    onPick({
      latitude: place.latitude + direction[0] * step,
      longitude: place.longitude + direction[1] * step,
    });
  };
  return (
    <button
      type="button"
      aria-label={mapTexts.pickedPin}
      className="block cursor-grab px-0.5 active:cursor-grabbing"
      onKeyDown={move}
      // A tap on the pin is no tap on the ground below it.
      onClick={(event) => event.stopPropagation()}
    >
      <PinDrop slug={slug} isSelected />
    </button>
  );
}
