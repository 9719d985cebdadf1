import { X } from 'lucide-react';
import { directionsTo } from '#contract/maps/directions.ts';
import type { MapPin } from '#contract/maps/map-businesses.ts';
import { CallLink } from '#web/browser/CallLink.tsx';
import { DirectionsLink } from '#web/browser/DirectionsLink.tsx';
import { kitTexts } from '#web/texts/kit.ts';
import { mapTexts } from '#web/texts/maps.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';

/** The ways on from the chosen business, on the map's lower edge; what it is stands over its pin. */
export const PinDetailCard = ({ pin, onClose }: { pin: MapPin; onClose: () => void }) => (
  <Card
    as="section"
    aria-label={pin.name}
    className="w-auto! flex-row! items-center gap-1 bg-raised p-1.5 shadow-float"
  >
    <CallLink business={pin} />
    <DirectionsLink business={pin} href={wayTo(pin)} />
    <ButtonLink href={`/business/${pin.id}`} variant="primary" size="sm">
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
