import type { DrawnAd } from '#contract/advertising/ad-draw.ts';
import { sceneIn } from '#contract/advertising/live-ads.ts';
import { drawnPictures } from '#contract/uploads.ts';
import { CategoryScene } from '#web/ui/artwork/CategoryScene.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Picture } from '#web/ui/Picture.tsx';

/** Where an ad without picture and business takes its drawing from. */
const DEFAULT_SCENE = 'alisveris';

type PicturedAd = Pick<DrawnAd, 'id' | 'content' | 'pictures' | 'categorySlug'>;

const imageOf = ({ content }: PicturedAd, isWide: boolean) =>
  (isWide ? content.bannerAd : undefined) ?? content.image;

/** The slug whose colours an ad has. */
export const hueOf = (ad: PicturedAd, isWide = false): string =>
  sceneIn(imageOf(ad, isWide)) ?? ad.categorySlug ?? DEFAULT_SCENE;

/** What a scene shows stands right of its middle: a column higher than wide shows what is around that. */
const IN_COLUMN = {
  never: '',
  onPhone:
    'max-sm:left-1/2! max-sm:aspect-8/5 max-sm:w-auto! max-sm:max-w-none max-sm:-translate-x-2/3',
  always: 'left-1/2! aspect-8/5 w-auto! max-w-none -translate-x-2/3',
};

/** The picture of an ad, or a drawing of ours; fills what is around it. */
export function AdPicture({
  ad,
  sizes,
  isWide = false,
  isInColumn = 'never',
}: {
  ad: PicturedAd;
  sizes: string;
  isWide?: boolean;
  isInColumn?: keyof typeof IN_COLUMN;
}) {
  const image = imageOf(ad, isWide);
  const [drawn] =
    image && sceneIn(image) === undefined
      ? drawnPictures({ images: [image], pictures: ad.pictures })
      : [];
  const fills = 'absolute inset-0 size-full';
  if (drawn) {
    return <Picture {...drawn} alt="" sizes={sizes} className={`${fills} object-cover`} />;
  }
  return (
    <CategoryScene
      slug={hueOf(ad, isWide)}
      seed={ad.id}
      className={classNames(fills, IN_COLUMN[isInColumn])}
    />
  );
}
