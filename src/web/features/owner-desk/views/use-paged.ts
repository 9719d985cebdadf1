import { cursorAfter } from '#contract/api/paging.ts';
import type { ListPage } from '#web/api/api.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { kitTexts } from '#web/texts/kit.ts';
import { workspaceTexts as texts } from '#web/texts/owner-workspace.ts';
import { notify } from '#web/ui/notify.ts';
import { useBusy } from '#web/ui/use-busy.ts';

/** A list that is read page by page; asked anew when `key` changes. */
export function usePaged<Item extends { id: number }>(
  key: string,
  ask: (cursor: string | undefined) => Promise<ListPage<Item>>,
) {
  const asked = useAsked(key, () => ask(undefined));
  const { isBusy: isAsking, run } = useBusy();
  const more = async () => {
    if (asked.state !== 'ready' || isAsking) return;
    await run(
      async () => {
        const next = await ask(cursorAfter(asked.data.items.length));
        asked.set((now) => ({
          ...next,
          // What came meanwhile pushes the others on: nothing is shown twice.
          items: [
            ...now.items,
            ...next.items.filter(({ id }) => !now.items.some((one) => one.id === id)),
          ],
        }));
      },
      () => notify({ title: texts.partFailed, description: kitTexts.tryAgain, tone: 'danger' }),
    );
  };
  return { asked, more, isAsking };
}
