import {
  type AskedName,
  isSlipOf,
  readDamagedName,
  readName,
  readSlippedName,
} from '#contract/search/understanding/names.ts';
import { searchNorm } from '#contract/text/turkish-fold.ts';
import type { PublicDataNow } from '../counting/current-columns.service.ts';
import { keepInside } from '../counting/facets.service.ts';
import type { SearchFilters } from '../ranking/filters.rules.ts';
import {
  LIKE_NAMES,
  type LikeName,
  listCalled,
  listNamed,
  listNamesLike,
  type NamedRow,
} from '../ranking/found.queries.ts';

/** A name that more businesses have says what they are, not which one is meant. */
const MOST_NAMED = 3;

interface Options {
  /** Only those that are called just so. */
  isWhole?: boolean;
  /** Whoever is called so has the very words. */
  isAsWritten?: boolean;
  /** Names like this question are asked for next, where nobody is called so. */
  like?: string | undefined;
}

/** Whose name a question is. One that is read once more, its words otherwise, asks for the same names: each is looked up once. */
export class AskedNames {
  /** As it was when the question came. */
  readonly now: PublicDataNow;
  private readonly called = new Map<string, Promise<string | undefined>>();
  private readonly named = new Map<string, Promise<NamedRow[]>>();
  private readonly like = new Map<string, Promise<LikeName[]>>();

  constructor(now: PublicDataNow) {
    this.now = now;
  }

  /** The first of some names that somebody is called by, just so. */
  firstCalled(names: readonly string[]): Promise<string | undefined> {
    const read = names.flatMap((name) => {
      const asked = readName(name);
      return asked ? [{ name, ...asked }] : [];
    });
    if (read.length === 0) return Promise.resolve(undefined);
    return once(this.called, names.join('\n'), async () => {
      const rows = await listCalled(this.now.db, read);
      const isHere = (norm: string) => {
        const ids = rows.filter((row) => row.norm === norm).map(({ id }) => id);
        return keepInside(this.now.columns, ids, {}).length > 0;
      };
      return read.find(({ norm }) => isHere(norm))?.name;
    });
  }

  /** Inside the filters those whose name has all the words, if they are few. */
  async insideOf(
    q: string,
    filters: SearchFilters,
    { isWhole = false, isAsWritten = false, like }: Options = {},
  ): Promise<number[]> {
    const name = readName(q, isAsWritten);
    if (!name) return [];
    // Whatever is chosen: a filter does not make a name of a common word.
    const named = await once(this.named, keyOf(name), () => this.list(name, like));
    const isFew = named.length <= MOST_NAMED && !isWhole;
    const meant = isFew ? named : named.filter((one) => one.isWhole);
    const ids = meant.map(({ id }) => id);
    return keepInside(this.now.columns, ids, filters);
  }

  private async list(name: AskedName, like: string | undefined): Promise<NamedRow[]> {
    const slipped = like === undefined ? undefined : readSlippedName(like);
    const found = await listNamed(this.now.db, name, MOST_NAMED + 1, slipped);
    if (slipped) this.like.set(keyOf(slipped), Promise.resolve(found.like));
    return found.named;
  }

  /** The one name that a question was meant to be, but for a slip. */
  async slippedOf(q: string, known: ReadonlySet<string>): Promise<string | undefined> {
    const damaged = readDamagedName(q);
    const slipped = damaged ?? readSlippedName(q);
    if (!slipped) return undefined;
    const names = await once(this.like, keyOf(slipped), () =>
      listNamesLike(this.now.db, slipped, LIKE_NAMES),
    );
    const like = names.filter(({ norm }) =>
      damaged ? damaged.isName(norm) : isSlipOf(searchNorm(q), norm, known),
    );
    return new Set(like.map(({ norm }) => norm)).size === 1 ? like[0]?.name : undefined;
  }
}

const keyOf = ({ query, norm }: AskedName) => `${query}|${norm}`;

function once<Value>(
  known: Map<string, Promise<Value>>,
  key: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const found = known.get(key) ?? read();
  known.set(key, found);
  return found;
}
