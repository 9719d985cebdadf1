import { STARS } from '#contract/reviews.ts';
import { reviewFormTexts as texts } from '#web/texts/review-form.ts';
import { FieldError } from '#web/ui/FieldError.tsx';

interface StarsFieldProps {
  /** Id of the first star: where the summary of errors leads. */
  id: string;
  name: string;
  /** 0 while nothing is chosen. */
  value: number;
  error: string | undefined;
  onChange: (stars: number) => void;
}

/** Five radio buttons that look like stars: arrow keys, words, and no star before the person says so. */
export function StarsField({ id, name, value, error, onChange }: StarsFieldProps) {
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="field"
    >
      <p id={`${id}-label`} className="field-label">
        {texts.stars}
      </p>
      <div className="-ml-2 flex flex-wrap items-center gap-x-3">
        <div className="flex">
          {STARS.map((star) => (
            <label key={star} className="grid size-12 cursor-pointer place-items-center">
              <input
                type="radio"
                id={star === 1 ? id : undefined}
                name={name}
                value={star}
                checked={star === value}
                onChange={() => onChange(star)}
                className="peer sr-only"
              />
              <svg
                viewBox="0 0 20 20"
                aria-hidden="true"
                className="star size-9 rounded-md p-0.5 peer-focus-visible:outline-2 peer-focus-visible:outline-(--focus)"
              >
                <path
                  d="M10 1.6l2.5 5.3 5.8.7-4.3 4 1.1 5.8L10 14.6l-5.1 2.8L6 11.6 1.7 7.6l5.8-.7z"
                  className={star <= value ? 'star-full' : 'star-empty'}
                />
              </svg>
              <span className="sr-only">{texts.star(star, texts.starWords[star - 1] ?? '')}</span>
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="min-w-28 pl-2 font-semibold">
          {texts.starWords[value - 1]}
        </span>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
