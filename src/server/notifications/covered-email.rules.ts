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
export function coveredEmail(message: Words) {
  const cover = (text: string) =>
    (message.code ? text.replaceAll(message.code, COVER) : text)
      .replace(/https?:\/\/\S+/g, coveredLink)
      .replace(SECRET, COVER);
  const orNull = (text: string | undefined) => (text === undefined ? null : cover(text));
  return {
    subject: orNull(message.subject),
    text: message.paragraphs
      ? {
          greeting: orNull(message.greeting),
          paragraphs: message.paragraphs.map(cover),
          quote: message.quote
            ? { label: message.quote.label, text: cover(message.quote.text) }
            : null,
          facts: (message.facts ?? []).map(([label, value]): [string, string] => [
            label,
            cover(value),
          ]),
          action: message.action
            ? { label: message.action.label, href: coveredLink(message.action.href) }
            : null,
          footnote: orNull(message.footnote),
          hasCode: message.code !== undefined,
        }
      : null,
  };
}
