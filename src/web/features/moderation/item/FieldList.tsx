import type { ReactNode } from 'react';
import { FIELD_WORDS } from '#contract/moderation/moderation-words.ts';
import type { OwnerPlan } from '#contract/owners/owners.ts';
import { PLAN_NAMES } from '#contract/owners/plans.ts';
import { formatDate, formatMoney } from '#contract/text/numbers.ts';
import { parsePhones } from '#contract/text/phones.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { hoursWords } from './hours-words.ts';

interface FieldListProps {
  fields: { name: string; value: string }[];
}

/** Words that need a line of their own. */
const LONG = new Set([
  'description',
  'content',
  'message',
  'suggestion',
  'note',
  'ownerAnswer',
  'ownerAnswerBefore',
  'removedContent',
  'decisionReason',
]);

/** A word that half a line would break in two. */
const isLongWord = (value: string) => value.length > 20 && !/\s/.test(value);

/** What a record says, with ways to call, write and look. */
export const FieldList = ({ fields }: FieldListProps) => (
  <dl className="item-fields">
    {fields.map(({ name, value }) => (
      <div
        key={name}
        className={LONG.has(name) || isLongWord(value) ? 'item-field-long' : undefined}
      >
        <dt>{FIELD_WORDS[name] ?? name}</dt>
        <dd>{shownValue(name, value)}</dd>
      </div>
    ))}
  </dl>
);

/** A value as it is read: with ways to call, write and look. */
export function shownValue(name: string, value: string): ReactNode {
  if (value === 'true' || value === 'false') return value === 'true' ? texts.yes : texts.no;
  if (name === 'hours' || name === 'ramadanHours') return hoursWords(value);
  if (name === 'plan') return PLAN_NAMES[value as OwnerPlan] ?? value;
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value);
  if (name === 'totalCost' && Number.isFinite(Number(value))) return formatMoney(Number(value));
  if (name === 'phone' || name === 'whatsapp') return <Phones text={value} />;
  if (name === 'email') {
    return (
      <Anchor href={`mailto:${value}`} className="text-link tap">
        {value}
      </Anchor>
    );
  }
  if (/^(?:https?:\/\/|\/(?!\/))/.test(value)) {
    return (
      <Anchor href={value} target="_blank" className="text-link tap">
        {value}
      </Anchor>
    );
  }
  return value;
}

/** Every number in a field as a link that dials it. */
const Phones = ({ text }: { text: string }) => (
  <span className="figures flex flex-wrap gap-x-3">
    {parsePhones(text).map(({ key, display, href }) =>
      href ? (
        <Anchor key={key} href={href} className="text-link tap">
          {display}
        </Anchor>
      ) : (
        <span key={key}>{display}</span>
      ),
    )}
  </span>
);
