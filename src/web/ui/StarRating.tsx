import { drawnAt } from '#web/ui/artwork/drawn-outside.ts';
import { classNames } from '#web/ui/class-names.ts';
import { STAR_WIDTH, STARS_APART } from '#web/ui/star-measures.ts';

type StarRatingProps = {
  /** 0–5. */
  value: number;
  /** Said instead of the drawing, e.g. '5 üzerinden 4,6 puan'. */
  label: string;
  /** After the number, e.g. '128 değerlendirme'. */
  note?: string;
  /** `one` star for cards, all `five` where there is room. */
  stars?: 'one' | 'five';
  className?: string;
};

const star = drawnAt('star');
const fiveStars = drawnAt('five-stars');

/** A rating: the number as Turkish writes it (4,6) beside its star. */
export function StarRating({ value, label, note, stars = 'one', className }: StarRatingProps) {
  return (
    <span className={classNames('inline-flex items-center gap-1.5', className)}>
      <span className="sr-only">{label}</span>
      {stars === 'one' ? (
        <svg viewBox="0 0 20 20" className="star size-[1.1em]" aria-hidden="true">
          <use href={star} className="star-full" />
        </svg>
      ) : (
        <FiveStars value={value} />
      )}
      <span aria-hidden="true" className="figures font-semibold">
        {(Math.round(value * 10) / 10).toFixed(1).replace('.', ',')}
      </span>
      {note && <span className="figures text-quiet">{note}</span>}
    </span>
  );
}

const FiveStars = ({ value }: { value: number }) => {
  const whole = Math.floor(value);
  const earned = whole * STARS_APART + (value - whole) * STAR_WIDTH;
  // Inset from the right edge of the fifth; a little more room on the other sides, for the edge of a star.
  const cut = Math.max(0, 4 * STARS_APART + STAR_WIDTH - earned);
  return (
    <svg viewBox="0 0 108 20" className="star h-[1.1em] w-auto" aria-hidden="true">
      <use href={fiveStars} className="star-empty" />
      <use
        href={fiveStars}
        className="star-full"
        style={{ clipPath: `inset(-2px ${cut.toFixed(1)}px -2px -2px)` }}
      />
    </svg>
  );
};
