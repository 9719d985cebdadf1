import { type InboxItem, URGENCIES, type Urgency } from '#contract/moderation/moderation.ts';
import { ITEM_KINDS, type ItemKind } from '#contract/moderation/moderation-words.ts';

type InboxState = 'waiting' | 'decided' | 'mine';

/** What the list shows and what is open beside it: all of it lives in the address. */
export interface InboxView {
  kind: ItemKind | undefined;
  state: InboxState;
  urgency: Urgency | undefined;
  q: string;
  /** `business-1203` */
  open: string | undefined;
}

const PATH = '/admin';

const oneOf = <Value extends string>(values: readonly Value[], given: string | null) =>
  values.find((value) => value === given);

export const itemKey = ({ kind, id }: Pick<InboxItem, 'kind' | 'id'>): string => `${kind}-${id}`;

export function itemOfKey(key: string): { kind: ItemKind; id: number } | undefined {
  const [, word, digits] = /^([a-z_]+)-(\d{1,9})$/.exec(key) ?? [];
  const kind = oneOf(ITEM_KINDS, word ?? null);
  return kind && { kind, id: Number(digits) };
}

export function viewOf(query: URLSearchParams): InboxView {
  const open = query.get('item') ?? '';
  return {
    kind: oneOf(ITEM_KINDS, query.get('kind')),
    state: oneOf(['waiting', 'decided', 'mine'] as const, query.get('state')) ?? 'waiting',
    urgency: oneOf(URGENCIES, query.get('urgency')),
    q: query.get('q') ?? '',
    open: itemOfKey(open) && open,
  };
}

export function addressOfView({ kind, state, urgency, q, open }: InboxView): string {
  const query = new URLSearchParams();
  if (kind) query.set('kind', kind);
  if (state !== 'waiting') query.set('state', state);
  if (urgency) query.set('urgency', urgency);
  if (q) query.set('q', q);
  if (open) query.set('item', open);
  const text = query.toString();
  return text ? `${PATH}?${text}` : PATH;
}

/** The same for views that show the same list. */
export const listKey = (view: InboxView): string => addressOfView({ ...view, open: undefined });

export const isFiltered = ({ kind, urgency, q }: InboxView): boolean =>
  Boolean(kind || urgency || q);
