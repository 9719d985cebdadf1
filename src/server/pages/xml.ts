import { escapeMarkup } from '#contract/text/markup.ts';

/** Text inside an element or an attribute; signs that XML 1.0 cannot hold are left out. */
export const xmlText = (text: string): string =>
  escapeMarkup(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what XML forbids
    text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, ''),
  );

/** `<name>text</name>`, or nothing without a text. */
export const xmlElement = (name: string, text: string | undefined): string =>
  text === undefined ? '' : `<${name}>${xmlText(text)}</${name}>`;

export const xmlDocument = (content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`;
