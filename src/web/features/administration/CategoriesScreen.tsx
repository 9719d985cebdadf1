import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  type AdministeredCategory,
  deleteCategory,
  listAdministeredCategories,
  orderCategories,
} from '#contract/moderation/administration.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { categoriesTexts as texts } from '#web/texts/administration-categories.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { CategoryIcon } from '#web/ui/artwork/CategoryIcon.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { notify } from '#web/ui/notify.ts';
import { useBusy } from '#web/ui/use-busy.ts';
import { ActButton, sayFailure } from './ActButton.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { type Column, DataTable } from './DataTable.tsx';
import { EditButton } from './EditButton.tsx';
import { Failed, Waiting } from './Loading.tsx';

/** The categories in their order, to be added, renamed, coloured and sorted. */
export function CategoriesScreen() {
  const api = useApi();
  const asked = useAsked('all', (signal) => api.call(listAdministeredCategories, {}, { signal }));
  const [open, setOpen] = useState<AdministeredCategory | 'new'>();
  const { isBusy, run } = useBusy();
  if (asked.state === 'loading') return <Waiting />;
  if (asked.state === 'failed') return <Failed onAgain={asked.again} />;
  const categories = asked.data;

  const move = async (from: number, step: -1 | 1) => {
    const ids = categories.map(({ id }) => id);
    const [moved] = ids.splice(from, 1);
    if (moved === undefined || isBusy) return;
    ids.splice(from + step, 0, moved);
    await run(async () => asked.set(await api.call(orderCategories, { ids })), sayFailure);
  };
  const saved = async (title: string, list: AdministeredCategory[]) => {
    asked.set(list);
    setOpen(undefined);
    await notify({ title, description: '', tone: 'success' });
  };

  const columns: [Column<AdministeredCategory>, ...Column<AdministeredCategory>[]] = [
    {
      name: 'name',
      label: texts.columns.name,
      cell: ({ name, slug, hue, formerSlugs }) => (
        <span className="flex items-start gap-3 max-[18rem]:flex-wrap">
          <span
            data-hue={hue}
            className="arch grid h-11 w-9 shrink-0 place-items-center bg-scene-b pt-1 text-scene-ink"
          >
            <CategoryIcon slug={slug} className="size-5" />
          </span>
          <span className="min-w-0">
            <Anchor href={`/category/${slug}`} className="tap text-base">
              {name}
            </Anchor>
            <span className="block font-normal text-quiet">/category/{slug}</span>
            {formerSlugs.length > 0 && (
              <span className="block font-normal text-quiet">
                {texts.former(formerSlugs.join(', '))}
              </span>
            )}
          </span>
        </span>
      ),
    },
    {
      name: 'counts',
      label: texts.columns.counts,
      cell: ({ businessCount, allCount, name, isHiddenWhileEmpty }) => (
        <span className="figures">
          {isHiddenWhileEmpty && businessCount === 0 ? texts.hidden : texts.public(businessCount)}
          <span className="block">
            <Anchor href={`/admin/businesses?category=${encodeURIComponent(name)}`} className="tap">
              {texts.allOf(allCount)}
            </Anchor>
          </span>
        </span>
      ),
    },
    { name: 'hue', label: texts.columns.hue, cell: ({ hue }) => texts.hues[hue] },
    {
      name: 'ads',
      label: texts.columns.ads,
      cell: ({ isAdFree }) =>
        isAdFree ? <Badge tone="closed">{texts.adFree}</Badge> : texts.adsAllowed,
    },
    {
      name: 'order',
      label: texts.columns.order,
      cell: (category) => {
        const place = categories.indexOf(category);
        return (
          <span className="-my-2 flex flex-wrap items-center">
            <IconButton
              label={texts.up(category.name)}
              icon={<ArrowUp className="size-5" aria-hidden="true" />}
              disabled={place === 0}
              className="disabled:opacity-35"
              onClick={() => void move(place, -1)}
            />
            <IconButton
              label={texts.down(category.name)}
              icon={<ArrowDown className="size-5" aria-hidden="true" />}
              disabled={place === categories.length - 1}
              className="disabled:opacity-35"
              onClick={() => void move(place, 1)}
            />
            <EditButton label={texts.edit(category.name)} onClick={() => setOpen(category)} />
            {category.allCount === 0 && (
              <ActButton
                label={<Trash2 className="size-5" aria-hidden="true" />}
                aria-label={texts.delete(category.name)}
                variant="quiet"
                question={{
                  title: texts.deleteTitle,
                  text: texts.deleteText(category.name),
                  yes: texts.deleteYes,
                }}
                act={async () => {
                  asked.set(await api.call(deleteCategory, { id: category.id }));
                  return { title: texts.deleted, description: category.name };
                }}
              />
            )}
          </span>
        );
      },
    },
  ];

  return (
    <>
      <Button
        variant="primary"
        className="mb-4"
        icon={<Plus aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen('new')}
      >
        {texts.add}
      </Button>
      <DataTable
        caption={texts.columns.name}
        columns={columns}
        rows={categories}
        keyOf={({ id }) => id}
      />
      {open && (
        <CategoryDialog
          key={open === 'new' ? 'new' : open.id}
          category={open === 'new' ? undefined : open}
          onSaved={saved}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
