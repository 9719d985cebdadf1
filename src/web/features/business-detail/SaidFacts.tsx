import type { Fact, SaidFact } from '#contract/businesses/business-facts.ts';
import { monthAndYear, wholeDay } from '#web/browser/days.ts';
import { businessDetailTexts as texts } from '#web/texts/business-detail.ts';
import { factNames } from '#web/texts/business-facts.ts';

const FROM_FILES = ['openData', 'list'];

function wordOf({ by, on, isOld, silentSince }: SaidFact): string {
  const day = FROM_FILES.includes(by) ? monthAndYear(on) : wholeDay(on);
  const doubt = silentSince ? texts.silent(wholeDay(silentSince)) : isOld ? texts.maybeOld : '';
  return `${texts.saidBy[by]}, ${day}${doubt}`;
}

/** Beside a fact itself, where what is said of it is so old that it may no longer be so. */
export function OldFact({ of, facts }: { of: Fact; facts: readonly SaidFact[] | undefined }) {
  const old = facts?.find(({ fact, isOld }) => isOld && fact === of);
  return old && <p className="font-semibold text-sm">{texts.old(monthAndYear(old.on))}</p>;
}

/** Whose word the facts of a business are and from when; what one person or file said in one line, people before files. */
export function SaidFacts({ facts }: { facts: readonly SaidFact[] }) {
  const groups = [...Map.groupBy(facts, wordOf)].toSorted(
    ([, [one]], [, [other]]) =>
      Number(one !== undefined && FROM_FILES.includes(one.by)) -
      Number(other !== undefined && FROM_FILES.includes(other.by)),
  );
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
