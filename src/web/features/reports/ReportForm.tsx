import { useState } from 'react';
import {
  BUSINESS_REPORT_REASONS,
  type BusinessReportReason,
  REVIEW_REPORT_REASONS,
  type ReviewReportReason,
  reportBusiness,
  reportReview,
} from '#contract/reports.ts';
import { useApi } from '#web/browser/api-context.ts';
import type { KnownPerson } from '#web/browser/known-person.ts';
import { loginAddress } from '#web/browser/login-address.ts';
import { useForm } from '#web/browser/use-form.ts';
import { followingTexts } from '#web/texts/following.ts';
import { reportTexts as texts } from '#web/texts/reports.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { emailInput, looksLikeEmail } from '#web/ui/contact-inputs.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormSummary } from '#web/ui/FormSummary.tsx';
import { Honeypot } from '#web/ui/Honeypot.tsx';
import type { LateDialogState } from '#web/ui/island/use-asked-island.ts';
import { Outcome } from '#web/ui/Outcome.tsx';
import { TextArea, TextField } from '#web/ui/TextField.tsx';
import { ReasonField } from './ReasonField.tsx';

export type Reported =
  | { kind: 'business'; id: number; name: string }
  | { kind: 'review'; id: number };

interface ReportFormProps extends LateDialogState {
  about: Reported;
  person: KnownPerson;
  /** It was sent and closed: the next one begins anew. */
  onOver: () => void;
}

/** A fixed reason, what would be right, a few words, and where the answer goes. */
export function ReportForm({ about, person, isOpen, onClose, onOver }: ReportFormProps) {
  const api = useApi();
  const isBusiness = about.kind === 'business';
  /** Where the answer goes; empty when nobody wants one. */
  const [sentFrom, setSentFrom] = useState<string>();
  const form = useForm({
    initial: { reason: '', suggestion: '', message: '', email: '', homepage: '' },
    check: ({ reason, email }) => ({
      ...(!reason && { reason: texts.reasonMissing }),
      ...(email.trim() && !looksLikeEmail(email) && { email: followingTexts.emailWrong }),
    }),
    async send({ reason, suggestion, ...said }, { typedForMs, idempotencyKey }) {
      const { id } = about;
      const rest = { id, ...said, typedForMs };
      if (isBusiness) {
        const input = { ...rest, reason: reason as BusinessReportReason, suggestion };
        await api.call(reportBusiness, input, { idempotencyKey });
      } else {
        const input = { ...rest, reason: reason as ReviewReportReason };
        await api.call(reportReview, input, { idempotencyKey });
      }
      setSentFrom(person.email || said.email.trim());
    },
  });
  const isSent = sentFrom !== undefined;
  const close = () => {
    onClose();
    if (isSent) onOver();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={isBusiness ? texts.businessTitle : texts.reviewTitle}
      closeLabel={followingTexts.close}
    >
      {isSent ? (
        <Sent {...{ isBusiness, email: sentFrom, isMember: person.isMember }} onClose={close} />
      ) : (
        <form
          noValidate
          onSubmit={(event) => void form.submit(event)}
          className="flex flex-col gap-4"
        >
          <p className="text-quiet">
            {isBusiness ? texts.businessLead(about.name) : texts.reviewLead}
          </p>
          <p className="text-quiet text-sm">
            {texts.aboutYou}{' '}
            <Anchor href={isBusiness ? `/contact?isletme=${about.id}#kaldir` : '/contact#kaldir'}>
              {texts.removal}
            </Anchor>
          </p>
          <FormSummary title={texts.summary} {...form} />
          <Honeypot
            value={form.values.homepage}
            onChange={(value) => form.set('homepage', value)}
          />
          <ReasonField
            id={form.idOf('reason')}
            label={texts.reason}
            reasons={isBusiness ? BUSINESS_REPORT_REASONS : REVIEW_REPORT_REASONS}
            value={form.values.reason}
            error={form.errors.reason}
            onChange={(reason) => form.set('reason', reason)}
          />
          {isBusiness && (
            <TextField
              {...form.field('suggestion')}
              label={texts.suggestion}
              labelNote={texts.optional}
              hint={texts.suggestionHint}
              maxLength={500}
              autoComplete="off"
            />
          )}
          <TextArea
            {...form.field('message')}
            label={texts.message}
            labelNote={texts.optional}
            rows={3}
            maxLength={1000}
          />
          {person.isMember ? (
            <p className="text-sm text-quiet wrap-anywhere">{texts.answerTo(person.email)}</p>
          ) : (
            <TextField
              {...form.field('email')}
              {...emailInput}
              label={texts.email}
              labelNote={texts.emailNote}
              hint={texts.emailHint}
            />
          )}
          <Button type="submit" variant="primary" wide busy={form.isSending}>
            {texts.send}
          </Button>
        </form>
      )}
    </Dialog>
  );
}

const Sent = ({
  isBusiness,
  email,
  isMember,
  onClose,
}: {
  isBusiness: boolean;
  email: string;
  isMember: boolean;
  onClose: () => void;
}) => (
  <Outcome
    title={texts.sentTitle}
    action={
      <>
        {email && (
          <ButtonLink href={isMember ? '/applications' : loginAddress('/applications')}>
            {isMember ? followingTexts.toApplications : followingTexts.signIn}
          </ButtonLink>
        )}
        <Button variant="quiet" onClick={onClose}>
          {followingTexts.close}
        </Button>
      </>
    }
  >
    <p className="wrap-anywhere">
      {isBusiness ? texts.sentBusiness : texts.sentReview} {email && texts.answerComes(email)}
    </p>
    {email && (
      <p className="text-quiet">{isMember ? followingTexts.asMember : followingTexts.asVisitor}</p>
    )}
  </Outcome>
);
