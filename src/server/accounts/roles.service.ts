import { record } from '#server/platform/audit.ts';
import { type Basics, inTransaction, type Role } from '#server/platform/context.ts';
import { lockAccountOf, markAccount } from './accounts.queries.ts';
import { listByRoles, markOwnerRole } from './roles.queries.ts';

/** Gives the account of an address a role; one without an account gets it, and proves it by signing in. */
export const grantRole = (
  ctx: Basics,
  { email, role }: { email: string; role: Exclude<Role, 'owner'> },
): Promise<{ id: number; email: string; role: Role }> =>
  inTransaction(ctx, async (inside) => {
    const at = inside.now();
    const account = await lockAccountOf(inside.db, email, at);
    await markAccount(inside.db, account.id, { role, updated_at: at });
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
