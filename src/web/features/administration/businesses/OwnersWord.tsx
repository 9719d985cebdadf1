import { wholeDay } from '#contract/calendar/day-words.ts';
import type { BusinessFile } from '#contract/moderation/administration.ts';
import { administeredBusinessTexts as texts } from '#web/texts/administration.ts';
import { factNames } from '#web/texts/business-facts.ts';
import { Notice } from '#web/ui/Notice.tsx';

/** What the owner said, above the form in which the team could overwrite it. */
export const OwnersWord = ({ ownersWord: said }: Pick<BusinessFile, 'ownersWord'>) =>
  said.length > 0 && (
    <Notice title={texts.ownersWord}>
      <p className="first-letter:uppercase">
        {said.map(({ fact, on }) => `${factNames[fact]} (${wholeDay(on)})`).join(', ')}.
      </p>
      <p>{texts.ownersWordFirst}</p>
    </Notice>
  );
