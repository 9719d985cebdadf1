import type { Person } from '#contract/moderation/administration-records.ts';
import { ROLE_WORDS } from '#web/texts/administration-records.ts';
import { Badge } from '#web/ui/Badge.tsx';

const tones = {
  user: 'neutral',
  owner: 'info',
  moderator: 'highlight',
  admin: 'danger',
} as const satisfies Record<Person['role'], string>;

/** What somebody may do, in a word. */
export const RoleBadge = ({ role }: Pick<Person, 'role'>) => (
  <Badge tone={tones[role]}>{ROLE_WORDS[role]}</Badge>
);
