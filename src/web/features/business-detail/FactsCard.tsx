import { type ReactNode, useId } from 'react';
import { Card } from '#web/ui/Card.tsx';

/** One of the cards with facts: contact, hours, location. */
export function FactsCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className="gap-3 p-4 sm:p-5 print:overflow-visible print:border-0 print:p-0"
    >
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </Card>
  );
}
