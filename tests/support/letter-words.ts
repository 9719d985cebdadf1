import type { EmailMessage } from '#server/notifications/emails/email.ts';

/** All that an e-mail says, a line for each of its parts, and where each of its links leads. */
export function letterWords({ kind, to, replyTo, paragraphs, ...rest }: EmailMessage): string {
  const { greeting, subject, quote, code, facts, choices, action, footnote } = rest;
  return [
    `${kind} to ${to}${replyTo ? `, answers to ${replyTo}` : ''}`,
    `# ${subject}`,
    ...[greeting, ...paragraphs].filter(Boolean),
    ...(quote ? [`${quote.label} > ${quote.text}`] : []),
    ...(code ? [`code ${code}`] : []),
    ...(facts ?? []).map(([label, value]) => `${label}: ${value}`),
    ...(choices ?? []).flatMap(({ label, options }) => [
      label,
      ...options.map((one) => `- ${one.label} → ${one.href}`),
    ]),
    ...(action ? [`${action.label} → ${action.href}`] : []),
    ...(footnote ? [`(${footnote})`] : []),
  ].join('\n');
}
