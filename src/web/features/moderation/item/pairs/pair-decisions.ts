import {
  decideItem,
  type InboxItem,
  type ItemDetails,
  type SimilarBusiness,
  tellApart,
} from '#contract/moderation/moderation.ts';
import type { Api } from '#web/api/api.ts';
import { itemKey } from '../../inbox/inbox-address.ts';
import type { Inbox } from '../../inbox/use-inbox.ts';
import type { PairOf } from './PairAnswers.tsx';

type Undo = () => Promise<unknown>;
type Answer = Awaited<ReturnType<typeof decide>>;
type Business = Pick<SimilarBusiness, 'id' | 'status'> & { version?: string };

interface Parts {
  api: Api;
  inbox: Inbox;
  takingBack: (item: { kind: 'business'; id: number }, answer: Answer) => Undo | undefined;
  look: (item: InboxItem) => Promise<ItemDetails>;
  onChanged: (details: ItemDetails) => void;
  onDone: (key: string, index: number) => void;
  made: (item: InboxItem, transition: string, undo: Undo | undefined) => void;
}

const kind = 'business' as const;

const decide = (api: Api, { id, status, version }: Business, transition: string, into?: number) =>
  api.call(decideItem, {
    ...{ kind, id, transition, seenStatus: status },
    ...(into !== undefined && { into }),
    ...(version !== undefined && { seenVersion: version }),
  });

/** Answers about two businesses that may be one, each taken back as a whole. */
export function pairDecisions({ api, inbox, takingBack, look, made, ...told }: Parts): PairOf {
  /** One that waits is published first: others become part of what is public. */
  async function merge(stays: Business, goes: Business): Promise<Undo | undefined> {
    const published = stays.status === 'pending' ? await decide(api, stays, 'approve') : undefined;
    const unpublish = published && takingBack({ kind, id: stays.id }, published);
    try {
      const merged = await decide(api, goes, 'merge', stays.id);
      const separate = takingBack({ kind, id: goes.id }, merged);
      return (
        separate &&
        (async () => {
          await separate();
          await unpublish?.();
        })
      );
    } catch (error) {
      await unpublish?.();
      throw error;
    }
  }

  return {
    async same({ item }, other, stays) {
      const index = inbox.items.findIndex((one) => itemKey(one) === itemKey(item));
      const undo = await (stays === 'this' ? merge(item, other) : merge(other, item));
      made(item, stays === 'this' ? 'keep' : 'merge', undo);
      inbox.remove(itemKey(item));
      told.onDone(itemKey(item), index);
      // The other one may have waited in the same list.
      if (other.status === 'pending') await inbox.refresh();
    },
    async apart({ item }, { id: other }) {
      const pair = { id: item.id, other };
      await api.call(tellApart, { ...pair, isApart: true });
      made(item, 'tell_apart', () => api.call(tellApart, { ...pair, isApart: false }));
      told.onChanged(await look(item));
    },
  };
}
