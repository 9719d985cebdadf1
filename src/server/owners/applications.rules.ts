import { refuse } from '#contract/api/errors.ts';
import { readWebsite } from '#contract/businesses/website.ts';
import type { OwnerForm } from '#contract/owners/owners.ts';
import { DOCUMENT_EXTENSIONS } from '#contract/uploads.ts';
import { readLine, readText } from '#server/businesses/submitting/submission-values.rules.ts';

/** How the documents of an application are named in the uploads. */
export const documentsOf = (id: number) => `owner-application ${id}`;

const FILE_NAME = new RegExp(
  `^[^/\\\\]+\\.(?:${DOCUMENT_EXTENSIONS.map((ending) => ending.slice(1)).join('|')})$`,
  'i',
);
const UPLOAD = /\/api\/objects\//;

/** Addresses of uploads, and names of files alone: those are kept as they are, nobody can look at them. */
export function sortDocuments(given: readonly string[]): { uploads: string[]; names: string[] } {
  const uploads = given.filter((one) => UPLOAD.test(one));
  const names = [...new Set(given.filter((one) => !UPLOAD.test(one)))];
  if (names.some((name) => !FILE_NAME.test(name))) {
    refuse('invalid_input', [
      { path: 'verificationDocuments', message: 'Belgeler PDF, JPG, JPEG ya da PNG olabilir' },
    ]);
  }
  return { uploads, names };
}

/** What an applicant says, in the columns it is stored in; refuses with what must be mended. */
export function readApplication(form: Omit<OwnerForm, 'email'>) {
  const website = readWebsite(form.website);
  if (website.wrong !== undefined) {
    return refuse('invalid_input', [{ path: 'website', message: website.wrong }]);
  }
  return {
    businessName: readLine(form.businessName) ?? form.businessName,
    ownerName: readLine(form.ownerName) ?? form.ownerName,
    phone: form.phone,
    address: readText(form.address) ?? form.address,
    website: website.value,
    description: readText(form.description),
    requestedPlan: form.subscriptionPlan,
  };
}
