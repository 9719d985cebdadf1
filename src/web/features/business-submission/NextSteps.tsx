import { Check } from 'lucide-react';
import { addBusinessTexts as texts } from '#web/texts/add-business.ts';

/** What to have at hand, and what happens behind the button. */
export const NextSteps = () => (
  <aside className="flex flex-col gap-8 lg:sticky lg:top-24">
    {/* Below the form, on a phone, it would come too late. */}
    <section aria-labelledby="hazirlik" className="max-lg:hidden">
      <h2 id="hazirlik" className="text-xl">
        {texts.readyTitle}
      </h2>
      <ul className="mt-3 flex flex-col gap-2">
        {texts.ready.map((line) => (
          <li key={line} className="flex gap-3">
            <Check className="mt-0.5 size-5 shrink-0 text-open" aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
    </section>
    <section aria-labelledby="sonrasi">
      <h2 id="sonrasi" className="text-xl">
        {texts.stepsTitle}
      </h2>
      <ol className="mt-4 flex flex-col gap-5">
        {texts.steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="arch figures grid h-12 w-10 shrink-0 place-items-center bg-seyhan-soft font-bold text-seyhan"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-base">{title}</h3>
              <p className="text-quiet text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  </aside>
);
