import type { Header } from '#contract/imports/import-columns.ts';
import type { ImportWords } from './import-words.rules.ts';

/** One row as a file or a request brings it; `line` is what its sender calls it by. */
export type SourceRow =
  | { line: number; header: Header; cells: readonly string[]; isBroken?: undefined }
  | { line: number; isBroken: true; isTooLong: boolean; text: string };

export interface RowOutcome {
  /** 0 where no row of the file stands behind it. */
  line: number;
  name: string;
  /** `changed`: it was there, and newer facts of its source are taken; `gone`: its source no longer has it. */
  outcome: 'imported' | 'changed' | 'duplicate' | 'refused' | 'gone';
  /** Of the new business, or of the one it duplicates; absent in a dry run for new ones. */
  id?: number;
  /** What happened in one sentence; empty for an imported row. */
  sentence: string;
  warnings: string[];
}

export interface ImportOptions {
  fileName: string;
  /** Where the rows come from, e.g. `apify`; kept with the batch. */
  source: string;
  /** Under which licence they may be passed on (an SPDX name); nobody said it where it is missing. */
  licence?: string | undefined;
  /** Whom the source wants named, in its words. */
  attribution?: string | undefined;
  isApproved?: boolean;
  /** Of an open source that says how sure it is: what is less sure waits, approved or not. */
  leastConfidence?: number | undefined;
  isDryRun?: boolean;
  importedBy?: number | null;
  /** The answer goes to anybody: a business that is not public is not named in it. */
  isForStrangers?: boolean;
  /** Pages are served meanwhile from the same database: short steps, with a rest after each. */
  isGentle?: boolean;
  /** What is said of the rows; the site's without it. */
  words?: ImportWords;
  /** Told of every row in order; the next rows wait for it. */
  onOutcome?: (outcome: RowOutcome) => void | Promise<void>;
}

export interface ImportSummary {
  batchId: number | null;
  isDryRun: boolean;
  rows: number;
  imported: number;
  /** … those that wait though the file is approved: its source is unsure, or they may be there already. */
  held: number;
  duplicates: number;
  refused: number;
  /** Of businesses that were there: those of which newer facts are taken. */
  changed: number;
  /** … those of which something stays as a person said it. */
  kept: number;
  /** … those of which the row no longer says something that stands. */
  unsaid: number;
  /** … rows that are older than what is known. */
  older: number;
  /** Businesses that their source no longer has, or calls closed. */
  gone: number;
  /** Rows of earlier batches that waited and are published by this run. */
  published: number;
  warned: number;
  /** Sentences of refusals and warnings with how often they came, most frequent first. */
  reasons: { sentence: string; count: number }[];
  warnings: { sentence: string; count: number }[];
}
