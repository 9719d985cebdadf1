/** As much of an e-mail as the team may read. */
interface Words {
  subject?: string;
  greeting?: string | undefined;
  paragraphs?: string[];
  quote?: { label: string; text: string } | undefined;
  code?: string | undefined;
  facts?: [label: string, value: string][] | undefined;
  action?: { label: string; href: string } | undefined;
  footnote?: string | undefined;
}

const COVER = '••••••';
/** What nobody types by hand: the secret part of a link. */
const SECRET = /[A-Za-z0-9_-]{20,}/g;

/** Where a link leads, without what opens it. */
function coveredLink(href: string): string {
  const url = URL.parse(href);
  if (!url) return COVER;
  const path = url.pathname.replace(SECRET, COVER);
  return url.origin + path + (url.search || url.hash ? ` ${COVER}` : '');
}

/**
 * The words of an e-mail with its code and the secrets of its links covered: who reads it over the
 * team's shoulder could sign in with the one and answer by the other.
 */
export function coveredEmail(letter: Words) {
  const cover = (text: string) =>
    (letter.code ? text.replaceAll(letter.code, COVER) : text)
      .replace(/https?:\/\/\S+/g, coveredLink)
      .replace(SECRET, COVER);
  const orNull = (text: string | undefined) => (text === undefined ? null : cover(text));
  return {
    subject: orNull(letter.subject),
    text: letter.paragraphs
      ? {
          greeting: orNull(letter.greeting),
          paragraphs: letter.paragraphs.map(cover),
          quote: letter.quote
            ? { label: letter.quote.label, text: cover(letter.quote.text) }
            : null,
          facts: (letter.facts ?? []).map(([label, value]): [string, string] => [
            label,
            cover(value),
          ]),
          action: letter.action
            ? { label: letter.action.label, href: coveredLink(letter.action.href) }
            : null,
          footnote: orNull(letter.footnote),
          hasCode: letter.code !== undefined,
        }
      : null,
  };
}
