import { REQUEST_PACKAGES } from '#contract/advertising/advertising.ts';
import { listLiveAds } from '#contract/advertising/live-ads.ts';
import type { Api } from '#web/api/api.ts';
import { AdExamplesScreen } from '#web/features/advertising/AdExamplesScreen.tsx';
import type { Address, Head, PageProps } from '#web/page.ts';
import { adExamplesTexts as texts } from '#web/texts/advertising.ts';

type Data = Awaited<ReturnType<typeof load>>;

export async function load(api: Api, { query }: Address) {
  const wanted = query.get('paket');
  return {
    ads: await api.call(listLiveAds, {}),
    packageType: REQUEST_PACKAGES.find((one) => one === wanted),
  };
}

export const head = ({ packageType }: Data): Head => ({
  title: texts.title,
  description: texts.description,
  isIndexed: packageType === undefined,
});

export const Page = ({ data }: PageProps<Data>) => <AdExamplesScreen {...data} />;
