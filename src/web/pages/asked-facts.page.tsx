import { AskedFactsScreen } from '#web/features/asked-facts/AskedFactsScreen.tsx';
import type { Head, PageProps } from '#web/page.ts';
import { askedFactsTexts as texts } from '#web/texts/asked-facts.ts';

export const head: Head = {
  title: texts.headTitle,
  description: texts.description,
  isIndexed: false,
};

export const Page = ({ address }: PageProps<null>) => (
  <div className="shell max-w-3xl pt-6 pb-16 sm:pt-10">
    <AskedFactsScreen
      token={address.query.get('token') ?? ''}
      answer={address.query.get('yanit') ?? undefined}
    />
  </div>
);
