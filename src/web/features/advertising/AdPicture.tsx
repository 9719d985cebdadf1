import type { DrawnAd } from '#contract/advertising/ad-draw.ts';
import { sceneIn } from '#contract/advertising/live-ads.ts';
import { drawnPictures } from '#contract/uploads.ts';
import { CategoryScene } from '#web/ui/artwork/CategoryScene.tsx';
import { Picture } from '#web/ui/Picture.tsx';

/** Where an ad without picture and business takes its drawing from. */
const DEFAULT_SCENE = 'alisveris';

type PicturedAd = Pick<DrawnAd, 'id' | 'content' | 'pictures' | 'categorySlug'>;

const imageOf = ({ content }: PicturedAd, isWide: boolean) =>
  (isWide ? content.bannerAd : undefined) ?? content.image;

/** The slug whose colours an ad has. */
export const hueOf = (ad: PicturedAd, isWide = false): string =>
  sceneIn(imageOf(ad, isWide)) ?? ad.categorySlug ?? DEFAULT_SCENE;

/** The picture of an ad, or a drawing of ours; fills what is around it. */
export function AdPicture({
  ad,
  sizes,
  isWide = false,
}: {
  ad: PicturedAd;
  sizes: string;
  isWide?: boolean;
}) {
  const image = imageOf(ad, isWide);
  const [drawn] =
    image && sceneIn(image) === undefined
      ? drawnPictures({ images: [image], pictures: ad.pictures })
      : [];
  const className = 'absolute inset-0 size-full object-cover';
  if (drawn) return <Picture {...drawn} alt="" sizes={sizes} className={className} />;
  return <CategoryScene slug={hueOf(ad, isWide)} seed={ad.id} className={className} />;
}
