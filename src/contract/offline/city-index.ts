import {
  kindLexemes,
  nameLexemes,
  placeLexemes,
  readNameWords,
} from '#contract/search/understanding/lexemes.ts';
import { searchNorm } from '#contract/text/turkish-fold.ts';
import type { CityBusiness } from './city-columns.ts';

/** The fields of `search_head`, as bits. */
const FIELDS = { A: 1, B: 2, C: 4, D: 8 } as const;
const ANY = 15;
/** A row and the fields a lexeme stands in, as one number. */
const PER_ROW = 16;

const ROWS_AT_ONCE = 2000;

/** Which rows something holds for, one byte each. */
export type Rows = Uint8Array;

/**
 * Lexemes of the businesses that lie on a device, asked by the same tsqueries as the database: those of
 * `contract/search/asking/`, made of `&`, `|`, `!`, brackets, `:*` and weights.
 */
export class CityIndex {
  readonly businesses: readonly CityBusiness[];
  /** Names as `searchNorm` writes them. */
  readonly norms: string[] = [];
  private readonly rowsOf = new Map<string, number[]>();
  private readonly asked = new Map<string, Rows>();

  private constructor(businesses: readonly CityBusiness[]) {
    this.businesses = businesses;
  }

  /** @param pause between pieces of the work, so that a page stays alive */
  static async of(
    businesses: readonly CityBusiness[],
    pause: () => Promise<unknown>,
  ): Promise<CityIndex> {
    const index = new CityIndex(businesses);
    for (const [row, business] of businesses.entries()) {
      if (row % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await pause();
      const name = nameLexemes(readNameWords(business.name));
      index.norms.push(searchNorm(business.name));
      index.put(row, name.A, FIELDS.A);
      index.put(row, kindLexemes(business), FIELDS.B);
      index.put(row, placeLexemes(business), FIELDS.C);
      index.put(row, name.D, FIELDS.D);
    }
    return index;
  }

  private put(row: number, lexemes: readonly string[], field: number): void {
    for (const lexeme of lexemes) {
      const rows = this.rowsOf.get(lexeme);
      if (rows === undefined) this.rowsOf.set(lexeme, [row * PER_ROW + field]);
      else {
        const last = rows.at(-1) ?? 0;
        if (last >> 4 === row) rows[rows.length - 1] = last | field;
        else rows.push(row * PER_ROW + field);
      }
    }
  }

  /** Words as they stand in names and kinds, without stems. */
  words(): string[] {
    return [...this.rowsOf.keys()].filter((lexeme) => /^[a-z]/.test(lexeme));
  }

  /** How many businesses have a word. */
  count(word: string): number {
    return this.rowsOf.get(word)?.length ?? 0;
  }

  /** For which rows a tsquery holds. */
  ask(query: string): Rows {
    const known = this.asked.get(query);
    if (known) return known;
    const tokens = query.match(/[&|!()]|[^&|!()\s]+/g) ?? [];
    const rows = tokens.length === 0 ? this.none() : this.either(tokens);
    this.asked.set(query, rows);
    return rows;
  }

  /** Answers of one question say nothing for the next. */
  forget(): void {
    this.asked.clear();
  }

  private readonly none = (): Rows => new Uint8Array(this.businesses.length);

  private either(tokens: string[]): Rows {
    let rows = this.all(tokens);
    while (tokens[0] === '|') {
      tokens.shift();
      const others = this.all(tokens);
      rows = rows.map((is, at) => is | (others[at] ?? 0));
    }
    return rows;
  }

  private all(tokens: string[]): Rows {
    let rows = this.one(tokens);
    while (tokens[0] === '&') {
      tokens.shift();
      const others = this.one(tokens);
      rows = rows.map((is, at) => is & (others[at] ?? 0));
    }
    return rows;
  }

  private one(tokens: string[]): Rows {
    const token = tokens.shift() ?? '';
    if (token === '!') return this.one(tokens).map((is) => 1 - is);
    if (token !== '(') return this.having(token);
    const rows = this.either(tokens);
    tokens.shift();
    return rows;
  }

  /** `kebap`, `KEBAP:AB`, `keb:*`. */
  private having(token: string): Rows {
    const [lexeme = '', how = ''] = token.split(':');
    const letters = how.replace('*', '');
    const fields = letters
      ? [...letters].reduce((bits, one) => bits | (FIELDS[one as keyof typeof FIELDS] ?? 0), 0)
      : ANY;
    const rows = this.none();
    const take = (found: readonly number[] = []) => {
      for (const one of found) if (one & fields) rows[one >> 4] = 1;
    };
    if (!how.includes('*')) take(this.rowsOf.get(lexeme));
    else for (const [other, found] of this.rowsOf) if (other.startsWith(lexeme)) take(found);
    return rows;
  }
}
