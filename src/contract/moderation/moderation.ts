import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { Id, shortText, wholeNumber } from '../api/fields.ts';
import { LIMITS } from '../api/limits.ts';
import { FACTS } from '../businesses/business-facts.ts';
import { ClaimSides } from '../claims.ts';
import { EXPORTED_KINDS, ITEM_KINDS, ItemKind } from './moderation-words.ts';

const INBOX_PAGE_LENGTH = 50;
export const BULK_MOST = 100;
/** How long a decision can be taken back by whoever made it, or by an admin. */
export const UNDO_MINUTES = 10;

export const URGENCIES = ['late', 'soon', 'later'] as const;
/** `late`: the promise is broken; `soon`: it is within the next 24 hours. */
export type Urgency = (typeof URGENCIES)[number];

export const Deadline = z
  .object({
    at: z.string(),
    /** What was promised: '3 iş günü içinde'. */
    promise: z.string(),
    /** Whole hours until then, negative when it is over. */
    hoursLeft: z.number().int(),
    urgency: z.enum(URGENCIES),
    /** Until when the first answer was promised, where that is sooner and none was given. */
    firstAnswerAt: z.string().nullable(),
  })
  .meta({ id: 'ModerationDeadline' });
export type Deadline = z.infer<typeof Deadline>;

/** One transition as the record of decisions has it, with who made it. */
export const Decision = z
  .object({
    transition: z.string(),
    at: z.string(),
    /** Name of who decided; null for the product itself, the operator, and who has left. */
    by: z.string().nullable(),
    role: z.string(),
  })
  .meta({ id: 'ModerationDecision' });
export type Decision = z.infer<typeof Decision>;

/** One line of the inbox. */
export const InboxItem = z.object({
  kind: z.enum(ITEM_KINDS),
  id: z.number().int(),
  status: z.string(),
  /** Another one after every change: sent back as `seenVersion`, nothing unseen is decided. */
  version: z.string(),
  title: z.string(),
  /** In words, by kind: the category, the reason of a report, the beginning of a review. */
  subtitle: z.string().nullable(),
  /** The stars of a review. */
  stars: z.number().int().nullable(),
  district: z.string().nullable(),
  businessId: z.number().int().nullable(),
  /** 0 for a person's form; `signs` say what speaks for looking twice. */
  score: z.number().int(),
  signs: z.array(z.string()),
  /** `priority`, `contested`, `imported`, `example`. */
  marks: z.array(z.string()),
  waitingSince: z.string(),
  /** None once it is decided, and while the next step is not the team's promise. */
  deadline: Deadline.nullable(),
  /** The last decision, for items that were decided. */
  decision: Decision.nullable(),
});
export type InboxItem = z.infer<typeof InboxItem>;

export const listInbox = endpoint({
  summary: 'Ekibin gelen kutusu: bekleyen ya da karara bağlanan kayıtlar, her türden bir liste',
  method: 'GET',
  path: '/api/moderation/inbox',
  access: 'moderator',
  input: z.object({
    kind: ItemKind.optional(),
    state: z.enum(['waiting', 'decided']).default('waiting'),
    /** Part of a name, an address or `#1005`. */
    q: shortText(100).optional(),
    urgency: z.enum(URGENCIES).optional(),
    /** Only with `state: decided`: what the caller decided. */
    mine: z.enum(['true', 'false']).default('false'),
    limit: wholeNumber(1, 100).default(INBOX_PAGE_LENGTH),
    cursor: shortText(400).optional(),
  }),
  output: z.object({
    items: z.array(InboxItem),
    nextCursor: z.string().nullable(),
    /** What waits, whatever the filters; kinds of which nothing waits are left out. */
    counts: z.partialRecord(
      z.enum(ITEM_KINDS),
      z.object({ waiting: z.number().int(), late: z.number().int() }),
    ),
  }),
});

/** A value of a record; `name` is a key of FIELD_WORDS. */
const Field = z.object({ name: z.string(), value: z.string() });
export const Difference = z
  .object({
    /** A key of FIELD_WORDS. */
    field: z.string(),
    old: z.string().nullable(),
    new: z.string().nullable(),
    /** Accepting makes it so; otherwise it is what somebody said, to be mended by hand. */
    isAutomatic: z.boolean(),
  })
  .meta({ id: 'ModerationDifference' });
export type Difference = z.infer<typeof Difference>;

const Pin = z.object({ latitude: z.number(), longitude: z.number() });

/** What a business came with, as far as it is known. */
const Origin = z.object({
  by: z.enum(['sender', 'openData', 'list', 'example']),
  /** `2026-11-20`: when whoever sent it in did, its list came or its source last looked. */
  on: z.string(),
  attribution: z.string().nullable(),
});
export type Origin = z.infer<typeof Origin>;

export const SimilarBusiness = z.object({
  id: z.number().int(),
  name: z.string(),
  address: z.string(),
  district: z.string(),
  status: z.string(),
  likeness: z.enum(['cid', 'phone', 'name']),
  pin: Pin.nullable(),
  /** Metres between the two pins. */
  distance: z.number().int().nullable(),
  /** What it says, as the record's own `fields` do. */
  fields: z.array(Field),
  origin: Origin,
});
export type SimilarBusiness = z.infer<typeof SimilarBusiness>;

export const AllowedTransition = z
  .object({
    transition: z.string(),
    /** `code`: one of REVIEW_REASONS; `text`: words the person reads. */
    reason: z.enum(['none', 'optional', 'text', 'code']),
    /** The transition names another business: `into`. */
    needsInto: z.boolean(),
    /** It may name one; without it a new one is made. */
    takesInto: z.boolean(),
    isUndo: z.boolean(),
  })
  .meta({ id: 'AllowedMove' });
export type AllowedTransition = z.infer<typeof AllowedTransition>;

export const ItemDetails = z
  .object({
    item: InboxItem,
    /** Everything the record says, contacts included: for the team only. */
    fields: z.array(Field),
    images: z.array(z.string()),
    pin: Pin.nullable(),
    /** What a decision would change: of a revision, or by a report's suggestion. */
    differences: z.array(Difference),
    /** Files of an application or claim; only admins may open them. */
    documents: z.array(z.object({ id: z.string(), name: z.string() })),
    /** The business, or the review, the record is about. */
    about: z
      .object({
        business: z
          .object({
            id: z.number().int(),
            name: z.string(),
            status: z.string(),
            address: z.string(),
            district: z.string(),
            /** Where it is called: a wish for a plan, a claim and a report are talked over. */
            phone: z.string().nullable(),
            /** What those who act for it, or whoever put it in, said of it, and on which day. */
            said: z.array(
              z.object({ fact: z.enum(FACTS), by: z.enum(['owner', 'sender']), on: z.string() }),
            ),
          })
          .nullable(),
        review: z
          .object({
            id: z.number().int(),
            rating: z.number().int(),
            title: z.string().nullable(),
            content: z.string(),
            author: z.string(),
            status: z.string(),
          })
          .nullable(),
      })
      .nullable(),
    /** Whoever owns the business already; with one, only an admin decides about a claim. */
    owners: z.array(
      z.object({ name: z.string(), email: z.string().nullable(), since: z.string() }),
    ),
    isForAdmin: z.boolean(),
    /** Of a claim: its proofs, and what the owner says. */
    claim: ClaimSides.nullable(),
    /** The caller sent it or acts for its business: somebody else decides. */
    isOwn: z.boolean(),
    /**
     * Of a report that is accepted only once its correction is made: where that is. `standing`: no field says
     * it, the business is merged or leaves the site.
     */
    mendedBy: z.enum(['form', 'standing']).nullable(),
    duplicates: z.array(SimilarBusiness),
    /** Of a business that may be another one. */
    origin: Origin.nullable(),
    /** Who sent it, and what else they sent: number of records by kind. */
    sender: z
      .object({
        name: z.string().nullable(),
        email: z.string().nullable(),
        isMember: z.boolean(),
        /** Sent without an account, with the address of one. */
        isMembersAddress: z.boolean(),
        /** The account it was sent from, where that is another than the proved address's. */
        sentFrom: z.string().nullable(),
        others: z.partialRecord(z.enum(ITEM_KINDS), z.number().int()),
      })
      .nullable(),
    /** Oldest first. */
    history: z.array(Decision),
    transitions: z.array(AllowedTransition),
  })
  .meta({ id: 'ModerationItem' });
export type ItemDetails = z.infer<typeof ItemDetails>;

export const getInboxItem = endpoint({
  summary: 'Bir kayıt, karar vermek için gereken her şeyle',
  method: 'GET',
  path: '/api/moderation/items/:kind/:id',
  access: 'moderator',
  input: z.object({ kind: ItemKind, id: Id }),
  output: ItemDetails,
});

export const tellApart = endpoint({
  summary: 'İki kaydın ayrı işletmeler olduğunu not eder ya da bu notu siler; bir daha sorulmaz',
  method: 'POST',
  path: '/api/moderation/businesses/:id/apart',
  access: 'moderator',
  needsFreshProof: false,
  limit: LIMITS.moderation,
  input: z.object({ id: Id, other: Id, isApart: z.boolean() }),
  output: z.object({}),
});

const seenStatus = z
  .string()
  .max(30)
  .regex(/^[a-z_]+$/);
/** `version` of the record as it was looked at: one that was edited meanwhile is not decided unread. */
const seenVersion = z.string().max(20).regex(/^\d+$/).optional();

/** Decisions after which somebody has less than before, and no other decision gives it back. */
const TRANSITIONS_WITH_PROOF: readonly string[] = [
  'application.revoke',
  'claim.revoke',
  'removal.accept',
];

export const decideItem = endpoint({
  summary: 'Bir kayıt hakkında karar verir; kayıt görülen durumdan çıktıysa 409',
  method: 'POST',
  path: '/api/moderation/items/:kind/:id/transitions',
  access: 'moderator',
  limit: LIMITS.moderation,
  input: z.object({
    kind: ItemKind,
    id: Id,
    transition: z
      .string()
      .max(30)
      .regex(/^[a-zA-Z_]+$/),
    reason: shortText(1000).optional(),
    into: Id.optional(),
    /** The state in which the record was looked at. */
    seenStatus,
    seenVersion,
  }),
  needsFreshProof: false,
  needsFreshProofFor: ({ kind, transition }) =>
    TRANSITIONS_WITH_PROOF.includes(`${kind}.${transition}`),
  output: z.object({ status: z.string(), transitions: z.array(AllowedTransition) }),
});

export const BulkOutcome = z.object({
  kind: z.enum(ITEM_KINDS),
  id: z.number().int(),
  /** The state it is in now; null when it is gone. */
  status: z.string().nullable(),
  /** Why it was not done, in words; null when it was. */
  problem: z.string().nullable(),
  /** It was done, and can be taken back for a while. */
  isUndoable: z.boolean(),
});
export type BulkOutcome = z.infer<typeof BulkOutcome>;

/** Made about many at once: the steps that everybody who sent such a record waits for. */
const BULK_MOVES = ['approve', 'reject', 'dismiss'] as const;
export type BulkTransition = (typeof BULK_MOVES)[number];

export const decideItems = endpoint({
  summary:
    'Birçok kaydı birden onaylar ya da aynı nedenle reddeder, her birini kendi başına; yanıt hepsini tek tek söyler',
  method: 'POST',
  path: '/api/moderation/bulk',
  access: 'moderator',
  needsFreshProof: false,
  limit: LIMITS.moderation,
  timeoutMs: 60_000,
  input: z.object({
    items: z
      .array(z.object({ kind: ItemKind, id: Id, seenStatus, seenVersion }))
      .min(1)
      .max(BULK_MOST),
    transition: z.enum(BULK_MOVES).default('approve'),
    /** The same for all of them: words, or one of REVIEW_REASONS. */
    reason: shortText(1000).optional(),
  }),
  output: z.object({ outcomes: z.array(BulkOutcome) }),
});

export const downloadRecords = endpoint({
  summary:
    'Kampanya kayıtları ya da reklam talepleri, CSV dosyası olarak; her indirme karar defterine yazılır',
  method: 'GET',
  path: '/api/moderation/exports/:kind',
  access: 'admin',
  needsFreshProof: true,
  limit: LIMITS.moderation,
  isRaw: true,
  timeoutMs: 60_000,
  input: z.object({ kind: z.enum(EXPORTED_KINDS) }),
  output: z.unknown(),
});
