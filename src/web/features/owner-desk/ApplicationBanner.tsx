import type { OwnApplication } from '#contract/owners/owners.ts';
import { workspaceTexts as texts } from '#web/texts/owner-workspace.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { REGISTER_PATH } from './NoOwnership.tsx';

const reapplyHref = (id: number) => `${REGISTER_PATH}?basvuru=${id}`;

/** Where an application stands, and the way on. */
export function ApplicationBanner({
  application: { id, status, email, rejectionReason, businessId },
  isProved,
}: {
  application: Pick<OwnApplication, 'id' | 'status' | 'email' | 'rejectionReason' | 'businessId'>;
  /** By signing in with its address. */
  isProved: boolean;
}) {
  const reason = rejectionReason && (
    <p className="mt-1 wrap-anywhere">
      <span className="font-semibold">{texts.reason}:</span> {rejectionReason}
    </p>
  );
  switch (status) {
    case 'email_pending':
      return isProved ? (
        <Notice
          tone="warning"
          title={texts.lookTitle}
          action={<ButtonLink href={reapplyHref(id)}>{texts.lookAndSend}</ButtonLink>}
        >
          {texts.lookText}
        </Notice>
      ) : (
        <Notice tone="warning" title={texts.emailPendingTitle}>
          {texts.emailPendingText(email)}
        </Notice>
      );
    case 'pending':
      return <Notice title={texts.pendingTitle}>{texts.pendingText}</Notice>;
    case 'rejected':
      return (
        <Notice
          tone="danger"
          title={texts.rejectedTitle}
          action={<ButtonLink href={reapplyHref(id)}>{texts.reapply}</ButtonLink>}
        >
          {texts.rejectedText}
          {reason}
        </Notice>
      );
    case 'revoked':
      return (
        <Notice
          tone="danger"
          title={texts.revokedTitle}
          action={<ButtonLink href={REGISTER_PATH}>{texts.applyAgain}</ButtonLink>}
        >
          {texts.revokedText}
          {reason}
        </Notice>
      );
    case 'withdrawn':
      return (
        <Notice
          title={texts.withdrawnTitle}
          action={<ButtonLink href={REGISTER_PATH}>{texts.applyAgain}</ButtonLink>}
        >
          {texts.withdrawnText}
        </Notice>
      );
    case 'approved':
      // What it was linked to went with the examples, or with whoever took it out.
      return businessId === null ? (
        <Notice
          tone="warning"
          title={texts.goneTitle}
          action={<ButtonLink href={REGISTER_PATH}>{texts.applyAgain}</ButtonLink>}
        >
          {texts.goneText}
        </Notice>
      ) : (
        <Notice tone="success" title={texts.approvedTitle}>
          {texts.approvedText}
        </Notice>
      );
  }
}
