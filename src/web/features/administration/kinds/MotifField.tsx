import type { AdministeredKind } from '#contract/kinds/administered-kinds.ts';
import { kindsTexts as texts } from '#web/texts/administration-kinds.ts';
import { useCategoryLook } from '#web/ui/artwork/category-look.ts';
import { drawnAt } from '#web/ui/artwork/drawn-outside.ts';
import { sceneNameOf } from '#web/ui/artwork/scene-places.ts';
import { FieldError } from '#web/ui/FieldError.tsx';
import { motifsOf } from './find-kinds.ts';

interface MotifFieldProps {
  id: string;
  motif: string;
  error: string | undefined;
  onMotif: (motif: string) => void;
  /** Of the kind: its hue, and what stands in the window where no motif is chosen. */
  categorySlug: string;
  kinds: readonly AdministeredKind[];
}

/** What stands in the window of a kind's businesses: the drawing of its category, or one that other kinds have. */
export function MotifField({ id, motif, error, onMotif, categorySlug, kinds }: MotifFieldProps) {
  const look = useCategoryLook(categorySlug);
  const choices = [
    { motif: '', drawn: sceneNameOf(look.motif), names: texts.motifOfCategory },
    ...motifsOf(kinds).map(([name, names]) => ({ motif: name, drawn: name, names })),
  ];
  return (
    <fieldset data-hue={look.hue} className="field" aria-describedby={`${id}-hint`}>
      <legend className="field-label mb-1">{texts.fields.motif}</legend>
      <p id={`${id}-hint`} className="field-hint">
        {texts.hints.motif}
      </p>
      <div className="mt-1 grid max-h-72 grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2 overflow-y-auto rounded-md border border-line p-2">
        {choices.map((choice) => (
          <label
            key={choice.motif}
            className="relative flex cursor-pointer flex-col items-center gap-1 rounded-md p-1.5 text-center text-xs leading-tight wrap-anywhere has-checked:bg-seyhan-soft has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-(--focus)"
          >
            <input
              type="radio"
              id={choice.motif === motif ? id : undefined}
              name={id}
              className="sr-only"
              checked={choice.motif === motif}
              onChange={() => onMotif(choice.motif)}
            />
            <span className="scene-ground arch grid size-14 place-items-center">
              <svg viewBox="124 94 72 72" className="scene is-bare size-12" aria-hidden="true">
                <use href={drawnAt(`m-${choice.drawn}`)} />
              </svg>
            </span>
            <span className="line-clamp-2">{choice.names}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
