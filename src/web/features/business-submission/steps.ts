import { contactFields } from '#web/browser/business-inputs.ts';
import type { SubmissionValues } from './submission-values.ts';

/** What a phone asks at once, in the order of the form; what is named in none stands in the last step. */
const fieldsOfSteps: readonly (readonly string[])[] = [
  [
    'name',
    'category',
    'subcategory',
    'description',
    'priceRange',
    'district',
    'neighbourhood',
    'address',
    'pin',
  ],
  [...contactFields, 'hasHours', 'hours', 'specialDays'],
] satisfies readonly (keyof SubmissionValues)[][];
export const LAST_STEP = fieldsOfSteps.length;

export const stepOf = (field: string): number => {
  const step = fieldsOfSteps.findIndex((fields) => fields.includes(field));
  return step < 0 ? LAST_STEP : step;
};
