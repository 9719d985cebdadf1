import type { Generated } from 'kysely';
import type { OptionalTimestamp, Timestamp } from './database-columns.ts';

export interface ImportBatchesTable {
  id: Generated<number>;
  fileName: string;
  source: string;
  imported: Generated<number>;
  duplicates: Generated<number>;
  refused: Generated<number>;
  importedBy: number | null;
  /** SPDX name; null where nobody said it. */
  licence: string | null;
  attribution: string | null;
  createdAt: Timestamp;
  undoneAt: OptionalTimestamp;
}

/** What open sources call a business: see the migration. */
export interface BusinessSourcesTable {
  sourceId: string;
  businessId: number;
  isOrigin: boolean;
  licence: string | null;
  attribution: string | null;
  version: string | null;
  confidence: number | null;
  seenAt: Timestamp;
}
