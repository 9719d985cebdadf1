/** What a search result shows of a description: less looks empty, more is cut by others. */
export const META_DESCRIPTION = { least: 120, most: 160 } as const;
/** A description may end with a sentence from here on rather than in the middle of the next one. */
const LEAST_CUT = 100;

/** A text in one line, cut behind a whole word, with an ellipsis where something is missing. */
export function cutAtWord(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length);
  // One endless word is cut anywhere rather than lost.
  const end = cut.lastIndexOf(' ') > length / 2 ? cut.lastIndexOf(' ') : length - 1;
  return `${cut.slice(0, end).replace(/[\s.,;:–-]+$/, '')}…`;
}

/** Cut behind a sentence where one ends in time, else behind a word. */
function cutWell(line: string): string {
  if (line.length <= META_DESCRIPTION.most) return line;
  const cut = line.slice(0, META_DESCRIPTION.most);
  const end = Math.max(...['. ', '! ', '? '].map((sign) => cut.lastIndexOf(sign)));
  return end >= LEAST_CUT ? cut.slice(0, end + 1) : cutAtWord(line, META_DESCRIPTION.most);
}

/**
 * A description for search results: the first sentence, and of the others in their order those that fit
 * while it is still short. `endings` say one thing at different lengths: the first that fits closes it.
 */
export function metaDescriptionOf(
  sentences: readonly (string | false | null | undefined)[],
  endings: readonly string[] = [],
): string {
  let text = '';
  const add = (sentence: string) => {
    if (text.length >= META_DESCRIPTION.least) return false;
    const line = sentence.replace(/\s+/g, ' ').trim();
    const end = /[.!?…]$/.test(text) ? '' : '.';
    const joined = text && line ? `${text}${end} ${line}` : text || cutWell(line);
    const isLonger = joined.length > text.length && joined.length <= META_DESCRIPTION.most;
    if (isLonger) text = joined;
    return isLonger;
  };
  for (const sentence of sentences) add(sentence || '');
  endings.some(add);
  return text;
}
