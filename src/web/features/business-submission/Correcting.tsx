import type { ReactNode } from 'react';
import {
  getOwnSubmission,
  type OwnSubmissionForm,
} from '#contract/businesses/business-submission.ts';
import { useAccount } from '#web/browser/account-context.ts';
import { useApi } from '#web/browser/api-context.ts';
import { loginAddress } from '#web/browser/login-address.ts';
import { useTypedSteps } from '#web/browser/typed-words.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { addBusinessTexts as texts } from '#web/texts/add-business.ts';
import { AgainButton, ButtonLink } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { SubmissionForm } from './use-submission-form.ts';

interface CorrectingProps {
  editId: string;
  waiting: ReactNode;
  /** Draws the form over what was sent before; `kept` keeps its words while one signs in again. */
  form: (editing: OwnSubmissionForm, kept: (form: SubmissionForm) => ReactNode) => ReactNode;
}

const isCorrectable = ({ status }: OwnSubmissionForm) =>
  status === 'rejected' || status === 'email_pending';

/** A submission of one's own that is corrected: only whoever sent it sees it. */
export function Correcting({ editId, waiting, form }: CorrectingProps) {
  const api = useApi();
  const isSignedOut = useAccount().kind === 'visitor';
  const own = useAsked(editId, () => api.call(getOwnSubmission, { id: editId }));
  if (isSignedOut || (own.state === 'failed' && own.status === 401)) {
    return (
      <Notice
        isNews
        title={texts.signInToEdit}
        action={
          <ButtonLink href={loginAddress(`/add-business?edit=${encodeURIComponent(editId)}`)}>
            {texts.signIn}
          </ButtonLink>
        }
      />
    );
  }
  if (own.state === 'failed') {
    const isMissing = own.status === 404 || own.status === 400;
    return (
      <Notice
        tone="warning"
        isNews
        title={isMissing ? texts.notYours : texts.ownFailed}
        action={<AgainButton onClick={own.again} />}
      />
    );
  }
  if (own.state === 'loading') return waiting;
  if (!isCorrectable(own.data)) return <Notice isNews title={texts.notCorrectable} />;
  return form(own.data, (drawn) => <Keeping id={own.data.id} form={drawn} />);
}

function Keeping({ id, form }: { id: number; form: SubmissionForm }) {
  useTypedSteps(`submission ${id}`, form);
  return null;
}
