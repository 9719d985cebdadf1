/** Sizes a name is tried in, with the most lines it may have there. */
const SIZES = [
  { size: 120, most: 1 },
  { size: 96, most: 2 },
  { size: 84, most: 2 },
  { size: 72, most: 3 },
  { size: 62, most: 3 },
  { size: 54, most: 3 },
  { size: 46, most: 4 },
] as const;
const SMALLEST = SIZES[SIZES.length - 1] ?? SIZES[0];

/**
 * A name in the largest size in which it fits, in lines of about the same length; what does not fit in
 * the smallest either ends in an ellipsis.
 * @param widthOf width of a text at size 1
 */
export function fitLines(
  text: string,
  column: number,
  widthOf: (text: string) => number,
): { size: number; lines: string[] } {
  for (const { size, most } of SIZES) {
    const lines = wrap(text, column / size, widthOf);
    if (lines && lines.length <= most) {
      return { size, lines: balanced(text, lines, column / size, widthOf) };
    }
  }
  const { size, most } = SMALLEST;
  const lines = wrap(text, column / size, widthOf, true) ?? [];
  if (lines.length <= most) return { size, lines };
  const last = [...(lines[most - 1] ?? '')];
  while (last.length > 0 && widthOf(`${last.join('')}…`) > column / size) last.pop();
  return { size, lines: [...lines.slice(0, most - 1), `${last.join('').trimEnd()}…`] };
}

/** Words in lines no wider than `width`; undefined when one word alone is wider and may not be cut. */
function wrap(
  text: string,
  width: number,
  widthOf: (text: string) => number,
  mayCut = false,
): string[] | undefined {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = word;
    while (widthOf(line) > width) {
      if (!mayCut) return undefined;
      const signs = [...line];
      let count = signs.length - 1;
      while (count > 1 && widthOf(signs.slice(0, count).join('')) > width) count -= 1;
      lines.push(signs.slice(0, count).join(''));
      line = signs.slice(count).join('');
    }
  }
  return line ? [...lines, line] : lines;
}

/** The same count of lines in the narrowest column that still holds them. */
function balanced(
  text: string,
  lines: string[],
  width: number,
  widthOf: (text: string) => number,
): string[] {
  let best = lines;
  for (let share = 0.95; share > 0.45; share -= 0.05) {
    const narrower = wrap(text, width * share, widthOf);
    if (narrower?.length !== lines.length) break;
    best = narrower;
  }
  return best;
}
