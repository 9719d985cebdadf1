import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import { STATUS_WORDS } from '#web/texts/administration.ts';
import { Badge } from '#web/ui/Badge.tsx';

const tones = {
  email_pending: 'neutral',
  pending: 'closing',
  approved: 'open',
  rejected: 'danger',
  suspended: 'closed',
  closed: 'closed',
  merged: 'neutral',
} as const satisfies Record<BusinessStatus, string>;

/** Where a business stands, in a word. */
export const StatusBadge = ({ status }: { status: BusinessStatus }) => (
  <Badge tone={tones[status]}>{STATUS_WORDS[status]}</Badge>
);
