import { Check } from 'lucide-react';
import { ownerTexts as texts } from '#web/texts/owners.ts';

/** Beside the form: what it is good for, and what happens behind the button. */
export const WhyOwn = () => (
  <aside className="flex flex-col gap-8 lg:sticky lg:top-24">
    <section aria-labelledby="neden">
      <h2 id="neden" className="text-xl">
        {texts.whyTitle}
      </h2>
      <ul className="mt-3 flex flex-col gap-2">
        {texts.why.map((line) => (
          <li key={line} className="flex gap-3">
            <Check className="mt-0.5 size-5 shrink-0 text-open" aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
    </section>
    <section aria-labelledby="sonraki-adimlar">
      <h2 id="sonraki-adimlar" className="text-xl">
        {texts.nextTitle}
      </h2>
      <ol className="mt-4 flex flex-col gap-5">
        {texts.nextSteps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="arch figures grid h-12 w-10 shrink-0 place-items-center bg-seyhan-soft font-bold text-seyhan"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-base">{title}</h3>
              <p className="text-sm text-quiet">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  </aside>
);
