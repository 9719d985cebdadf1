import type { ItemKind } from '#contract/moderation/moderation-words.ts';
import type { Promised } from '#server/records/decisions.rules.ts';

/** A line of the inbox as the database knows it. */
export interface InboxRow {
  kind: ItemKind;
  id: number;
  status: string;
  /** Another one after every change of the record. */
  version: string;
  title: string;
  subtitle: string | null;
  stars: number | null;
  district: string | null;
  businessId: number | null;
  score: number;
  signs: string[];
  isPriority: boolean;
  isContested: boolean;
  isImported: boolean;
  isExample: boolean;
  waitingSince: Date;
  promise: Promised;
  /** Null where nothing was promised, or nothing waits. */
  deadline: Date | null;
}

export interface DecidedRow extends InboxRow {
  entryId: number;
  action: string;
  at: Date;
  byName: string | null;
  byRole: string;
}

/** Where a page of the waiting ended. */
export interface Position {
  isPriority: boolean;
  deadline: Date | null;
  kind: string;
  id: number;
}
