/** A word of businesses' names, kinds, places and features. */
export interface KnownWord {
  /** As it is compared: `kebapci`. */
  word: string;
  /** As most people write it: `kebapçı`. */
  shown: string;
  /** Published businesses with it. */
  hits: number;
}

interface Form {
  word: Counted;
  shown: string;
  hits: number;
}
interface Counted {
  word: string;
  forms: Form[];
  /** Groups of three letters. */
  groups: number;
}

/** The words of what is published, counted; each business adds its own and takes them with it. */
export class Vocabulary {
  private readonly words = new Map<string, Counted>();
  private readonly byGroup = new Map<string, Counted[]>();
  private readonly byStart = new Map<string, Counted[]>();
  /** By number, and the numbers by `kebapci/kebapçı`. */
  private readonly forms: Form[] = [];
  private readonly codes = new Map<string, number>();

  /** The numbers of words as `searchColumns` writes them: `kebapci/kebapçı seyhan`. */
  read(text: string): number[] {
    return text === '' ? [] : text.split(' ').map((pair) => this.codeOf(pair));
  }

  private codeOf(pair: string): number {
    const known = this.codes.get(pair);
    if (known !== undefined) return known;
    const [text = '', shown = text] = pair.split('/');
    // A part of a longer text would keep all of it in memory.
    const word = this.words.get(text) ?? this.learn(Buffer.from(text).toString());
    const form = { word, shown: Buffer.from(shown).toString(), hits: 0 };
    word.forms.push(form);
    const code = this.forms.push(form) - 1;
    this.codes.set(Buffer.from(pair).toString(), code);
    return code;
  }

  private learn(text: string): Counted {
    const groups = groupsOf(text);
    const word = { word: text, forms: [], groups: groups.length };
    this.words.set(text, word);
    add(this.byStart, text.slice(0, START), word);
    for (const group of groups) add(this.byGroup, group, word);
    return word;
  }

  /** One business more (1) or less (-1) has these words. */
  count(codes: readonly number[], change: 1 | -1): void {
    for (const code of codes) {
      const form = this.forms[code];
      if (form) form.hits += change;
    }
  }

  /** Those of the words that somebody has. */
  known(words: readonly string[]): KnownWord[] {
    return words.flatMap((word) => shownOf(this.words.get(word)) ?? []);
  }

  /** The commonest words that begin so. */
  beginning(start: string, limit: number): KnownWord[] {
    const found: KnownWord[] = [];
    for (const [text, word] of this.words) {
      const known = text.startsWith(start) ? shownOf(word) : undefined;
      if (known) found.push(known);
    }
    return found.sort(byHits).slice(0, limit);
  }

  /** Those that begin as a word does, with its first four letters. */
  startingLike(word: string): string[] {
    const start = this.byStart.get(word.slice(0, START)) ?? [];
    return start.flatMap((one) => shownOf(one)?.word ?? []);
  }

  /**
   * Words that share most groups of three letters with one.
   * @param likeness groups in both of those in either that are enough (0–1)
   */
  alike(word: string, { likeness, limit }: { likeness: number; limit: number }): KnownWord[] {
    const groups = groupsOf(word);
    const common = new Map<Counted, number>();
    for (const group of groups)
      for (const one of this.byGroup.get(group) ?? []) common.set(one, (common.get(one) ?? 0) + 1);
    const found: (KnownWord & { likeness: number })[] = [];
    for (const [one, inBoth] of common) {
      const ofBoth = inBoth / (groups.length + one.groups - inBoth);
      const known = ofBoth >= likeness ? shownOf(one) : undefined;
      if (known) found.push({ ...known, likeness: ofBoth });
    }
    return found.sort((a, b) => b.likeness - a.likeness || byHits(a, b)).slice(0, limit);
  }
}

const START = 4;

function add<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

const byHits = (a: KnownWord, b: KnownWord) => b.hits - a.hits || (a.word < b.word ? -1 : 1);

/** A word as most write it; undefined where nobody has it. */
function shownOf(word: Counted | undefined): KnownWord | undefined {
  let hits = 0;
  let best: Form | undefined;
  for (const form of word?.forms ?? []) {
    hits += form.hits;
    if (!best || form.hits > best.hits || (form.hits === best.hits && form.shown > best.shown))
      best = form;
  }
  return word && best && hits > 0 ? { word: word.word, shown: best.shown, hits } : undefined;
}

/** `  kebap `: its beginning counts more than its end. */
function groupsOf(word: string): string[] {
  const padded = `  ${word} `;
  const groups = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at += 1) groups.add(padded.slice(at, at + 3));
  return [...groups];
}
