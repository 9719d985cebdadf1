import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recordEmailSamples } from '#server/decided-records/decided-records.service.ts';
import { type EmailMessage, greetingTo, inQuotes } from './email.ts';
import { layOut } from './email-layout.ts';
import { emailPreview } from './email-preview.ts';
import { emailSamples } from './email-samples.ts';

const site = { siteName: 'Adana Rehberi', publicUrl: 'https://rehber.example' };
const samples = [...emailSamples(site), ...recordEmailSamples(site)];

const INJECTIONS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//x.example/x.js></SCRIPT>',
  '"><script>alert(1)</script>',
  "'><script>alert(1)</script>",
  '</p></div><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)">',
  '<img/src/onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg/onload=alert(1)//',
  '<svg><script>alert(1)</script></svg>',
  '<body onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<object data="javascript:alert(1)">',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">tıkla</a>',
  "<a href='javascript:alert(1)'>tıkla</a>",
  '<a href=x onclick=alert(1)>tıkla</a>',
  '<form action="https://kotu.example"><input name=kod>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)>',
  '<audio src=x onerror=alert(1)>',
  '<marquee onstart=alert(1)>',
  '<math><mtext></p><script>alert(1)</script>',
  '<style>body{display:none}</style>',
  '</style><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '<link rel=stylesheet href=//x.example/x.css>',
  '<meta http-equiv=refresh content="0;url=//x.example">',
  '<base href="//x.example/">',
  '<!--<script>alert(1)</script>-->',
  '--><script>alert(1)</script>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '" onmouseover="alert(1)" x="',
  '{{constructor.constructor("alert(1)")()}}<b>kalın</b>',
];

const everywhere = (text: string): EmailMessage => ({
  kind: 'mail-test',
  to: 'ayse@ornek.example',
  subject: text,
  greeting: text,
  paragraphs: [text],
  quote: { label: text, text },
  code: text,
  facts: [[text, text]],
  action: { label: text, href: `https://rehber.example/?q=${text}` },
  footnote: text,
});

const tagsOf = (html: string) => html.match(/<[a-z!/][^>]*>/gi) ?? [];
const shownIn = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(
      /&(lt|gt|quot|#39);/g,
      (_, name: 'lt') => ({ lt: '<', gt: '>', quot: '"', '#39': "'" })[name],
    )
    .replaceAll('&amp;', '&');

test.each(INJECTIONS)('%s is shown as text, wherever it stands', (text) => {
  const { html } = layOut(everywhere(text), site);
  const { html: harmless } = layOut(everywhere('Merhaba'), site);
  const bare = (tag: string) => tag.replace(/href="[^"]*"/, 'href');
  expect(tagsOf(html).map(bare)).toEqual(tagsOf(harmless).map(bare));
  // Subject, first line, greeting, paragraph, quote twice, code, fact twice, button, bare link, small print.
  expect(shownIn(html).split(text).length - 1).toBe(12);
});

test.each(['\r\n', '\n', '\r', '\u2028', '\0', '\u202e'])(
  'no line break and no control sign (%j) is left in a subject',
  (sign) => {
    const { subject } = layOut(everywhere(`Kod${sign}Bcc: biri@kotu.example`), site);
    expect(subject).toBe('Kod Bcc: biri@kotu.example');
  },
);

test('every e-mail has a sample, and each sample a subject, a greeting and both forms', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.email.ts'));
  const kinds = new Set(samples.map((letter) => `${letter.kind}.email.ts`));
  expect(files.filter((name) => !kinds.has(name))).toEqual([]);
  expect(kinds).toContain('removal-answered.email.ts');
  for (const letter of samples) {
    const { subject, html, text } = layOut(letter, site);
    expect(subject.length).toBeLessThan(80);
    expect(html).toContain('<html lang="tr">');
    expect(html).not.toMatch(/<img|<script|src=/);
    expect(text).toMatch(/^Merhaba/);
    for (const paragraph of letter.paragraphs)
      expect(text.replace(/\s+/g, ' ')).toContain(paragraph);
  }
});

test('the text keeps lines of 72 letters and links whole', () => {
  for (const letter of samples) {
    const lines = layOut(letter, site).text.split('\n');
    for (const line of lines.filter((one) => !one.startsWith('http')))
      expect(line.length).toBeLessThanOrEqual(72);
    if (letter.action) expect(lines).toContain(letter.action.href);
  }
});

test('a code stands in one piece in both forms and is not in the preview line', () => {
  const { html, text } = layOut({ ...everywhere('x'), code: '482913' }, site);
  expect(html).toMatch(/>482913</);
  expect(text).toContain('\n    482913\n');
});

test.each([
  ['Ayşe Yılmaz', 'Merhaba Ayşe Yılmaz,'],
  ['M. Can Öz', 'Merhaba M. Can Öz,'],
  [' Işıl ', 'Merhaba Işıl,'],
  ['', undefined],
  [null, undefined],
  ['kazan.example', undefined],
  ['https://kotu.example', undefined],
  ['Bedava! Tıkla', undefined],
  ['a'.repeat(61), undefined],
])('greeting %j', (name, greeting) => expect(greetingTo(name)).toBe(greeting));

test('the name of a business is no link and no second line', () => {
  expect(inQuotes('Kebapçı  Şıh\nÖmer')).toBe('“Kebapçı Şıh Ömer”');
  expect(inQuotes('bedava.example')).not.toContain('bedava.example');
  expect(inQuotes('http://x')).not.toContain('http://');
  expect(inQuotes('Ş'.repeat(300)).length).toBeLessThan(110);
});

test('the preview shows every e-mail, and one as it is sent', () => {
  const all = emailPreview(site, null, recordEmailSamples(site)) ?? '';
  for (const letter of samples) expect(all).toContain(`<h2>${letter.kind}</h2>`);
  expect(emailPreview(site, '0')).toBe(layOut(samples[0] as EmailMessage, site).html);
  expect(emailPreview(site, '99')).toBeUndefined();
});
