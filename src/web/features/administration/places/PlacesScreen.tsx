import { useState } from 'react';
import {
  type AdministeredPlace,
  listAdministeredPlaces,
} from '#contract/places/administered-places.ts';
import {
  PLACE_KIND_WORDS,
  PLACE_STATE_WORDS,
  placesTexts as texts,
} from '#web/texts/administration-places.ts';
import { notify } from '#web/ui/notify.ts';
import type { Column } from '../DataTable.tsx';
import { EditButton } from '../EditButton.tsx';
import { FilterForm, optionsOf } from '../FilterForm.tsx';
import { TeamTable } from '../TeamList.tsx';
import { useTeamList } from '../use-team-list.ts';
import { PlaceDialog } from './PlaceDialog.tsx';

const FILTERS = ['q', 'kind', 'state'] as const;

/** What questions call places, as it was learnt and as the team mends it. */
export function PlacesScreen() {
  const [open, setOpen] = useState<AdministeredPlace>();
  const list = useTeamList(listAdministeredPlaces, FILTERS);
  const saved = async ({ name }: AdministeredPlace) => {
    setOpen(undefined);
    list.refresh();
    await notify({ title: texts.changed, description: `${name}: ${texts.soon}`, tone: 'success' });
  };
  const columns: [Column<AdministeredPlace>, ...Column<AdministeredPlace>[]] = [
    { name: 'name', label: texts.columns.name, cell: (place) => <PlaceName {...place} /> },
    {
      name: 'kind',
      label: texts.columns.kind,
      cell: ({ kind }) => <span className="wrap-normal">{PLACE_KIND_WORDS[kind]}</span>,
    },
    {
      name: 'centre',
      label: texts.columns.centre,
      cell: (place) => (
        <>
          {texts.centre(place)}
          {place.latitude !== null && (
            <span className="block text-quiet">{texts.extent(place.extent)}</span>
          )}
        </>
      ),
    },
    {
      name: 'count',
      label: texts.columns.count,
      isShort: true,
      cell: ({ count }) => <span className="figures">{texts.count(count)}</span>,
    },
    {
      name: 'acts',
      label: texts.columns.acts,
      isShort: true,
      cell: (place) => (
        <span className="-my-2 flex items-center">
          <EditButton label={texts.edit(place.name)} onClick={() => setOpen(place)} />
        </span>
      ),
    },
  ];
  return (
    <>
      <FilterForm
        list={list}
        filters={[
          { name: 'q', label: texts.query, type: 'search' },
          { name: 'kind', label: texts.kind, options: optionsOf(PLACE_KIND_WORDS) },
          { name: 'state', label: texts.state, options: optionsOf(PLACE_STATE_WORDS) },
        ]}
      />
      <TeamTable
        list={list}
        caption={texts.columns.name}
        columns={columns}
        empty={{ title: texts.emptyTitle, text: texts.emptyText }}
      />
      {open && (
        <PlaceDialog
          key={open.id}
          place={open}
          onSaved={saved}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

const PlaceName = ({ name, learntName, aliases, isHidden, mergedInto }: AdministeredPlace) => (
  <div className="md:min-w-40">
    <span className="text-base">{name}</span>
    {[
      name !== learntName && texts.learnt(learntName),
      aliases && texts.aliases(aliases),
      isHidden && texts.hidden,
      mergedInto && texts.merged(mergedInto),
    ]
      .filter((line) => typeof line === 'string' && line !== '')
      .map((line) => (
        <span key={String(line)} className="block font-normal text-quiet">
          {line}
        </span>
      ))}
  </div>
);
