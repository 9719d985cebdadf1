import { escapeMarkup } from '#contract/text/markup.ts';
import type { EmailMessage } from './email.ts';
import { layOut } from './email-layout.ts';
import { emailSamples } from './email-samples.ts';

/** Development: all e-mails with sample values on one page, or with a number that one as it is sent. */
export function emailPreview(
  site: { siteName: string; publicUrl: string },
  number: string | null,
  ofRecords: EmailMessage[] = [],
): string | undefined {
  const emails = [...emailSamples(site), ...ofRecords].map((email) => ({
    email,
    laidOut: layOut(email, site),
  }));
  if (number !== null) return emails[Number(number)]?.laidOut.html;
  const sections = emails.map(
    ({ email, laidOut }, index) => `<section id="${index}">
<h2>${escapeMarkup(email.kind)}</h2>
<p>${escapeMarkup(laidOut.subject)} · <a href="?email=${index}">tek başına</a></p>
<iframe title="${escapeMarkup(email.kind)}" src="?email=${index}" loading="lazy"></iframe>
<pre>${escapeMarkup(laidOut.text)}</pre>
</section>`,
  );
  const links = emails.map(
    ({ email }, index) => `<li><a href="#${index}">${escapeMarkup(email.kind)}</a></li>`,
  );
  return `<!doctype html>
<html lang="tr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>E-postalar</title>
<style>
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 80rem; margin: 0 auto; padding: 1rem; }
iframe { width: 100%; max-width: 44rem; height: 40rem; border: 1px solid; resize: both; }
pre { overflow-x: auto; padding: 1rem; border: 1px dashed; max-width: 44rem; }
ul { columns: 14rem; }
</style>
<h1>E-postalar</h1>
<ul>${links.join('')}</ul>
${sections.join('\n')}
</html>
`;
}
