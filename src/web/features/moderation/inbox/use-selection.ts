import { useCallback, useState } from 'react';
import type { InboxItem } from '#contract/moderation/moderation.ts';
import { itemKey } from './inbox-address.ts';

const NONE: ReadonlySet<string> = new Set();

/** The lines with a tick; another list begins without any. */
export function useSelection(items: InboxItem[], list: string) {
  const [selection, setSelection] = useState({ list, keys: NONE });
  const selected = selection.list === list ? selection.keys : NONE;
  // The same function for every drawing: lines are drawn again only when they change.
  const select = useCallback(
    (key: string, isOn: boolean) =>
      setSelection((before) => {
        const keys = new Set(before.list === list ? before.keys : NONE);
        if (isOn) keys.add(key);
        else keys.delete(key);
        return { list, keys };
      }),
    [list],
  );
  return {
    selected,
    select,
    selectAll: (isOn: boolean) =>
      setSelection({ list, keys: isOn ? new Set(items.map(itemKey)) : NONE }),
    drop: () => setSelection({ list, keys: NONE }),
  };
}
