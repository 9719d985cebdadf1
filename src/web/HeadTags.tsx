import { DEFAULT_SHARE_TITLE } from '#contract/city.ts';
import { useSite } from './browser/site-context.ts';
import type { Address, PageModule } from './page.ts';

/** Picture of the product for sharing, in src/web/public. */
const DEFAULT_SHARE_IMAGE = '/share.png';

interface HeadTagsProps {
  head: PageModule['head'];
  data: unknown;
  address: Address;
}

/** A page's title, meta and link elements; React moves them into <head>. */
export function HeadTags({ head: describe, data, address }: HeadTagsProps) {
  const site = useSite();
  const head = describe(data, { site, address });
  const canonical = site.publicUrl + head.canonical;
  const image = new URL(head.image ?? DEFAULT_SHARE_IMAGE, site.publicUrl).href;
  const shareTitle = head.shareTitle ?? head.title;
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <link rel="canonical" href={canonical} />
      {head.isIndexed === false && <meta name="robots" content="noindex, follow" />}
      <meta property="og:site_name" content={`${site.name} · ${DEFAULT_SHARE_TITLE}`} />
      <meta property="og:locale" content="tr_TR" />
      <meta property="og:type" content={head.type ?? 'website'} />
      <meta property="og:title" content={shareTitle} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={image} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
