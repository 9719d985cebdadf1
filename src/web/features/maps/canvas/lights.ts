import { createContext, use, useSyncExternalStore } from 'react';
import type { MapPin } from '#contract/maps/map-businesses.ts';

/**
 * The business that is pointed at, in the list or on the map: both light it up. Apart from React's state, so
 * that a pointer running over two hundred pins draws only the two that change.
 */
export class Lights {
  private lit: MapPin | undefined;
  /** The map points at it, so the list may have to move. */
  private isFromMap = false;
  private readonly listeners = new Set<() => void>();

  get pin(): MapPin | undefined {
    return this.lit;
  }

  get pinOfMap(): MapPin | undefined {
    return this.isFromMap ? this.lit : undefined;
  }

  turnOn(pin: MapPin, isFromMap: boolean): void {
    this.change(pin, isFromMap);
  }

  /** Only by whom it was lit: the next one may be lit before this one is left. */
  turnOff(pin: MapPin): void {
    if (this.lit?.id === pin.id) this.change(undefined, false);
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private change(pin: MapPin | undefined, isFromMap: boolean) {
    this.lit = pin;
    this.isFromMap = isFromMap;
    for (const listener of this.listeners) listener();
  }
}

/** One that nobody lights, for a map without a list. */
const dark = new Lights();
export const LightsContext = createContext<Lights>(dark);

/** Whether what is drawn here is pointed at. */
export function useIsLit(isIt: (pin: MapPin) => boolean): boolean {
  const lights = use(LightsContext);
  return useSyncExternalStore(
    lights.subscribe,
    () => lights.pin !== undefined && isIt(lights.pin),
    () => false,
  );
}

/** For an element that lights a business while it is pointed at or has the focus. */
export function useLightEvents(pin: MapPin | undefined, isFromMap: boolean) {
  const lights = use(LightsContext);
  if (!pin) return {};
  const turnOn = () => lights.turnOn(pin, isFromMap);
  const turnOff = () => lights.turnOff(pin);
  return {
    // A pressed button is a map being dragged.
    onPointerEnter: ({ buttons }: { buttons: number }) => {
      if (buttons === 0) turnOn();
    },
    onPointerLeave: turnOff,
    onFocus: turnOn,
    onBlur: turnOff,
  };
}
