/** A saved page, told from text by its tags. */
const MARKUP = /<(?:!doctype|html|body|table|t[dr]|div|p|br|li|h[1-6])\b[^<>]*>/i;
/** What stands in these is not shown. */
const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'title']);
const LINE_ENDS =
  /^(?:br|\/(?:tr|p|div|li|dt|dd|strong)|\/?(?:h[1-6]|section|article|header|footer|nav|main|table|ul|ol))$/;

const SIGNS: Record<string, string> = {
  ...{ nbsp: ' ', amp: '&', quot: '"', apos: "'", lt: '<', gt: '>', rsquo: '’', ndash: '–' },
  ...{ uuml: 'ü', ouml: 'ö', ccedil: 'ç', acirc: 'â', icirc: 'î', ucirc: 'û' },
  ...{ Uuml: 'Ü', Ouml: 'Ö', Ccedil: 'Ç', Acirc: 'Â', Icirc: 'Î', Ucirc: 'Û' },
};
const LAST_SIGN = 0x10ffff;

const signOf = (whole: string, name: string): string => {
  if (!name.startsWith('#')) return SIGNS[name] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= LAST_SIGN ? String.fromCodePoint(code) : ' ';
};

const MOST_SPANNED = 100;
const spanOf = (part: string, end: number, name: 'rowspan' | 'colspan'): number => {
  const [, said] =
    new RegExp(`\\b${name}\\s*=\\s*["']?(\\d{1,4})`, 'i').exec(part.slice(0, end)) ?? [];
  return Math.min(Number(said ?? 1), MOST_SPANNED);
};

/** Cells of a table's row in their columns: below one that spans rows stands an empty one. */
function tableColumns() {
  let spans: number[] = [];
  let column = 0;
  /** Passes the columns that cells above still fill. @returns how many */
  const passed = (): number => {
    const from = column;
    for (; (spans[column] ?? 0) > 0; column += 1) spans[column] = (spans[column] ?? 0) - 1;
    return column - from;
  };
  return {
    table: () => {
      spans = [];
      column = 0;
    },
    row: () => {
      for (; column < spans.length; column += 1)
        spans[column] = Math.max(0, (spans[column] ?? 0) - 1);
      column = 0;
    },
    cell: (rows: number, columns: number): number => {
      const before = passed();
      for (let last = column + columns; column < last; column += 1) spans[column] = rows - 1;
      return before;
    },
  };
}

/** The text of a page as a browser would copy it: a row of a table is a line, its cells apart by tabs. */
export function textOfMarkup(text: string): string {
  if (!MARKUP.test(text)) return text;
  const shown: string[] = [];
  let unseen = '';
  let isInCell = false;
  const columns = tableColumns();
  for (const [index, part] of text.split('<').entries()) {
    const end = index === 0 ? -1 : part.indexOf('>');
    const tag =
      index === 0 ? '' : (/^[/!]?[a-z0-9-]+/i.exec(part)?.[0] ?? '').replace(/[A-Z]/g, small);
    if (unseen === '' && UNSEEN.has(tag)) unseen = `/${tag}`;
    else if (unseen === tag) unseen = '';
    if (unseen) continue;
    if (tag === 'table') columns.table();
    if (tag === '/tr') columns.row();
    if (tag === 'td' || tag === 'th') {
      isInCell = true;
      const empty = columns.cell(spanOf(part, end, 'rowspan'), spanOf(part, end, 'colspan'));
      shown.push('\t'.repeat(empty));
    }
    if (tag === '/td' || tag === '/th') {
      isInCell = false;
      shown.push('\t');
    } else if (LINE_ENDS.test(tag)) shown.push(isInCell ? ' ' : '\n');
    shown.push(part.slice(end + 1).replace(/\s+/g, ' '));
  }
  return shown
    .join('')
    .replace(/&(#x?[\da-f]{1,6}|\w{2,8});/gi, signOf)
    .replace(/[ \u00a0]+/g, ' ');
}
const small = (letter: string) => String.fromCharCode(letter.charCodeAt(0) + 32);
