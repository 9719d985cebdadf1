import { Map as MapIcon, Navigation, Route, Smartphone } from 'lucide-react';
import { type Destination, directionsTo } from '#contract/maps/directions.ts';
import { businessDetailTexts as texts } from '#web/texts/business-detail.ts';
import { Menu } from '#web/ui/Menu.tsx';

const ID = 'yol-tarifi';

interface DirectionsButtonProps {
  label: string;
  className: string;
}

/** Opens the menu of the page. */
export const DirectionsButton = ({ label, className }: DirectionsButtonProps) => (
  <button type="button" popoverTarget={ID} className={className}>
    <Navigation aria-hidden="true" />
    {label}
  </button>
);

/** The way to a business, in the map the visitor likes: once a page, for all its buttons. */
export function DirectionsMenu({ destination }: { destination: Destination }) {
  const { google, yandex, apple, geo } = directionsTo(destination);
  const elsewhere = { target: '_blank' } as const;
  return (
    <Menu
      id={ID}
      label={texts.directionsLabel}
      items={[
        { label: texts.googleMaps, href: google, icon: <Route aria-hidden="true" />, ...elsewhere },
        { label: texts.yandexMaps, href: yandex, icon: <Route aria-hidden="true" />, ...elsewhere },
        {
          label: texts.appleMaps,
          href: apple,
          icon: <MapIcon aria-hidden="true" />,
          ...elsewhere,
          // Of what is held in a hand only Apple's own knows this property.
          className: 'pointer-coarse:not-supports-[-webkit-touch-callout:none]:hidden',
        },
        {
          label: texts.phoneMaps,
          note: texts.phoneMapsNote,
          href: geo,
          icon: <Smartphone aria-hidden="true" />,
        },
      ]}
    />
  );
}
