import { searchNorm } from '#contract/text/turkish-fold.ts';
import type { SourceRecord, Taken } from '#server/businesses/facts/newer-facts.rules.ts';
import {
  askOfMissing,
  noteNewSources,
  takeBack,
  takeClosed,
  takeNewerRows,
} from '#server/businesses/facts/newer-file.service.ts';
import { keepNames } from '#server/businesses/indexing/other-names.service.ts';
import {
  addImportedBusinesses,
  type Duplicate,
  findByNumber,
  findBySource,
  findDuplicates,
  keepSources,
  type Prepared,
  publishImported,
} from '#server/businesses/submitting/imported-businesses.service.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ImportOptions, ImportSummary, RowOutcome } from './import-outcome.rules.ts';
import { LinesById, Tally } from './import-tally.rules.ts';
import { type ImportWords, sayNewer } from './import-words.rules.ts';
import { insertBatch, markBatchCounts } from './imports.queries.ts';
import type { ReadRow } from './read-rows.service.ts';
import type { BusinessFromFile } from './rows/row.rules.ts';

/** A row that describes a business. */
interface Candidate {
  line: number;
  business: BusinessFromFile;
  prepared: Prepared;
}

/** One file on its way into the directory, some rows at a time. */
export class ImportRun {
  readonly #db: Db;
  readonly #now: Date;
  readonly #options: ImportOptions;
  readonly #lines = new LinesById();
  readonly #say: ImportWords;
  readonly #reasons: Tally;
  readonly #warnings: Tally;
  readonly #counts = {
    ...{ rows: 0, imported: 0, held: 0, duplicates: 0, refused: 0, published: 0, warned: 0 },
    ...{ changed: 0, kept: 0, unsaid: 0, older: 0, gone: 0 },
  };
  #batchId: number | null = null;
  /** Businesses that rows of this file were about, by the sources that have them. */
  readonly #met = new Set<number>();
  #prefix: string | undefined;

  constructor(db: Db, now: Date, options: ImportOptions, words: ImportWords) {
    this.#db = db;
    this.#now = now;
    this.#options = options;
    this.#say = words;
    this.#reasons = new Tally(words.others);
    this.#warnings = new Tally(words.others);
  }

  async take(chunk: readonly ReadRow[]): Promise<void> {
    const candidates = chunk.flatMap(({ line, business, prepared }) =>
      business && prepared ? [{ line, business, prepared }] : [],
    );
    const bySource = await findBySource(
      this.#db,
      candidates.map(({ business }) => business.source?.id),
    );
    const unknown = candidates.filter((_, index) => !bySource[index]);
    const found = await findDuplicates(
      this.#db,
      unknown.map(({ prepared }) => prepared),
    );
    // An index among the unknown becomes one among all.
    const resembled = candidates.map((candidate, index): Duplicate | undefined => {
      const at = unknown.indexOf(candidate);
      const one = at < 0 ? bySource[index] : found[at];
      if (!one || one.stored) return one;
      const other = unknown[one.index];
      return { ...one, index: other ? candidates.indexOf(other) : index };
    });
    const duplicates = resembled.map((one) => (one?.isDoubt ? undefined : one));
    const doubts = new Map(
      candidates.flatMap(({ business }, index) => {
        const doubt = resembled[index];
        return doubt?.isDoubt ? [[business, doubt] as const] : [];
      }),
    );
    const fresh = candidates.filter((_, index) => !duplicates[index]);
    const ids = await this.#store(fresh, (business) => doubts.has(business));
    const idByLine = new Map(fresh.map(({ line }, index) => [line, ids[index] ?? 0]));
    for (const [line, id] of [...idByLine].sort(([, a], [, b]) => a - b)) this.#lines.add(id, line);
    const byNumber = await this.#knownByNumber(chunk);
    const sure = duplicates.filter((_, index) => !this.#isUnsure(candidates[index]?.business));
    await this.#publish([...sure, ...byNumber.values()]);
    const flagged = candidates.filter(
      ({ business }, index) => business.flags?.length && duplicates[index]?.likeness === 'source',
    );
    const clear = candidates.filter((candidate) => !flagged.includes(candidate));
    const taken = await this.#takeNewer(clear.map(({ business }) => business));
    await this.#keepSources(candidates, duplicates, idByLine, taken);
    await this.#keepNames(candidates, duplicates, idByLine);
    const closed = await this.#takeClosed([
      ...chunk.flatMap((row) => row.closed ?? []),
      ...flagged.flatMap(({ business }) => business.source ?? []),
    ]);

    let candidate = 0;
    for (const row of chunk) {
      const duplicate = row.business ? duplicates[candidate] : byNumber.get(row);
      if (row.business) candidate += 1;
      const lineOfIndex = (index: number) => candidates[index]?.line ?? 0;
      const newer = taken.get(row.business?.source?.id ?? '');
      const outcome = this.#newerOutcome(
        this.#outcomeOf(row, duplicate ?? (row.business && doubts.get(row.business)), lineOfIndex),
        newer,
        duplicate,
      );
      const id = this.#options.isDryRun ? undefined : idByLine.get(row.line);
      await this.#tell(id === undefined ? outcome : { ...outcome, id });
      const { flags = [], source } = row.business ?? {};
      const gone = closed.get(row.closed?.id ?? source?.id ?? '');
      if (!gone) continue;
      const why = row.closed ? this.#say.newer.closed : this.#say.flagged(flags);
      await this.#tell({ ...gone, line: row.line, ...this.#gone(why) });
    }
  }

  async #tell(outcome: RowOutcome): Promise<void> {
    this.#count(outcome);
    await this.#options.onOutcome?.(outcome);
  }

  readonly #gone = (sentence: string) => ({ outcome: 'gone' as const, sentence, warnings: [] });

  /** Who brings files through the page changes nothing that stands. */
  get #takesNewer(): boolean {
    return !this.#options.isForStrangers;
  }

  async #takeNewer(businesses: readonly BusinessFromFile[]): Promise<Map<string, Taken>> {
    const rows = businesses.flatMap((business) => {
      const { source, isAddressMade = false, isOpenSaid = false } = business;
      const facts = {
        ...business,
        phoneKey: business.phoneKeys[0] ?? null,
        isOpen: isOpenSaid ? business.isOpen : null,
      };
      return source ? [{ source, isAddressMade, business: facts }] : [];
    });
    if (!this.#takesNewer) return new Map();
    this.#prefix ??= /^[a-z]+:/.exec(rows[0]?.source.id ?? '')?.[0];
    return takeNewerRows(this.#db, rows, {
      ...{ batch: () => this.#batch(), now: this.#now },
      isFirst: (id) => !this.#met.has(id) && this.#met.add(id) !== undefined,
    });
  }

  async #takeClosed(said: readonly SourceRecord[]) {
    const sources = this.#takesNewer ? said : [];
    return takeClosed(this.#db, sources, { batch: () => this.#batch(), now: this.#now });
  }

  /** Of a row that its source knows already: what of it was newer. */
  #newerOutcome(
    outcome: RowOutcome,
    newer: Taken | undefined,
    duplicate: Duplicate | undefined,
  ): RowOutcome {
    if (!newer || duplicate?.likeness !== 'source') return outcome;
    if (newer.isOlder) this.#counts.older += 1;
    const { comparison } = newer;
    if (comparison && comparison.kept.length > 0) this.#counts.kept += 1;
    if (comparison && comparison.unsaid.length > 0) this.#counts.unsaid += 1;
    const sentence = sayNewer(newer, this.#say);
    const isChanged = comparison !== undefined && comparison.changed.length > 0;
    return {
      ...outcome,
      ...(isChanged && { outcome: 'changed' as const }),
      sentence: [outcome.sentence, sentence].filter(Boolean).join('; '),
    };
  }

  async #batch(): Promise<number> {
    const {
      fileName,
      source,
      importedBy = null,
      licence = null,
      attribution = null,
    } = this.#options;
    const batch = { fileName, source, licence, attribution, importedBy, now: this.#now };
    this.#batchId ??= (await insertBatch(this.#db, batch)).id;
    return this.#batchId;
  }

  /** Rows that say too little of where they are, with the business whose number they have. */
  async #knownByNumber(chunk: readonly ReadRow[]): Promise<Map<ReadRow, Duplicate>> {
    const rows = chunk.filter(({ unplaced }) => unplaced && unplaced.phoneKeys.length > 0);
    const found = new Map<ReadRow, Duplicate>();
    const duplicates = await findByNumber(
      this.#db,
      rows.map(({ unplaced }) => unplaced?.phoneKeys ?? []),
    );
    for (const [index, row] of rows.entries()) {
      const duplicate = duplicates[index];
      if (duplicate) found.set(row, duplicate);
    }
    return found;
  }

  async #store(
    list: readonly Candidate[],
    isDoubted: (business: BusinessFromFile) => boolean,
  ): Promise<number[]> {
    if (list.length === 0) return [];
    const { isApproved = false } = this.#options;
    const now = this.#now;
    const batchId = await this.#batch();
    const isHeld = ({ business }: Candidate) => this.#isUnsure(business) || isDoubted(business);
    const sure = list.filter((one) => !isHeld(one));
    const unsure = list.filter(isHeld);
    if (isApproved) this.#counts.held += unsure.length;
    const ids = new Map<Candidate, number>();
    for (const [some, state] of [
      [sure, isApproved],
      [unsure, false],
    ] as const) {
      const added = await addImportedBusinesses(
        this.#db,
        some.map(({ business, prepared }) => ({ ...prepared, isDoubted: isDoubted(business) })),
        { batchId, isApproved: state, now },
      );
      for (const [index, one] of some.entries()) ids.set(one, added[index] ?? 0);
    }
    return list.map((one) => ids.get(one) ?? 0);
  }

  #isUnsure(business: BusinessFromFile | undefined): boolean {
    if (business?.flags?.length) return true;
    const { leastConfidence } = this.#options;
    const confidence = business?.source?.confidence ?? null;
    return leastConfidence !== undefined && confidence !== null && confidence < leastConfidence;
  }

  /** What sources call the businesses of this chunk: those they brought, and those that were there. */
  async #keepSources(
    candidates: readonly { line: number; business: BusinessFromFile }[],
    duplicates: readonly (Duplicate | undefined)[],
    idByLine: ReadonlyMap<number, number>,
    taken: ReadonlyMap<string, Taken>,
  ): Promise<void> {
    const list = candidates.flatMap(({ line, business: { source, flags } }, index) => {
      const newId = idByLine.get(line);
      const duplicate = duplicates[index];
      const businessId = newId ?? duplicate?.stored?.id;
      if (!source || businessId === undefined || taken.get(source.id)?.isOlder) return [];
      const isKnown = duplicate?.likeness === 'source';
      if (isKnown && (!this.#takesNewer || flags?.length)) return [];
      const isOrigin = newId !== undefined;
      return [{ ...source, businessId, isOrigin, isNew: !isKnown && !isOrigin }];
    });
    await keepSources(
      this.#db,
      list.map(({ isNew: _, ...one }) => one),
      this.#now,
    );
    const found = this.#takesNewer ? list.filter(({ isNew }) => isNew) : [];
    if (found.length > 0) await noteNewSources(this.#db, await this.#batch(), found);
  }

  /** Whoever is not of the team says nothing of what others are called. */
  async #keepNames(
    candidates: readonly { line: number; business: BusinessFromFile }[],
    duplicates: readonly (Duplicate | undefined)[],
    idByLine: ReadonlyMap<number, number>,
  ): Promise<void> {
    if (!this.#takesNewer) return;
    const called = candidates.flatMap(({ business: { name } }, index) => {
      const duplicate = duplicates[index];
      // Of two rows of one chunk the later may have the other name as well.
      const earlier = duplicate && candidates[duplicate.index ?? -1];
      const businessId = duplicate?.stored?.id ?? idByLine.get(earlier?.line ?? 0);
      const known = duplicate?.stored?.name ?? earlier?.business.name;
      if (businessId === undefined || known === undefined) return [];
      return searchNorm(known) === searchNorm(name) ? [] : [{ businessId, name }];
    });
    await keepNames(this.#db, () => this.#batch(), called);
  }

  /** Sending a file again with the approval publishes what it brought before. */
  async #publish(duplicates: readonly (Duplicate | undefined)[]): Promise<void> {
    if (!this.#options.isApproved) return;
    const stored = duplicates.flatMap((one) => one?.stored?.id ?? []);
    const published = await publishImported(this.#db, stored, this.#now);
    this.#counts.published += published;
    // By its moment they wait again when it is taken back.
    if (published > 0) await this.#batch();
  }

  #count({ outcome, sentence, warnings }: RowOutcome): void {
    if (outcome !== 'gone') this.#counts.rows += 1;
    this.#counts[outcome === 'duplicate' ? 'duplicates' : outcome] += 1;
    if (outcome === 'refused') this.#reasons.add(sentence);
    if (warnings.length > 0) this.#counts.warned += 1;
    for (const warning of warnings) this.#warnings.add(warning);
  }

  #outcomeOf(
    { line, name, warnings, refusal, business }: ReadRow,
    duplicate: Duplicate | undefined,
    lineOfIndex: (index: number) => number,
  ): RowOutcome {
    const row = { line, name, warnings };
    if (!duplicate && refusal !== undefined) {
      return { ...row, outcome: 'refused', sentence: refusal };
    }
    if (!duplicate) {
      const isHeld = (this.#options.isApproved ?? false) && this.#isUnsure(business);
      const { flags = [] } = business ?? {};
      const why = flags.length > 0 ? this.#say.flagged(flags) : this.#say.unsure;
      return { ...row, outcome: 'imported', sentence: isHeld ? why : '' };
    }
    const why = this.#say.likeness[duplicate.likeness];
    const { stored } = duplicate;
    const ownLine = stored ? this.#lines.lineOf(stored.id) : lineOfIndex(duplicate.index);
    if (duplicate.isDoubt) {
      const isNamed = stored && (stored.isPublic || !this.#options.isForStrangers);
      const other = ownLine ?? (isNamed ? `#${stored.id} ${stored.name}` : undefined);
      return { ...row, outcome: 'imported', sentence: this.#say.doubted(other, why) };
    }
    if (ownLine !== undefined || !stored) {
      return {
        ...row,
        outcome: 'duplicate',
        sentence: this.#say.sameAsLine(ownLine, why),
      };
    }
    if (this.#options.isForStrangers && !stored.isPublic) {
      return { ...row, outcome: 'duplicate', sentence: this.#say.storedUnseen(why) };
    }
    const isPublishedNow =
      (this.#options.isApproved ?? false) && stored.isWaiting && !this.#isUnsure(business);
    return {
      ...row,
      outcome: 'duplicate',
      id: stored.id,
      sentence: this.#say.stored(stored, why, isPublishedNow),
    };
  }

  async finish(): Promise<void> {
    await this.#askOfMissing();
    const { imported, duplicates, refused, changed } = this.#counts;
    if (this.#batchId) {
      const counts = { imported, duplicates: duplicates + changed, refused, changed };
      await markBatchCounts(this.#db, this.#batchId, counts);
    }
  }

  /** An older file, and what is no open source's, says nothing of who is there again or missing in it. */
  async #askOfMissing(): Promise<void> {
    if (this.#prefix === undefined || this.#counts.older > 0) return;
    await takeBack(this.#db, this.#prefix, this.#now);
    const batch = () => this.#batch();
    const about = { prefix: this.#prefix, batchId: this.#batchId, now: this.#now, batch };
    const missing = await askOfMissing(this.#db, about);
    if (missing.length > 0) await this.#batch();
    for (const one of missing) {
      await this.#tell({ ...one, line: 0, ...this.#gone(this.#say.newer.missing) });
    }
  }

  get imported(): number {
    return this.#counts.imported;
  }

  summary(): ImportSummary {
    return {
      batchId: this.#options.isDryRun ? null : this.#batchId,
      isDryRun: this.#options.isDryRun ?? false,
      ...this.#counts,
      reasons: this.#reasons.list(),
      warnings: this.#warnings.list(),
    };
  }
}
