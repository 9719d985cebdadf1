import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { listCategories } from '#contract/categories/categories.ts';
import {
  type AdministeredKind,
  deleteKind,
  listAdministeredKinds,
} from '#contract/kinds/administered-kinds.ts';
import { KIND_PAGE_LEAST } from '#contract/kinds/kinds.ts';
import { ADMIN_PAGE_LENGTH } from '#contract/moderation/administration.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { kindsTexts as texts } from '#web/texts/administration-kinds.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Button } from '#web/ui/Button.tsx';
import { notify } from '#web/ui/notify.ts';
import { ActButton } from '../ActButton.tsx';
import type { Column } from '../DataTable.tsx';
import { EditButton } from '../EditButton.tsx';
import { FilterForm } from '../FilterForm.tsx';
import { TeamTable } from '../TeamList.tsx';
import { useListAddress } from '../use-team-list.ts';
import { findKinds, OUTSIDE } from './find-kinds.ts';
import { KindDialog } from './KindDialog.tsx';
import { UnknownWords } from './UnknownWords.tsx';

const FILTERS = ['q', 'category'] as const;

/** What businesses are, and the words they are told and found by. */
export function KindsScreen() {
  const api = useApi();
  const asked = useAsked('kinds', (signal) => api.call(listAdministeredKinds, {}, { signal }));
  const categories = useAsked('categories', (signal) => api.call(listCategories, {}, { signal }));
  const address = useListAddress(FILTERS);
  const [open, setOpen] = useState<Partial<AdministeredKind>>();
  const kinds = asked.state === 'ready' ? asked.data : [];
  const others = categories.state === 'ready' ? categories.data : [];

  const set = (list: AdministeredKind[]) => asked.state === 'ready' && asked.set(list);
  const without = (id: number) => kinds.filter((kind) => kind.id !== id);
  const changed = (kind: AdministeredKind) => set([...without(kind.id), kind]);
  const saved = async (title: string, kind: AdministeredKind) => {
    changed(kind);
    setOpen(undefined);
    await notify({ title, description: texts.soon, tone: 'success' });
  };

  const found = findKinds(kinds, address.filters);
  const from = (address.page - 1) * ADMIN_PAGE_LENGTH;
  const shown = { items: found.slice(from, from + ADMIN_PAGE_LENGTH), total: found.length };
  const list = {
    ...address,
    asked: asked.state === 'ready' ? { state: asked.state, data: shown } : asked,
  };

  const columns: [Column<AdministeredKind>, ...Column<AdministeredKind>[]] = [
    { name: 'name', label: texts.columns.name, cell: (kind) => <KindName {...kind} /> },
    {
      name: 'category',
      label: texts.columns.category,
      cell: ({ category }) => <span className="wrap-normal">{category ?? texts.outside}</span>,
    },
    {
      name: 'words',
      label: texts.columns.words,
      cell: ({ words }) => <span className="line-clamp-3">{words}</span>,
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
      cell: (kind) => (
        <span className="-my-2 flex items-center">
          <EditButton label={texts.edit(kind.name)} onClick={() => setOpen(kind)} />
          <ActButton
            label={<Trash2 className="size-5" aria-hidden="true" />}
            aria-label={texts.delete(kind.name)}
            variant="quiet"
            question={{
              title: texts.deleteTitle,
              text: texts.deleteText(kind.name, kind.count),
              yes: texts.deleteYes,
            }}
            act={async () => {
              await api.call(deleteKind, { id: kind.id });
              set(without(kind.id));
              return { title: texts.deleted, description: kind.name };
            }}
          />
        </span>
      ),
    },
  ];

  return (
    <>
      <FilterForm
        list={address}
        filters={[
          { name: 'q', label: texts.query, type: 'search' },
          {
            name: 'category',
            label: texts.category,
            options: [
              ...others.map(({ slug, name }) => ({ value: slug, label: name })),
              { value: OUTSIDE, label: texts.outside },
            ],
          },
        ]}
      >
        <Button
          variant="primary"
          icon={<Plus aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setOpen({})}
        >
          {texts.add}
        </Button>
      </FilterForm>
      <div className="team-columns">
        <div>
          <TeamTable list={list} caption={texts.columns.name} columns={columns} />
        </div>
        {asked.state === 'ready' && (
          <UnknownWords
            kinds={kinds}
            onChanged={changed}
            onNewKind={(words) => setOpen({ words })}
          />
        )}
      </div>
      {open && (
        <KindDialog
          key={open.id ?? open.words ?? 'new'}
          kind={open}
          kinds={kinds}
          categories={others}
          onSaved={saved}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

/** Its name leads to its page, where it has one. */
const KindName = ({ name, plural, slug, categorySlug, count }: AdministeredKind) => (
  // Names stay whole beside the panel.
  <div className="md:min-w-40">
    {categorySlug && count >= KIND_PAGE_LEAST ? (
      <Anchor href={`/category/${categorySlug}/${slug}`} className="tap text-base">
        {name}
      </Anchor>
    ) : (
      <span className="text-base">{name}</span>
    )}
    <span className="block font-normal text-quiet">{plural}</span>
  </div>
);
