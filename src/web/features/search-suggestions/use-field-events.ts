import { useLayoutEffect } from 'react';

interface FieldEvents {
  /** Something was typed, or a mark on the field emptied it. */
  input: () => void;
  /** The focus, a click or a tap came to the field. */
  reach: () => void;
  leave: () => void;
  /** The form is sent, in whatever way. */
  submit: () => void;
  arrow: (step: 1 | -1) => void;
  /** These answer whether the key meant something here; else it is the browser's. */
  edge: (end: 0 | -1) => boolean;
  enter: () => boolean;
  remove: () => boolean;
  escape: () => boolean;
}

/**
 * Keys and pointer of the field, which belongs to the page: nothing of it is drawn anew. Set in step
 * with what is drawn, so that a key never meets an older list.
 */
export function useFieldEvents(field: HTMLInputElement, events: FieldEvents): void {
  useLayoutEffect(() => {
    const { form } = field;
    const press = (event: KeyboardEvent) => {
      // Enter and arrows belong to a word that is still being put together.
      if (event.isComposing || event.ctrlKey || event.metaKey) return;
      const act = acts(event)[event.key];
      if (!act) return;
      if (act()) event.preventDefault();
    };
    const acts = ({ altKey, shiftKey }: KeyboardEvent): Record<string, () => boolean> => ({
      ArrowDown: () => {
        events.arrow(1);
        return true;
      },
      ArrowUp: () => {
        if (altKey) events.leave();
        else events.arrow(-1);
        return true;
      },
      Home: () => !shiftKey && events.edge(0),
      End: () => !shiftKey && events.edge(-1),
      Enter: events.enter,
      Delete: events.remove,
      Escape: events.escape,
    });
    const listeners: [EventTarget | null, string, (event: never) => void][] = [
      [field, 'input', events.input],
      [field, 'focus', events.reach],
      [field, 'click', events.reach],
      [field, 'blur', events.leave],
      [field, 'keydown', press],
      [form, 'submit', events.submit],
    ];
    for (const [target, type, listener] of listeners) {
      target?.addEventListener(type, listener as EventListener);
    }
    return () => {
      for (const [target, type, listener] of listeners) {
        target?.removeEventListener(type, listener as EventListener);
      }
    };
  });
}
