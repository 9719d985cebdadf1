import { type MouseEvent, useState } from 'react';
import { type Business, DETAIL_IMAGES } from '#contract/businesses.ts';
import { type DrawnPicture, drawnPictures } from '#contract/uploads.ts';
import { businessDetailTexts as texts } from '#web/texts/business-detail.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { SectionHeading } from '#web/ui/SectionHeading.tsx';

const fetchViewer = async () => (await import('./PhotoViewer.tsx')).PhotoViewer;

/** A photo wider than its frame of 4 by 3 loses its sides, so it is fetched that much wider. */
function sizesOf({ width = 4, height = 3 }: DrawnPicture): string {
  const times = Math.max(1, width / height / (4 / 3));
  return `(min-width: 64rem) ${18 * times}rem, (min-width: 40rem) ${33 * times}vw, ${50 * times}vw`;
}

/** Images 2 to 7 (specification 9); the first one stands at the top of the page. */
export function PhotoGrid({ business }: { business: Business }) {
  const [Viewer, setViewer] = useState<Awaited<ReturnType<typeof fetchViewer>>>();
  const [opened, setOpened] = useState<number>();
  const photos = drawnPictures(business)
    .slice(DETAIL_IMAGES.first - 1, DETAIL_IMAGES.last)
    .map((picture, index) => ({ ...picture, alt: texts.photo(business.name, index + 1) }));
  const open = async (src: string, index: number) => {
    try {
      const viewer = await fetchViewer();
      setViewer(() => viewer);
      setOpened(index);
    } catch {
      // The viewer's code did not come: the picture itself will do.
      location.assign(src);
    }
  };
  const choose = (src: string, index: number) => (event: MouseEvent) => {
    event.preventDefault();
    void open(src, index);
  };
  return (
    <section aria-labelledby="fotograflar" className="not-printed">
      <SectionHeading title={texts.photos} id="fotograflar" />
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3">
        {photos.map((photo, index) => (
          <li key={photo.src}>
            {/* Without JavaScript the picture itself opens. */}
            <a
              href={photo.src}
              onClick={choose(photo.src, index)}
              aria-label={texts.openPhoto(index + 1)}
              className="scene-ground block aspect-4/3 overflow-hidden rounded-md"
            >
              <Picture {...photo} sizes={sizesOf(photo)} className="size-full object-cover" />
            </a>
          </li>
        ))}
      </ul>
      {Viewer && (
        <Viewer
          label={texts.photosOf(business.name)}
          photos={photos}
          opened={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}
