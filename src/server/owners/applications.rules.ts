import { refuse } from '#contract/errors.ts';
import type { ApplicationStatus, OwnerForm } from '#contract/owners.ts';
import { DOCUMENT_EXTENSIONS } from '#contract/uploads.ts';
import { readLine, readText, readWebsite } from '#server/businesses/submission-values.rules.ts';

/** What is not written here is not allowed (decisions, States). */
const nextStatus = {
  email_pending: { verify: 'pending' },
  pending: { approve: 'approved', reject: 'rejected' },
  rejected: { reapply: 'pending' },
  approved: { revoke: 'revoked', withdraw: 'withdrawn' },
  revoked: {},
  withdrawn: {},
} as const satisfies Record<ApplicationStatus, Record<string, ApplicationStatus>>;

/** What a moderator does; `verify` and `reapply` are the applicant's, `withdraw` the owner's it led to. */
export const APPLICATION_MOVES = ['approve', 'reject', 'revoke'] as const;
export type ApplicationMove =
  | (typeof APPLICATION_MOVES)[number]
  | 'verify'
  | 'reapply'
  | 'withdraw';

export function statusAfter(
  status: ApplicationStatus,
  move: string,
): ApplicationStatus | undefined {
  const moves: Record<string, ApplicationStatus> = nextStatus[status];
  return Object.hasOwn(moves, move) ? moves[move] : undefined;
}

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
    business_name: readLine(form.businessName) ?? form.businessName,
    owner_name: readLine(form.ownerName) ?? form.ownerName,
    phone: form.phone,
    address: readText(form.address) ?? form.address,
    website: website.value,
    description: readText(form.description),
    requested_plan: form.subscriptionPlan,
  };
}
