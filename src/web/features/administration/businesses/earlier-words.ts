import { fieldLabels } from '#contract/businesses/fields.ts';
import {
  type BusinessFile,
  EARLIER_FIELDS,
  type EarlierField,
} from '#contract/moderation/administration.ts';

interface ChangedWords {
  field: EarlierField;
  label: string;
  before: string;
  after: string;
}

type Words = Record<EarlierField, string>;

const changedWords = (before: Words, after: Words): ChangedWords[] =>
  EARLIER_FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    ...{ field, label: fieldLabels[field] },
    ...{ before: before[field], after: after[field] },
  }));

/** The earlier words, each with what changed then, and what would change by going back to it. */
export const stepsBack = ({ earlierWords, form }: Pick<BusinessFile, 'earlierWords' | 'form'>) =>
  earlierWords.map((one, at) => ({
    ...one,
    changed: changedWords(one.words, earlierWords[at - 1]?.words ?? form),
    toRestore: changedWords(one.words, form),
  }));
