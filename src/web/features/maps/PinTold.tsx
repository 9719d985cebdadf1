import type { ReactNode } from 'react';
import type { MapPin } from '#contract/maps/map-businesses.ts';
import { firstLetter } from '#contract/text/turkish-fold.ts';
import type { DrawnPicture } from '#contract/uploads.ts';
import { useCategoryLook } from '#web/ui/artwork/category-look.ts';
import type { Light } from '#web/ui/artwork/shop-front/front-look.ts';
import { ShopFront } from '#web/ui/artwork/shop-front/ShopFront.tsx';
import { CardMedia } from '#web/ui/Card.tsx';
import { Picture } from '#web/ui/Picture.tsx';

/** In a word: the category where its words tell no kind. */
export const kindOf = ({ kind, category }: MapPin): string => kind?.name ?? category;

interface PinToldProps {
  pin: MapPin;
  photo?: DrawnPicture | undefined;
  light?: Light;
  /** Whether it is open. */
  children?: ReactNode;
}

/** A chosen pin as its card shows it: its photo or shop front, its name, its kind. */
export const PinTold = ({ pin, photo, light = 'unknown', children }: PinToldProps) => (
  <div className="flex min-w-44 items-center gap-3">
    <CardMedia
      data-hue={useCategoryLook(pin.categorySlug).hue}
      className="aspect-square! w-14 shrink-0 rounded-sm"
    >
      {photo ? (
        <Picture {...photo} alt="" sizes="3.5rem" className="absolute inset-0 size-full" />
      ) : (
        <ShopFront
          business={pin}
          letter={firstLetter(pin.name)}
          motif={pin.kind?.motif}
          state={light}
          className="absolute inset-0 size-full"
        />
      )}
    </CardMedia>
    <div>
      <p className="pr-8 font-bold font-heading leading-tight">{pin.name}</p>
      <p className="text-quiet text-sm">{kindOf(pin)}</p>
      <p className="mt-1 min-h-7">{children}</p>
    </div>
  </div>
);
