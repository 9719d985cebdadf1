import { AdRequestForm } from '#web/features/advertising/AdRequestForm.tsx';
import { RequestTotals } from '#web/features/advertising/AdTotals.tsx';
import { PriceLists } from '#web/features/price-lists/PriceLists.tsx';
import type { Head } from '#web/page.ts';
import { adTexts, adRequestTexts as texts } from '#web/texts/advertising.ts';
import { Notice } from '#web/ui/Notice.tsx';

export const head: Head = {
  title: texts.title,
  description: texts.description,
};

export const Page = () => (
  <div className="shell pt-8 pb-16">
    <h1 tabIndex={-1}>{texts.title}</h1>
    <p className="measure mt-2 text-lg text-quiet">{texts.lead}</p>
    <section aria-labelledby="nasil" className="mt-8 mb-10">
      <h2 id="nasil" className="mb-4 text-xl">
        {texts.processTitle}
      </h2>
      <ol className="grid gap-5 md:grid-cols-3">
        {texts.process.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4">
            <span className="arch figures grid h-14 w-12 shrink-0 place-items-center bg-seyhan-soft font-bold text-seyhan">
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="text-quiet">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
    {/* Without script there is no form that says it. */}
    <div className="hidden max-w-3xl flex-col gap-6 noscript:flex">
      <RequestTotals />
      <Notice>{adTexts.needsScript}</Notice>
    </div>
    <AdRequestForm />
    <PriceLists here="/advertise-request" />
  </div>
);
