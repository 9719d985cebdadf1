import { ExternalLink, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Business } from '#contract/businesses/businesses.ts';
import { mapSearchAddress } from '#contract/maps/directions.ts';
import { OPEN_DATA_PATH } from '#contract/open-data.ts';
import { businessDetailTexts as texts } from '#web/texts/business-detail.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { ButtonLink, buttonClass } from '#web/ui/Button.tsx';
import { island } from '#web/ui/island/island.ts';
import { whenMadeHere } from '#web/ui/island/when-made-here.tsx';
import { DirectionsButton } from './DirectionsMenu.tsx';
import { FactsCard } from './FactsCard.tsx';

const SaidFacts = island(async () => (await import('./SaidFacts.tsx')).SaidFacts, whenMadeHere);

interface LocationCardProps {
  business: Business;
  /** The map of its pin; absent when nobody knows where it is. */
  map: ReactNode;
  /** Whether all that still holds, and what nobody knows yet. */
  questions: ReactNode;
}

/** Where it is: the map and the ways there, or at least the address; and whose word its facts are. */
export function LocationCard({ business, map, questions }: LocationCardProps) {
  const { source, facts = [] } = business;
  return (
    <FactsCard title={texts.location}>
      {map ?? <p className="rounded-md bg-sunken px-4 py-3 text-quiet">{texts.noLocation}</p>}
      <p className="flex gap-3">
        <MapPin className="mt-0.5 size-5 shrink-0 text-quiet" aria-hidden="true" />
        <span className="min-w-0">
          <span className="sr-only">{texts.address}: </span>
          {business.address}
          {!business.address.includes(business.district) && `, ${business.district}`}
        </span>
      </p>
      {map !== undefined && (
        <div className="not-printed flex flex-wrap gap-2 *:grow sm:*:grow-0">
          {/* The bar at the foot of a narrower screen has the same words. */}
          <DirectionsButton
            label={texts.directions}
            className={`${buttonClass({ size: 'sm' })} max-lg:hidden`}
          />
          <ButtonLink
            href={mapSearchAddress(business)}
            target="_blank"
            size="sm"
            iconAfter={<ExternalLink aria-hidden="true" />}
          >
            {texts.openInMaps}
            <span className="sr-only">({texts.opensElsewhere})</span>
          </ButtonLink>
        </div>
      )}
      <SaidFacts key={JSON.stringify(facts)} facts={facts} />
      {facts.length > 0 && questions}
      {source && (
        <p className="text-quiet text-sm">
          {texts.source(source.attribution)}
          {source.licence && (
            <>
              {' · '}
              <Anchor href={`${OPEN_DATA_PATH}#lisans`} className="tap underline">
                {source.licence}
              </Anchor>
            </>
          )}
        </p>
      )}
    </FactsCard>
  );
}
