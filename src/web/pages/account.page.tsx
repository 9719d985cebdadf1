import { AccountScreen } from '#web/features/accounts/AccountScreen.tsx';
import { type Head, type HeadContext, titled } from '#web/page.ts';
import { accountTexts as texts } from '#web/texts/accounts.ts';

export const load = async () => null;

export const head = (_: null, { site }: HeadContext): Head => ({
  title: titled(texts.title, site),
  description: texts.description,
  canonical: '/account',
  isIndexed: false,
});

export const Page = () => (
  <div className="shell pt-6 pb-16 sm:pt-10">
    <AccountScreen />
  </div>
);
