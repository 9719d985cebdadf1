import { Check } from 'lucide-react';
import { businessDetailTexts as texts } from '#web/texts/business-detail.ts';
import { SectionHeading } from '#web/ui/SectionHeading.tsx';

/** What a business offers beyond the first three, which stand below its name. */
export const FeatureList = ({ features }: { features: string[] }) => (
  <section aria-labelledby="ozellikler">
    <SectionHeading title={texts.moreFeatures} id="ozellikler" />
    <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <Check className="mt-1 size-4 shrink-0 text-open" aria-hidden="true" />
          <span className="min-w-0">{feature}</span>
        </li>
      ))}
    </ul>
  </section>
);
