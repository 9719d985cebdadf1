import type { ComponentProps } from 'react';
import type { PriceList } from '#contract/businesses/price-list.ts';
import { wholeDay } from '#contract/calendar/day-words.ts';
import { drawnPictures } from '#contract/uploads.ts';
import { businessPricesTexts as texts } from '#web/texts/business-prices.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Picture } from '#web/ui/Picture.tsx';

interface PricePhotosProps {
  photos: PriceList['photos'];
  /** Props of the link around each, which opens it large. */
  linkTo: (index: number) => ComponentProps<'a'>;
}

/** Photos of a price list, each with its day: whole, since they are read, and one below the other on paper. */
export function PricePhotos({ photos, linkTo }: PricePhotosProps) {
  const drawn = drawnPictures({ images: photos.map(({ src }) => src), pictures: photos });
  return (
    <section aria-labelledby="fiyat-fotograflari" className="mt-8 print:mt-4">
      <h2 id="fiyat-fotograflari" className="mb-3 text-xl">
        {texts.photos}
      </h2>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 print:block">
        {photos.map(({ src, pricesOn, isOld }, index) => (
          <li key={src} className="break-inside-avoid print:mb-6">
            <figure className="flex flex-col gap-2">
              <a
                {...linkTo(index)}
                className="scene-ground block aspect-3/4 overflow-hidden rounded-md print:aspect-auto print:bg-none"
              >
                <Picture
                  {...drawn[index]}
                  src={src}
                  alt={texts.photo(wholeDay(pricesOn))}
                  sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw"
                  className="size-full object-contain print:h-auto print:max-h-[195mm] print:bg-none!"
                />
              </a>
              <figcaption>
                <span className="figures font-semibold">{texts.on(wholeDay(pricesOn))}</span>
                <span className="text-quiet"> · {texts.photoBy}</span>
              </figcaption>
            </figure>
            {isOld && (
              <Notice tone="warning" className="mt-2">
                {texts.old}
              </Notice>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
