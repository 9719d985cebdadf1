/** Distinct sentences counted; a file full of unknown words must not fill the memory. */
const MOST_SENTENCES = 2000;

/** Ids of this run and their lines, so that a duplicate names its row and not an id nobody saw. */
export class LinesById {
  readonly #ids: number[] = [];
  readonly #lines: number[] = [];
  add(id: number, line: number) {
    this.#ids.push(id);
    this.#lines.push(line);
  }
  /** Ids only grow, so the middle decides. */
  lineOf(id: number): number | undefined {
    let [low, high] = [0, this.#ids.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.#ids[middle] ?? 0;
      if (found === id) return this.#lines[middle];
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }
}

export class Tally {
  readonly #counts = new Map<string, number>();
  readonly #others: string;
  /** @param others what the rest is counted as */
  constructor(others: string) {
    this.#others = others;
  }
  add(sentence: string) {
    const isNew = !this.#counts.has(sentence);
    const counted = isNew && this.#counts.size >= MOST_SENTENCES ? this.#others : sentence;
    this.#counts.set(counted, (this.#counts.get(counted) ?? 0) + 1);
  }
  list() {
    const list = [...this.#counts].map(([sentence, count]) => ({ sentence, count }));
    return list.sort((a, b) => b.count - a.count);
  }
}
