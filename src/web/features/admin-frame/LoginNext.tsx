import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { loginAddress } from '#web/browser/login-address.ts';
import { adminFrameTexts as texts } from '#web/texts/admin-frame.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** A stranger goes to sign in, and comes back to this very address. */
export function LoginNext() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  // Of the page that was wanted: on the way there the address is another already.
  const [login] = useState(() => loginAddress(path + (search && `?${search}`)));
  useEffect(() => navigate(login, { replace: true }), [login, navigate]);
  return (
    <EmptyState
      level={1}
      title={texts.strangerTitle}
      action={
        <ButtonLink href={login} variant="primary">
          {texts.signIn}
        </ButtonLink>
      }
    >
      {texts.strangerText}
    </EmptyState>
  );
}
