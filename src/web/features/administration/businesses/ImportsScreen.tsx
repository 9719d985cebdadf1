import type { ReactNode } from 'react';
import { type ImportBatch, listImportBatches } from '#contract/imports/import-batches.ts';
import { formatNumber } from '#contract/text/numbers.ts';
import { useAccount } from '#web/browser/account-context.ts';
import { formatMoment } from '#web/browser/moments.ts';
import { administrationTexts, batchTexts as texts } from '#web/texts/administration.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Bar } from '../Bar.tsx';
import { Panel } from '../Panel.tsx';
import { TeamList } from '../TeamList.tsx';
import { useTeamList } from '../use-team-list.ts';
import { BatchApproval } from './BatchApproval.tsx';
import { BatchUndoing } from './BatchUndoing.tsx';

/** A file goes in, and every file that came in can be approved or taken back as a whole. */
export function ImportsScreen({ upload }: { upload: (onSent: () => void) => ReactNode }) {
  const list = useTeamList(listImportBatches, []);
  const account = useAccount();
  const isAdmin = account.kind === 'member' && account.account.role === 'admin';
  const { refresh } = list;
  return (
    <div className="flex flex-col gap-6">
      <div className="team-panel">{upload(refresh)}</div>
      <Panel
        title={texts.listTitle}
        action={
          <div className="flex flex-wrap gap-2">
            <ButtonLink size="sm" href="/admin/businesses?asked=gone">
              {texts.seeGone}
            </ButtonLink>
            <Button size="sm" onClick={refresh}>
              {administrationTexts.refresh}
            </Button>
          </div>
        }
      >
        <TeamList list={list} empty={{ title: texts.empty, text: texts.emptyText }}>
          {(batches) => (
            <ul className="flex flex-col divide-y divide-line">
              {batches.map((batch) => (
                <Batch key={batch.id} batch={batch} isAdmin={isAdmin} onChanged={refresh} />
              ))}
            </ul>
          )}
        </TeamList>
      </Panel>
    </div>
  );
}

interface BatchProps {
  batch: ImportBatch;
  isAdmin: boolean;
  onChanged: () => void;
}

function Batch({ batch, isAdmin, onChanged }: BatchProps) {
  const { id, waiting, approved, others, undoneAt } = batch;
  const all = waiting + approved + others;
  return (
    <li className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold text-base wrap-anywhere">
          {batch.fileName || texts.unnamed}{' '}
          <span className="font-normal text-quiet">{texts.number(id)}</span>
        </h3>
        <span className="figures text-quiet text-sm">{formatMoment(batch.createdAt)}</span>
      </div>
      <p className="text-quiet text-sm wrap-anywhere">
        {batch.sentBy ? texts.sentBy(batch.sentBy) : texts.sentByNobody}
      </p>
      <p className="figures text-sm">
        {(['imported', 'duplicates', 'changed', 'refused'] as const)
          .filter((name) => name !== 'changed' || batch.changed > 0)
          .map((name) => `${formatNumber(batch[name])} ${texts.counts[name]}`)
          .join(', ')}
      </p>
      {all > 0 && (
        <>
          <Bar done={approved} all={all} label={texts.standing(approved, waiting, others)} />
          <p className="figures text-quiet text-sm">{texts.standing(approved, waiting, others)}</p>
        </>
      )}
      {undoneAt && <p className="text-sm">{texts.undone(formatMoment(undoneAt))}</p>}
      {(all > 0 || (isAdmin && !undoneAt)) && (
        <div className="flex flex-wrap gap-2">
          {all > 0 && (
            <ButtonLink size="sm" href={`/admin/businesses?batch=${id}`}>
              {texts.see}
            </ButtonLink>
          )}
          {isAdmin && waiting > 0 && (
            <BatchApproval batchId={id} waiting={waiting} onApproved={onChanged} />
          )}
          {isAdmin && <BatchUndoing batchId={id} onUndone={onChanged} />}
        </div>
      )}
    </li>
  );
}
