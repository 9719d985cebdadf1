import { type ReactNode, useId } from 'react';
import { Card } from '#web/ui/Card.tsx';

interface FormSectionProps {
  title: string;
  lead?: string;
  /** Another step of the form is looked at; what is typed stays, and what is on its way goes on. */
  isAway?: boolean;
  children: ReactNode;
}

/** One part of a long form: a sheet with its heading. */
export function FormSection({ title, lead, isAway = false, children }: FormSectionProps) {
  const id = useId();
  return (
    <Card
      as="section"
      aria-labelledby={id}
      hidden={isAway}
      className="gap-4 overflow-visible! p-4 sm:p-6"
    >
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {lead && <p className="mt-1 text-quiet text-sm">{lead}</p>}
      </div>
      {children}
    </Card>
  );
}
