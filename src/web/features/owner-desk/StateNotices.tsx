import { fieldLabels, revisedFields } from '#contract/businesses/fields.ts';
import type { ManagedBusiness } from '#contract/owners/owner-workspace.ts';
import { workspaceTexts as texts } from '#web/texts/owner-workspace.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

const unpublished: Partial<Record<ManagedBusiness['status'], string>> = texts.notPublished;

interface StateNoticesProps {
  business: Pick<ManagedBusiness, 'id' | 'status' | 'statusReason' | 'revisions'>;
  /** Where what waits can be looked at and taken back. */
  revisionsHref: string;
}

/** What of the business visitors do not see, and why: the whole of it, or a change that waits. */
export function StateNotices({ business, revisionsHref }: StateNoticesProps) {
  const { id, status, statusReason, revisions } = business;
  const waiting = revisions.find((revision) => revision.status === 'pending');
  const isUnexplained = status === 'suspended' && !statusReason;
  return (
    <>
      {status !== 'approved' && (
        <Notice
          tone={status === 'pending' ? 'info' : 'warning'}
          action={
            status === 'merged' ? (
              <ButtonLink href={`/business/${id}`} size="sm">
                {texts.toOther}
              </ButtonLink>
            ) : (
              (isUnexplained || status === 'closed') && (
                <ButtonLink href="/contact" size="sm">
                  {texts.askUs}
                </ButtonLink>
              )
            )
          }
        >
          <p>{unpublished[status]}</p>
          {statusReason && (
            <p className="mt-1 whitespace-pre-line wrap-anywhere">
              <span className="font-semibold">{texts.reason}:</span> {statusReason}
            </p>
          )}
          {isUnexplained && <p className="mt-1">{texts.noReason}</p>}
        </Notice>
      )}
      {waiting && (
        <Notice
          action={
            <ButtonLink href={revisionsHref} size="sm">
              {texts.toWaiting}
            </ButtonLink>
          }
        >
          {texts.partWaits(waitingWords(waiting.changes))}
        </Notice>
      )}
    </>
  );
}

/** `'İşletme adı, Adres'`; both halves of a pin are one thing. */
export function waitingWords(changes: object): string {
  const names = revisedFields.filter((name) => name in changes && name !== 'longitude');
  return names
    .map((name) => (name === 'latitude' ? texts.pinInWords : fieldLabels[name]))
    .join(', ');
}
