import { Fragment, type ReactNode } from 'react';

/** A word that begins with one or two letters and a hyphen: 'e-postanızı', '2-ç'. */
const SHORT_HEAD = /(?<![\p{L}\p{N}])([\p{L}\p{N}]{1,2}-\p{L}[\p{L}’]*)/u;

/** Running text of which no line ends behind the hyphen of 'e-posta', as browsers let it. */
export function unbroken(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text;
  const parts = text.split(SHORT_HEAD);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text keep their order
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text keep their order
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
