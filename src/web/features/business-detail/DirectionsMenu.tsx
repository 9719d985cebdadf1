import { Map as MapIcon, Navigation, Route, Smartphone } from 'lucide-react';
import { type Destination, directionsTo } from '#contract/maps/directions.ts';
import { businessDetailTexts as texts } from '#web/texts/business-detail.ts';
import { Menu } from '#web/ui/Menu.tsx';

interface DirectionsMenuProps {
  destination: Destination;
  label: string;
  /** Classes of the button. */
  className: string;
}

/** The way to a business, in the map the visitor likes. */
export function DirectionsMenu({ destination, label, className }: DirectionsMenuProps) {
  const { google, yandex, apple, geo } = directionsTo(destination);
  const elsewhere = { target: '_blank' } as const;
  return (
    <Menu
      className={className}
      label={texts.directionsLabel}
      button={
        <>
          <Navigation aria-hidden="true" />
          {label}
        </>
      }
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
