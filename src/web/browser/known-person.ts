import { useAccount } from './account-context.ts';

/** Whom a form may take as known: a member needs not type what the account says. */
export interface KnownPerson {
  isMember: boolean;
  name: string;
  email: string;
  phone: string;
}

const NOBODY: KnownPerson = { isMember: false, name: '', email: '', phone: '' };

/** Undefined while it is being asked who is there. */
export function useKnownPerson(): KnownPerson | undefined {
  const account = useAccount();
  if (account.kind === 'unknown' || account.kind === 'asking') return undefined;
  if (account.kind !== 'member') return NOBODY;
  const { name, email, phone } = account.account;
  return { isMember: true, name, email, phone: phone ?? '' };
}
