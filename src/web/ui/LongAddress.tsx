import { Fragment } from 'react';

/** An e-mail or web address: where its line ends it goes on behind one of its signs or before a dot, not within a word. */
export const LongAddress = ({ children }: { children: string }) => (
  <span className="wrap-anywhere">
    {children.split(/(?<=[@/_-])|(?=\.)/).map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
      <Fragment key={at}>
        {at > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);
