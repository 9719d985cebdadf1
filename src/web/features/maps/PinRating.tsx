import type { MapPin } from '#contract/maps/map-businesses.ts';
import { formatRating } from '#contract/text/numbers.ts';
import { mapTexts } from '#web/texts/maps.ts';
import { StarRating } from '#web/ui/StarRating.tsx';

/** The rating of a business that has reviews; one without says so. */
export const PinRating = ({ pin }: { pin: MapPin }) =>
  pin.reviewCount === 0 ? (
    <span className="text-quiet text-sm">{mapTexts.noReviews}</span>
  ) : (
    <StarRating
      className="text-sm"
      value={Number(pin.rating)}
      label={mapTexts.rating(formatRating(pin.rating))}
      note={mapTexts.reviews(pin.reviewCount)}
    />
  );
