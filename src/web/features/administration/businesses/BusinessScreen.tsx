import { useState } from 'react';
import { getBusinessFile } from '#contract/moderation/administration.ts';
import { getInboxItem } from '#contract/moderation/moderation.ts';
import { formatDate } from '#contract/text/numbers.ts';
import { useAccount } from '#web/browser/account-context.ts';
import { useApi } from '#web/browser/api-context.ts';
import { formatMoment } from '#web/browser/moments.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { administeredBusinessTexts as texts } from '#web/texts/administration.ts';
import { decisionsTexts } from '#web/texts/administration-decisions.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { LongAddress } from '#web/ui/LongAddress.tsx';
import { Failed, NoRecord, Waiting } from '../Loading.tsx';
import { Panel } from '../Panel.tsx';
import type { BusinessFormSlots } from './BusinessForm.tsx';
import { BusinessTransitions } from './BusinessTransitions.tsx';
import { CorrectReported, Reported } from './CorrectReported.tsx';
import { EarlierWords } from './EarlierWords.tsx';
import { EditBusiness } from './EditBusiness.tsx';
import { OwnersPanel } from './OwnersPanel.tsx';
import { PlanForm } from './PlanForm.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import '../administration.css';

/** One business with everything the team may know of it and do about it. */
export function BusinessScreen({
  id,
  reportId,
  slots,
}: {
  id: number;
  /** A report that is accepted with what is saved. */
  reportId: number | undefined;
  slots: BusinessFormSlots;
}) {
  const api = useApi();
  const account = useAccount();
  const isAdmin = account.kind === 'member' && account.account.role === 'admin';
  const asked = useAsked(`business ${id}`, (signal) =>
    api.call(getBusinessFile, { id }, { signal }),
  );
  const [restored, setRestored] = useState(0);
  const report = useAsked(`report ${reportId ?? ''}`, async (signal) =>
    reportId === undefined
      ? undefined
      : api.call(getInboxItem, { kind: 'report', id: reportId }, { signal }),
  );
  if (asked.state === 'loading' || report.state === 'loading') return <Waiting />;
  if (asked.state === 'failed') {
    return <NoRecord asked={asked} texts={texts} listHref="/admin/businesses" />;
  }
  // Without it the mistake would be mended and the report left open.
  if (report.state === 'failed' && report.status !== 404) return <Failed onAgain={report.again} />;
  const file = asked.data;
  const reported = report.state === 'ready' ? report.data : undefined;
  const isWaiting = reported?.item.status === 'open' && reported.item.businessId === id;
  const isMendedByStanding = isWaiting && reported.mendedBy === 'standing';
  const reload = async () => asked.set(await api.call(getBusinessFile, { id }));
  const standing = <BusinessTransitions file={file} onTransition={reload} />;
  const submitter = (
    <p className="text-quiet text-sm">
      {texts.submitter(file.submitterName)}, {formatDate(file.submittedAt)}
      {file.batchId !== null && (
        <>
          {' · '}
          <Anchor href={`/admin/businesses?batch=${file.batchId}`} className="tap">
            {texts.ofBatch(file.batchId)}
          </Anchor>
        </>
      )}
    </p>
  );
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-heading font-semibold text-xl wrap-anywhere">{file.name}</p>
        <StatusBadge status={file.status} />
        {file.isFeatured && <Badge tone="highlight">{texts.featured}</Badge>}
        {file.isExample && <Badge>{texts.example}</Badge>}
        <span className="flex flex-wrap gap-2">
          {file.status === 'approved' && (
            <ButtonLink size="sm" href={`/business/${id}`}>
              {texts.toPage}
            </ButtonLink>
          )}
          {file.status === 'pending' && (
            <ButtonLink size="sm" href={`/admin?item=business-${id}`}>
              {texts.toInbox}
            </ButtonLink>
          )}
          <ButtonLink size="sm" variant="quiet" href="/admin/businesses">
            {texts.back}
          </ButtonLink>
        </span>
      </div>
      <div className="team-columns">
        {reported && isMendedByStanding ? (
          <div className="flex flex-col gap-4">
            <Reported report={reported} hint={texts.reportedStanding} />
            {standing}
          </div>
        ) : (
          <Panel title={texts.formTitle} lead={texts.formLead}>
            {reported && isWaiting ? (
              <CorrectReported
                file={file}
                report={reported}
                slots={slots}
                onSaved={(saved) => {
                  asked.set(saved);
                  if (report.state === 'ready') report.set(undefined);
                }}
              />
            ) : (
              <EditBusiness
                key={`${file.status} ${restored}`}
                file={file}
                slots={slots}
                onSaved={asked.set}
              />
            )}
          </Panel>
        )}
        <div className="flex flex-col gap-4">
          {!isMendedByStanding && standing}
          {isAdmin && <PlanForm file={file} onSaved={reload} />}
          {isAdmin ? (
            <OwnersPanel file={file} onChanged={reload}>
              {submitter}
            </OwnersPanel>
          ) : (
            <Panel title={texts.ownerTitle}>
              {file.owner ? (
                <p>
                  {file.owner.name}
                  <span className="block text-quiet text-sm">
                    <LongAddress>{file.owner.email ?? ''}</LongAddress>
                  </span>
                </p>
              ) : (
                <p className="text-quiet">{texts.noOwner}</p>
              )}
              {submitter}
            </Panel>
          )}
          {(isAdmin || file.history.length > 0) && (
            <Panel title={texts.historyTitle}>
              <ol className="flex flex-col gap-1 text-sm empty:hidden">
                {file.history.map(({ transition, at }) => (
                  <li key={at + transition}>
                    <span className="figures text-quiet">{formatMoment(at)}</span>{' '}
                    {decisionsTexts.actions[transition] ?? transition}
                  </li>
                ))}
              </ol>
              {isAdmin && (
                <Anchor
                  href={`/admin/audit?entity=business&entityId=${id}`}
                  className="tap text-sm"
                >
                  {texts.toDecisions}
                </Anchor>
              )}
            </Panel>
          )}
          {file.earlierWords.length > 0 && (
            <EarlierWords
              file={file}
              onRestored={(now) => {
                asked.set(now);
                setRestored(restored + 1);
              }}
            />
          )}
        </div>
      </div>
    </>
  );
}
