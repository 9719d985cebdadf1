import { escapeHtml, layOut } from './letter-layout.ts';
import { letterSamples } from './letter-samples.ts';

/** Development: all letters with sample values on one page, or with a number that one as it is sent. */
export function letterPreview(
  site: { siteName: string; publicUrl: string },
  number: string | null,
): string | undefined {
  const letters = letterSamples(site).map((letter) => ({ letter, laidOut: layOut(letter, site) }));
  if (number !== null) return letters[Number(number)]?.laidOut.html;
  const sections = letters.map(
    ({ letter, laidOut }, index) => `<section id="${index}">
<h2>${escapeHtml(letter.kind)}</h2>
<p>${escapeHtml(laidOut.subject)} · <a href="?letter=${index}">tek başına</a></p>
<iframe title="${escapeHtml(letter.kind)}" src="?letter=${index}" loading="lazy"></iframe>
<pre>${escapeHtml(laidOut.text)}</pre>
</section>`,
  );
  const links = letters.map(
    ({ letter }, index) => `<li><a href="#${index}">${escapeHtml(letter.kind)}</a></li>`,
  );
  return `<!doctype html>
<html lang="tr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mektuplar</title>
<style>
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 80rem; margin: 0 auto; padding: 1rem; }
iframe { width: 100%; max-width: 44rem; height: 40rem; border: 1px solid; resize: both; }
pre { overflow-x: auto; padding: 1rem; border: 1px dashed; max-width: 44rem; }
ul { columns: 14rem; }
</style>
<h1>Mektuplar</h1>
<ul>${links.join('')}</ul>
${sections.join('\n')}
</html>
`;
}
