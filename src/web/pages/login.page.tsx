import { nextAfterLogin } from '#web/browser/login-address.ts';
import { LoginScreen } from '#web/features/accounts/LoginScreen.tsx';
import type { Head, PageProps } from '#web/page.ts';
import { loginTexts as texts } from '#web/texts/accounts.ts';

export const head: Head = {
  title: texts.headTitle,
  description: texts.description,
  isIndexed: false,
};

export const Page = ({ address }: PageProps<null>) => (
  <LoginScreen next={nextAfterLogin(address.query)} />
);
