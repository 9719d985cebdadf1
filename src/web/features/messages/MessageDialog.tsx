import { useState } from 'react';
import type { Business } from '#contract/businesses/businesses.ts';
import { useKnownPerson } from '#web/browser/known-person.ts';
import type { LateDialogState } from '#web/ui/island/use-asked-island.ts';
import { MessageForm } from './MessageForm.tsx';

/** Writes to the business, as whoever is signed in. */
export function MessageDialog(props: LateDialogState & { business: Business }) {
  const person = useKnownPerson();
  const [round, setRound] = useState(0);
  if (!person) return null;
  return (
    <MessageForm
      key={`${person.email} ${round}`}
      {...props}
      person={person}
      onOver={() => setRound(round + 1)}
    />
  );
}
