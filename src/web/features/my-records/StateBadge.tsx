import { CircleHelp, CircleX, Mail } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { stateTexts } from '#web/texts/applications.ts';
import { Badge } from '#web/ui/Badge.tsx';

export type RecordKind = keyof typeof stateTexts;

type Look = { tone: NonNullable<ComponentProps<typeof Badge>['tone']>; icon?: ReactNode };

/** Half disc: somebody works on it. Full disc: it came about. Ring: it is over. */
const waits: Look = { tone: 'closing' };
const came: Look = { tone: 'open' };
const over: Look = { tone: 'closed' };
const refused: Look = { tone: 'danger', icon: <CircleX aria-hidden="true" /> };
const asks: Look = { tone: 'info', icon: <CircleHelp aria-hidden="true" /> };

const looks: Record<string, Look> = {
  email_pending: { tone: 'info', icon: <Mail aria-hidden="true" /> },
  needs_info: asks,
  customized: asks,
  pending: waits,
  contact_pending: waits,
  contacted: waits,
  requested: waits,
  open: waits,
  approved: came,
  live: came,
  confirmed: came,
  accepted: came,
  rejected: refused,
  revoked: refused,
  declined: refused,
};

/** The word of a state and what it means; 'Bilinmiyor' for what this page does not know. */
export function wordsOfState(kind: RecordKind, state: string): readonly [string, string] {
  const states: Record<string, readonly [string, string]> = stateTexts[kind];
  return states[state] ?? ['Bilinmiyor', ''];
}

/** A state by word, colour and shape. */
export function StateBadge({ kind, state }: { kind: RecordKind; state: string }) {
  const [word] = wordsOfState(kind, state);
  return <Badge {...(looks[state] ?? over)}>{word}</Badge>;
}
