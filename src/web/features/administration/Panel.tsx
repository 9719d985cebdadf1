import { type ReactNode, useId } from 'react';
import './administration.css';

/** A part of a screen under its heading. */
export function Panel({
  title,
  lead,
  action,
  children,
}: {
  title: string;
  lead?: ReactNode;
  /** Beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="team-panel flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id={id}>{title}</h2>
          {lead && <p className="text-quiet text-sm">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
