import { mapTexts } from '#web/texts/maps.ts';

/** Where the visitor stands. */
export const UserPlace = () => (
  <span
    role="img"
    aria-label={mapTexts.yourPlace}
    className="relative grid size-6 place-items-center"
  >
    <span className="absolute size-full rounded-full bg-seyhan opacity-40" />
    <span className="relative size-4 rounded-full border-3 border-surface bg-seyhan shadow-lift" />
  </span>
);
