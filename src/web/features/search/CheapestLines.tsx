import { pricesPath } from '#contract/businesses/prices-path.ts';
import { wholeDay } from '#contract/calendar/day-words.ts';
import type { CheapLine } from '#contract/search/search.ts';
import { formatMoney } from '#contract/text/numbers.ts';
import { cheapestTexts as texts } from '#web/texts/search-outcome.ts';
import { Anchor } from '#web/ui/Anchor.tsx';

/** What price lists say of what was asked for, the cheapest first, each with its date. */
export const CheapestLines = ({ lines }: { lines: readonly CheapLine[] }) => (
  <section
    aria-labelledby="en-ucuz"
    className="mb-3 rounded-lg bg-portakal-soft px-3.5 py-2.5 text-sm sm:text-base"
  >
    <h2 id="en-ucuz" className="text-base">
      {texts.title}
    </h2>
    <ol>
      {lines.map(({ businessId, businessName, line, price, on }) => (
        <li key={businessId} className="flex flex-wrap items-baseline gap-x-2">
          <span className="figures font-semibold">{formatMoney(price)}</span>
          <span>{line}</span>
          <Anchor href={pricesPath(businessId)} className="tap font-semibold text-link">
            {businessName}
          </Anchor>
          <span className="figures text-quiet text-sm">{wholeDay(on)}</span>
        </li>
      ))}
    </ol>
  </section>
);
