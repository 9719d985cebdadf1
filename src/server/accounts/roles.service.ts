import { record } from '#server/platform/audit/audit.ts';
import { type Basics, inTransaction, type Role } from '#server/platform/context.ts';
import { findAccountOf, lockAccountOf, markAccount } from './accounts.queries.ts';
import { listByRoles, markOwnerRole, markUserRole } from './roles.queries.ts';

/** Gives the account of an address a role; one without an account gets it, and proves it by signing in. */
export const grantRole = (
  ctx: Basics,
  { email, role }: { email: string; role: Exclude<Role, 'owner'> },
): Promise<{ id: number; email: string; role: Role }> =>
  inTransaction(ctx, async (inside) => {
    const at = inside.now();
    const account = await lockAccountOf(inside.db, email, at);
    await markAccount(inside.db, account.id, { role, updatedAt: at });
    await record(
      inside,
      { userId: undefined, role: 'operator' },
      {
        action: 'user.grant',
        entity: 'user',
        entityId: account.id,
        difference: { role: [account.role, role] },
      },
    );
    return { id: account.id, email, role };
  });

export const listStaff = ({ db }: Pick<Basics, 'db'>) => listByRoles(db, ['admin', 'moderator']);

/** Somebody has become the owner of a business; a moderator or admin stays what they are. */
export const raiseToOwner = ({ db, now }: Pick<Basics, 'db' | 'now'>, userId: number) =>
  markOwnerRole(db, userId, now());

/** Owns and looks after nothing any more. */
export const lowerFromOwner = ({ db, now }: Pick<Basics, 'db' | 'now'>, userId: number) =>
  markUserRole(db, userId, now());

/** The account of an address that was proved by a link; its person opens it by signing in. */
export async function ensureAccountOf({ db, now }: Pick<Basics, 'db' | 'now'>, email: string) {
  return (await lockAccountOf(db, email, now())).id;
}

/**
 * Whose a record is once its address is proved by an e-mail, whatever account it was sent from and in whosever
 * browser the e-mail was opened: the account of that address; null until the address has one.
 */
export async function keeperOf(
  { db }: Pick<Basics, 'db'>,
  { email, sender }: { email: string; sender: number | null },
): Promise<{ userId: number | null; sentBy: number | null }> {
  const userId = (await findAccountOf(db, email))?.id ?? null;
  return { userId, sentBy: sender === userId ? null : sender };
}
