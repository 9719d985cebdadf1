import { escapeMarkup } from '#contract/text/markup.ts';
import type { EmailChoice, EmailMessage } from './email.ts';

interface LaidOut {
  subject: string;
  html: string;
  text: string;
}

type SiteOfEmail = { siteName: string; publicUrl: string };

/** The colours of tokens.css as mail programs know them: day inline, night in the style element. */
const DAY = {
  paper: '#fdfaf4',
  surface: '#fffefc',
  sunken: '#f5efe6',
  ink: '#281c17',
  quiet: '#5d4f48',
  line: '#e3dbd1',
  koz: '#cc3719',
  kozInk: '#fffbf6',
  seyhan: '#15617a',
};
const NIGHT: typeof DAY = {
  paper: '#19120e',
  surface: '#251c17',
  sunken: '#120c08',
  ink: '#f1ece4',
  quiet: '#c0b5aa',
  line: '#3d332d',
  koz: '#ec6d3d',
  kozInk: '#190c07',
  seyhan: '#71c5df',
};

const nightStyle = `
@media (prefers-color-scheme: dark) {
  .paper { background: ${NIGHT.paper} !important; color: ${NIGHT.ink} !important; }
  .card { background: ${NIGHT.surface} !important; border-color: ${NIGHT.line} !important; }
  .well { background: ${NIGHT.sunken} !important; border-color: ${NIGHT.line} !important; }
  .ink { color: ${NIGHT.ink} !important; }
  .quiet { color: ${NIGHT.quiet} !important; }
  .koz { background: ${NIGHT.koz} !important; color: ${NIGHT.kozInk} !important; border-color: ${NIGHT.koz} !important; }
  .seyhan { color: ${NIGHT.seyhan} !important; }
}`;

const FONT = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const MAX_SUBJECT = 150;
const PREHEADER_LENGTH = 110;
const TEXT_WIDTH = 72;

/** Control characters and those that turn the reading direction have no business in an e-mail. */
const clean = (text: string) =>
  text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, ' ');
const oneLine = (text: string) => clean(text).replace(/\s+/g, ' ').trim();
const clipped = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;

const words = (text: string) => escapeMarkup(clean(text).trim()).replaceAll('\n', '<br>');

/** An e-mail as it is sent: the same words as HTML and as plain text. */
export function layOut(message: EmailMessage, site: SiteOfEmail): LaidOut {
  return {
    subject: clipped(oneLine(message.subject), MAX_SUBJECT),
    html: htmlOf(message, site),
    text: textOf(message, site),
  };
}

const greetingOf = (message: EmailMessage) => oneLine(message.greeting ?? 'Merhaba,');
const signatureOf = (site: SiteOfEmail) => `Bu e-postayı size ${site.siteName} gönderdi.`;

function htmlOf(message: EmailMessage, site: SiteOfEmail): string {
  const line = (style: string, of: string, content: string) =>
    `<p class="${of}" style="margin:0 0 16px;${style}">${content}</p>`;
  const parts = [
    line(
      `font-size:20px;line-height:28px;font-weight:700;color:${DAY.ink}`,
      'ink',
      words(greetingOf(message)),
    ),
    ...message.paragraphs.map((text) => line(`color:${DAY.ink}`, 'ink', words(text))),
    message.code && codeBlock(message.code),
    message.quote && quoteBlock(message.quote),
    message.facts?.length && factsBlock(message.facts),
    message.choices?.length && choicesBlock(message.choices),
    message.action && actionBlock(message.action),
    message.footnote &&
      line(
        `margin-top:24px;font-size:14px;line-height:21px;color:${DAY.quiet}`,
        'quiet',
        words(message.footnote),
      ),
  ].filter(Boolean);
  const siteName = escapeMarkup(oneLine(site.siteName));
  return `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${escapeMarkup(oneLine(message.subject))}</title>
<style>:root { color-scheme: light dark; }${nightStyle}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${DAY.paper};color:${DAY.ink};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeMarkup(preheaderOf(message))}</div>
<div class="paper" style="background:${DAY.paper};padding:24px 12px">
<div role="article" aria-label="${siteName}" lang="tr" style="max-width:600px;margin:0 auto;font-family:${FONT};font-size:16px;line-height:25px;overflow-wrap:break-word;word-wrap:break-word">
<p style="margin:0 0 16px;padding:0 8px">${bridge}<a href="${escapeMarkup(site.publicUrl)}/" class="ink" style="font-size:18px;font-weight:700;letter-spacing:-0.2px;color:${DAY.ink};text-decoration:none">${siteName}</a></p>
<div class="card" style="background:${DAY.surface};border:1px solid ${DAY.line};border-radius:18px;padding:28px 24px 16px">
${parts.join('\n')}
</div>
<p class="quiet" style="margin:16px 8px 0;font-size:13px;line-height:20px;color:${DAY.quiet}">${escapeMarkup(signatureOf(site))}<br><a href="${escapeMarkup(site.publicUrl)}/" class="seyhan" style="color:${DAY.seyhan}">${escapeMarkup(site.publicUrl)}</a></p>
</div>
</div>
</body>
</html>
`;
}

/** Three arches of the stone bridge; where boxes have no round corners, three small stones. */
const bridge = `<span aria-hidden="true" style="display:inline-block;margin-right:8px;font-size:0">${[
  10, 14, 10,
]
  .map(
    (width) =>
      `<span class="koz" style="display:inline-block;width:${width}px;height:${width}px;margin-right:2px;border-radius:${width}px ${width}px 0 0;background:${DAY.koz}"></span>`,
  )
  .join('')}</span>`;

/** A code stays out of the preview line: the subject says it already. */
const preheaderOf = (message: EmailMessage) =>
  clipped(oneLine(message.paragraphs.join(' ')), PREHEADER_LENGTH);

const codeBlock = (code: string) =>
  `<p class="well ink" style="margin:8px 0 24px;padding:18px 12px;background:${DAY.sunken};border:1px solid ${DAY.line};border-radius:12px;text-align:center;font-size:34px;line-height:40px;font-weight:700;letter-spacing:6px;color:${DAY.ink}">${words(code)}</p>`;

const quoteBlock = ({ label, text }: { label: string; text: string }) =>
  `<div class="well" style="margin:8px 0 24px;padding:16px 18px;background:${DAY.sunken};border:1px solid ${DAY.line};border-radius:12px"><p class="quiet" style="margin:0 0 4px;font-size:14px;line-height:21px;color:${DAY.quiet}">${words(label)}</p><p class="ink" style="margin:0;color:${DAY.ink}">${words(text)}</p></div>`;

const factsBlock = (facts: [string, string][]) =>
  `<div class="well" style="margin:8px 0 24px;padding:14px 18px;background:${DAY.sunken};border:1px solid ${DAY.line};border-radius:12px">${facts
    .map(
      ([label, value]) =>
        `<p class="ink" style="margin:2px 0;color:${DAY.ink}"><span class="quiet" style="color:${DAY.quiet}">${words(label)}:</span> <strong>${words(value)}</strong></p>`,
    )
    .join('')}</div>`;

const choicesBlock = (choices: EmailChoice[]) =>
  choices
    .map(
      ({ label, options }) =>
        `<p class="ink" style="margin:0 0 20px;color:${DAY.ink}">${words(label)}<br>${options
          .map(
            ({ label, href }) =>
              `<a href="${escapeMarkup(href)}" class="seyhan" style="display:inline-block;margin:6px 8px 0 0;padding:9px 18px;border:1px solid ${DAY.seyhan};border-radius:12px;color:${DAY.seyhan};font-weight:700;text-decoration:none">${words(label)}</a>`,
          )
          .join('')}</p>`,
    )
    .join('\n');

const actionBlock = ({ label, href }: { label: string; href: string }) =>
  `<p style="margin:8px 0 20px"><a href="${escapeMarkup(href)}" class="koz" style="display:inline-block;padding:13px 24px;border:1px solid ${DAY.koz};border-radius:12px;background:${DAY.koz};color:${DAY.kozInk};font-weight:700;text-decoration:none">${words(label)}</a></p>
<p class="quiet" style="margin:0 0 16px;font-size:14px;line-height:21px;color:${DAY.quiet}">Düğme açılmazsa bu adresi tarayıcınıza yapıştırın:<br><a href="${escapeMarkup(href)}" class="seyhan" style="color:${DAY.seyhan};word-break:break-all">${escapeMarkup(href)}</a></p>`;

function textOf(message: EmailMessage, site: SiteOfEmail): string {
  const { quote, facts, choices, action } = message;
  const parts = [
    greetingOf(message),
    ...message.paragraphs.map((text) => wrapped(text)),
    message.code && `    ${oneLine(message.code)}`,
    quote && `${oneLine(quote.label)}:\n${wrapped(quote.text, '> ')}`,
    facts?.length && facts.map(([label, value]) => wrapped(`${label}: ${value}`)).join('\n'),
    // A link stands alone on its line and is never broken.
    choices
      ?.map(({ label, options }) =>
        [wrapped(label), ...options.map(({ label, href }) => `${oneLine(label)}:\n${href}`)].join(
          '\n',
        ),
      )
      .join('\n\n'),
    action && `${oneLine(action.label)}:\n${action.href}`,
    message.footnote && wrapped(message.footnote),
    `-- \n${signatureOf(site)}\n${site.publicUrl}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Lines of at most 72 letters; a longer word keeps its own line. */
function wrapped(text: string, before = ''): string {
  const lines = clean(text)
    .trim()
    .split('\n')
    .flatMap((paragraph) => {
      const out = [''];
      for (const word of paragraph.trim().split(/\s+/)) {
        const last = out.at(-1) ?? '';
        if (last && before.length + last.length + 1 + word.length > TEXT_WIDTH) out.push(word);
        else out[out.length - 1] = last ? `${last} ${word}` : word;
      }
      return out;
    });
  return lines.map((line) => before + line).join('\n');
}
