import { type FieldName, fieldLabels } from '#contract/businesses/fields.ts';
import type { Decision } from '#contract/moderation/administration-records.ts';
import { STATE_WORDS } from '#contract/moderation/moderation-words.ts';
import { BUSINESS_ROLE_NAMES } from '#contract/owners/owner-team.ts';
import { PLAN_NAMES } from '#contract/owners/plans.ts';
import { formatDate } from '#contract/text/numbers.ts';
import { STATUS_WORDS } from '#web/texts/administration.ts';
import { decisionsTexts as texts } from '#web/texts/administration-decisions.ts';
import { EMAIL_STATE_WORDS, ROLE_WORDS } from '#web/texts/administration-records.ts';

type Words = Readonly<Record<string, string>>;

/** The words of a field whose values are codes: a business and a person call theirs otherwise. */
function codesOf(entity: string, field: string): Words | undefined {
  const isBusiness = entity === 'business';
  const codes: Record<string, Words> = {
    status: isBusiness ? STATUS_WORDS : STATE_WORDS,
    state: EMAIL_STATE_WORDS,
    role: isBusiness ? BUSINESS_ROLE_NAMES : ROLE_WORDS,
    plan: PLAN_NAMES,
  };
  return codes[field];
}

const MAX_LENGTH = 120;

const cut = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

function wordOf(value: unknown, codes?: Words): string {
  if (value === null || value === undefined || value === '') return texts.empty;
  if (value === true) return texts.yes;
  if (value === false) return texts.no;
  if (Array.isArray(value))
    return value.length === 0 ? texts.empty : cut(value.map((one) => wordOf(one)).join(', '));
  if (typeof value === 'object') return cut(JSON.stringify(value));
  const text = String(value);
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return formatDate(text);
  return cut(codes?.[text] ?? text);
}

/** One line per field: what it was and what it became. */
export function differenceLines({ entity, difference }: Pick<Decision, 'entity' | 'difference'>) {
  return Object.entries(difference ?? {}).map(([field, change]) => {
    const label = texts.fields[field] ?? fieldLabels[field as FieldName] ?? field;
    const codes = codesOf(entity, field);
    if (change === true) return { label, text: texts.changed };
    const isPair = Array.isArray(change) && change.length === 2 && field !== 'keptIds';
    return {
      label,
      text: isPair
        ? texts.arrow(wordOf(change[0], codes), wordOf(change[1], codes))
        : wordOf(change, codes),
    };
  });
}

/** `business.approve` → 'Onayladı', `claim.approve.refused` → 'Onayladı: kabul edilmedi' */
export function actionWord(action: string): string {
  const [entity = '', transition = '', refused] = action.split('.');
  const word = texts.actions[`${entity}.${transition}`] ?? texts.actions[transition];
  if (!word) return action;
  return refused ? texts.refused(word) : word;
}
export const entityWord = (entity: string): string => texts.entities[entity] ?? entity;

/** One record, or the kind of those that left as a file. */
export const recordWords = (entity: string, id: string): string =>
  entity === 'export' ? `${entityWord(entity)}: ${entityWord(id)}` : `${entityWord(entity)} #${id}`;
