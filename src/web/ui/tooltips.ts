/**
 * Words for icon-only buttons. Elements carry `data-tooltip="…"` (IconButton does); one bubble for the
 * whole page follows the pointer and the focus. Screen readers hear the element's own aria-label.
 */
type TooltipTimings = {
  /** How long the pointer rests before the bubble opens. */
  delayMs: number;
  /** Within this time after one closed, the next opens at once. */
  skipDelayMs: number;
};

/** Starts listening; call once in the browser, with the event that asked for it. Returns a function that stops it. */
export function startTooltips({ delayMs, skipDelayMs }: TooltipTimings, first?: Event): () => void {
  const bubble = document.createElement('div');
  bubble.className = 'tooltip';
  bubble.popover = 'manual';
  // The label already says it; twice would be noise.
  bubble.setAttribute('aria-hidden', 'true');
  let owner: HTMLElement | null = null;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;

  const isOpen = () => bubble.isConnected && bubble.matches(':popover-open');

  const open = (target: HTMLElement) => {
    // Left meanwhile.
    if (!target.isConnected || !target.matches(':hover, :focus-visible')) return;
    bubble.textContent = target.dataset.tooltip ?? '';
    if (!isOpen()) bubble.showPopover();
    const place = target.getBoundingClientRect();
    const size = bubble.getBoundingClientRect();
    const above = place.top - size.height - 8;
    const middle = place.left + place.width / 2 - size.width / 2;
    bubble.style.top = `${above < 4 ? place.bottom + 8 : above}px`;
    bubble.style.left = `${Math.max(4, Math.min(middle, innerWidth - size.width - 4))}px`;
  };

  const close = () => {
    clearTimeout(opening);
    clearTimeout(closing);
    owner = null;
    if (!isOpen()) return;
    bubble.hidePopover();
    closedAt = performance.now();
  };

  const enter = (event: Event) => {
    const node = event.target;
    if (node === bubble) return clearTimeout(closing);
    const target = node instanceof Element ? node.closest<HTMLElement>('[data-tooltip]') : null;
    if (!target || target === owner) return;
    if (event.type === 'focusin' && !target.matches(':focus-visible')) return;
    const isQuick =
      event.type === 'focusin' || isOpen() || performance.now() - closedAt < skipDelayMs;
    close();
    owner = target;
    opening = setTimeout(() => open(target), isQuick ? 0 : delayMs);
  };

  const leave = (event: Event) => {
    if (!(event instanceof PointerEvent || event instanceof FocusEvent) || !owner) return;
    const next = event.relatedTarget;
    if (next instanceof Node && (owner.contains(next) || next === bubble)) return;
    // A moment to reach the bubble itself (WCAG 1.4.13: it can be hovered).
    clearTimeout(opening);
    closing = setTimeout(close, 80);
  };

  const press = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.key === 'Escape') close();
  };

  const listeners: [string, (event: Event) => void][] = [
    [
      'pointerover',
      (event) => event instanceof PointerEvent && event.pointerType === 'mouse' && enter(event),
    ],
    ['focusin', enter],
    ['pointerout', leave],
    ['focusout', leave],
    ['pointerdown', press],
    ['keydown', press],
    ['scroll', close],
  ];
  for (const [type, listener] of listeners) {
    document.addEventListener(type, listener, { capture: true, passive: true });
  }
  document.body.append(bubble);
  if (first) enter(first);
  return () => {
    close();
    for (const [type, listener] of listeners) {
      document.removeEventListener(type, listener, { capture: true });
    }
    bubble.remove();
  };
}
