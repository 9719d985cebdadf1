import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import {
  checkDecisions,
  type Decision,
  listDecisions,
} from '#contract/moderation/administration-records.ts';
import { useApi } from '#web/browser/api-context.ts';
import { formatMoment } from '#web/browser/moments.ts';
import { decisionsTexts as texts } from '#web/texts/administration-decisions.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { sayFailure } from './ActButton.tsx';
import type { Column } from './DataTable.tsx';
import { actionWord, differenceLines, recordWords } from './decision-words.ts';
import { FilterForm, optionsOf } from './FilterForm.tsx';
import { TeamTable } from './TeamList.tsx';
import { useTeamList } from './use-team-list.ts';

const FILTERS = ['entity', 'entityId', 'actor', 'role', 'day'] as const;

/** Where a record can be looked at, of those that have a screen. */
const screens: Record<string, string> = { business: '/admin/businesses', user: '/admin/users' };

const columns: [Column<Decision>, ...Column<Decision>[]] = [
  {
    name: 'at',
    label: texts.columns.at,
    isShort: true,
    cell: ({ at, id }) => (
      <span className="figures font-normal">
        {formatMoment(at)}
        <span className="block text-quiet">#{id}</span>
      </span>
    ),
  },
  {
    name: 'actor',
    label: texts.columns.actor,
    isAddress: true,
    cell: ({ actorEmail, actorId, actorRole }) => (
      <>
        {actorEmail && actorId !== null && (
          <Anchor href={`/admin/users/${actorId}`} className="tap">
            {actorEmail}
          </Anchor>
        )}
        {!actorEmail && actorId !== null && texts.gone(actorId)}
        <span className="block text-quiet">{texts.roles[actorRole] ?? actorRole}</span>
      </>
    ),
  },
  { name: 'action', label: texts.columns.action, cell: ({ action }) => actionWord(action) },
  {
    name: 'record',
    label: texts.columns.record,
    cell: ({ entity, entityId }) => {
      const words = recordWords(entity, entityId);
      const screen = screens[entity];
      return screen ? (
        <Anchor href={`${screen}/${entityId}`} className="tap">
          {words}
        </Anchor>
      ) : (
        words
      );
    },
  },
  {
    name: 'difference',
    label: texts.columns.difference,
    cell: (decision) => (
      <ul>
        {differenceLines(decision).map(({ label, text }) => (
          <li key={label}>
            <span className="text-quiet">{label}:</span> {text}
          </li>
        ))}
      </ul>
    ),
  },
];

/** The record of decisions, and the proof that nobody has changed it. */
export function DecisionsScreen() {
  const list = useTeamList(listDecisions, FILTERS);
  return (
    <>
      <ChainCheck />
      <FilterForm
        list={list}
        filters={[
          { name: 'entity', label: texts.entity, options: optionsOf(texts.entities) },
          { name: 'entityId', label: texts.entityId, type: 'text' },
          { name: 'actor', label: texts.actor, type: 'search' },
          { name: 'role', label: texts.role, options: optionsOf(texts.roles) },
          { name: 'day', label: texts.day, type: 'date' },
        ]}
      />
      <TeamTable list={list} caption={texts.columns.record} columns={columns} />
    </>
  );
}

type Checked = { entries: number; broken: string[]; brokenCount: number };

function ChainCheck() {
  const api = useApi();
  const [isChecking, setChecking] = useState(false);
  const [checked, setChecked] = useState<Checked>();
  const check = async () => {
    setChecking(true);
    setChecked(undefined);
    try {
      setChecked(await api.call(checkDecisions, {}));
    } catch (error) {
      await sayFailure(error);
    } finally {
      setChecking(false);
    }
  };
  return (
    <div className="mb-4 flex flex-col items-start gap-3">
      <Button
        icon={<ShieldCheck aria-hidden="true" />}
        busy={isChecking}
        onClick={() => void check()}
      >
        {isChecking ? texts.checking : texts.check}
      </Button>
      {checked && checked.brokenCount === 0 && (
        <Notice tone="success" title={texts.whole(checked.entries)} isNews />
      )}
      {checked && checked.brokenCount > 0 && (
        <Notice tone="danger" title={texts.brokenTitle(checked.brokenCount)} isNews>
          {texts.brokenText(checked.broken.join(', '))}
        </Notice>
      )}
    </div>
  );
}
