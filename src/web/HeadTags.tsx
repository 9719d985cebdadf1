import { useSite } from './browser/site-context.ts';
import { type Address, headOf, type PageModule } from './page.ts';
import { ShareTags } from './ShareTags.tsx';

interface HeadTagsProps {
  module: PageModule;
  data: unknown;
  address: Address;
}

/** A page's title, meta and link elements; React moves them into <head>. */
export function HeadTags({ module, data, address }: HeadTagsProps) {
  const site = useSite();
  const head = headOf(module, data, { site, address });
  const canonical = site.publicUrl + head.canonical;
  return (
    <>
      <title>{head.title}</title>
      <link rel="canonical" href={canonical} />
      {/* For machines, which take a page as the server sends it: the browser never gets this code. */}
      {import.meta.env.SSR && <ShareTags head={head} site={site} />}
      {head.isIndexed === false && <meta name="robots" content="noindex, follow" />}
    </>
  );
}
