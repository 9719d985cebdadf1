import { MapPinned, X } from 'lucide-react';
import { PRICE_RANGE_WORDS, shownPrice } from '#contract/businesses/businesses.ts';
import { directionsTo } from '#contract/maps/directions.ts';
import type { MapPin } from '#contract/maps/map-businesses.ts';
import { CallLink } from '#web/browser/CallLink.tsx';
import { DirectionsLink } from '#web/browser/DirectionsLink.tsx';
import { kitTexts } from '#web/texts/kit.ts';
import { mapTexts } from '#web/texts/maps.ts';
import { CategoryIcon } from '#web/ui/artwork/CategoryIcon.tsx';
import { useCategoryLook } from '#web/ui/artwork/category-look.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card, CardLink } from '#web/ui/Card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { PriceSigns } from '#web/ui/PriceSigns.tsx';
import { useIsLit, useLightEvents } from './canvas/lights.ts';
import { PinRating } from './PinRating.tsx';

const detailAddress = (pin: MapPin) => `/business/${pin.id}`;

const PinTile = ({ slug }: { slug: string }) => (
  <span
    data-hue={useCategoryLook(slug).hue}
    className="scene-ground arch grid size-14 shrink-0 place-items-center max-[22rem]:hidden"
  >
    <CategoryIcon slug={slug} className="size-7" />
  </span>
);

interface PinListCardProps {
  pin: MapPin;
  isSelected: boolean;
  onShow: () => void;
}

/** Where it stands in the list, for the map to find it. */
export const pinLineId = (id: number) => `pin-${id}`;

/** Beside the map two lines, whatever the letters measure that come late. */
const PinFacts = ({ pin }: { pin: MapPin }) => {
  const price = shownPrice(pin.priceRange);
  return (
    <>
      <p className="flex flex-wrap gap-x-1.5 text-quiet text-sm lg:flex-nowrap">
        <span className="lg:truncate">
          {pin.category} · {pin.district}
        </span>
        {price && <PriceSigns signs={price} label={mapTexts.price(PRICE_RANGE_WORDS[price])} />}
      </p>
      <p>
        <PinRating pin={pin} />
      </p>
    </>
  );
};

/** One line of the list beside the map: a link to the business, and a way to its pin. */
export function PinListCard({ pin, isSelected, onShow }: PinListCardProps) {
  const isLit = useIsLit(({ id }) => id === pin.id);
  return (
    <Card
      lifts
      id={pinLineId(pin.id)}
      data-lit={isLit || undefined}
      className={classNames(
        'relative flex-row! items-center gap-2 p-3',
        isSelected ? 'outline-2 outline-seyhan' : isLit && 'outline-2 outline-portakal',
      )}
      {...useLightEvents(pin, false)}
    >
      <PinTile slug={pin.categorySlug} />
      <div className="min-w-0 grow">
        <h2 className="text-base leading-tight">
          <CardLink href={detailAddress(pin)}>{pin.name}</CardLink>
        </h2>
        <PinFacts pin={pin} />
      </div>
      <CallLink business={pin} />
      <IconButton
        className="relative z-1 noscript:hidden"
        label={mapTexts.showOnMap(pin.name)}
        icon={<MapPinned className="size-5" aria-hidden="true" />}
        aria-pressed={isSelected}
        onClick={onShow}
      />
    </Card>
  );
}

/** The ways on from the chosen business, on the map's lower edge; what it is stands over its pin. */
export const PinDetailCard = ({ pin, onClose }: { pin: MapPin; onClose: () => void }) => (
  <Card
    as="section"
    aria-label={pin.name}
    className="w-auto! flex-row! items-center gap-1 bg-raised p-1.5 shadow-float"
  >
    <CallLink business={pin} />
    <DirectionsLink business={pin} href={wayTo(pin)} />
    <ButtonLink href={detailAddress(pin)} variant="primary" size="sm">
      {mapTexts.details}
    </ButtonLink>
    <IconButton
      label={kitTexts.close}
      icon={<X className="size-5" aria-hidden="true" />}
      onClick={onClose}
    />
  </Card>
);

const wayTo = ({ name, district, latitude, longitude }: MapPin) =>
  directionsTo({
    ...{ name, address: district, latitude: String(latitude), longitude: String(longitude) },
  }).google;
