import { AdContent } from '#contract/advertising/live-ads.ts';
import { uploadAddress } from '#contract/uploads.ts';

/** As it stands in the row; text that is no ad content is none. */
export function contentIn(text: string | null): AdContent | null {
  if (text === null) return null;
  try {
    return AdContent.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const OWN = uploadAddress('');

/** The uploads that an ad shows. */
export const imagesOf = (content: AdContent | null): string[] =>
  [content?.image, content?.bannerAd].filter((image) => image?.startsWith(OWN)) as string[];
