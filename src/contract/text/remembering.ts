/** Texts of a city are made of some ten thousand words, again and again. */
const MOST_REMEMBERED = 20_000;
/** In letters: what is longer hardly comes again. */
const LONGEST_REMEMBERED = 300;

/** What it said of the same before; it forgets all at once, so that it never holds more than so many. */
export function remembering<Args extends readonly (string | boolean)[], Result>(
  tell: (...args: Args) => Result,
): (...args: Args) => Result {
  const told = new Map<string, Result>();
  return (...args) => {
    // A list hands its callback more than that asks for.
    const key = tell.length === 1 ? String(args[0]) : args.slice(0, tell.length).join('\n');
    if (key.length > LONGEST_REMEMBERED) return tell(...args);
    let result = told.get(key);
    if (result === undefined) {
      if (told.size >= MOST_REMEMBERED) told.clear();
      result = tell(...args);
      told.set(key, result);
    }
    return result;
  };
}
