import { Check } from 'lucide-react';
import { ownerTexts as texts } from '#web/texts/owners.ts';
import { classNames } from '#web/ui/class-names.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { Step } from './owner-values.ts';

/** Where one is: three arches with a word each; on a phone the words alone, so that the first field stands on its first screen. */
export const StepProgress = ({ step }: { step: Step }) => (
  <ol aria-label={texts.progress} className="grid grid-cols-3 max-[18rem]:grid-cols-1 gap-2">
    {texts.steps.map((name, index) => {
      const number = index + 1;
      const isDone = number < step;
      const isHere = number === step;
      return (
        <li
          key={name}
          aria-current={isHere ? 'step' : undefined}
          className={classNames(
            'flex flex-col items-center gap-1.5 border-t-4 pt-3 text-center text-sm',
            isDone || isHere ? 'border-seyhan' : 'border-line text-quiet',
            isHere && 'font-semibold',
          )}
        >
          <span
            aria-hidden="true"
            className={classNames(
              'arch figures grid h-10 w-9 place-items-center font-bold max-sm:hidden',
              isDone || isHere ? 'bg-seyhan-soft text-seyhan' : 'bg-sunken text-quiet',
            )}
          >
            {isDone ? <Check className="size-5" /> : number}
          </span>
          <span>
            {name}
            {isDone && <VisuallyHidden> ({texts.done})</VisuallyHidden>}
          </span>
        </li>
      );
    })}
  </ol>
);
