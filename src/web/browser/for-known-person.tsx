import { type ComponentType, useState } from 'react';
import { type KnownPerson, useKnownPerson } from './known-person.ts';

export interface PersonProps {
  person: KnownPerson;
  /** It was sent and closed: the next one begins anew. */
  onOver: () => void;
}

/** A form for whoever is there: none before that is known, and a new one for another person. */
export const forKnownPerson = <Props extends object>(Form: ComponentType<Props & PersonProps>) =>
  function ForKnownPerson(props: Props) {
    const person = useKnownPerson();
    const [round, setRound] = useState(0);
    return (
      person && (
        <Form
          key={`${person.email} ${round}`}
          {...props}
          person={person}
          onOver={() => setRound(round + 1)}
        />
      )
    );
  };
