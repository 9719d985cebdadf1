import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { DatabaseNames } from '#server/platform/database/database-names.ts';

/** Whoever asks until nothing is left is stopped: here something always is. */
const MOST = 12;
/** What lists and texts are asked; anything else is a field. */
const OF_LISTS =
  /^(map|flatMap|filter|find|findIndex|some|every|forEach|reduce|join|entries|keys|values|sort|toSorted|toReversed)$/;
const OF_TEXTS =
  /^(trim|replace|replaceAll|toLowerCase|toUpperCase|indexOf|split|startsWith|endsWith|slice|includes|match)$/;
/** By these Kysely and promises know their own. */
const OF_OTHERS = /^(then|toOperationNode|expressionType|isOperationNode|constructor)$/;
const TEXT = 'given';
const NUMBER = 7;
const MOMENT = '2026-11-20T09:00:00.000Z';

type Method = (...given: unknown[]) => unknown;
type Asked = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** Stands for whatever is given: a row, a list of one, a text, a moment. Of nothing no field is there. */
function anything(is: boolean): unknown {
  const fields = new Map<string, unknown>();
  const fieldOf = (key: string) => {
    if (!fields.has(key)) fields.set(key, anything(is));
    return fields.get(key);
  };
  const list = () => (is ? [fieldOf('one')] : []);
  const own: Record<PropertyKey, unknown> = {
    [Symbol.toPrimitive]: (hint: string) => (hint === 'string' ? TEXT : NUMBER),
    [Symbol.iterator]: () => list()[Symbol.iterator](),
    ...{ length: Number(is), size: Number(is) },
    getTime: () => Date.parse(MOMENT),
    toISOString: () => MOMENT,
    toJSON: () => TEXT,
    toString: () => TEXT,
    get: () => list()[0],
    has: () => is,
  };
  const field = { configurable: true, enumerable: true };
  return new Proxy(
    {},
    {
      get(_, key) {
        if (key in own) return own[key];
        if (typeof key === 'symbol' || OF_OTHERS.test(key)) return undefined;
        if (OF_LISTS.test(key)) return methodOf(list(), key);
        if (OF_TEXTS.test(key)) return methodOf(TEXT, key);
        return is ? fieldOf(key) : undefined;
      },
      has: (_, key) => is && key === TEXT,
      ownKeys: () => (is ? [TEXT] : []),
      getOwnPropertyDescriptor: (_, key) =>
        key === TEXT ? { ...field, value: fieldOf(TEXT) } : undefined,
    },
  );
}
const methodOf =
  (of: unknown, name: string): Method =>
  (...given) =>
    (of as Record<string, Method>)[name]?.(...given);

const PLAIN_COLUMNS =
  /(?<=select )(?:"\w+"(?:\."\w+")?(?: as "\w+")?, )+"\w+"(?:\."\w+")?(?: as "\w+")?/g;

/** What was given is a question mark, what the code says itself stands there; which columns are read the types know. */
const inWords = ({ sql, parameters }: Asked) =>
  sql
    .replaceAll(/\$(\d+)/g, (_, at: string) => valueInWords(parameters[Number(at) - 1]))
    .replaceAll(PLAIN_COLUMNS, '…')
    .replaceAll(/\s+/g, ' ')
    .trim();
function valueInWords(value: unknown): string {
  if (Array.isArray(value) && value.length > 0) return `[${value.map(valueInWords)}]`;
  const isSaid = ['string', 'number', 'boolean'].includes(typeof value) || value === null;
  const isGiven = value === NUMBER || (typeof value === 'string' && value.includes(TEXT));
  return isSaid && !isGiven ? JSON.stringify(value) : '?';
}

class Stopped extends Error {}

/** A database that keeps what it is asked, and answers each question with one row or with none. */
function askedDatabase(is: boolean) {
  const lines = new Set<string>();
  let count = 0;
  const tell = (asked: Asked) => {
    lines.add(inWords(asked));
    count += 1;
    if (count > MOST) throw new Stopped();
  };
  class Driver extends DummyDriver {
    override async acquireConnection() {
      return {
        executeQuery: async (query: CompiledQuery) => {
          tell(query);
          return { rows: (is ? [anything(is)] : []) as never[], numAffectedRows: 1n };
        },
        streamQuery: () => {
          throw new Stopped();
        },
      };
    }
  }
  class Names extends DatabaseNames {
    override transformResult({ result }: Parameters<DatabaseNames['transformResult']>[0]) {
      return Promise.resolve(result);
    }
  }
  const kysely = new Kysely<never>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [new Names()],
  });
  // Some are given it together with the clock.
  const db = new Proxy(kysely, {
    get(of, key) {
      if (key === 'db') return kysely;
      if (key === 'now') return () => new Date(MOMENT);
      const value = Reflect.get(of, key, of);
      return typeof value === 'function' ? value.bind(of) : value;
    },
  });
  return { db, kysely, lines, tell };
}

/** A part of a question, or one that is not asked yet. */
const isPart = (one: unknown): one is { compile(db: unknown): CompiledQuery } =>
  typeof one === 'object' && one !== null && typeof Reflect.get(one, 'compile') === 'function';

/** Most are given the database first, some a name behind it; parts of questions know no database. */
const WAYS: ((db: unknown, others: unknown[]) => unknown[])[] = [
  (db, others) => [db, ...others],
  (_, others) => others,
  (db, others) => [db, TEXT, ...others],
  (_, others) => [TEXT, ...others],
];

/** @returns what is asked, each once; undefined where it cannot be asked of anything */
async function linesOf(act: Method, is: boolean): Promise<Set<string> | undefined> {
  for (const way of is ? WAYS : WAYS.slice(0, 1)) {
    const { db, kysely, lines, tell } = askedDatabase(is);
    const others = Array.from({ length: 5 }, () => anything(is));
    try {
      const answer = await act(...way(db, others));
      for (const part of isPart(answer) ? [answer] : Object.values(answer ?? {}).filter(isPart))
        tell(part.compile(kysely));
      return lines;
    } catch (reason) {
      if (reason instanceof Stopped) return lines;
    }
  }
  return undefined;
}

/**
 * What the functions of a module ask the database when they are given something of everything, and what they ask
 * otherwise when they are given nothing.
 */
export async function askedBy(module: Record<string, unknown>): Promise<string> {
  const told: string[] = [];
  for (const [name, act] of Object.entries(module)) {
    if (typeof act !== 'function') continue;
    const full = await linesOf(act as Method, true);
    const bare = (await linesOf(act as Method, false)) ?? [];
    told.push(
      ...[...(full ?? ['is not asked of anything'])].map((line) => `${name}: ${line}`),
      ...[...bare].filter((line) => !full?.has(line)).map((line) => `${name}, of nothing: ${line}`),
    );
  }
  return told.join('\n');
}
