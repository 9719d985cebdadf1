import { priceListTexts as texts } from '#web/texts/price-lists.ts';
import { Anchor } from '#web/ui/Anchor.tsx';

/** How the three lists of prices differ, and the way from one to the others. */
export const PriceLists = ({ here }: { here: (typeof texts.lists)[number]['href'] }) => (
  <section aria-labelledby="fiyatlar" className="mt-12 border-t border-line pt-8">
    <h2 id="fiyatlar" className="text-xl">
      {texts.title}
    </h2>
    <p className="measure mt-1 text-quiet">{texts.lead}</p>
    <ul className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-3">
      {texts.lists.map(({ href, name, price, text }) => (
        <li key={href}>
          <h3 className="text-base">
            {href === here ? (
              name
            ) : (
              <Anchor href={href} className="tap text-link underline underline-offset-4">
                {name}
              </Anchor>
            )}
          </h3>
          <p className="font-semibold">{price}</p>
          <p className="text-quiet">
            {text}
            {href === here && ` ${texts.here}.`}
          </p>
        </li>
      ))}
    </ul>
  </section>
);
