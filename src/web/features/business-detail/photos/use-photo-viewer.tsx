import { type MouseEvent, useState } from 'react';
import type { Business } from '#contract/businesses/businesses.ts';
import { drawnPictures } from '#contract/uploads.ts';
import { businessDetailTexts as texts } from '#web/texts/business-detail.ts';
import { useAskedIsland } from '#web/ui/island/use-asked-island.ts';

const fetchViewer = async () => (await import('./PhotoViewer.tsx')).PhotoViewer;

/**
 * All photos of a business, over the whole screen from any of them on. `viewer` is drawn beside the
 * links; its code comes with the first press.
 */
export function usePhotoViewer(business: Pick<Business, 'name' | 'images' | 'pictures'>) {
  const { Part: Viewer, ask } = useAskedIsland(fetchViewer);
  const [opened, setOpened] = useState<number>();
  const photos = drawnPictures(business).map((picture, index) => ({
    ...picture,
    alt: texts.photo(business.name, index + 1),
  }));
  const open = async (src: string, index: number) => {
    try {
      await ask();
      setOpened(index);
    } catch {
      // The viewer's code did not come: the picture itself will do.
      location.assign(src);
    }
  };
  return {
    photos,
    /** Props of the link around a photo. Without JavaScript the picture itself opens. */
    linkTo: (index: number) => ({
      href: photos[index]?.src,
      'aria-label': texts.openPhoto(index + 1),
      onClick: (event: MouseEvent<HTMLAnchorElement>) => {
        event.preventDefault();
        void open(event.currentTarget.href, index);
      },
    }),
    viewer: Viewer && (
      <Viewer
        label={texts.photosOf(business.name)}
        photos={photos}
        opened={opened}
        onClose={() => setOpened(undefined)}
      />
    ),
  };
}
