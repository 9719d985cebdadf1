import { Check } from 'lucide-react';
import { useId } from 'react';
import { unbroken } from '#web/ui/unbroken.tsx';

interface BesideFormProps {
  points: { title: string; lines: readonly string[] };
  /** Below the form, on a phone, the points would come too late. */
  hidesPointsOnPhone?: boolean;
  steps: { title: string; steps: readonly { title: string; text: string }[] };
}

/** Beside a long form: what speaks for it or has to be at hand, and what happens behind the button. */
export function BesideForm({ points, hidesPointsOnPhone, steps }: BesideFormProps) {
  const id = useId();
  return (
    <aside className="flex flex-col gap-8 lg:sticky lg:top-24">
      <section
        aria-labelledby={`${id}-points`}
        className={hidesPointsOnPhone ? 'max-lg:hidden' : undefined}
      >
        <h2 id={`${id}-points`} className="text-xl">
          {points.title}
        </h2>
        <ul className="mt-3 flex flex-col gap-2">
          {points.lines.map((line) => (
            <li key={line} className="flex gap-3">
              <Check className="mt-0.5 size-5 shrink-0 text-open" aria-hidden="true" />
              {line}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby={`${id}-steps`}>
        <h2 id={`${id}-steps`} className="text-xl">
          {steps.title}
        </h2>
        <ol className="mt-4 flex flex-col gap-5">
          {steps.steps.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4">
              <span
                aria-hidden="true"
                className="arch figures grid h-12 w-10 shrink-0 place-items-center bg-seyhan-soft font-bold text-seyhan"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-base">{title}</h3>
                <p className="text-quiet text-sm">{unbroken(text)}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </aside>
  );
}
