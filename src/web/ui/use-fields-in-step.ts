import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Values by the names of their fields; of boxes those that are ticked. */
export type FieldValues = Record<string, readonly string[]>;

type Choice = HTMLInputElement | HTMLSelectElement;

const isTicked = (field: Choice): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/**
 * Keeps the fields inside an element in step with an address: going back changes them. What was chosen
 * before this code was there to hear it is told once (`onEarlyChoice`). A list without a value shows its
 * first line.
 */
export function useFieldsInStep(
  around: RefObject<HTMLElement | null>,
  values: FieldValues,
  onEarlyChoice?: () => void,
): void {
  const tellEarlyChoice = useEffectEvent(() => onEarlyChoice?.());
  const isNew = useRef(true);
  const key = JSON.stringify(values);
  useEffect(() => {
    const wanted = JSON.parse(key) as FieldValues;
    let isChosenEarly = false;
    for (const field of around.current?.querySelectorAll<Choice>('input, select') ?? []) {
      const of = wanted[field.name];
      if (!of || field.type === 'hidden') continue;
      const isList = field instanceof HTMLSelectElement;
      const value = of[0] ?? (isList ? (field.options[0]?.value ?? '') : '');
      const isOn = of.includes(field.value);
      if (isTicked(field) ? field.checked === isOn : field.value === value) continue;
      // Words that are still being written are nobody's choice yet.
      if (isNew.current) isChosenEarly ||= isList || isTicked(field);
      else if (isTicked(field)) field.checked = isOn;
      else field.value = value;
    }
    isNew.current = false;
    if (isChosenEarly) tellEarlyChoice();
  }, [around, key]);
}
