import { type ReactNode, useId } from 'react';
import './administration.css';

/** A part of a screen under its heading. */
export function Panel({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="team-panel flex flex-col gap-3">
      <div>
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {lead && <p className="text-quiet text-sm">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
