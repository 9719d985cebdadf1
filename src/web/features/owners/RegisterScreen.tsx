import { type ComponentProps, type ReactNode, useState } from 'react';
import {
  type BusinessOwner,
  getApplication,
  listOwnApplications,
  type OwnApplication,
} from '#contract/owners/owners.ts';
import { useApi } from '#web/browser/api-context.ts';
import { type KnownPerson, useKnownPerson } from '#web/browser/known-person.ts';
import { loginAddress } from '#web/browser/login-address.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { ownerTexts as texts } from '#web/texts/owners.ts';
import { AgainButton, ButtonLink } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { ApplicationSent } from './ApplicationSent.tsx';
import type { DocumentSlot } from './OwnerSteps.tsx';
import { RegisterWizard } from './RegisterWizard.tsx';
import type { Sent } from './use-owner-form.ts';

const REGISTER = '/business-owner-register';
const mendAddress = (id: number | string) => `${REGISTER}?basvuru=${id}`;

/** Where a notice leads on to. */
const Onward = (link: ComponentProps<typeof ButtonLink>) => <ButtonLink size="sm" {...link} />;

interface RegisterScreenProps {
  /** Of an application of one's own that is to be mended. */
  mendId: string | undefined;
  documentSlot: DocumentSlot;
  waiting: ReactNode;
}

/** Waits until it is known who is there: a member's form is filled in with what the account says. */
export function RegisterScreen({ waiting, ...rest }: RegisterScreenProps) {
  const person = useKnownPerson();
  if (!person) return waiting;
  if (rest.mendId) return <Mending person={person} waiting={waiting} {...rest} />;
  return person.isMember ? (
    <OfMember person={person} waiting={waiting} {...rest} />
  ) : (
    <Applying person={person} {...rest} />
  );
}

type Part = RegisterScreenProps & { person: KnownPerson };

function Applying({
  person,
  documentSlot,
  mending,
  news,
}: Omit<Part, 'waiting' | 'mendId'> & { mending?: BusinessOwner; news?: ReactNode }) {
  const [sent, setSent] = useState<Sent>();
  if (sent) return <ApplicationSent sent={sent} isMember={person.isMember} />;
  return (
    <div className="flex flex-col gap-6">
      {news}
      <RegisterWizard {...{ person, mending, documentSlot }} onSent={setSent} />
    </div>
  );
}

/** What a member has sent before comes first: nobody should type it twice. */
function OfMember({ waiting, ...rest }: Part) {
  const api = useApi();
  const own = useAsked('own', (signal) => api.call(listOwnApplications, {}, { signal }));
  if (own.state === 'loading') return waiting;
  const newest = own.state === 'ready' ? own.data[0] : undefined;
  return <Applying {...rest} news={newest && <News application={newest} person={rest.person} />} />;
}

function News({ application, person }: { application: OwnApplication; person: KnownPerson }) {
  const { id, status, businessName, email } = application;
  if (status === 'email_pending' && email !== person.email) {
    return (
      <Notice
        title={texts.unprovedNews}
        action={<Onward href="/applications">{texts.toApplications}</Onward>}
      >
        {texts.unprovedNewsText(businessName, email)}
      </Notice>
    );
  }
  switch (status) {
    case 'rejected':
    case 'email_pending':
      return (
        <Notice
          title={status === 'rejected' ? texts.rejectedNews : texts.reapplyPending}
          action={<Onward href={mendAddress(id)}>{texts.mend}</Onward>}
        >
          {texts.rejectedNewsText(businessName)}
        </Notice>
      );
    case 'pending':
      return (
        <Notice
          title={texts.pendingNews}
          action={<Onward href="/applications">{texts.toApplications}</Onward>}
        >
          {texts.pendingNewsText(businessName)}
        </Notice>
      );
    case 'approved':
      return (
        <Notice
          tone="success"
          title={texts.approvedNews}
          action={<Onward href="/business-owner-dashboard">{texts.toDashboard}</Onward>}
        >
          {texts.approvedNewsText}
        </Notice>
      );
    case 'revoked':
    case 'withdrawn':
      return null;
  }
}

function Mending({ mendId = '', person, waiting, documentSlot }: Part) {
  const api = useApi();
  const asked = useAsked(person.isMember ? mendId : undefined, (signal) =>
    api.call(getApplication, { id: mendId }, { signal }),
  );
  if (!person.isMember) {
    return (
      <Notice
        isNews
        title={texts.signInToMend}
        action={<Onward href={loginAddress(mendAddress(mendId))}>{texts.signIn}</Onward>}
      />
    );
  }
  if (asked.state === 'loading') return waiting;
  if (asked.state === 'failed') {
    const isMissing = asked.status === 404 || asked.status === 400;
    return (
      <Notice
        tone="warning"
        isNews
        title={isMissing ? texts.notYours : texts.failedText}
        action={
          isMissing ? (
            <Onward href={REGISTER}>{texts.applyAnew}</Onward>
          ) : (
            <AgainButton size="sm" onClick={asked.again} />
          )
        }
      />
    );
  }
  const application = asked.data;
  const { status, rejectionReason, email } = application;
  const isMendable =
    status === 'rejected' || (status === 'email_pending' && email === person.email);
  if (!isMendable) {
    return (
      <Notice
        isNews
        title={status === 'email_pending' ? texts.unprovedNews : texts.notMendable}
        action={<Onward href="/applications">{texts.toApplications}</Onward>}
      />
    );
  }
  return (
    <Applying
      person={person}
      documentSlot={documentSlot}
      mending={application}
      news={
        <Notice tone="warning" title={texts.reapplyTitle}>
          {rejectionReason ? (
            <p className="whitespace-pre-line wrap-anywhere">
              {texts.reapplyReason}: {rejectionReason}
            </p>
          ) : (
            texts.reapplyPending
          )}
        </Notice>
      }
    />
  );
}
