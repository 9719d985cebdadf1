import { listPeople, type Person } from '#contract/moderation/administration-records.ts';
import { formatDate } from '#contract/text/numbers.ts';
import { formatMoment } from '#web/browser/moments.ts';
import { ROLE_WORDS, peopleTexts as texts } from '#web/texts/administration-records.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { LongAddress } from '#web/ui/LongAddress.tsx';
import type { Column } from '../DataTable.tsx';
import { FilterForm, optionsOf } from '../FilterForm.tsx';
import { TeamTable } from '../TeamList.tsx';
import { useTeamList } from '../use-team-list.ts';
import { RoleBadge } from './RoleBadge.tsx';

const FILTERS = ['q', 'role'] as const;

const columns: [Column<Person>, ...Column<Person>[]] = [
  {
    name: 'person',
    label: texts.columns.person,
    cell: ({ id, name, email, isVerified }) => (
      <>
        <Anchor href={`/admin/users/${id}`} className="tap text-base">
          {email ? <LongAddress>{email}</LongAddress> : texts.title(id)}
        </Anchor>
        <span className="block font-normal text-quiet">
          {name || texts.unnamed}
          {!isVerified && `, ${texts.unverified}`}
        </span>
      </>
    ),
  },
  { name: 'role', label: texts.columns.role, cell: ({ role }) => <RoleBadge role={role} /> },
  {
    name: 'businesses',
    label: texts.columns.businesses,
    cell: ({ businessCount }) => <span className="figures">{businessCount}</span>,
  },
  {
    name: 'sessions',
    label: texts.columns.sessions,
    cell: ({ sessionCount }) => <span className="figures">{sessionCount}</span>,
  },
  {
    name: 'seen',
    label: texts.columns.seen,
    isShort: true,
    cell: ({ lastSeenAt }) => (lastSeenAt ? formatMoment(lastSeenAt) : texts.never),
  },
  {
    name: 'since',
    label: texts.columns.since,
    isShort: true,
    cell: ({ createdAt }) => formatDate(createdAt),
  },
];

/** Everybody with an account. */
export function PeopleScreen() {
  const list = useTeamList(listPeople, FILTERS);
  return (
    <>
      <FilterForm
        list={list}
        filters={[
          { name: 'q', label: texts.query, type: 'search' },
          { name: 'role', label: texts.role, options: optionsOf(ROLE_WORDS) },
        ]}
      />
      <TeamTable list={list} caption={texts.columns.person} columns={columns} />
    </>
  );
}
