import { useState } from 'react';
import { useKnownPerson } from '#web/browser/known-person.ts';
import type { LateDialogState } from '#web/ui/island/use-asked-island.ts';
import type { ClaimedBusiness } from './ClaimCard.tsx';
import { ClaimForm } from './ClaimForm.tsx';
import type { DocumentSlot } from './document-slot.ts';

interface ClaimDialogProps extends LateDialogState {
  business: ClaimedBusiness;
  documentSlot: DocumentSlot;
}

/** The claim on a business. */
export function ClaimDialog({ business, documentSlot, isOpen, onClose }: ClaimDialogProps) {
  const person = useKnownPerson();
  const [round, setRound] = useState(0);
  if (!person) return null;
  return (
    <ClaimForm
      key={`${person.email} ${round}`}
      {...{ business, documentSlot, person, isOpen, onClose }}
      onOver={() => setRound(round + 1)}
    />
  );
}
