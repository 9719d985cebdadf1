import { escapeMarkup } from '#contract/text/markup.ts';

export interface PlainPage {
  title: string;
  sentences: readonly string[];
  link: { href: string; label: string };
  /** In small letters at the end. */
  note?: string;
}

/** A page that needs nothing that could be broken or missing: no build, no database, no script. */
export const plainPage = ({ title, sentences, link, note }: PlainPage): string =>
  `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${escapeMarkup(title)}</title></head><body style="font:1.1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:14vh auto;padding:0 1.5rem"><h1>${escapeMarkup(title)}</h1>${sentences.map((sentence) => `<p>${escapeMarkup(sentence)}</p>`).join('')}<p><a href="${escapeMarkup(link.href)}" style="display:inline-block;padding:.6rem 0;color:inherit">${escapeMarkup(link.label)}</a></p>${note ? `<p><small>${escapeMarkup(note)}</small></p>` : ''}</body></html>`;
