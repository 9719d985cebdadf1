import type { ReactNode } from 'react';
import type { Business } from '#contract/businesses/businesses.ts';
import { firstLetter } from '#contract/text/turkish-fold.ts';
import { CategoryScene } from '#web/ui/artwork/CategoryScene.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { HowFar } from './HowFar.tsx';
import { usePhotoViewer } from './photos/use-photo-viewer.tsx';

/** The first photo, whole and opening; without one the category's scene behind the first letter of the name. */
export function BusinessHero({ business, signs }: { business: Business; signs: ReactNode }) {
  const { photos, linkTo, viewer } = usePhotoViewer(business);
  const [photo] = photos;
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
        <>
          <CategoryScene
            slug={business.categorySlug}
            seed={business.id}
            isWide
            className="absolute inset-0 -z-1 size-full"
          />
          <span
            aria-hidden="true"
            className="absolute top-1/2 left-[8%] -translate-y-1/2 font-heading text-[7rem] leading-none font-extrabold tracking-tighter text-scene-ink sm:text-[11rem] lg:text-[13rem]"
          >
            {firstLetter(business.name)}
          </span>
        </>
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
