import { getAskedFacts } from '#contract/businesses/asked-facts.ts';
import type { Api } from '#web/api/api.ts';
import { AskedFactsScreen } from '#web/features/asked-facts/AskedFactsScreen.tsx';
import type { Address, Head, PageProps } from '#web/page.ts';
import { askedFactsTexts as texts } from '#web/texts/asked-facts.ts';

/** The name of the business, for browsers that run no script: what is wrong with a link, its screen says. */
export const load = (api: Api, { query }: Address): Promise<string | null> =>
  api.call(getAskedFacts, { token: query.get('token') ?? '' }).then(
    ({ businessName }) => businessName,
    () => null,
  );

export const head: Head = {
  title: texts.headTitle,
  description: texts.description,
  isIndexed: false,
};

export const Page = ({ data, address }: PageProps<string | null>) => (
  <div className="shell max-w-3xl pt-6 pb-16 sm:pt-10">
    <AskedFactsScreen
      token={address.query.get('token') ?? ''}
      business={data}
      answer={address.query.get('yanit') ?? undefined}
    />
  </div>
);
