import { useState } from 'react';

/** One of what a combobox offers. */
export interface Choice {
  value: number;
  title: string;
  note: string;
}

/** What is chosen in a combobox, and what is typed: who types on has chosen nothing. */
export function useChoice(
  first: Choice | undefined,
  onChosen: (value?: number) => void,
  typed = '',
) {
  const [chosen, setChosen] = useState(first);
  const [words, setWords] = useState(first?.title ?? typed);
  return {
    chosen,
    words,
    onWords(next: string) {
      setWords(next);
      if (!chosen) return;
      setChosen(undefined);
      onChosen(undefined);
    },
    onChoose(choice: Choice) {
      setChosen(choice);
      setWords(choice.title);
      onChosen(choice.value);
    },
  };
}
