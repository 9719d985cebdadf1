import type { RelatedBusiness } from '#contract/businesses/related-businesses.ts';
import { relatedTexts as texts } from '#web/texts/related-businesses.ts';
import { SectionHeading } from '#web/ui/SectionHeading.tsx';
import { RelatedCard } from './RelatedCard.tsx';

export interface RelatedSectionsProps {
  similar: RelatedBusiness[];
  nearby: RelatedBusiness[];
}

/** Four are enough on a phone: the way down is long by now. */
const GRID = 'grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 max-sm:[&>:nth-child(n+5)]:hidden';

/**
 * 'Benzer işletmeler' and 'Yakınında'; what is empty is not there. Each card says how far it is from here: none is the
 * same on another page, so none is remembered by itself.
 */
export const RelatedSections = ({ similar, nearby }: RelatedSectionsProps) => (
  <div className="flex flex-col gap-12">
    {similar.length > 0 && (
      <section aria-labelledby="benzerler">
        <SectionHeading id="benzerler" title={texts.similar} />
        <ul className={GRID}>
          {similar.map((business) => (
            <li key={business.id}>
              <RelatedCard business={business} />
            </li>
          ))}
        </ul>
      </section>
    )}
    {nearby.length > 0 && (
      <section aria-labelledby="yakininda">
        <SectionHeading id="yakininda" title={texts.nearby} lead={texts.nearbyLead} />
        <ul className={GRID}>
          {nearby.map((business) => (
            <li key={business.id}>
              <RelatedCard business={business} isWalked />
            </li>
          ))}
        </ul>
      </section>
    )}
  </div>
);
