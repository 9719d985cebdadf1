import {
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  PostgresQueryCompiler,
  type RootOperationNode,
} from 'kysely';
import type { TestApp } from './test-app.ts';

const compiler = new PostgresQueryCompiler();
const WRITING =
  /\b(insert into|(?<!for |key )update|delete from) "?([a-z]\w*)"?(?:(?: as)? "?(?!(?:set|where)\b)[a-z]\w*"?)?(?: (?:set (.*?)(?= from | where | returning |$)|\(([^)]*)\)))?/g;
const SETS = /"?(\w+)"? = /g;
const LOCKING = /\bfrom "?(\w+)"?(?=.*\bfor (?:no key )?update\b)/;
const WAITING = /\bpg_(?:try_)?advisory_\w+|\bpg_notify\b/g;
/** Written with all their columns, always. */
const WHOLE = new Set(['audit_entries', 'outbox']);
/** By how long ago somebody was last seen. */
const OF_THE_MOMENT = new Set(['sessions: last_seen_at']);

/** What a question changes or holds: tables, and of changed ones the columns. */
function outlineOf(node: RootOperationNode): string[] {
  const sql = compiler.compileQuery(node, { queryId: 'x' }).sql.replaceAll(/\s+/g, ' ');
  const writes = [...sql.matchAll(WRITING)].map(([, verb, table, sets, columns]) => {
    const names = sets ? [...sets.matchAll(SETS)].map(([, name]) => name) : columns?.match(/\w+/g);
    const isWhole = verb === 'insert into' && WHOLE.has(table ?? '');
    const ofTable = `${table}${names && !isWhole ? `: ${names.toSorted().join(' ')}` : ''}`;
    return OF_THE_MOMENT.has(ofTable) ? [] : [`${verb} ${ofTable}`];
  });
  const held = writes.flat().length === 0 ? LOCKING.exec(sql)?.[1] : undefined;
  return [...writes.flat(), ...(held ? [`lock ${held}`] : []), ...(sql.match(WAITING) ?? [])];
}

/** From now on the app's database tells what it is asked to change or to hold. */
export function keepWritten(app: TestApp): { during<T>(act: () => Promise<T>): Promise<string> } {
  let told: Set<string> | undefined;
  const plugin: KyselyPlugin = {
    transformQuery({ node }: PluginTransformQueryArgs) {
      for (const line of told ? outlineOf(node) : []) told?.add(line);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  app.dependencies.db = app.db.withPlugin(plugin);
  return {
    /** Each once, in the order of the letters: some asks at the same moment. */
    async during(act) {
      const lines = new Set<string>();
      told = lines;
      await act();
      told = undefined;
      return [...lines].sort().join('\n');
    },
  };
}
