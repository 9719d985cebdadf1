import { type Business, DETAIL_IMAGES } from '#contract/businesses/businesses.ts';
import type { DrawnPicture } from '#contract/uploads.ts';
import { businessDetailTexts as texts } from '#web/texts/business-detail.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { SectionHeading } from '#web/ui/SectionHeading.tsx';
import { usePhotoViewer } from './use-photo-viewer.tsx';

/** A photo wider than its frame of 4 by 3 loses its sides, so it is fetched that much wider. */
function sizesOf({ width = 4, height = 3 }: DrawnPicture): string {
  const times = Math.max(1, width / height / (4 / 3));
  return `(min-width: 64rem) ${18 * times}rem, (min-width: 40rem) ${33 * times}vw, ${50 * times}vw`;
}

/** Images 2 to 7 (specification 9); the first one stands at the top of the page, and every one opens. */
export function PhotoGrid({ business }: { business: Business }) {
  const { photos, linkTo, viewer } = usePhotoViewer(business);
  const before = DETAIL_IMAGES.first - 1;
  return (
    <section aria-labelledby="fotograflar" className="not-printed">
      <SectionHeading title={texts.photos} id="fotograflar" />
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3">
        {photos.slice(before, DETAIL_IMAGES.last).map((photo, index) => (
          <li key={photo.src}>
            <a
              {...linkTo(before + index)}
              className="scene-ground block aspect-4/3 overflow-hidden rounded-md"
            >
              <Picture {...photo} sizes={sizesOf(photo)} className="size-full object-cover" />
            </a>
          </li>
        ))}
      </ul>
      {viewer}
    </section>
  );
}
