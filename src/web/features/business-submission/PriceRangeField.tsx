import {
  PRICE_RANGE_WORDS,
  PRICE_RANGES,
  type PriceRange,
} from '#contract/businesses/businesses.ts';
import { businessFields } from '#contract/businesses/fields.ts';
import { submissionTexts as texts } from '#web/texts/business-submission.ts';

interface PriceRangeFieldProps {
  id: string;
  value: PriceRange;
  onChange: (value: PriceRange) => void;
}

/** The four price ranges as radio buttons in a row; on a phone two by two. */
export const PriceRangeField = ({ id, value, onChange }: PriceRangeFieldProps) => (
  <fieldset className="field">
    <legend className="field-label mb-1">{businessFields.priceRange.label}</legend>
    <div className="segments grid grid-cols-2 max-[18rem]:grid-cols-1 sm:grid-cols-4">
      {PRICE_RANGES.map((range) => (
        <label
          key={range}
          htmlFor={`${id}-${range}`}
          className="segment cursor-pointer has-checked:border-line has-checked:bg-raised has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-(--focus)"
        >
          <input
            type="radio"
            id={`${id}-${range}`}
            name={id}
            className="sr-only"
            checked={range === value}
            onChange={() => onChange(range)}
          />
          {texts.priceOption(range, PRICE_RANGE_WORDS[range])}
        </label>
      ))}
    </div>
  </fieldset>
);
