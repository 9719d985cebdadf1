import { useEffect, useEffectEvent } from 'react';
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

interface FillableForm<Values> {
  setValues: (change: (before: Values) => Values) => void;
}

/**
 * Fills a form in with what a member's account says, where nothing was typed: once it is known who is
 * there, and again with every other `round`, for a form that begins anew.
 */
export function useFilledIn<Values extends object>(
  { setValues }: FillableForm<Values>,
  read: (person: KnownPerson) => Partial<Values>,
  round = 0,
): void {
  const person = useKnownPerson();
  const fillIn = useEffectEvent(() => {
    const known = person?.isMember ? Object.entries(read(person)) : [];
    setValues((before) => {
      const missing = known.filter(([name]) => before[name as keyof Values] === '');
      return missing.length > 0 ? { ...before, ...Object.fromEntries(missing) } : before;
    });
  });
  const isMember = person?.isMember ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round is what it is about
  useEffect(() => {
    if (isMember) fillIn();
  }, [isMember, round]);
}
