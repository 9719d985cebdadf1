import { AdPreviewScreen } from '#web/features/advertising/AdPreviewScreen.tsx';
import { type Head, type HeadContext, type PageProps, titled } from '#web/page.ts';
import { adPreviewTexts as texts } from '#web/texts/ad-preview.ts';

/** Asked in the browser: whoever reads addresses in e-mails before people do gets no more than this. */
export const load = async () => null;

export const head = (_: null, { site, address }: HeadContext): Head => ({
  title: titled(texts.headTitle, site),
  description: texts.description,
  canonical: address.path,
  isIndexed: false,
});

export const Page = ({ address }: PageProps<null>) => (
  <div className="shell pt-6 pb-16 sm:pt-10">
    <AdPreviewScreen token={address.params.token ?? ''} />
  </div>
);
