const ESCAPED = /\\(?:([0-9a-f]{1,6})\s?|(.))/gis;
/** A class in a selector; what stands between quotes is none. */
const CLASS =
  /"[^"]*"|'[^']*'|\.((?:\\(?:[0-9a-f]{1,6}\s?|.)|[a-z_-]|[^\0-\x7f])(?:\\(?:[0-9a-f]{1,6}\s?|.)|[\w-]|[^\0-\x7f])*)/gis;
const SIGN = /\/\*.*?\*\/|"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|\\.|[(){};]/gs;

const nameOf = (escaped: string) =>
  escaped.replace(ESCAPED, (_, code?: string, sign?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (sign ?? ''),
  );

/** Every class that selectors of a stylesheet name. */
export function classesIn(css: string): Set<string> {
  const classes = new Set<string>();
  eachSelector(css, (selector) => {
    for (const [, escaped] of selector.matchAll(CLASS)) if (escaped) classes.add(nameOf(escaped));
    return selector;
  });
  return classes;
}

/**
 * A stylesheet with other names in its selectors: what was said of a class is said of all that `namesOf`
 * gives for it, in the same place, so nothing wins over another thing than before.
 */
export function renameClasses(
  css: string,
  namesOf: (name: string) => readonly string[] | undefined,
): string {
  return eachSelector(css, (selector) =>
    selector.replace(CLASS, (whole, escaped: string | undefined) => {
      const names = escaped && namesOf(nameOf(escaped));
      if (!names) return whole;
      const selectors = names.map((name) => (name === nameOf(escaped) ? whole : `.${name}`));
      if (selectors.length === 1) return selectors.join();
      return whole === selector.trim() ? selectors.join() : `:is(${selectors})`;
    }),
  );
}

/** Writes a stylesheet anew, each selector as `write` has it. */
function eachSelector(css: string, write: (selector: string) => string): string {
  const parts: string[] = [];
  let from = 0;
  let depth = 0;
  for (const { 0: sign, index } of css.matchAll(SIGN)) {
    const end = index + sign.length;
    if (sign.startsWith('/*') && !css.slice(from, index).trim()) {
      parts.push(css.slice(from, end));
      from = end;
    } else if (sign === '(') depth++;
    else if (sign === ')') depth--;
    else if (depth === 0 && /^[{};]$/.test(sign)) {
      const before = css.slice(from, index);
      const isSelector = sign === '{' && !before.trimStart().startsWith('@');
      parts.push(isSelector ? write(before) : before, sign);
      from = end;
    }
  }
  parts.push(css.slice(from));
  return parts.join('');
}
