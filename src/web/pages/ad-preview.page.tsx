import { AdPreviewScreen } from '#web/features/advertising/AdPreviewScreen.tsx';
import type { Head, PageProps } from '#web/page.ts';
import { adPreviewTexts as texts } from '#web/texts/ad-preview.ts';

export const head: Head = {
  title: texts.headTitle,
  description: texts.description,
  isIndexed: false,
};

export const Page = ({ address }: PageProps<null>) => (
  <div className="shell pt-6 pb-16 sm:pt-10">
    <AdPreviewScreen token={address.params.token ?? ''} />
  </div>
);
