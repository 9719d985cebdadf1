import { wholeDay } from '#contract/calendar/day-words.ts';
import { listCategories } from '#contract/categories/categories.ts';
import { DISTRICTS } from '#contract/city/districts.ts';
import {
  type AdministeredBusiness,
  listAdministeredBusinesses,
} from '#contract/moderation/administration.ts';
import { PLAN_NAMES } from '#contract/owners/plans.ts';
import { formatDate } from '#contract/text/numbers.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import {
  administrationTexts,
  STATUS_WORDS,
  administeredBusinessTexts as texts,
} from '#web/texts/administration.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { LongAddress } from '#web/ui/LongAddress.tsx';
import type { Column } from '../DataTable.tsx';
import { FilterForm, optionsOf } from '../FilterForm.tsx';
import { TeamTable } from '../TeamList.tsx';
import { useTeamList } from '../use-team-list.ts';
import { StatusBadge } from './StatusBadge.tsx';

const FILTERS = ['q', 'status', 'category', 'district', 'batch', 'asked'] as const;

const columns: [Column<AdministeredBusiness>, ...Column<AdministeredBusiness>[]] = [
  {
    name: 'business',
    label: texts.columns.business,
    cell: (business) => (
      <>
        <Anchor href={`/admin/businesses/${business.id}`} className="tap text-base">
          {business.name}
        </Anchor>
        <span className="mt-0.5 flex flex-wrap gap-1.5 font-normal text-quiet">
          {texts.number(business.id)}
          {business.isExample && <Badge>{texts.example}</Badge>}
          {business.isFeatured && <Badge tone="highlight">{texts.featured}</Badge>}
        </span>
      </>
    ),
  },
  {
    name: 'status',
    label: texts.columns.status,
    cell: ({ status }) => <StatusBadge status={status} />,
    isShort: true,
  },
  {
    name: 'place',
    label: texts.columns.place,
    cell: ({ category, district }) => `${category}, ${district}`,
  },
  {
    name: 'contact',
    label: texts.columns.contact,
    isAddress: true,
    cell: ({ phone, email }) => (
      <>
        {phone}
        {email && (
          <span className="block text-quiet">
            <LongAddress>{email}</LongAddress>
          </span>
        )}
        {!phone && !email && administrationTexts.none}
      </>
    ),
  },
  {
    name: 'plan',
    label: texts.columns.plan,
    cell: ({ plan }) => PLAN_NAMES[plan],
    isShort: true,
  },
  {
    name: 'owner',
    label: texts.columns.owner,
    cell: ({ hasOwner }) => (hasOwner ? texts.owned : texts.unowned),
  },
  {
    name: 'added',
    label: texts.columns.added,
    isShort: true,
    cell: ({ submittedAt, batchId, confirmedOn, silentSince }) => (
      <>
        {formatDate(submittedAt)}
        {batchId !== null && <span className="block text-quiet">{texts.ofBatch(batchId)}</span>}
        {confirmedOn && (
          <span className="block text-quiet">{texts.confirmed(wholeDay(confirmedOn))}</span>
        )}
        {silentSince && (
          <span className="block text-quiet">{texts.silent(wholeDay(silentSince))}</span>
        )}
      </>
    ),
  },
];

/** Every business in every state, found and opened. */
export function BusinessesScreen() {
  const api = useApi();
  const list = useTeamList(listAdministeredBusinesses, FILTERS);
  const categories = useAsked('categories', (signal) => api.call(listCategories, {}, { signal }));
  const names = categories.state === 'ready' ? categories.data.map(({ name }) => name) : [];
  // The list of categories comes late; the one that is chosen is there before it.
  const { category } = list.filters;
  if (category && !names.includes(category)) names.push(category);
  return (
    <>
      <FilterForm
        list={list}
        filters={[
          { name: 'q', label: texts.query, type: 'search' },
          { name: 'status', label: texts.status, options: optionsOf(STATUS_WORDS) },
          { name: 'category', label: texts.category, options: names },
          { name: 'district', label: texts.district, options: DISTRICTS },
          { name: 'batch', label: texts.batch, type: 'number' },
          { name: 'asked', label: texts.asked, options: optionsOf(texts.askedOf) },
        ]}
      />
      <TeamTable list={list} caption={texts.columns.business} columns={columns} />
    </>
  );
}
