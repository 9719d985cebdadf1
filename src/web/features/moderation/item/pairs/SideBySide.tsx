import type { ReactNode } from 'react';
import { wholeDay } from '#contract/calendar/day-words.ts';
import type { ItemDetails, Origin, SimilarBusiness } from '#contract/moderation/moderation.ts';
import { FIELD_WORDS } from '#contract/moderation/moderation-words.ts';
import { lowerTr } from '#contract/text/turkish-fold.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { shownValue } from '../FieldList.tsx';

interface SideBySideProps {
  own: Pick<ItemDetails, 'item' | 'fields' | 'origin'>;
  other: SimilarBusiness;
}

/** What says nothing of whether two businesses are one. */
const NOT_COMPARED = ['submitterName', 'decisionReason', 'email', 'images'];

const originText = ({ by, on, attribution }: Origin) =>
  texts.origin[by](attribution ?? '', wholeDay(on));

const asCompared = (value: string) => lowerTr(value).replace(/\s+/g, ' ').trim();

/** Two businesses in two columns, field by field; where they differ it is marked. */
export function SideBySide({ own, other }: SideBySideProps) {
  const valueIn = (fields: { name: string; value: string }[], name: string) =>
    fields.find((field) => field.name === name)?.value ?? '';
  const names = new Set([...own.fields, ...other.fields].map(({ name }) => name));
  const compared = [...names].filter((name) => !NOT_COMPARED.includes(name));
  return (
    <div className="pair">
      <p aria-hidden="true" className="pair-head">
        <span>{texts.thisOne}</span>
        <span>{texts.number(other.id)}</span>
      </p>
      {own.origin && (
        <Row
          word={texts.originWord}
          sides={[originText(own.origin), originText(other.origin)]}
          otherId={other.id}
        />
      )}
      {compared.map((name) => {
        const [one, two] = [valueIn(own.fields, name), valueIn(other.fields, name)];
        return (
          <Row
            key={name}
            word={FIELD_WORDS[name] ?? name}
            isOther={asCompared(one) !== asCompared(two)}
            sides={[one && shownValue(name, one), two && shownValue(name, two)]}
            otherId={other.id}
          />
        );
      })}
    </div>
  );
}

interface RowProps {
  word: string;
  isOther?: boolean;
  sides: [ReactNode, ReactNode];
  otherId: number;
}

const Row = ({ word, isOther = false, sides: [own, other], otherId }: RowProps) => (
  <fieldset className="pair-row" data-differs={isOther || undefined}>
    <legend className="pair-word">
      {word}
      {isOther && <span className="pair-sign">{texts.differs}</span>}
    </legend>
    <div className="pair-value">
      <span className="sr-only">{texts.thisOne}: </span>
      {own || <Nothing />}
    </div>
    <div className="pair-value">
      <span className="sr-only">{texts.number(otherId)}: </span>
      {other || <Nothing />}
    </div>
  </fieldset>
);

const Nothing = () => <span className="text-quiet italic">{texts.nothing}</span>;
