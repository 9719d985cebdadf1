import { type RefObject, useLayoutEffect } from 'react';

/** Between the field and the list, and from the list to the edge of what is seen. */
const GAP = 8;
/** With less room under the field the list opens above it; with a phone's keyboard the page moves. */
const LEAST_BELOW = 240;
const LEAST_HEIGHT = 132;

/** Keeps the list within what is seen of the page: a phone's keyboard covers half of it. */
export function usePlace(
  field: HTMLInputElement,
  list: RefObject<HTMLDivElement | null>,
  isOpen: boolean,
): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const seen = window.visualViewport;
    // What sticks to the top of the page.
    const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const roomsOf = () => {
      const { bottom } = field.getBoundingClientRect();
      // Above the list opens over the field's label as well.
      const { top } = (list.current?.offsetParent ?? field).getBoundingClientRect();
      const start = seen?.offsetTop ?? 0;
      const end = start + (seen?.height ?? innerHeight);
      return { above: top - start - (header || 0) - GAP, below: end - bottom - GAP * 2 };
    };
    const place = () => {
      const { above, below } = roomsOf();
      const isAbove = !isTouched && below < LEAST_BELOW && above > below;
      list.current?.classList.toggle('suggestions-above', isAbove);
      const room = Math.max(isAbove ? above : below, LEAST_HEIGHT);
      list.current?.style.setProperty('--room', `${Math.floor(room)}px`);
    };
    const isTouched = matchMedia('(pointer: coarse)').matches;
    const makeRoom = () => {
      const { above, below } = roomsOf();
      if (isTouched && below < LEAST_BELOW && above > GAP)
        scrollBy({ top: Math.min(above, LEAST_BELOW * 2 - below), behavior: 'instant' });
      place();
    };
    makeRoom();
    seen?.addEventListener('resize', makeRoom);
    seen?.addEventListener('scroll', place);
    addEventListener('scroll', place, { passive: true });
    return () => {
      seen?.removeEventListener('resize', makeRoom);
      seen?.removeEventListener('scroll', place);
      removeEventListener('scroll', place);
    };
  }, [field, list, isOpen]);
}
