import { Check } from 'lucide-react';
import { type Business, DETAIL_FEATURES } from '#contract/businesses/businesses.ts';
import { businessDetailTexts as texts } from '#web/texts/business-detail.ts';
import { classNames } from '#web/ui/class-names.ts';
import { SectionHeading } from '#web/ui/SectionHeading.tsx';

/**
 * What is known that a business has and has not, and its own words beyond the first three, which stand below its name.
 * What it says in its own words is not said again; what nobody knows is not there.
 */
export function FeatureList({ business }: { business: Business }) {
  const attributes = business.attributes.filter(({ ownWord }) => ownWord === undefined);
  const own = business.features.slice(DETAIL_FEATURES);
  const lines = [
    ...attributes.filter(({ has }) => has),
    ...own.map((text) => ({ text, has: true, isOfVisitors: false })),
    ...attributes.filter(({ has }) => !has),
  ];
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="ozellikler">
      <SectionHeading
        title={attributes.length > 0 ? texts.attributes : texts.moreFeatures}
        id="ozellikler"
      />
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {lines.map(({ text, has, isOfVisitors }) => (
          <li key={text} className="flex gap-2.5">
            <Check
              className={classNames('mt-1 size-4 shrink-0', has ? 'text-open' : 'invisible')}
              aria-hidden="true"
            />
            <span className="min-w-0">
              {text}
              {isOfVisitors && (
                <span className="text-quiet text-sm"> ({texts.toldByVisitors})</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
