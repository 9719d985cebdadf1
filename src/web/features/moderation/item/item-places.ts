import type { ItemDetails } from '#contract/moderation/moderation.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';

/** A place for the map of an item; the first is the record's own. */
export interface ItemPlace {
  name: string;
  note: string;
  latitude: number;
  longitude: number;
}

/** Where the record is, where it was before the change it asks for, and what lies beside it. */
export function placesOf({ item, pin, differences, duplicates }: ItemDetails): ItemPlace[] {
  const moved = differences.find(({ field }) => field === 'pin');
  const old = moved && pinIn(moved.old);
  const next = moved ? pinIn(moved.new) : null;
  const own = next ?? pin;
  const places: ItemPlace[] = [];
  if (own) places.push({ name: item.title, note: next ? texts.newPlace : texts.thisOne, ...own });
  if (old) places.push({ name: item.title, note: texts.oldPlace, ...old });
  for (const { name, pin: place, likeness } of duplicates) {
    if (place) places.push({ name, note: texts.likeness[likeness], ...place });
  }
  return places;
}

/** `'36.99, 35.32'`, as a difference writes a pin. */
function pinIn(text: string | null) {
  const [, latitude, longitude] =
    /^\s*(-?\d+[.,]\d+)\s*[,;/ ]\s*(-?\d+[.,]\d+)/.exec(text ?? '') ?? [];
  if (!latitude || !longitude) return null;
  return {
    latitude: Number(latitude.replace(',', '.')),
    longitude: Number(longitude.replace(',', '.')),
  };
}
