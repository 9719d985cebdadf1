import { z } from 'zod';
import { endpoint, listEndpoint } from '../api/endpoint.ts';
import { Id } from '../api/fields.ts';
import { LIMITS } from '../api/limits.ts';
import { FACTS } from '../businesses/business-facts.ts';
import { BusinessStatus } from '../businesses/businesses.ts';
import { adminPaging } from '../moderation/administration.ts';

/** What one import brought, for the team: published, and taken back. */

/** A file that came in, and what became of its businesses. */
export const ImportBatch = z.object({
  id: z.number().int(),
  fileName: z.string(),
  source: z.string(),
  /** E-mail of who sent it; null for the command line and for a stranger. */
  sentBy: z.string().nullable(),
  imported: z.number().int(),
  duplicates: z.number().int(),
  refused: z.number().int(),
  /** Of those that were there: what a newer file changed. */
  changed: z.number().int(),
  /** Of the imported ones, as they stand today. */
  waiting: z.number().int(),
  approved: z.number().int(),
  others: z.number().int(),
  createdAt: z.string(),
  undoneAt: z.string().nullable(),
});
export type ImportBatch = z.infer<typeof ImportBatch>;

export const listImportBatches = listEndpoint({
  summary: 'Dosyayla gelen işletmeler, dosya dosya; en yenisi önce',
  method: 'GET',
  path: '/api/admin/imports',
  access: 'moderator',
  input: z.object(adminPaging),
  output: z.array(ImportBatch),
});

/** Why a business of a batch is no longer only what the file brought. */
const KEPT_REASONS = [
  'owned',
  'reviewed',
  'edited',
  'decided',
  'asked',
  'featured',
  'merged',
] as const;
export type KeptReason = (typeof KEPT_REASONS)[number];

const Undoing = z.object({
  /** Are as the file brought them, and go. */
  removable: z.number().int(),
  /** Waited before the file, were published with it and wait again. */
  waitingAgain: z.number().int(),
  keptCount: z.number().int(),
  /** The first of those that stay, by name. */
  kept: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      status: BusinessStatus,
      reasons: z.array(z.enum(KEPT_REASONS)),
    }),
  ),
  /** Of businesses that were there before. */
  facts: z.object({
    /** So many facts come back as they were. */
    restorable: z.number().int(),
    stuckCount: z.number().int(),
    /** The first businesses of which something was changed again since, and stays. */
    stuck: z.array(
      z.object({ id: z.number().int(), name: z.string(), facts: z.array(z.enum(FACTS)) }),
    ),
    /** Businesses of which it told the day, another name, or that their source no longer has them: that is forgotten. */
    noted: z.number().int(),
  }),
});

export const previewUndoing = endpoint({
  summary: 'Bir dosya geri alınırsa hangi kayıtlar silinir, hangileri neden kalır',
  method: 'GET',
  path: '/api/admin/imports/:id/undo',
  access: 'admin',
  timeoutMs: 60_000,
  input: z.object({ id: Id }),
  output: Undoing,
});

export const undoImportBatch = endpoint({
  summary: 'Bir dosyayla gelen ve hâlâ geldiği gibi duran bütün kayıtları siler',
  method: 'POST',
  path: '/api/admin/imports/:id/undo',
  access: 'admin',
  needsFreshProof: true,
  limit: LIMITS.moderation,
  timeoutMs: 120_000,
  input: z.object({ id: Id }),
  output: Undoing,
});

/** So many at a time: each is a decision with its entry, and pages are served meanwhile. */
export const BATCH_APPROVAL_CHUNK = 200;

export const approveImportBatch = endpoint({
  summary: `Bir dosyanın bekleyen kayıtlarından sıradaki ${BATCH_APPROVAL_CHUNK} tanesini onaylar`,
  method: 'POST',
  path: '/api/admin/imports/:id/approve',
  access: 'admin',
  needsFreshProof: false,
  limit: LIMITS.moderation,
  timeoutMs: 60_000,
  input: z.object({ id: Id }),
  output: z.object({ approved: z.number().int(), left: z.number().int() }),
});
