import { diff } from 'node:util';
import { dayInAdana } from '#contract/calendar/days.ts';

/** An element of a page, as the outline reads it. */
interface Drawn {
  tag: string;
  props: Record<string, unknown>;
  children: (Drawn | string)[];
}

/** What only says how something looks, holds the page together, or is another string with each drawing. */
const LEFT_OUT =
  /^(?:children|className|style|ref|key|id|htmlFor|on[A-Z].*|sizes|srcSet|dangerouslySetInnerHTML|viewBox|aria-(?:controls|owns|activedescendant)|popoverTarget|data-hue)$/;
const DRAWINGS = new Set(['svg', 'path', 'style', 'script']);

/** Every sentence of the site under its name, so that another wording is no other outline; shared words stay words. */
const names = new Map<string, string | undefined>();
const collect = (value: unknown, name: string): void => {
  if (typeof value === 'string') names.set(value, names.has(value) ? undefined : name);
  else if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) collect(inner, `${name}.${key}`);
};
const files = import.meta.glob(['../../src/web/texts/*.ts', '!**/*.test.ts'], { eager: true });
for (const texts of Object.values(files))
  for (const [key, value] of Object.entries(texts as object)) collect(value, key);

/** Words of the site by the name they have there. */
export const namedWords = (words: string) => {
  const text = words.replace(/\s+/g, ' ').trim();
  const name = text === dayInAdana(new Date()) ? 'today' : names.get(text);
  return name ? `‹${name}›` : text;
};

/** The words that stand under an id. */
type WordsOf = (id: string) => string | undefined;

/** What leads to other words says these; what tells nobody more than the name does says that it is there. */
function toldOf({ props }: Drawn, wordsOf: WordsOf): [string, unknown][] {
  return Object.entries(props).map(([name, value]) => {
    // Acts that rest after a change do so by the clock: a busy machine draws them rested.
    if (name === 'aria-disabled' && props.role === 'group') return [name, undefined];
    if (name === 'data-tooltip') return [name, value === props['aria-label'] || value];
    if (!/^aria-(?:labelledby|describedby)$/.test(name) || typeof value !== 'string')
      return [name, value];
    const words = value.split(' ').map((id) => namedWords(wordsOf(id) ?? ''));
    return [name, words.filter(Boolean).join(' + ') || undefined];
  });
}

const said = ([name, value]: [string, unknown]): string =>
  value === true ? name : `${name}=${typeof value === 'string' ? namedWords(own(value)) : value}`;

/** An id says where its part is drawn: whose it is will do. */
const own = (value: string) => value.replace(/^(#?)\/\S*\/(?=\w+:\d+)/, '$1');

const isSaid = ([name, value]: [string, unknown]) =>
  !LEFT_OUT.test(name) &&
  value !== undefined &&
  value !== null &&
  (value !== false || name.startsWith('aria-')) &&
  typeof value !== 'object' &&
  typeof value !== 'function';

/** Words of neighbours that nothing parts stand in one line; an element that says nothing of itself gives way. */
function linesOf(nodes: readonly (Drawn | string)[], depth: string, wordsOf: WordsOf): string[] {
  const lines: string[] = [];
  let words = '';
  const flush = () => {
    if (words.trim()) lines.push(depth + namedWords(words));
    words = '';
  };
  for (const node of nodes) {
    if (typeof node === 'string') words += node;
    else if (!DRAWINGS.has(node.tag)) {
      const own = toldOf(node, wordsOf).filter(isSaid).map(said).sort();
      if (own.length === 0 && /^(?:span|strong|b|em|time)$/.test(node.tag)) {
        flush();
        lines.push(...linesOf(node.children, depth, wordsOf));
        continue;
      }
      flush();
      if (own.length === 0 && /^(?:div|p|section|header|footer)$/.test(node.tag)) {
        lines.push(...linesOf(node.children, depth, wordsOf));
        continue;
      }
      const below = linesOf(node.children, `${depth}  `, wordsOf);
      const [only] = below;
      const head = [node.tag, ...own].join(' ');
      if (below.length === 1 && only && !/^\s*<|^\s*\w+ \w+=/.test(only))
        lines.push(`${depth}${head}: ${only.trim()}`);
      else lines.push(`${depth}${head}`, ...below);
    }
  }
  flush();
  return lines;
}

/**
 * What a part of a page is for whoever cannot see how it looks: its elements with what they say of themselves
 * (role, state, address, what is needed), and its words, the site's own by the names they have in `web/texts`.
 */
export const outlineOf = (
  nodes: readonly (Drawn | string)[],
  wordsOf: WordsOf = () => undefined,
): string => linesOf(nodes, '', wordsOf).join('\n');

/** What one outline has more (`+`) and less (`-`) than another: what came of a press, of a form that was sent. */
export const changesOf = (before: string, after: string): string =>
  diff(after.split('\n'), before.split('\n'))
    .filter(([which]) => which !== 0)
    .map(([which, line]) => `${which > 0 ? '+' : '-'} ${line}`)
    .join('\n');
