import { parsePhones } from '#contract/text/phones.ts';

interface WebsiteLink {
  href: string;
  /** Short, as one says it: `'kiyiocakbasi.example/menu'`. */
  label: string;
}

const LONGEST_LABEL = 32;

/** A website as it stands in real files, with or without a scheme; undefined when it is no web address. */
export function websiteLink(website: string): WebsiteLink | undefined {
  const text = website.trim();
  const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^/]*:\d/.test(text);
  let url: URL;
  try {
    url = new URL(hasScheme ? text : `https://${text.replace(/^\/+/, '')}`);
  } catch {
    return undefined;
  }
  if (!['http:', 'https:'].includes(url.protocol) || !url.hostname.includes('.')) return undefined;
  const host = url.hostname.replace(/^www\./, '');
  const label = host + readable(url.pathname).replace(/\/+$/, '');
  return { href: url.href, label: label.length > LONGEST_LABEL ? host : label };
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** `mailto:` of an address; undefined when the text is none. */
export function mailLink(email: string): string | undefined {
  const text = email.trim();
  return /^[^\s@?&]+@[^\s@?&]+\.[^\s@?&]+$/.test(text) ? `mailto:${text}` : undefined;
}

/** A chat with a number; undefined when it is none that WhatsApp could know (a 444 line, half a number). */
export function whatsAppLink(number: string): string | undefined {
  const key = parsePhones(number)[0]?.key ?? '';
  return /^\+\d{10,15}$/.test(key) ? `https://wa.me/${key.slice(1)}` : undefined;
}

/** A profile by its name, `'adanakebap'`. */
export function instagramLink(name: string): WebsiteLink | undefined {
  const text = name.trim().replace(/^@/, '');
  return /^[a-z0-9._]{1,30}$/i.test(text)
    ? { href: `https://www.instagram.com/${text}/`, label: `@${text}` }
    : undefined;
}
