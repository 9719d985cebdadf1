import type { z } from 'zod';
import { EMAIL_WRONG } from '#contract/accounts/accounts.ts';
import type { Attributes } from '#contract/attributes/attributes.ts';
import type {
  BusinessDraft,
  OwnSubmissionForm,
  submitBusiness,
} from '#contract/businesses/business-submission.ts';
import {
  DEFAULT_PRICE_RANGE,
  PRICE_RANGES,
  type PriceRange,
} from '#contract/businesses/businesses.ts';
import {
  businessFields,
  type NeededField,
  type TextField,
  textFields,
} from '#contract/businesses/fields.ts';
import { isNearAdana } from '#contract/city/near-adana.ts';
import { textsOf } from '#web/browser/business-inputs.ts';
import type { FieldErrors } from '#web/browser/use-form.ts';
import { submissionTexts as texts } from '#web/texts/business-submission.ts';
import { looksLikeEmail } from '#web/ui/contact-inputs.ts';
import { dayProblem, hoursOfWeek, usualWeek, type WeekEntry, weekFromHours } from './hours-week.ts';
import { pinText, readPin } from './pin-text.ts';
import {
  fromSpecialDays,
  type SpecialDayEntry,
  specialDayProblem,
  toSpecialDays,
} from './special-days.ts';

/** The form as it stands: texts as typed, hours as their editor holds them. */
export interface SubmissionValues extends Record<TextField, string> {
  priceRange: PriceRange;
  district: string;
  /** Latitude and longitude in one field, as maps copy them. */
  pin: string;
  hasHours: boolean;
  hours: WeekEntry;
  /** As it is stored: only an owner and the team write it. */
  ramadanHours: string;
  specialDays: SpecialDayEntry[];
  attributes: Attributes;
  features: string[];
  images: string[];
  submitterName: string;
  email: string;
  isEmailShown: boolean;
  /** The number of a maps service, from an import; finds a duplicate. */
  cid: string;
  homepage: string;
}

export const emptyValues = (): SubmissionValues => ({
  ...textsOf(textFields),
  priceRange: DEFAULT_PRICE_RANGE,
  district: '',
  pin: '',
  hasHours: true,
  hours: usualWeek(),
  ramadanHours: '',
  specialDays: [],
  attributes: {},
  features: [],
  images: [],
  submitterName: '',
  email: '',
  isEmailShown: false,
  cid: '',
  homepage: '',
});

/** Required fields in the order of the form, with what is said when one is empty (specification 5). */
export const requiredFields = {
  name: businessFields.name,
  category: businessFields.category,
  district: businessFields.district,
  address: businessFields.address,
  submitterName: { label: texts.submitterName, missing: texts.submitterMissing },
  email: { label: texts.email, missing: EMAIL_WRONG },
} as const;

/** Labels of the required fields that are still empty. */
export const stillMissing = (values: SubmissionValues): string[] =>
  (Object.keys(requiredFields) as (keyof typeof requiredFields)[])
    .filter((name) => !values[name].trim())
    .map((name) => requiredFields[name].label);

/** What can be said before asking the server, in the order of the form. */
export function checkSubmission(values: SubmissionValues): FieldErrors<SubmissionValues> {
  const errors: FieldErrors<SubmissionValues> = {};
  const need = (name: keyof typeof requiredFields) => {
    if (!values[name].trim()) errors[name] = requiredFields[name].missing;
  };
  need('name');
  need('category');
  need('district');
  need('address');
  if (values.pin.trim()) {
    const pin = readPin(values.pin);
    if (!pin) errors.pin = texts.pinUnreadable;
    else if (!isNearAdana(pin.latitude, pin.longitude)) errors.pin = texts.pinFarAway;
  }
  const wrongDay = values.hasHours && values.hours.map(dayProblem).find(Boolean);
  if (wrongDay) errors.hours = wrongDay;
  const wrongSpecialDay = values.specialDays
    .map((_, index) => specialDayProblem(values.specialDays, index))
    .find(Boolean);
  if (wrongSpecialDay) errors.specialDays = wrongSpecialDay;
  need('submitterName');
  need('email');
  if (!looksLikeEmail(values.email)) errors.email = EMAIL_WRONG;
  return errors;
}

type Optional = Exclude<TextField, NeededField>;
const mayBeLeftOut = textFields.filter(
  (name): name is Optional => !('missing' in businessFields[name]),
);

/** The body of the call; a field left empty is left out. */
export function toSubmission(values: SubmissionValues): z.input<(typeof submitBusiness)['input']> {
  const { pin, hasHours, hours, specialDays, homepage, cid, ...rest } = values;
  const place = readPin(pin);
  return {
    ...rest,
    district: rest.district as BusinessDraft['district'] & string,
    ...(Object.fromEntries(
      mayBeLeftOut.map((name) => [name, rest[name].trim() || undefined]),
    ) as Record<Optional, string | undefined>),
    ...(place && { latitude: place.latitude, longitude: place.longitude }),
    hours: hasHours ? hoursOfWeek(hours) : '',
    specialDays: toSpecialDays(specialDays),
    ...(cid && { cid }),
    ...(homepage && { homepage }),
  };
}

/** What its submitter wrote before, for correcting it. */
export function valuesOfSubmission({ form }: OwnSubmissionForm): SubmissionValues {
  const { latitude, longitude, hours, specialDays, ...texts } = form;
  const pin = readPin(`${latitude}, ${longitude}`);
  const week = hours ? weekFromHours(hours) : undefined;
  return {
    ...emptyValues(),
    ...texts,
    ...textsOf(mayBeLeftOut, (name) => texts[name]),
    priceRange: PRICE_RANGES.find((range) => range === texts.priceRange) ?? DEFAULT_PRICE_RANGE,
    pin: pin ? pinText(pin) : '',
    hasHours: week !== undefined,
    hours: week ?? usualWeek(),
    ramadanHours: texts.ramadanHours ?? '',
    specialDays: fromSpecialDays(specialDays),
  };
}

/** What a draft from elsewhere (a maps address) brings; what it does not name stays as it is. */
export function valuesOfDraft(draft: BusinessDraft): Partial<SubmissionValues> {
  const { latitude, longitude, hours, cid, ...texts } = draft;
  const named = Object.fromEntries(Object.entries(texts).filter(([, value]) => value));
  const week = hours ? weekFromHours(hours) : undefined;
  const pin = readPin(`${latitude}, ${longitude}`);
  return {
    ...named,
    ...(pin && { pin: pinText(pin) }),
    ...(cid && { cid }),
    // Hours that the editor cannot show are not claimed to be 09:00–18:00.
    ...(week ? { hasHours: true, hours: week } : hours ? { hasHours: false } : {}),
  };
}
