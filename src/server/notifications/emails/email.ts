import type { EmailKind } from './email-kinds.ts';

/** What an e-mail says; how it looks is email-layout's. Plain text everywhere: the layout escapes. */
export interface EmailMessage {
  /** `sign-in-code`: for the outbox and the preview. */
  kind: EmailKind;
  to: string;
  /** Who is answered by answering the e-mail: a customer; the city's address when nobody is named. */
  replyTo?: string | undefined;
  subject: string;
  /** `Merhaba Ayşe,`; default `Merhaba,`. */
  greeting?: string | undefined;
  paragraphs: string[];
  /** What a person wrote, word for word: a reason, a question, an answer. */
  quote?: { label: string; text: string } | undefined;
  /** Shown large, its digits together. */
  code?: string | undefined;
  /** Label and value, one per line. */
  facts?: [label: string, value: string][] | undefined;
  /** Questions that one touch answers, each with its answers; `href` is a whole address. */
  choices?: EmailChoice[] | undefined;
  /** The one thing to do; `href` is a whole address. */
  action?: { label: string; href: string } | undefined;
  /** Small print below. */
  footnote?: string | undefined;
}

export interface EmailChoice {
  label: string;
  options: { label: string; href: string }[];
}

/** Whom an e-mail goes to. */
export interface Addressee {
  to: string;
  /** As the person gave it. */
  name?: string | null | undefined;
}

/**
 * Anybody may type a name and somebody else's address: only what reads like a name greets.
 * @returns `Merhaba Ayşe Yılmaz,`, or nothing
 */
export const greetingTo = (name: string | null | undefined): string | undefined => {
  const trimmed = name?.trim() ?? '';
  const isName = /^[\p{L}\p{M}'’. -]{1,60}$/u.test(trimmed) && !/\.\S/.test(trimmed);
  return isName ? `Merhaba ${trimmed},` : undefined;
};

export const addressed = ({ to, name }: Addressee) => ({ to, greeting: greetingTo(name) });

/** What most e-mails are made from. */
export interface AboutBusiness {
  addressee: Addressee;
  businessName: string;
}

export interface AboutBusinessWithLink extends AboutBusiness {
  /** Whole address of what is to be done. */
  href: string;
}

/** The name of a business in a sentence: in one line, not endless, and no link in any mail program. */
export const inQuotes = (name: string): string => {
  const line = name.replace(/\s+/gu, ' ').trim();
  const short = line.length > 100 ? `${line.slice(0, 99)}…` : line;
  return `“${short.replace(/(?<=[\p{L}\d])\.(?=\p{L})|(?<=:)\/(?=\/)/gu, '$&\u200c')}”`;
};
