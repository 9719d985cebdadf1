import { type ReactNode, useId } from 'react';

/** A part of an item with its heading. */
export function Section({
  title,
  note,
  action,
  children,
}: {
  title: string;
  note?: string;
  /** Beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="item-section">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={id} className="text-base">
          {title}
        </h3>
        {action}
      </div>
      {note && <p className="text-quiet text-sm">{note}</p>}
      {children}
    </section>
  );
}
