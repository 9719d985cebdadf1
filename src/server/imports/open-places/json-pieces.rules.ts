/** Lists whose items are read one by one: a GeoJSON collection's and Overpass's. */
const LISTS = /"(?:features|elements)"\s*:\s*$/;
/** Enough before a bracket to see the name of its list. */
const NAME_LETTERS = 40;

/**
 * Cuts JSON into the objects it is a list of, as its text comes: of a collection its features or elements, of
 * lines an object each. What stands around them is let go, so that a large file takes no more room than its
 * largest object.
 */
export function jsonPieces(): { push(text: string): string[] } {
  /** Begun, and not yet complete. */
  let piece = '';
  let depth = 0;
  /** How deep items stand: 0 in lines, more inside a list. */
  let itemDepth = 0;
  let isText = false;
  let isEscaped = false;
  let before = '';
  return {
    push(text) {
      const pieces: string[] = [];
      let from = piece === '' ? -1 : 0;
      for (let at = 0; at < text.length; at += 1) {
        const sign = text.charCodeAt(at);
        if (isText) {
          if (isEscaped) isEscaped = false;
          else if (sign === BACKSLASH) isEscaped = true;
          else if (sign === QUOTE) isText = false;
          continue;
        }
        if (sign === QUOTE) isText = true;
        else if (sign === OPEN_TABLE || sign === OPEN_LIST) {
          if (sign === OPEN_TABLE && depth === itemDepth) from = at;
          else if (
            sign === OPEN_LIST &&
            depth <= 1 &&
            depth === itemDepth + (from === -1 ? 0 : 1)
          ) {
            const name = before + text.slice(Math.max(0, at - NAME_LETTERS), at);
            if (depth === 0 || LISTS.test(name)) {
              itemDepth = depth + 1;
              piece = '';
              from = -1;
            }
          }
          depth += 1;
        } else if (sign === CLOSE_TABLE || sign === CLOSE_LIST) {
          depth -= 1;
          if (sign === CLOSE_TABLE && depth === itemDepth && from >= 0) {
            pieces.push(piece + text.slice(from, at + 1));
            piece = '';
            from = -1;
          } else if (depth < itemDepth) itemDepth = 0;
        }
      }
      if (from >= 0) piece += text.slice(from);
      before = (before + text).slice(-NAME_LETTERS);
      return pieces;
    },
  };
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_TABLE, CLOSE_TABLE] = [
  0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d,
];
