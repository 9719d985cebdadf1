/** Texts of a city are made of some ten thousand words, again and again. */
const MOST_REMEMBERED = 20_000;

/** What it said of the same before; it forgets all at once, so that it never holds more than so many. */
export function remembering<Args extends readonly (string | boolean)[], Result>(
  tell: (...args: Args) => Result,
): (...args: Args) => Result {
  const told = new Map<string, Result>();
  return (...args) => {
    const key = args.join('\n');
    let result = told.get(key);
    if (result === undefined) {
      if (told.size >= MOST_REMEMBERED) told.clear();
      result = tell(...args);
      told.set(key, result);
    }
    return result;
  };
}
