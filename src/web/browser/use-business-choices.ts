import { useEffect, useEffectEvent, useState } from 'react';
import { listAdministeredBusinesses } from '#contract/moderation/administration.ts';
import { businessChoiceTexts as texts } from '#web/texts/business-choices.ts';
import { useApi } from './api-context.ts';
import { type Choice, useChoice } from './use-choice.ts';

/** Somebody who types on is not interrupted by the list of each letter. */
const REST_MS = 250;
const FEWEST_LETTERS = 2;
const MOST_SHOWN = 8;

interface Found {
  options: Choice[];
  news: string;
}

const NOTHING: Found = { options: [], news: '' };

/** Where a business is, in one line; many addresses name the district already. */
export const placeText = ({ address, district }: { address: string; district: string }): string =>
  address.includes(district) ? address : [address, district].filter(Boolean).join(', ');

interface Named {
  id: number;
  name: string;
  address: string;
  district: string;
}

const asChoice = ({ id, name, ...place }: Named): Choice => ({
  value: id,
  title: name,
  note: `${placeText(place)} · ${texts.number(id)}`,
});

interface ChoicesOptions {
  /** Chosen before anybody types. */
  first?: Named | undefined;
  /** Sought before anybody types. */
  words?: string | undefined;
  /** Only of this kind, by what its page is called. */
  kind?: string | undefined;
  /** Not to be found: a record does not become itself. */
  except?: number | undefined;
  onChosen: (id: number | undefined) => void;
}

/** A public business, found by its name, its number or its telephone; for a combobox of the team. */
export function useBusinessChoices({
  first,
  words: typed,
  kind,
  except,
  onChosen,
}: ChoicesOptions) {
  const api = useApi();
  const { chosen, words, ...acts } = useChoice(first && asChoice(first), onChosen, typed);
  const [found, setFound] = useState(NOTHING);
  const sought = !chosen && words.trim().length >= FEWEST_LETTERS ? words.trim() : undefined;

  const find = useEffectEvent(async (q: string): Promise<Found> => {
    try {
      const wish = { q, kind, status: 'approved', limit: MOST_SHOWN + 1 } as const;
      const { items, total } = await api.list(listAdministeredBusinesses, wish);
      const others = items.filter(({ id }) => id !== except);
      const options = others.slice(0, MOST_SHOWN).map(asChoice);
      const count = total - (items.length - others.length);
      return { options, news: texts.found(count, options.length) };
    } catch {
      return { options: [], news: texts.failed };
    }
  });
  useEffect(() => {
    if (sought === undefined) return setFound(NOTHING);
    let isLeft = false;
    const look = async () => {
      const next = await find(sought);
      if (!isLeft) setFound(next);
    };
    const resting = setTimeout(() => void look(), REST_MS);
    return () => {
      isLeft = true;
      clearTimeout(resting);
    };
  }, [sought]);

  return { ...acts, words, options: found.options, news: chosen ? chosen.note : found.news };
}
