import { EARLY_EVENTS } from '#contract/head/early-events.ts';

/** What hands did before the page's code had come: `HEAD_SCRIPT` keeps it on `window`. */
interface EarlyHands {
  /** Fields, each with what was written or chosen in it last. */
  typed: Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string | boolean>;
  /** The button that was pressed last. */
  pressed?: HTMLElement | null;
  /** Set once presses are heard by those they are for. */
  hearsPresses?: boolean;
  hear(event: Event): void;
}

const hands = () => (window as { earlyHands?: EarlyHands }).earlyHands;

/** To be told when React begins to hear presses: it does with them what is right, once it can. */
export function leavePressesToReact(): void {
  const early = hands();
  if (early) early.hearsPresses = true;
}

/**
 * Does once more what was done before the page answered: what was typed would be gone, what was pressed in vain. To be
 * told when it answers, and once.
 */
export function repeatEarlyHands(): void {
  const early = hands();
  if (!early) return;
  for (const type of EARLY_EVENTS) removeEventListener(type, early.hear, true);
  for (const [field, value] of early.typed) {
    // React knows what it was told of: first that it stands there otherwise, then by hand what stands there.
    if (field instanceof HTMLInputElement && typeof value === 'boolean') {
      field.checked = !value;
      field.click();
    } else {
      field.value = '';
      const kind = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
      kind?.set?.call(field, value);
      for (const type of ['input', 'change'])
        field.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
  // After what was typed has been taken in.
  const { pressed } = early;
  if (pressed) setTimeout(() => pressed.isConnected && pressed.click());
}
