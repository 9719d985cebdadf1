import { DEFAULT_SHARE_TITLE, type Site } from '#contract/city/city.ts';
import { SHARE_PICTURE } from '#contract/share-pictures.ts';
import type { headOf } from './page.ts';

/** Picture of the product for sharing, in src/web/public. */
const DEFAULT_SHARE_IMAGE = '/share.png';

/** What search results and shared links show of a page. */
export function ShareTags({ head, site }: { head: ReturnType<typeof headOf>; site: Site }) {
  const shareTitle = head.shareTitle ?? head.title;
  const image = new URL(head.image ?? DEFAULT_SHARE_IMAGE, site.publicUrl).href;
  return (
    <>
      <meta name="description" content={head.description} />
      <meta property="og:site_name" content={`${site.name} · ${DEFAULT_SHARE_TITLE}`} />
      <meta property="og:locale" content="tr_TR" />
      <meta property="og:type" content={head.type ?? 'website'} />
      <meta property="og:title" content={shareTitle} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={site.publicUrl + head.canonical} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(SHARE_PICTURE.width)} />
      <meta property="og:image:height" content={String(SHARE_PICTURE.height)} />
      <meta property="og:image:alt" content={shareTitle} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
