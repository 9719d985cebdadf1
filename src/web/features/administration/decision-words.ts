import type { Decision } from '#contract/administration-records.ts';
import { STATUS_WORDS } from '#web/texts/administration.ts';
import { ROLE_WORDS, decisionsTexts as texts } from '#web/texts/administration-records.ts';

const known: Record<string, string> = { ...STATUS_WORDS, ...ROLE_WORDS };
const MAX_LENGTH = 120;

const cut = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

function wordOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.empty;
  if (value === true) return texts.yes;
  if (value === false) return texts.no;
  if (Array.isArray(value))
    return value.length === 0 ? texts.empty : cut(value.map(wordOf).join(', '));
  if (typeof value === 'object') return cut(JSON.stringify(value));
  return cut(known[String(value)] ?? String(value));
}

/** One line per field: what it was and what it became. */
export function differenceLines({ difference }: Pick<Decision, 'difference'>) {
  return Object.entries(difference ?? {}).map(([field, change]) => {
    const label = texts.fields[field] ?? field;
    if (change === true) return { label, text: texts.changed };
    const isPair = Array.isArray(change) && change.length === 2 && field !== 'keptIds';
    return {
      label,
      text: isPair ? texts.arrow(wordOf(change[0]), wordOf(change[1])) : wordOf(change),
    };
  });
}

/** `business.approve` → 'Onayladı' */
export const actionWord = (action: string): string =>
  texts.actions[action.slice(action.indexOf('.') + 1)] ?? action;
export const entityWord = (entity: string): string => texts.entities[entity] ?? entity;
