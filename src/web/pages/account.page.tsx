import { useAccount } from '#web/browser/account-context.ts';
import { AccountScreen } from '#web/features/accounts/AccountScreen.tsx';
import { MemberCalls } from '#web/features/accounts/MemberCalls.tsx';
import { TeamCalls } from '#web/features/admin-frame/TeamCalls.tsx';
import type { Head } from '#web/page.ts';
import { accountTexts as texts } from '#web/texts/accounts.ts';

export const head: Head = {
  title: texts.title,
  description: texts.description,
  isIndexed: false,
};

export function Page() {
  const account = useAccount();
  const role = account.kind === 'member' ? account.account.role : 'user';
  const screen = <AccountScreen />;
  return (
    <div className="shell pt-6 pb-16 sm:pt-10">
      {role === 'moderator' || role === 'admin' ? (
        <TeamCalls>{screen}</TeamCalls>
      ) : (
        <MemberCalls>{screen}</MemberCalls>
      )}
    </div>
  );
}
