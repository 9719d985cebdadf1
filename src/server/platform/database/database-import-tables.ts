import type { ColumnType, Generated } from 'kysely';
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
  /** Businesses that were there and that it changed. */
  changed: Generated<number>;
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
  /** The day on which the source last looked, where it says so. */
  saidOn: Generated<string | null>;
  /** Since which file its source no longer has it. */
  goneAt: OptionalTimestamp;
}

/** What a file changed of businesses that were there: see the migration. */
export interface ImportChangesTable {
  batchId: number;
  businessId: number;
  about: string;
  before: ColumnType<unknown, string | null, string | null>;
  after: ColumnType<unknown, string | null, string | null>;
}

/** Whose word a fact is, where it is not what the business came with: see the migration. */
export interface BusinessFactsTable {
  businessId: number;
  fact:
    | ('existence' | 'name' | 'kind' | 'address' | 'pin' | 'phone' | 'website' | 'hours' | 'prices')
    | `has ${string}`;
  saidBy: 'owner' | 'team' | 'visitor' | 'visitors' | 'sender' | 'import';
  confirmedAt: Timestamp;
}

/** What visitors answered and nobody else has said yet: see the migration. */
export interface BusinessAnswersTable {
  businessId: number;
  question: string;
  answer: string;
  visitorHash: Buffer;
  saidAt: Timestamp;
}

/** What things cost at a business: see the migration. */
export interface PriceLinesTable {
  businessId: number;
  position: number;
  heading: string | null;
  name: string;
  price: ColumnType<string, number, number>;
  words: string;
}

/** What files called a business that they were recognised as. */
export interface BusinessNamesTable {
  businessId: number;
  name: string;
  importBatchId: number | null;
}
