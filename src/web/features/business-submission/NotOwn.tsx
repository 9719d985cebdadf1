import { loginAddress } from '#web/browser/login-address.ts';
import { addBusinessTexts as texts } from '#web/texts/add-business.ts';
import { AgainButton, ButtonLink } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** A submission to be corrected that this caller cannot see. */
export const NotOwn = ({
  isSignedOut,
  editId,
  onRetry,
}: {
  isSignedOut: boolean;
  editId: string;
  onRetry: () => void;
}) => (
  <Notice
    tone={isSignedOut ? 'info' : 'warning'}
    isNews
    title={isSignedOut ? texts.signInToEdit : texts.notYours}
    action={
      isSignedOut ? (
        <ButtonLink href={loginAddress(`/add-business?edit=${encodeURIComponent(editId)}`)}>
          {texts.signIn}
        </ButtonLink>
      ) : (
        <AgainButton onClick={onRetry} />
      )
    }
  />
);
