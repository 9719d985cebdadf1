import { type Attribute, type Attributes, askedOf } from '#contract/attributes/attributes.ts';
import { businessFields } from '#contract/businesses/fields.ts';
import { submissionTexts as texts } from '#web/texts/business-submission.ts';
import { FieldError } from '#web/ui/FieldError.tsx';

/** So many are asked at once; the rest is folded. */
const ASKED_AT_ONCE = 6;

interface AttributesFieldProps {
  id: string;
  attributes: Attributes;
  onChange: (attributes: Attributes) => void;
  error?: string | undefined;
  /** Of the chosen category, and the words that tell its kind: they decide what is asked. */
  categorySlug: string | undefined;
  kind: string;
}

/** What a business of its kind may have, each with yes, no or nobody knows. */
export function AttributesField(props: AttributesFieldProps) {
  const { id, attributes, onChange, error, categorySlug, kind } = props;
  // An answer leaves a question where it stands.
  const asked = askedOf({ categorySlug, kind }, attributes);
  const folded = asked.slice(ASKED_AT_ONCE);
  const answered = folded.filter(({ slug }) => attributes[slug] !== undefined).length;
  const question = (attribute: Attribute) => {
    const { [attribute.slug]: has, ...others } = attributes;
    return (
      <Question
        key={attribute.slug}
        id={`${id}-${attribute.slug}`}
        label={attribute.name}
        has={has}
        onAnswer={(now) =>
          onChange(now === undefined ? others : { ...others, [attribute.slug]: now })
        }
      />
    );
  };
  return (
    <fieldset id={id} tabIndex={-1} className="flex flex-col gap-1 outline-none">
      <legend className="field-label mb-1">{businessFields.attributes.label}</legend>
      <p className="text-quiet text-sm">{texts.attributesHint}</p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {asked.slice(0, ASKED_AT_ONCE).map(question)}
      {folded.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-link">
            {texts.attributesMore(folded.length, answered)}
          </summary>
          {folded.map(question)}
        </details>
      )}
    </fieldset>
  );
}

interface QuestionProps {
  id: string;
  label: string;
  has: boolean | undefined;
  onAnswer: (has: boolean | undefined) => void;
}

const ANSWERS = [
  ['yes', true],
  ['no', false],
  ['unknown', undefined],
] as const;

const Question = ({ id, label, has, onAnswer }: QuestionProps) => (
  <fieldset className="grid items-center gap-x-4 gap-y-1 border-line border-b py-2 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto]">
    <legend className="contents">
      <span className="min-w-0">{label}</span>
    </legend>
    <div className="segments grid grid-cols-3 max-[18rem]:grid-cols-1">
      {ANSWERS.map(([name, value]) => (
        <label
          key={name}
          htmlFor={`${id}-${name}`}
          className="segment cursor-pointer has-checked:border-line has-checked:bg-raised has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-(--focus)"
        >
          <input
            type="radio"
            id={`${id}-${name}`}
            name={id}
            className="sr-only"
            checked={has === value}
            onChange={() => onAnswer(value)}
          />
          {texts.attributeAnswers[name]}
        </label>
      ))}
    </div>
  </fieldset>
);
