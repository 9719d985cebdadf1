import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { StarRating } from '#web/ui/StarRating.tsx';

/** The stars of one review. */
export const FiveStars = ({ stars }: { stars: number }) => (
  <StarRating value={stars} label={texts.stars(stars)} stars="five" />
);
