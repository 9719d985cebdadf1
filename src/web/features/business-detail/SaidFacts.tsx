import type { SaidFact } from '#contract/businesses/business-facts.ts';
import { monthAndYear, wholeDay } from '#contract/calendar/day-words.ts';
import { groupBy } from '#contract/group-by.ts';
import { businessDetailTexts as texts } from '#web/texts/business-detail.ts';
import { factNames } from '#web/texts/business-facts.ts';

const isFromFile = ({ by }: SaidFact) => by === 'openData' || by === 'list';

function wordOf(fact: SaidFact): string {
  const { by, on, isOld, silentSince } = fact;
  const day = (isFromFile(fact) ? monthAndYear : wholeDay)(on);
  const doubt = silentSince ? texts.silent(wholeDay(silentSince)) : isOld ? texts.maybeOld : '';
  return `${texts.saidBy[by]}, ${day}${doubt}`;
}

/** Whose word the facts of a business are and from when; what one person or file said in one line, people before files. */
export function SaidFacts({ facts }: { facts: readonly SaidFact[] }) {
  const ordered = facts.toSorted((one, other) => +isFromFile(one) - +isFromFile(other));
  const groups = [...groupBy(ordered, wordOf)];
  if (groups.length === 0) return null;
  return (
    <ul className="text-quiet text-sm">
      {groups.map(([word, said]) => (
        <li key={word} className="first-letter:uppercase">
          {groups.length === 1
            ? texts.allFacts
            : said.map(({ fact }) => factNames[fact]).join(', ')}
          : {word}
        </li>
      ))}
    </ul>
  );
}
