import { Check, Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Attributes } from '#contract/attributes/attributes.ts';
import { businessFields } from '#contract/businesses/fields.ts';
import { fold } from '#contract/text/turkish-fold.ts';
import { featureSuggestions, submissionTexts as texts } from '#web/texts/business-submission.ts';
import { Button } from '#web/ui/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { AttributesField } from './AttributesField.tsx';

const MAX_LENGTH = 40;

const MOST = businessFields.features.most;

interface FeaturesFieldProps {
  id: string;
  features: string[];
  onChange: (features: string[]) => void;
  error: string | undefined;
  attributes: Attributes;
  onAttributes: (attributes: Attributes) => void;
  /** Of the chosen category, and the words that tell its kind: they decide what is asked and offered. */
  categorySlug: string | undefined;
  kind: string;
}

/**
 * What can be asked of its kind, and short properties as chips: offered ones switch at a touch, others are typed and
 * can be taken away.
 */
export function FeaturesField(props: FeaturesFieldProps) {
  const { id, features, onChange, error, categorySlug } = props;
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLDivElement>(null);
  const isFull = features.length >= MOST;
  const offered = featureSuggestions[categorySlug ?? ''] ?? [];
  const own = features.filter((feature) => !offered.includes(feature));

  const addTyped = () => {
    let all = features;
    for (const word of typed.split(',').map((part) => part.trim().slice(0, MAX_LENGTH))) {
      const isThere = all.some((feature) => fold(feature) === fold(word));
      const asOffered = offered.find((feature) => fold(feature) === fold(word));
      if (word && !isThere && all.length < MOST) all = [...all, asOffered ?? word];
    }
    if (all !== features) onChange(all);
    setTyped('');
  };
  const remove = (feature: string) => onChange(features.filter((one) => one !== feature));

  return (
    <div className="flex flex-col gap-4">
      <AttributesField
        id={`${id}-attributes`}
        attributes={props.attributes}
        onChange={props.onAttributes}
        categorySlug={categorySlug}
        kind={props.kind}
      />
      <ul aria-label={texts.featuresSuggested} className="flex flex-wrap gap-2 empty:hidden">
        {offered.map((feature) => {
          const isOn = features.includes(feature);
          const Sign = isOn ? Check : Plus;
          return (
            <li key={feature}>
              <button
                type="button"
                aria-pressed={isOn}
                aria-disabled={(isFull && !isOn) || undefined}
                className={classNames('chip', isOn && 'chip-on')}
                onClick={() => {
                  if (isOn) remove(feature);
                  else if (!isFull) onChange([...features, feature]);
                }}
              >
                <Sign className={isOn ? undefined : 'text-quiet'} aria-hidden="true" />
                {feature}
              </button>
            </li>
          );
        })}
      </ul>
      <div ref={input} className="flex items-end gap-2">
        <TextField
          id={id}
          className="min-w-0 grow"
          label={texts.featureLabel}
          placeholder={texts.featurePlaceholder}
          maxLength={MAX_LENGTH * 3}
          enterKeyHint="done"
          value={typed}
          hint={isFull ? texts.featuresFull(MOST) : undefined}
          error={error}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            addTyped();
          }}
        />
        <Button className="min-h-12" onClick={addTyped}>
          {texts.featureAdd}
        </Button>
      </div>
      {own.length > 0 && (
        <ul aria-label={texts.featuresChosen} className="flex flex-wrap gap-2">
          {own.map((feature) => (
            <li key={feature} className="max-w-full">
              <button
                type="button"
                aria-label={texts.featureRemove(feature)}
                className="chip chip-on max-w-full"
                onClick={() => {
                  remove(feature);
                  // The chip goes, and the focus must not go with it.
                  input.current?.querySelector('input')?.focus();
                }}
              >
                <span className="truncate">{feature}</span>
                <X className="opacity-80" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
