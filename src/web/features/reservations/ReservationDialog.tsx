import { useState } from 'react';
import type { Business } from '#contract/businesses/businesses.ts';
import { useKnownPerson } from '#web/browser/known-person.ts';
import type { LateDialogState } from '#web/ui/island/use-asked-island.ts';
import { NoReservations } from './NoReservations.tsx';
import { ReservationForm } from './ReservationForm.tsx';

/** Asks for a reservation, or says why that does not go here. */
export function ReservationDialog({
  business,
  isOpen,
  onClose,
}: LateDialogState & { business: Business }) {
  const person = useKnownPerson();
  const [round, setRound] = useState(0);
  if (!person) return null;
  if (!business.hasOwner || !business.takesReservations) {
    return <NoReservations {...{ business, isOpen, onClose }} />;
  }
  return (
    <ReservationForm
      key={`${person.email} ${round}`}
      {...{ business, person, isOpen, onClose }}
      onOver={() => setRound(round + 1)}
    />
  );
}
