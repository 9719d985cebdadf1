import { Fragment } from 'react';

/** An e-mail or web address: where its line ends it goes on behind the @ or before a dot, not within a word. */
export const LongAddress = ({ children }: { children: string }) => (
  <span className="wrap-anywhere">
    {children.split(/(?<=@)|(?=\.)/).map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
      <Fragment key={at}>
        {at > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);
