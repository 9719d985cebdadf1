import { isOpenState, openStateAt } from '#contract/calendar/opening-hours.ts';
import type { FavoriteBusiness } from '#contract/favorites.ts';

/** Who is open at a moment stands first; else the order stays: whom somebody kept last before the others. */
export const openFirst = (items: readonly FavoriteBusiness[], now: Date): FavoriteBusiness[] => {
  const isOpen = ({ business }: FavoriteBusiness) =>
    business !== null && isOpenState(openStateAt(business.hours, now, business));
  return [true, false].flatMap((open) => items.filter((item) => isOpen(item) === open));
};
