import { VerifyEmailScreen } from '#web/features/email-verification/VerifyEmailScreen.tsx';
import type { Head, PageProps } from '#web/page.ts';
import { emailVerificationTexts as texts } from '#web/texts/email-verification.ts';

export const head: Head = {
  title: texts.headTitle,
  description: texts.description,
  isIndexed: false,
};

export const Page = ({ address }: PageProps<null>) => (
  <VerifyEmailScreen token={address.query.get('token')?.trim() || undefined} />
);
