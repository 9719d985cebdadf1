import { CircleUserRound } from 'lucide-react';
import { useLocation, useSearch } from 'wouter';
import { useAccount } from '#web/browser/account-context.ts';
import { loginAddress } from '#web/browser/login-address.ts';
import { siteFrameTexts as texts } from '#web/texts/site-frame.ts';
import { Anchor } from '#web/ui/Anchor.tsx';

/** Who is signed in, else the way to sign in and back here. */
export function AccountLink({ className, onClick }: { className?: string; onClick?: () => void }) {
  const account = useAccount();
  const [path] = useLocation();
  const search = useSearch();
  const link = { className, onClick };
  const sign = <CircleUserRound className="size-5 shrink-0" aria-hidden="true" />;
  if (account.kind === 'unknown' || account.kind === 'visitor') {
    // The rendered page is everybody's, so its link says nothing about where one is.
    const from = account.kind === 'visitor' ? path + (search && `?${search}`) : '/';
    return (
      <Anchor href={loginAddress(from)} {...link}>
        {sign}
        {texts.signIn}
      </Anchor>
    );
  }
  const name = account.kind === 'member' ? account.account.name || account.account.email : '';
  return (
    <Anchor
      href="/account"
      aria-current={path === '/account' ? 'page' : undefined}
      aria-label={name && texts.accountOf(name)}
      {...link}
    >
      {sign}
      <span className="truncate">{name.split(/[\s@]/, 1)[0] || texts.account}</span>
    </Anchor>
  );
}
