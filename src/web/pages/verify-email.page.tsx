import { VerifyEmailScreen } from '#web/features/email-verification/VerifyEmailScreen.tsx';
import { type Head, type HeadContext, type PageProps, titled } from '#web/page.ts';
import { emailVerificationTexts as texts } from '#web/texts/email-verification.ts';

/** Nothing is asked here: this runs while a mail scanner looks, too. */
export const load = async () => null;

export const head = (_: null, { site }: HeadContext): Head => ({
  title: titled(texts.headTitle, site),
  description: texts.description,
  canonical: '/verify-email',
  isIndexed: false,
});

export const Page = ({ address }: PageProps<null>) => (
  <VerifyEmailScreen token={address.query.get('token')?.trim() || undefined} />
);
