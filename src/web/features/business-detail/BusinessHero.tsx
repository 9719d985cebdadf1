import type { ReactNode } from 'react';
import type { Business } from '#contract/businesses/businesses.ts';
import { firstLetter } from '#contract/text/turkish-fold.ts';
import { useOpenState } from '#web/browser/use-open-state.ts';
import { ShopFront } from '#web/ui/artwork/shop-front/ShopFront.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { HowFar } from './HowFar.tsx';
import { usePhotoViewer } from './photos/use-photo-viewer.tsx';

/** The first photo, whole and opening; without one its shop front. */
export function BusinessHero({ business, signs }: { business: Business; signs: ReactNode }) {
  const { photos, linkTo, viewer } = usePhotoViewer(business);
  const [photo] = photos;
  const { state } = useOpenState(business);
  return (
    <div
      data-hero=""
      className="scene-ground not-printed relative isolate h-36 overflow-hidden sm:h-60 sm:rounded-xl lg:h-72"
    >
      {photo ? (
        <a {...linkTo(0)} className="absolute inset-0 block">
          <Picture
            {...photo}
            alt=""
            sizes="(min-width: 80rem) 76rem, 100vw"
            isFirst
            className="size-full object-cover"
          />
        </a>
      ) : (
        <ShopFront
          business={business}
          letter={firstLetter(business.name)}
          motif={business.kind?.motif}
          state={state}
          isWide
          className="absolute inset-0 -z-1 size-full"
        />
      )}
      <div className="absolute top-3 right-3 flex gap-2 sm:top-4 sm:right-4">{signs}</div>
      {/* Over the scene, where nothing moves when it comes. */}
      <HowFar
        business={business}
        className="figures absolute right-3 bottom-3 bg-raised text-ink sm:right-4 sm:bottom-4"
      />
      {viewer}
    </div>
  );
}
