import { type ReactNode, useId } from 'react';

/** A part of an item with its heading. */
export function Section({
  title,
  note,
  children,
}: {
  title: string;
  note?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="item-section">
      <h3 id={id} className="text-base">
        {title}
      </h3>
      {note && <p className="text-quiet text-sm">{note}</p>}
      {children}
    </section>
  );
}
