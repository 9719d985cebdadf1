import { nextAfterLogin } from '#web/browser/login-address.ts';
import { LoginScreen } from '#web/features/accounts/LoginScreen.tsx';
import { type Head, type HeadContext, type PageProps, titled } from '#web/page.ts';
import { loginTexts as texts } from '#web/texts/accounts.ts';

export const load = async () => null;

export const head = (_: null, { site }: HeadContext): Head => ({
  title: titled(texts.headTitle, site),
  description: texts.description,
  canonical: '/login',
  isIndexed: false,
});

export const Page = ({ address }: PageProps<null>) => (
  <LoginScreen next={nextAfterLogin(address.query)} />
);
