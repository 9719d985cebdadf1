import { useMemo } from 'react';
import type { AdministeredKind } from '#contract/kinds/administered-kinds.ts';
import { type Choice, useChoice } from '#web/browser/use-choice.ts';
import { kindsTexts as texts } from '#web/texts/administration-kinds.ts';
import { findKinds } from './find-kinds.ts';

const MOST_SHOWN = 8;

const asChoice = ({ id, name, category }: AdministeredKind): Choice => ({
  ...{ value: id, title: name, note: category ?? texts.outside },
});

/** A kind, found by its name or one of its words; for a combobox. */
export function useKindChoices(
  kinds: readonly AdministeredKind[],
  onChosen: (id: number | undefined) => void,
) {
  const { chosen, words, ...acts } = useChoice(undefined, onChosen);
  const q = chosen ? '' : words.trim();
  const found = useMemo(() => (q ? findKinds(kinds, { q }).map(asChoice) : []), [kinds, q]);
  const options = useMemo(() => found.slice(0, MOST_SHOWN), [found]);
  const news = q ? texts.choice.found(found.length, options.length) : chosen?.note;
  return { ...acts, words, options, news };
}
