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

/** The text of a page as a browser would copy it: a row of a table is a line, its cells apart by tabs. */
export function textOfMarkup(text: string): string {
  if (!MARKUP.test(text)) return text;
  const shown: string[] = [];
  let unseen = '';
  let isInCell = false;
  for (const [index, part] of text.split('<').entries()) {
    const end = index === 0 ? -1 : part.indexOf('>');
    const tag =
      index === 0 ? '' : (/^[/!]?[a-z0-9-]+/i.exec(part)?.[0] ?? '').replace(/[A-Z]/g, small);
    if (unseen === '' && UNSEEN.has(tag)) unseen = `/${tag}`;
    else if (unseen === tag) unseen = '';
    if (unseen) continue;
    if (tag === 'td' || tag === 'th') isInCell = true;
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
