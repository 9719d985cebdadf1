import type { z } from 'zod';
import { readWebsite } from '#contract/businesses/website.ts';
import type { applyAsOwner, BusinessOwner, OwnerPlan } from '#contract/owners/owners.ts';
import type { KnownPerson } from '#web/browser/known-person.ts';
import type { FieldErrors } from '#web/browser/use-form.ts';
import { ownerTexts } from '#web/texts/owners.ts';
import { looksLikeEmail } from '#web/ui/contact-inputs.ts';

/** A document of the form: one that was sent before has only its name. */
export interface GivenDocument {
  address: string;
  name: string;
}

export interface OwnerValues {
  businessName: string;
  ownerName: string;
  email: string;
  phone: string;
  taxNumber: string;
  address: string;
  website: string;
  description: string;
  subscriptionPlan: OwnerPlan;
  verificationDocuments: GivenDocument[];
  homepage: string;
}

export const emptyValues = (): OwnerValues => ({
  businessName: '',
  ownerName: '',
  email: '',
  phone: '',
  taxNumber: '',
  address: '',
  website: '',
  description: '',
  subscriptionPlan: 'free',
  verificationDocuments: [],
  homepage: '',
});

export const valuesOfPerson = ({ name, email, phone }: KnownPerson): OwnerValues => ({
  ...emptyValues(),
  ownerName: name,
  email,
  phone,
});

/** What was sent before, for mending it; the tax number never comes back. */
export const valuesOfApplication = (application: BusinessOwner): OwnerValues => ({
  ...emptyValues(),
  businessName: application.businessName,
  ownerName: application.ownerName,
  email: application.email,
  phone: application.phone,
  address: application.address,
  website: application.website ?? '',
  description: application.description ?? '',
  subscriptionPlan: application.requestedPlan,
  verificationDocuments: application.documentsOnFile.map((name) => ({ address: name, name })),
});

export type Step = 1 | 2 | 3;

/** The step a field stands on. */
export const stepOf = (field: string): Step => {
  if (field === 'website' || field === 'description' || field === 'subscriptionPlan') return 2;
  return field === 'verificationDocuments' ? 3 : 1;
};

/** What the first step asks for. */
export function checkBasics(values: OwnerValues): FieldErrors<OwnerValues> {
  const errors: FieldErrors<OwnerValues> = {};
  for (const name of ['businessName', 'ownerName', 'email', 'phone', 'address'] as const) {
    if (!values[name].trim()) errors[name] = ownerTexts.missing[name];
  }
  if (!looksLikeEmail(values.email)) errors.email = ownerTexts.missing.email;
  return errors;
}

/** What the second step refuses: the server would, a step further. */
export function checkDetails({ website }: OwnerValues): FieldErrors<OwnerValues> {
  const { wrong } = readWebsite(website.trim());
  return wrong === undefined ? {} : { website: wrong };
}

const given = (text: string) => text.trim() || undefined;

/** The body of the call; a field left empty is left out. */
export const toApplication = ({
  verificationDocuments,
  homepage,
  ...values
}: OwnerValues): z.input<(typeof applyAsOwner)['input']> => ({
  ...values,
  taxNumber: given(values.taxNumber),
  website: given(values.website),
  description: given(values.description),
  verificationDocuments: verificationDocuments.map(({ address }) => address),
  ...(homepage && { homepage }),
});
