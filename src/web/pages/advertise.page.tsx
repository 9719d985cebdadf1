import { AD_PACKAGES } from '#contract/advertising/advertising.ts';
import type { Api } from '#web/api/api.ts';
import { AdvertiseScreen } from '#web/features/advertising/AdvertiseScreen.tsx';
import { PriceLists } from '#web/features/price-lists/PriceLists.tsx';
import type { Address, Head, PageProps } from '#web/page.ts';
import { advertiseTexts as texts } from '#web/texts/advertising.ts';

type Data = Awaited<ReturnType<typeof load>>;

/** `?paket=premium` begins with that package. */
export async function load(_: Api, { query }: Address) {
  const wanted = query.get('paket');
  return { packageType: AD_PACKAGES.find((one) => one === wanted) };
}

export const head: Head = {
  title: texts.title,
  description: texts.description,
};

export const Page = ({ data }: PageProps<Data>) => (
  <AdvertiseScreen {...data}>
    <PriceLists here="/advertise" />
  </AdvertiseScreen>
);
