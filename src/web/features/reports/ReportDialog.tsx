import { useState } from 'react';
import { useKnownPerson } from '#web/browser/known-person.ts';
import type { LateDialogState } from '#web/ui/island/use-asked-island.ts';
import { type Reported, ReportForm } from './ReportForm.tsx';

/** What is wrong with a business or a review. */
export function ReportDialog({ about, isOpen, onClose }: LateDialogState & { about: Reported }) {
  const person = useKnownPerson();
  const [round, setRound] = useState(0);
  if (!person) return null;
  return (
    <ReportForm
      key={`${person.email} ${round}`}
      {...{ about, person, isOpen, onClose }}
      onOver={() => setRound(round + 1)}
    />
  );
}
