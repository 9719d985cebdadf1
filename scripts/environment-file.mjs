// Reads a file of settings as systemd reads its EnvironmentFile=, see systemd.exec(5). Plain Node 20, no package.

/** What a backslash inside double quotes takes away the meaning of. */
const ESCAPABLE = '"\\`$';

/**
 * A comment begins a line with # or ;. A value may stand in quotes, also in several pieces; a backslash at
 * the end of a line joins the next one to it. Nothing is put in for $NAME.
 * @param {string} text
 * @returns {Record<string, string>}
 */
export function parseEnvironmentFile(text) {
  /** @type {Record<string, string>} */
  const found = {};
  let at = 0;
  while (at < text.length) {
    const [key, afterKey] = keyAt(text, at);
    if (key === undefined) {
      at = afterKey;
      continue;
    }
    const [value, afterValue] = valueAt(text, afterKey);
    found[key] = value;
    at = afterValue;
  }
  return found;
}

/**
 * The name before the next = of a line, or none in a comment or a line without one; and where to go on.
 * @returns {[string | undefined, number]}
 */
function keyAt(/** @type {string} */ text, /** @type {number} */ from) {
  let end = endOfLine(text, from);
  const line = text.slice(from, end);
  const equals = line.indexOf('=');
  if (/^\s*[#;]/.test(line)) {
    // A backslash joins the next line to a comment too.
    while (text[end - 1] === '\\' && end < text.length) end = endOfLine(text, end + 1);
    return [undefined, end + 1];
  }
  if (equals < 1) return [undefined, end + 1];
  return [line.slice(0, equals).trim(), from + equals + 1];
}

/** @returns {[string, number]} the value, and where the next line begins */
function valueAt(/** @type {string} */ text, /** @type {number} */ from) {
  let value = '';
  /** Letters of `value` that blanks at the end of the line do not reach back over. */
  let kept = 0;
  let quote = '';
  /** Once a value stands without quotes, a quote in it is a letter. */
  let isBare = false;
  let at = from;
  for (; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    const next = text[at + 1] ?? '';
    if (quote === "'") {
      if (letter === quote) quote = '';
      else value += letter;
    } else if (letter === '\\') {
      at += 1;
      if (!quote) isBare = true;
      if (next !== '\n') value += quote && !ESCAPABLE.includes(next) ? `\\${next}` : next;
    } else if (quote) {
      if (letter === quote) quote = '';
      else value += letter;
    } else if (letter === '\n') {
      at += 1;
      break;
    } else if (!isBare && (letter === '"' || letter === "'")) {
      quote = letter;
    } else if (/\s/.test(letter)) {
      if (isBare) value += letter;
      continue;
    } else {
      isBare = true;
      value += letter;
    }
    kept = value.length;
  }
  return [value.slice(0, kept), at];
}

function endOfLine(/** @type {string} */ text, /** @type {number} */ from) {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}
